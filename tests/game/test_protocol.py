"""The protocol of `civ engine`: every request, and everything that can be wrong with one."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from civ.game import Game
from civ.game.protocol import Engine
from tests.game.modes import MODES
from tests.game.playthrough import kept_record

NEW = {"do": "new", "players": 2, "seed": 7}


def ask(engine: Engine, request: object) -> dict[str, Any]:
    line = engine.answer(json.dumps(request))
    assert b"\n" not in line
    answer: dict[str, Any] = json.loads(line)
    return answer


def refusal(engine: Engine, request: object) -> str:
    answer = ask(engine, request)
    assert list(answer) == ["ok", "error"]
    assert answer["ok"] is False
    return str(answer["error"])


def plain(value: object) -> object:
    return json.loads(msgspec.json.encode(value))


def test_a_whole_conversation() -> None:
    engine = Engine()
    game = Game.new(2, seed=7)
    assert ask(engine, NEW) == {"ok": True, "state": plain(game.position())}
    legal = ask(engine, {"do": "legal"})
    assert legal == {"ok": True, "actions": game.legal_actions()}
    seat, actions = next(iter(game.legal_actions().items()))
    game.play(seat, actions[0])
    answer = ask(engine, {"do": "act", "seat": seat, "action": actions[0]})
    assert answer == {"ok": True, "state": plain(game.position())}
    assert ask(engine, {"do": "state"}) == answer
    for viewer in ("A", "B", None):
        view = {"ok": True, "view": plain(game.view(viewer))}
        assert ask(engine, {"do": "view", "seat": viewer}) == view
    assert ask(engine, {"do": "record"}) == {"ok": True, "record": plain(game.record())}
    assert ask(engine, {"do": "perft", "depth": 2}) == {"ok": True, "nodes": game.perft(2)}


def test_a_given_deck_and_names_come_back_in_the_record() -> None:
    engine = Engine()
    for mode in MODES:
        record = kept_record(mode)
        request = {
            "do": "new",
            "players": mode.players,
            "variant": mode.variant,
            "teams": mode.teams,
            "deck": record.deck,
            "first": record.first,
            "seats": {"A": "Ada"},
        }
        assert ask(engine, request)["ok"]
        for line in record.actions:
            seat, _, action = line.partition(" ")
            assert ask(engine, {"do": "act", "seat": seat, "action": action})["ok"]
        assert ask(engine, {"do": "legal"}) == {"ok": True, "actions": {}}
        answer = ask(engine, {"do": "record"})["record"]
        assert answer == {**plain(record), "seats": {**record.seats, "A": "Ada"}}  # type: ignore[dict-item]


def test_load_goes_on_from_any_position_of_a_game() -> None:
    engine = Engine()
    game = Game.from_record(kept_record(MODES[-1]))
    for ply in range(0, game.ply + 1, 9):
        state = plain(game.at(ply).position())
        assert ask(engine, {"do": "load", "state": state}) == {"ok": True, "state": state}
    assert "no record" in refusal(engine, {"do": "record"})


@pytest.mark.parametrize(
    ("request_", "complaint"),
    [
        ({"do": "legal"}, 'there is no game yet; begin with "new" or "load"'),
        ({}, "missing required field `do`"),
        ([], "Expected `object`, got `array`"),
        ({"do": "dance"}, "one of new, load, legal, act, state, view, record, perft"),
        ({"do": "new", "players": 2}, "needs a seed, or a deck"),
        ({"do": "new", "players": 2, "seed": None}, "Expected `int`, got `null`"),
        ({"do": "new", "players": 2, "seed": True}, "Expected `int`, got `bool`"),
        ({"do": "new", "players": 2, "seed": 1, "deck": [], "first": "A"}, "not both"),
        ({"do": "new", "players": 2, "deck": []}, "needs `first`"),
        ({"do": "new", "seed": 1}, "missing required field `players`"),
        ({"do": "new", "players": 2, "seed": 1, "colour": "red"}, "unknown field `colour`"),
        ({"do": "new", "players": 2, "seed": 1, "seats": {"Z": "z"}}, "'Z' is no seat"),
        ({"do": "load", "state": {}}, "missing required field"),
        ({"do": "load"}, "missing required field `state`"),
    ],
)
def test_a_wrong_request_is_answered_by_what_is_wrong(request_: object, complaint: str) -> None:
    assert complaint in refusal(Engine(), request_)


@pytest.mark.parametrize(
    ("request_", "complaint"),
    [
        ({"do": "view"}, "missing required field `seat`"),
        ({"do": "view", "seat": "C"}, "'C' is no seat"),
        ({"do": "act", "seat": "C", "action": "end"}, "'C' is no seat"),
        ({"do": "act", "action": "end"}, "missing required field `seat`"),
        ({"do": "act", "seat": "A", "action": "dance"}, "'dance' is no action"),
        ({"do": "perft", "depth": -1}, "from 0 to 500"),
        ({"do": "perft", "depth": 10**9}, "from 0 to 500"),
        ({"do": "perft", "depth": "1"}, "Expected `int`, got `str`"),
        ({**NEW, "players": 9}, "2, 3 or 4 players"),
        ({"do": "load", "state": {"players": 2}}, "missing required field"),
    ],
)
def test_a_wrong_request_leaves_the_game_as_it_was(request_: object, complaint: str) -> None:
    engine = Engine()
    before = ask(engine, NEW)
    assert complaint in refusal(engine, request_)
    assert ask(engine, {"do": "state"}) == before


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"   ",
        b"\n",
        b"{",
        b"null",
        b"7",
        b'"new"',
        b"\xff\xfe",
        b'{"do": "new", "players": 2, "seed": NaN}',
        b'{"do": "new", "players": 2, "seed": 1' + b"0" * 5000 + b"}",
        b'{"do": "\\ud800"}',
        b"[" * 1_000_000,
        b'{"do":' * 100_000,
        b"x" * 5_000_000,
        b'{"do": "load", "state": ' + b'{"deck":' * 3000 + b"1" + b"}" * 3001,
    ],
    ids=range(15),
)
def test_junk_is_answered_and_changes_nothing(line: bytes) -> None:
    engine = Engine()
    before = ask(engine, NEW)
    answer = json.loads(engine.answer(line))
    assert answer["ok"] is False
    assert 0 < len(answer["error"]) < 1000
    assert ask(engine, {"do": "state"}) == before


@pytest.mark.parametrize("seed", [0, -1, 2**63, 2**64 - 1, -(2**80), 10**40])
def test_a_seed_may_be_any_whole_number(seed: int) -> None:
    assert ask(Engine(), {**NEW, "seed": seed})["ok"]


JSON_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-300, 300)
    | st.floats(allow_nan=False)
    | st.sampled_from(["A", "B", "D", "M", "C", "M1", "U3", "E1", "play", "over", "keep", ""]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("ABMS"), inner),
    max_leaves=5,
)
POSITIONS = [
    plain(game.at(ply).position())
    for game in (Game.from_record(kept_record(mode)) for mode in MODES)
    for ply in range(0, game.ply + 1, 40)
]


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(POSITIONS), st.data())
def test_a_position_changed_at_random_is_refused_or_can_be_played_on(
    position: dict[str, Any], data: st.DataObject
) -> None:
    changed = dict(position)
    for key in data.draw(st.lists(st.sampled_from(sorted(position)), min_size=1, max_size=2)):
        if data.draw(st.booleans()):
            del changed[key]
        else:
            changed[key] = data.draw(JSON_VALUES)
        if key not in changed:
            break
    engine = Engine()
    answer = ask(engine, {"do": "load", "state": changed})
    if answer["ok"]:
        legal = ask(engine, {"do": "legal"})["actions"]
        assert ask(engine, {"do": "perft", "depth": 2})["nodes"] > 0
        for seat, actions in legal.items():
            assert ask(engine, {"do": "act", "seat": seat, "action": actions[0]})["ok"]
    else:
        assert ask(engine, {"do": "state"})["error"].startswith("there is no game yet")


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=80) | st.binary(max_size=80))
def test_no_line_breaks_the_engine(line: str | bytes) -> None:
    assert json.loads(Engine().answer(line))["ok"] is False
