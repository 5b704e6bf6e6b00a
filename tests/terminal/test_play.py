"""A game in the terminal shows what seat A may see, and nothing else."""

import re
from io import StringIO
from itertools import pairwise
from typing import Any

import pytest
from rich.console import Console

from civ.game import Game
from civ.game.event import Event, Viewer
from civ.game.notation import KIND_NAMES, SEATS
from civ.players import RandomPlayer
from civ.terminal.news import news
from civ.terminal.play import TerminalGame
from tests.game.modes import MODES, Mode
from tests.terminal.drawing import ENGLISH

HIDDEN = ("drew", "kept", "received", "began with")
CARD_NAMES = [ENGLISH.text(f"kind-{kind}") for kind in KIND_NAMES]


def play_first_actions(game: Game, monkeypatch: pytest.MonkeyPatch) -> str:
    """Play a whole game, always by the first action; return all that was shown."""
    monkeypatch.setattr("sys.stdin", StringIO("1\n" * 2000))
    console = Console(file=StringIO(), width=200, color_system=None, highlight=False)
    others = {seat: RandomPlayer() for seat in SEATS[1 : game.players]}
    TerminalGame(game, others, console, seed=1).run()
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def log_of(output: str) -> list[str]:
    """The lines of the log: the turns, and what happened in them."""
    return re.findall(r"^(Turn \d+: \w+|  (?:You|The|[B-D]) .*\.)$", output, re.MULTILINE)


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_v1_the_log_tells_exactly_what_seat_a_may_be_told(
    mode: Mode, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = mode.new_game(5)
    log = log_of(play_first_actions(game, monkeypatch))
    asked_at = [ply for ply, action in enumerate(game.history) if action.startswith("A ")]
    events = game.events(viewer="A")
    expected = []
    for told, now in pairwise([-1, *asked_at, game.ply]):
        new = [event for event in events if told < event.ply <= now]
        expected += [str(line) for line in news(ENGLISH, new, "A")]
    assert log == expected
    for line in log:
        if line.startswith("  ") and any(f" {verb} " in line for verb in HIDDEN):
            names_cards = any(name in line for name in CARD_NAMES)
            assert names_cards == line.startswith("  You "), line


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_v1_nothing_but_the_view_and_the_events_of_seat_a_is_shown(
    mode: Mode, monkeypatch: pytest.MonkeyPatch
) -> None:
    def events(game: Game, since: int = 0, viewer: Viewer | None = None) -> list[Event]:
        assert viewer == "A"
        return real_events(game, since, viewer)

    def forbidden(*_: Any) -> None:
        pytest.fail("the whole truth was asked for")

    real_events = Game.events
    monkeypatch.setattr(Game, "events", events)
    for truth in ("position", "record", "history", "state"):
        monkeypatch.setattr(Game, truth, forbidden)
    assert "The game is over after " in play_first_actions(mode.new_game(6), monkeypatch)
