"""Random play in all modes, action by action, with all that must be true after each (stateful)."""

from collections import Counter
from typing import Any

import numpy as np
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from civ import rules
from civ.game import Game, Record
from civ.game.notation import KIND_NAMES, SEATS
from civ.rules.cards import NUMBER_OF
from tests.game.modes import MODES, Mode

DERIVED = [
    "hand_count",
    "hand_kinds",
    "area_count",
    "area_kinds",
    "area_domains",
    "column",
    "discard_count",
    "discard_kinds",
    "embargoed",
    "blocked",
]


class RandomPlay(RuleBasedStateMachine):
    """A game in which Hypothesis chooses every action, and takes some back."""

    game: Game

    @initialize(mode=st.sampled_from(MODES), seed=st.integers(-(2**70), 2**70))
    def deal(self, mode: Mode, seed: int) -> None:
        self.game = mode.new_game(seed)

    @precondition(lambda self: not self.game.is_over)
    @rule(data=st.data())
    def play_one_action(self, data: st.DataObject) -> None:
        legal = self.game.legal_actions()
        seat = data.draw(st.sampled_from(sorted(legal)))
        action = data.draw(st.sampled_from(legal[seat]))
        before = self.game.copy()
        self.game.play(seat, action)
        undone = self.game.copy()
        undone.undo()
        assert undone.state.tobytes() == before.state.tobytes()
        assert undone.history == before.history

    @precondition(lambda self: not self.game.is_over)
    @rule(seed=st.integers(0, 2**32))
    def play_on_at_random(self, seed: int) -> None:
        random = np.random.default_rng(seed)
        for _ in range(30):
            if self.game.is_over:
                return
            seat, actions = list(self.game.legal_actions().items())[-1]
            self.game.play(seat, actions[random.integers(len(actions))])

    @precondition(lambda self: self.game.ply > 0)
    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        count = data.draw(st.integers(0, self.game.ply))
        earlier = self.game.at(self.game.ply - count)
        self.game.undo(count)
        assert self.game.position() == earlier.position()

    @invariant()
    def every_card_is_in_exactly_one_place(self) -> None:
        position = self.game.position()
        markers = [marker.card for marker in position.embargoes]
        utopias = sum(sum(numbers.values()) for numbers in position.democracies.values())
        places: list[Any] = [
            position.deck,
            position.discard,
            position.centre,
            position.removed,
            *position.hands.values(),
            *position.kept.values(),
            *position.areas.values(),
            markers,
            ["U3"] * utopias,
        ]
        total = Counter(card for place in places for card in place)
        assert total == Counter(dict(zip(KIND_NAMES, NUMBER_OF.tolist(), strict=True)))
        in_game = total.total() - len(position.removed)
        assert in_game == (104 if position.players == 4 else 95)

    @invariant()
    def no_count_is_negative(self) -> None:
        state = self.game.state[0]
        for name in ("hand", "kept", "area", "discard", "centre", "removed", "embargo"):
            assert (state[name] >= 0).all(), name
        assert (state["known"] >= 0).all()
        assert 0 <= state["deck_next"] <= state["deck_end"]

    @invariant()
    def the_derived_fields_repeat_what_the_cards_say(self) -> None:
        counted = self.game.state.copy()
        rules.count_cards(counted)
        for name in DERIVED:
            if name == "blocked" and self.game.is_over:
                continue
            assert np.array_equal(counted[name], self.game.state[name]), name

    @invariant()
    def exactly_the_right_seats_may_act(self) -> None:
        position = self.game.position()
        seats = SEATS[: position.players]
        if self.game.is_over:
            assert position.actors == []
        elif position.decision == "keep":
            fewest = min(len(kept) for kept in position.kept.values())
            assert position.actors == [s for s in seats if len(position.kept[s]) == fewest]
        elif position.decision == "found":
            order = seats[: seats.index(position.first)][::-1] + seats[::-1]
            waiting = [seat for seat in order if not position.areas[seat]]
            assert position.actors == waiting[:1]
        else:
            place = seats.index(position.first) + position.turn - 1
            assert position.actors == [seats[place % position.players]]

    @invariant()
    def some_action_is_legal_until_the_end(self) -> None:
        legal = self.game.legal_actions()
        assert list(legal) == self.game.actors
        assert all(legal.values())
        assert bool(legal) != self.game.is_over
        assert self.game.is_over == (self.game.result is not None)

    @invariant()
    def memory_never_claims_what_is_not_there(self) -> None:
        for viewer in [*SEATS[: self.game.players], None]:
            hands = self.game.position().hands
            for seat, hand in self.game.view(viewer).hands.items():
                if not isinstance(hand, list):
                    assert not Counter(hand.known) - Counter(hands[seat])

    @invariant()
    def loading_the_position_gives_the_same_position(self) -> None:
        position = self.game.position()
        loaded = Game.load(position)
        assert loaded.position() == position
        assert loaded.legal_actions() == self.game.legal_actions()

    @invariant()
    def the_record_replays_to_the_same_state(self) -> None:
        again = Game.from_record(Record.from_json(self.game.record().to_json()))
        again_state, state = again.state.copy(), self.game.state.copy()
        again_state["stream"] = state["stream"]
        assert again_state.tobytes() == state.tobytes()


RandomPlay.TestCase.settings = settings(
    max_examples=25,
    stateful_step_count=20,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
TestRandomPlay = RandomPlay.TestCase


def test_every_game_ends() -> None:
    for mode in MODES:
        states = rules.new_states(2000)
        seeds = np.arange(2000)
        variant = int(mode.variant == "draft")
        rules.new_games(states, seeds, mode.players, variant, int(mode.teams))
        for policy in rules.Policy:
            played = states.copy()
            rules.play_to_end(played, np.full(4, policy, np.int8))
            assert (played["end"] != rules.End.NOT_YET).all()
            assert (played["winners"] > 0).all()
            assert (played["turn"] <= 240).all()
