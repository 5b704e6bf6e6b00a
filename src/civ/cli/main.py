"""The command `civ` and its list of commands."""

import click

from civ import __version__
from civ.cli.arena import arena
from civ.cli.bench import bench
from civ.cli.bot import bot
from civ.cli.engine import engine
from civ.cli.openapi import openapi
from civ.cli.play import play
from civ.cli.replay import replay
from civ.cli.serve import serve
from civ.cli.simulate import simulate
from civ.cli.tactics import tactics
from civ.cli.train import train
from civ.cli.verify import verify


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="Carta Impera", message="%(prog)s %(version)s")
def main() -> None:
    """Carta Impera Victoria, the card game: play it, watch it, simulate it, talk to its engine."""


for command in (
    play,
    serve,
    replay,
    verify,
    simulate,
    arena,
    tactics,
    bot,
    train,
    engine,
    openapi,
    bench,
):
    main.add_command(command)
