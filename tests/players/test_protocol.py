"""The protocol of bots, to the letter, and everything that can be wrong with a request."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from civ import __version__
from civ.game import Game, View
from civ.game.notation import Seat
from civ.players import Choice, Line, Player, RandomPlayer
from civ.players.greedy import GreedyPlayer
from civ.players.protocol import Bot
from tests.game.modes import MODES

GAME = Game.new(2, seed=7)
SEAT, LEGAL = next(iter(GAME.legal_actions().items()))
VIEW = json.loads(GAME.view(SEAT).to_json())
CHOOSE = {"do": "choose", "view": VIEW, "legal": LEGAL, "seconds": 1.0, "seed": 7}


class Thinker(Player):
    """Says what it was asked, and what it thinks."""

    name = "thinker"

    def choose(
        self,
        view: View,
        legal: list[str],
        *,
        seconds: float | None = None,
        seed: int | None = None,
    ) -> Choice:
        self.asked = (view, legal, seconds, seed)
        lines = [Line(actions=[legal[0], "end"], chance=0.61, visits=1234)]
        chances: dict[Seat, float] = {"A": 0.61, "B": 0.39}
        return Choice(action=legal[0], chances=chances, chances_after=chances, lines=lines)


class Broken(Player):
    """Has a mistake in it."""

    name = "broken"

    def choose(self, *_: object, **__: object) -> Choice:
        raise ZeroDivisionError("oh no")


def ask(player: Player, request: object) -> dict[str, Any]:
    line = Bot(player).answer(json.dumps(request))
    assert b"\n" not in line
    answer: dict[str, Any] = json.loads(line)
    return answer


def refusal(request: object, player: Player | None = None) -> str:
    answer = ask(player or RandomPlayer(), request)
    assert list(answer) == ["ok", "error"]
    assert answer["ok"] is False
    return str(answer["error"])


def test_hello() -> None:
    answer = {"ok": True, "name": "random", "version": __version__}
    assert ask(RandomPlayer(), {"do": "hello"}) == answer


def test_choose_with_all_that_a_bot_may_say() -> None:
    player = Thinker()
    assert ask(player, CHOOSE) == {
        "ok": True,
        "action": LEGAL[0],
        "chances": {"A": 0.61, "B": 0.39},
        "lines": [{"actions": [LEGAL[0], "end"], "chance": 0.61, "visits": 1234}],
    }
    assert player.asked == (GAME.view(SEAT), LEGAL, 1.0, 7)


def test_what_a_bot_does_not_think_is_absent() -> None:
    assert list(ask(RandomPlayer(), CHOOSE)) == ["ok", "action"]


@pytest.mark.parametrize("absent", [{}, {"seconds": None, "seed": None}])
def test_seconds_and_seed_may_be_null_or_absent(absent: dict[str, None]) -> None:
    player = Thinker()
    assert ask(player, {"do": "choose", "view": VIEW, "legal": LEGAL, **absent})["ok"]
    assert player.asked[2:] == (None, None)


def test_each_request_stands_alone() -> None:
    bot = Bot(RandomPlayer())
    answers = {bot.answer(json.dumps({**CHOOSE, "seed": seed})) for seed in range(20)}
    assert len(answers) == len(LEGAL)
    assert len({bot.answer(json.dumps(CHOOSE)) for _ in range(5)}) == 1


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_a_bot_plays_every_mode_through_the_protocol(mode: Any) -> None:
    bot = Bot(GreedyPlayer())
    game = mode.new_game(3)
    while not game.is_over:
        seat, legal = next(iter(game.legal_actions().items()))
        request = {"do": "choose", "view": game.view(seat), "legal": legal, "seed": game.ply}
        answer = json.loads(bot.answer(msgspec.json.encode(request)))
        game.play(seat, answer["action"])


@pytest.mark.parametrize(
    ("request_", "complaint"),
    [
        ({}, "missing required field `do`"),
        ([], "Expected `object`, got `array`"),
        ({"do": "dance"}, "`do` is one of hello, choose"),
        ({"do": "hello", "name": "me"}, "unknown field `name`"),
        ({"do": "choose"}, "missing required field `view`"),
        ({"do": "choose", "view": VIEW}, "missing required field `legal`"),
        ({**CHOOSE, "legal": []}, "there is nothing to choose from"),
        ({**CHOOSE, "legal": ["dance"]}, "'dance' is no action"),
        ({**CHOOSE, "legal": "end"}, "Expected `array`, got `str`"),
        ({**CHOOSE, "seconds": -1}, "Expected `float` >= 0.0"),
        ({**CHOOSE, "seconds": "1"}, "Expected `float | null`, got `str`"),
        ({**CHOOSE, "seed": 1.5}, "Expected `int | null`, got `float`"),
        ({**CHOOSE, "mood": "good"}, "unknown field `mood`"),
        ({**CHOOSE, "view": {}}, "missing required field"),
        ({**CHOOSE, "view": {**VIEW, "extra": 1}}, "unknown field `extra`"),
        ({**CHOOSE, "view": json.loads(GAME.view(None).to_json())}, "a spectator's view"),
    ],
)
def test_a_wrong_request_is_answered_by_what_is_wrong(request_: object, complaint: str) -> None:
    assert complaint in refusal(request_)


def test_a_view_that_cannot_be_is_refused_by_who_looks_at_it() -> None:
    view = {**VIEW, "discard": ["U3"] * 17}
    assert "more cards of a kind" in refusal({**CHOOSE, "view": view}, GreedyPlayer())


def test_a_mistake_in_the_bot_is_answered_too() -> None:
    assert refusal(CHOOSE, Broken()) == "the bot failed: ZeroDivisionError: oh no"


@pytest.mark.parametrize(
    "line", [b"", b"  \n", b"{", b"null", b"7", b"\xff\xfe", b"[" * 1_000_000, b'{"do":' * 10_000]
)
def test_junk_is_answered(line: bytes) -> None:
    answer = json.loads(Bot(RandomPlayer()).answer(line))
    assert answer["ok"] is False
    assert 0 < len(answer["error"]) < 1000


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=80) | st.binary(max_size=80))
def test_no_line_breaks_a_bot(line: str | bytes) -> None:
    assert json.loads(Bot(RandomPlayer()).answer(line))["ok"] is False
