"""`civ arena`: tournaments of bots, and the question which of two is stronger."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from civ.cli.interrupt import INTERRUPTED, noticed_interrupt
from civ.cli.options import game_options, seconds_option

if TYPE_CHECKING:
    from civ.arena.crew import Crew
    from civ.arena.duel import Verdict
    from civ.arena.journal import Journal
    from civ.arena.match import Outcome
    from civ.arena.report import Report
    from civ.arena.tournament import Fixture, OnFailure, Tournament
    from civ.game.notation import VariantName

GAMES = 1_000
MOST_GAMES_OF_A_DUEL = 10_000
MARGIN = 0.05

WORKER_DIED = "A worker process died; what it played before is kept in --out."
RATING = click.FloatRange(-1000, 1000)
FILE = click.Path(dir_okay=False, writable=True, path_type=Path)


@click.command(short_help="Let bots play against each other, and rate them.")
@click.option(
    "--bots",
    metavar="SPEC,SPEC[,...]",
    help="Who plays, for example search:strong,greedy,'mine=cmd:python3 mybot.py'.",
)
@click.option(
    "--stronger",
    nargs=2,
    metavar="SPEC SPEC",
    help="Ask whether the first is stronger than the second, and stop as soon as it is known.",
)
@click.option(
    "--margin",
    type=click.FloatRange(0, 0.5, min_open=True, max_open=True),
    help="How much stronger still counts as not stronger, as a share of the games.  "
    f"[default: {MARGIN}]",
)
@click.option("--elo0", type=RATING, help="Instead of --margin: is it better by more than this ...")
@click.option("--elo1", type=RATING, help="... or by less than this, in points of rating?")
@click.option(
    "--games",
    type=click.IntRange(min=1),
    help="How many games each selection of bots plays, rounded up to whole deals; "
    f"with --stronger, the most that are played.  [default: {GAMES:,}; {MOST_GAMES_OF_A_DUEL:,}]",
)
@game_options
@seconds_option
@click.option(
    "--seed",
    type=int,
    default=1,
    show_default=True,
    help="The seed of the first deal; each deal after it has the next one.",
)
@click.option("--out", type=FILE, metavar="FILE.civ.jsonl", help="Write the record of each game.")
@click.option("--resume", is_flag=True, help="Go on with the games that --out has.")
@click.option("--json", "json_file", type=FILE, metavar="FILE", help="Write the report as JSON.")
@click.option("--html", "html_file", type=FILE, metavar="FILE", help="Write it as a page.")
@click.option(
    "--workers",
    type=click.IntRange(min=1),
    help="How many games at once.  [default: one for each core]",
)
@click.option(
    "--on",
    type=click.Choice(["local", "ray"]),
    default="local",
    show_default=True,
    help="Play in processes of this machine, or on a Ray cluster.",
)
@click.option(
    "--on-failure",
    type=click.Choice(["forfeit", "replace"]),
    default="forfeit",
    show_default=True,
    help="What a bot that fails does: lose the game, or let chance play on.",
)
def arena(bots: str | None, stronger: tuple[str, str] | None, **options: Any) -> None:
    """Let bots play against each other, and tell how strong they are.

    A bot is random, greedy, a level, search:LEVEL, or cmd:COMMAND for any program that speaks the
    protocol of bots; NAME=SPEC gives it another name (docs/bots.md). Every deal is played with
    every bot at every seat. The same options give the same games, if the bots think by a number of
    steps and not by the clock. Ctrl-C stops after the games in progress.
    """
    from concurrent.futures import BrokenExecutor

    from civ.game import CivError

    run = Run(**options)
    _check_extras(run)
    _check_folders(run)
    try:
        if bots is not None and stronger is None:
            if not (run.margin is run.elo0 is run.elo1 is None):
                raise click.UsageError("--margin, --elo0 and --elo1 go with --stronger.")
            _hold_tournament(run, bots.split(","))
        elif stronger is not None and bots is None:
            _hold_duel(run, stronger)
        else:
            raise click.UsageError("Say who plays: --bots SPEC,SPEC or --stronger SPEC SPEC.")
    except CivError as error:
        raise click.ClickException(str(error)) from error
    except BrokenExecutor as error:
        raise click.ClickException(f"{WORKER_DIED} ({error})") from error
    except OSError as error:
        raise click.ClickException(f"{error.filename}: {error.strerror}.") from error


@dataclass(frozen=True)
class Run:
    """The options, as they were given."""

    players: int
    variant: "VariantName"
    teams: bool
    games: int | None
    margin: float | None
    elo0: float | None
    elo1: float | None
    seconds: float | None
    seed: int
    out: Path | None
    resume: bool
    json_file: Path | None
    html_file: Path | None
    workers: int | None
    on: str
    on_failure: "OnFailure"

    def tournament(self, texts: list[str]) -> "Tournament":
        """What these options ask for; what cannot be played is an error."""
        from civ.arena.lineup import check_programs, parse_lineup
        from civ.arena.tournament import Tournament

        tournament = Tournament(
            bots=parse_lineup(texts),
            players=self.players,
            variant=self.variant,
            teams=self.teams,
            seed=self.seed,
            seconds=self.seconds,
            on_failure=self.on_failure,
        )
        tournament.check()
        if self.on == "local":
            check_programs(tournament.bots)
        return tournament

    def crew(self) -> "Crew":
        """Who plays the games."""
        from civ.arena.crew import play_here, play_in_processes
        from civ.arena.ray_crew import play_on_ray

        if self.on == "ray":
            return play_on_ray
        return play_here if self.workers == 1 else play_in_processes

    def question(self) -> tuple[float, float]:
        """The two scores between which a duel has to decide."""
        from civ.arena.statistics import duel_score

        if self.elo0 is None and self.elo1 is None:
            return 0.5, 0.5 + (MARGIN if self.margin is None else self.margin)
        if self.elo0 is None or self.elo1 is None or self.margin is not None:
            raise click.UsageError("Give both --elo0 and --elo1, or --margin.")
        if self.elo0 >= self.elo1:
            raise click.UsageError("--elo0 must be less than --elo1.")
        sides = 2 if self.teams else self.players
        return duel_score(self.elo0, sides), duel_score(self.elo1, sides)


def _check_extras(run: Run) -> None:
    """Say what has to be installed before any game is played, not after all of them."""
    wanted = {"report": ("vl_convert", run.html_file), "ray": ("ray", run.on == "ray")}
    for extra, (module, is_wanted) in wanted.items():
        if is_wanted and find_spec(module) is None:
            raise click.UsageError(f"This needs an extra: pip install 'carta-impera[{extra}]'.")


def _check_folders(run: Run) -> None:
    """Say that a report could not be written before any game is played, too."""
    for option, file in (("--json", run.json_file), ("--html", run.html_file)):
        if file is not None and not file.parent.is_dir():
            raise click.BadParameter(f"there is no folder {file.parent}", param_hint=option)


def _hold_tournament(run: Run, texts: list[str]) -> None:
    """Play a round robin and show the report."""
    from civ.arena.analysis import make_report
    from civ.arena.table import draw_report

    tournament = run.tournament(texts)
    fixtures = list(tournament.fixtures(tournament.round_robin(), run.games or GAMES))
    with _opened_journal(run, tournament) as journal:
        outcomes = list(_play(run, tournament, fixtures, journal))
    if outcomes:
        report = make_report(tournament, outcomes)
        _show(run, draw_report(report), report.to_json(), lambda: _report_page(report))
    _end_if_stopped(len(outcomes), len(fixtures), run)


def _hold_duel(run: Run, texts: tuple[str, str]) -> None:
    """Play until it is known which of two is stronger, and say so."""
    from civ.arena.duel import Duel
    from civ.arena.words import describe_verdict

    low, high = run.question()
    tournament = run.tournament(list(texts))
    selections = tournament.duel()
    games = -(-(run.games or MOST_GAMES_OF_A_DUEL) // len(selections))
    fixtures = list(tournament.fixtures(selections, games))
    duel = Duel(tournament, low=low, high=high)
    count = 0
    with _opened_journal(run, tournament) as journal:
        for outcome in _play(run, tournament, fixtures, journal, lambda: duel.is_decided):
            duel.add(outcome)
            count += 1
    verdict = duel.verdict()
    _show(run, describe_verdict(verdict), verdict.to_json(), lambda: _verdict_page(verdict))
    if not duel.is_decided:
        _end_if_stopped(count, len(fixtures), run)


@contextmanager
def _opened_journal(run: Run, tournament: "Tournament") -> Iterator["Journal | None"]:
    """The files of --out, if it was given."""
    from civ.arena.journal import Journal

    if run.out is None:
        if run.resume:
            raise click.UsageError("--resume goes with --out, the file to go on with.")
        yield None
        return
    journal = Journal(run.out, tournament, resume=run.resume)
    try:
        yield journal
    finally:
        journal.close()


def _play(
    run: Run,
    tournament: "Tournament",
    fixtures: list["Fixture"],
    journal: "Journal | None",
    is_decided: Callable[[], bool] = lambda: False,
) -> Iterator["Outcome"]:
    """Yield what came of each game, with progress on standard error."""
    from civ.arena.progress import watched_progress
    from civ.arena.run import known_outcomes, play_fixtures

    known = known_outcomes(fixtures, journal)
    yield from known
    with noticed_interrupt() as interrupt:
        outcomes = play_fixtures(
            tournament,
            fixtures,
            run.crew(),
            workers=run.workers,
            journal=journal,
            should_stop=lambda: interrupt.was_pressed or is_decided(),
        )
        with watched_progress(len(fixtures), len(known), lambda: interrupt.was_pressed) as advance:
            for outcome in outcomes:
                advance()
                yield outcome


def _show(run: Run, drawing: Any, as_json: bytes, make_page: Callable[[], str]) -> None:
    """Print the findings, and write the files that were asked for."""
    from civ.cli.whole_file import whole_file
    from civ.terminal.console import open_console

    open_console().print(drawing, soft_wrap=isinstance(drawing, str))
    if run.json_file:
        with whole_file(run.json_file) as file:
            file.write(as_json)
    if run.html_file:
        page = make_page()
        with whole_file(run.html_file) as file:
            file.write(page.encode())


def _report_page(report: "Report") -> str:
    """The page of a tournament; drawing takes an extra."""
    from civ.arena.page import report_page

    return report_page(report)


def _verdict_page(verdict: "Verdict") -> str:
    """The page of a duel."""
    from civ.arena.page import verdict_page

    return verdict_page(verdict)


def _end_if_stopped(played: int, games: int, run: Run) -> None:
    """Tell that Ctrl-C ended it, and how to go on."""
    if played < games:
        how = "" if run.out is None else "; --resume plays the rest"
        click.echo(f"Stopped after {played:,} of {games:,} games{how}.", err=True)
        raise SystemExit(INTERRUPTED)
