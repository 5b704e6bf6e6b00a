"""`civ verify`: whether the games of a file were dealt and played as their records say."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from civ.game import Record

NOT_PROVED = 1


@click.command(short_help="Prove that recorded games were dealt and played fairly.")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def verify(file: Path) -> None:
    """Prove that the games of FILE (.civ.jsonl) were dealt and played fairly.

    For each game it says whether the commitment fits the secret, whether the deck and the First
    Player follow from the secret and the words of the players, and whether the actions lead to the
    result. The exit code is 0 only if all of that holds for every game.
    """
    from civ.game import BadRecordError, read_records

    games = proved = 0
    try:
        for record in read_records(file):
            games += 1
            proved += _verify_game(games, record)
    except BadRecordError as error:
        raise click.ClickException(str(error)) from error
    click.echo(_summary(file, games, proved))
    if proved < games or games == 0:
        raise SystemExit(NOT_PROVED)


def _verify_game(number: int, record: "Record") -> bool:
    """Examine one game, and say in words what came of it."""
    from civ.game import prove

    findings = prove(record)
    is_proved = all(finding.is_proved for finding in findings)
    click.echo(f"Game {number}: {'proved' if is_proved else 'NOT PROVED'}")
    for finding in findings:
        click.echo(f"  {'yes' if finding.is_proved else ' no'}  {finding.sentence}")
    return is_proved


def _summary(file: Path, games: int, proved: int) -> str:
    """Say how many games are proved."""
    if games == 0:
        return f"{file} has no games: nothing is proved."
    if proved == games:
        return "The game is proved." if games == 1 else f"All {games} games are proved."
    return f"{proved} of {games} games {'is' if proved == 1 else 'are'} proved."
