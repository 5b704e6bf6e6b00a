"""`civ replay`: look at a recorded game, action by action."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from civ.language.languages import LANGUAGES, Language, language_of_system

if TYPE_CHECKING:
    from civ.game import Game, Record


@click.command(short_help="Step through a recorded game.")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--game",
    "number",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="Which game of the file.",
)
@click.option("--all", "show_all", is_flag=True, help="Show every action, and ask nothing.")
@click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default=language_of_system,
    show_default="the system's, or English",
    help="What is spoken.",
)
def replay(file: Path, number: int, show_all: bool, language: Language) -> None:
    """Step through a recorded game of FILE (.civ.jsonl), with every hand open.

    Enter or n goes to the next action, p to the one before, t to the next turn, T to the turn
    before, a number to that action; q quits.
    """
    from civ.terminal.console import open_console
    from civ.terminal.replay import Replay

    steps = Replay(_read_game(file, number), language)
    if show_all:
        steps.show_all(open_console())
    else:
        steps.run(open_console())


def _read_game(file: Path, number: int) -> "Game":
    """Read one game of a file and play it again; say what is wrong if that cannot be done."""
    from civ.game import BadRecordError, Game

    try:
        record = _find_record(file, number)
    except BadRecordError as error:
        raise click.ClickException(str(error)) from error
    try:
        return Game.from_record(record)
    except BadRecordError as error:
        raise click.ClickException(f"{file}, game {number} does not replay: {error}") from error


def _find_record(file: Path, number: int) -> "Record":
    """Return one record of a file, and read no further."""
    from civ.game import read_records

    count = 0
    for record in read_records(file):
        count += 1
        if count == number:
            return record
    games = "1 game" if count == 1 else f"{count} games"
    raise click.ClickException(f"{file} has {games}; there is no game {number}.")
