"""Nobody gets a byte that depends on what they may not see (V1-V3).

Everything that a viewer may not see is dealt again at random. Its view, its observation and the
events that the next action tells it must stay the same, byte for byte.
"""

from collections import Counter
from typing import Annotated

import msgspec
import numpy as np
import pytest

from civ import rules
from civ.game.event import Event, Viewer, events_of_action
from civ.game.notation import ACTION_NUMBER, KIND_NAMES, SEAT_NUMBER
from civ.game.view import read_view
from civ.rules.cards import AGE_OF
from civ.rules.memory import lane_one
from civ.rules.state import Audience, layout_of
from tests.game.modes import MODES, Mode

VIEWERS: list[Viewer] = ["A", "B", "C", "D", "spectator"]


def observer_of(viewer: str) -> int:
    return rules.SPECTATOR if viewer == "spectator" else SEAT_NUMBER[viewer]


def redealt(states: rules.States, observer: int, seed: int) -> rules.States:
    again = states.copy()
    rules.redeal(again, observer, seed)
    return again


def observation(states: rules.States, observer: int) -> bytes:
    out = np.zeros(rules.OBSERVATION_SIZE, np.uint8)
    rules.observe(states, observer, out)
    return out.tobytes()


def random_positions(mode: Mode, seed: int) -> list[tuple[rules.States, str, str]]:
    """Play a game at random; return each state with the seat and the action that followed."""
    game = mode.new_game(seed)
    random = np.random.default_rng(seed)
    steps: list[tuple[rules.States, str, str]] = []
    while not game.is_over:
        legal = game.legal_actions()
        seat = list(legal)[random.integers(len(legal))]
        effects = [action for action in legal[seat] if action != "end"]
        choices = effects if effects and random.random() < 0.6 else legal[seat]
        action = choices[random.integers(len(choices))]
        steps.append((game.state.copy(), seat, action))
        game.play(seat, action)
    return steps


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_v1_views_and_observations_do_not_depend_on_hidden_cards(mode: Mode) -> None:
    for seed in range(2):
        for ply, (states, _, _) in enumerate(random_positions(mode, seed)):
            for viewer in [*VIEWERS[: mode.players], "spectator"]:
                observer = observer_of(viewer)
                other = redealt(states, observer, ply)
                assert read_view(other, observer).to_json() == read_view(states, observer).to_json()
                assert observation(other, observer) == observation(states, observer)


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_v1_events_do_not_depend_on_hidden_cards(mode: Mode) -> None:
    """An action that shows the viewer the same before and after must be told in the same words."""
    told_events = Counter[str]()
    exchanged = 0
    for seed in range(3):
        for ply, (states, seat, action) in enumerate(random_positions(mode, seed)):
            for viewer in [*VIEWERS[: mode.players], "spectator"]:
                other, other_action = redealt_before(states, viewer, seat, action, ply)
                view, events = told_to(viewer, states, seat, action)
                other_view, other_events = told_to(viewer, other, seat, other_action)
                if view == other_view:
                    assert msgspec.json.encode(other_events) == msgspec.json.encode(events)
                    told_events.update(event.what for event in events)
                    exchanged += other_action != action
    assert {"played", "applied", "drew", "turn", "seized", "gave", "lost"} <= set(told_events)
    assert exchanged > 0, "no hidden choice was ever exchanged for another"


def told_to(viewer: str, states: rules.States, seat: str, action: str) -> tuple[bytes, list[Event]]:
    """What the viewer sees after an action, and what it is told about it."""
    after = states.copy()
    seat_number, action_number = SEAT_NUMBER[seat], ACTION_NUMBER[action]
    assert rules.apply_if_legal(after, seat_number, action_number)
    events = events_of_action(states, after, seat=seat_number, action=action_number, ply=1)
    view = read_view(after, observer_of(viewer)).to_json()
    return view, [event for event in events if viewer in event.audience]


def redealt_before(
    states: rules.States, viewer: str, seat: str, action: str, seed: int
) -> tuple[rules.States, str]:
    """Deal again what the viewer may not see, so that the action it will see is still possible.

    An action that shows a card needs that card in hand; one that shows only an age (V1: keep and
    give) may be another of the same age.
    """
    observer = observer_of(viewer)
    verb, *rest = action.split()
    if viewer == seat or not rest or rest[0] not in KIND_NAMES:
        return redealt(states, observer, seed), action
    kind = KIND_NAMES.index(rest[0])
    is_hidden = verb == "keep" or (
        verb == "give" and SEAT_NUMBER.get(viewer) != states["victim"][0]
    )
    if is_hidden:
        other = redealt(states, observer, seed)
        return other, same_age_action(other, SEAT_NUMBER[seat], verb, kind)
    return redealt_with(states, observer, SEAT_NUMBER[seat], kind, seed), action


def same_age_action(states: rules.States, seat: int, verb: str, kind: int) -> str:
    """Another choice that shows the same back."""
    held = states["hand"][0, seat]
    for other in np.flatnonzero((held > 0) & (AGE_OF[kind] == AGE_OF)):
        action = f"{verb} {KIND_NAMES[other]}"
        if rules.is_legal(states, seat, ACTION_NUMBER[action]):
            return action
    raise AssertionError("re-dealing changed the ages in a hand")


def redealt_with(
    states: rules.States, observer: int, holder: int, kind: int, seed: int
) -> rules.States:
    """Deal again, but leave the holder one card of a kind: as if the observer knew of it."""
    pinned = states.copy()
    known = pinned["known"][0, holder, kind]
    is_certain = known >> 6 * observer & 63
    if is_certain == 0 and pinned["hand"][0, holder, kind] > 0:
        pinned["known"][0, holder, kind] += lane_one(observer)
    rules.redeal(pinned, observer, seed)
    pinned["known"][0, holder, kind] = known
    return pinned


def test_v3_every_field_of_the_state_declares_its_audience() -> None:
    assert sorted(rules.AUDIENCES) == sorted(rules.STATE.names or ())
    assert all(isinstance(audience, Audience) for audience in rules.AUDIENCES.values())


def test_v3_a_field_without_an_audience_is_refused() -> None:
    class Careless:
        players: Annotated[int, np.int8, Audience.PUBLIC]
        secret: Annotated[int, np.int8]

    class Plain:
        secret: int

    for declared in (Careless, Plain):
        with pytest.raises(TypeError, match="the field 'secret' declares no audience"):
            layout_of(declared)


def test_a_re_deal_changes_only_fields_that_are_not_public() -> None:
    changed = set()
    for mode in MODES:
        for ply, (states, _, _) in enumerate(random_positions(mode, 3)):
            for observer in (0, rules.SPECTATOR):
                other = redealt(states, observer, ply)
                for name, audience in rules.AUDIENCES.items():
                    if not np.array_equal(states[name], other[name]):
                        assert audience is not Audience.PUBLIC, name
                        changed.add(name)
    hidden = {name for name, a in rules.AUDIENCES.items() if a is not Audience.PUBLIC}
    assert changed == hidden, "a re-deal must be able to change all that is hidden"


def test_a_re_deal_leaves_the_observers_own_cards() -> None:
    for ply, (states, _, _) in enumerate(random_positions(MODES[0], 5)):
        other = redealt(states, 0, ply)
        assert np.array_equal(other["hand"][0, 0], states["hand"][0, 0])
        assert np.array_equal(other["kept"][0, 0], states["kept"][0, 0])
