"""A desk plays the same game as states do."""

import numpy as np

from civ import rules


def test_a_desk_plays_the_same_game_as_a_state() -> None:
    desk, states = rules.new_desk(), rules.new_states()
    legal = np.zeros(rules.NUM_ACTIONS, np.uint8)
    for players in (2, 3, 4):
        for variant in rules.Variant:
            number = rules.deal_on(desk, 9, players, variant, 0)
            rules.new_game(states, 9, players, variant, 0)
            while number:
                seat = int(states["actor"][0])
                assert rules.legal_actions(states, seat, legal) == number
                listed = desk[rules.LEGAL : rules.LEGAL + number].tolist()
                assert listed == legal[:number].tolist()
                action = listed[number * 7 % 5 % number]
                rules.apply(states, seat, action)
                number = rules.step_on(desk, action)
                assert rules.state_on(desk).tobytes() == states.tobytes()
            assert states["end"][0] != rules.End.NOT_YET
