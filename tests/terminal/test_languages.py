"""The terminal in every language: whole games and replays, and tables that fit."""

from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from civ.game.notation import DOMAINS, Seat
from civ.language.catalogue import Catalogue
from civ.language.languages import LANGUAGES, Language
from civ.players import RandomPlayer
from civ.terminal.palette import BEGIN
from civ.terminal.play import TerminalGame
from civ.terminal.replay import Replay
from civ.terminal.sentences import Sentences
from civ.terminal.table import draw
from tests.game.modes import MODES, Mode
from tests.terminal.drawing import drawn
from tests.terminal.playing import play_randomly

NAMES: dict[Seat, str] = {"A": "you", "B": "random", "C": "builder", "D": "D"}


def console() -> Console:
    return Console(file=StringIO(), width=100, color_system=None, highlight=False)


def output_of(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES[:2], ids=lambda mode: mode.name)
def test_a_whole_game(mode: Mode, language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    game, screen = mode.new_game(5), console()
    monkeypatch.setattr("sys.stdin", StringIO("help\n0\ndance\nend\n" + "1\n" * 2000))
    TerminalGame(game, {"B": RandomPlayer()}, screen, seed=1, language=language).run()
    shown, catalogue = output_of(screen), Catalogue.of(language)
    assert game.is_over
    assert BEGIN not in shown
    assert catalogue.text("terminal-over", turn=game.view("A").turn) in shown
    assert all(catalogue.text(f"domain-{domain}") in shown for domain in DOMAINS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_replay(language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    game, screen = play_randomly(MODES[1].new_game(2), seed=2), console()
    monkeypatch.setattr("sys.stdin", StringIO("n\np\nt\nT\n99999\n?\nq\n"))
    replay = Replay(game, language)
    replay.run(screen)
    replay.show_all(screen)
    shown = output_of(screen)
    assert BEGIN not in shown
    result = game.view("A").result
    assert result is not None
    assert Sentences(Catalogue.of(language)).result(result) in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_every_table_fits_into_80_columns(mode: Mode, language: Language) -> None:
    say = Sentences(Catalogue.of(language))
    game = play_randomly(mode.new_game(1), seed=1)
    for ply in range(0, game.ply + 1, 31):
        for shown in (game.at(ply).view("A"), game.at(ply).position()):
            table = drawn(draw(shown, NAMES, say))
            assert max(cell_len(line.rstrip()) for line in table.splitlines()) <= 80
            assert "…" not in table
