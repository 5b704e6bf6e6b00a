"""`civ play`: the game in the browser, on a server of one's own; or in the terminal."""

import os
import secrets
import sys
from collections.abc import Sequence
from urllib.parse import urlencode

import click

from civ.cli.options import SEATS, game_options, one_for_each
from civ.language.languages import LANGUAGES, Language, language_of_system

USUAL_PORT = 8734
"""Always the same where it is free, so that the browser keeps its settings."""


@click.command(short_help="Play a game: in the browser, or in the terminal.")
@game_options
@click.option(
    "--bots",
    default="easy",
    show_default=True,
    metavar="NAME[,NAME...]",
    help="The others: beginner, easy, medium, strong, expert or master; one for all, or each.",
)
@click.option("--terminal", is_flag=True, help="Play in this terminal, without a browser.")
@click.option("--seed", type=int, help="In the terminal: the deal; the same seed gives the same.")
@click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default=language_of_system,
    show_default="the system's, or English",
    help="In the terminal: what is spoken.",
)
@click.option("--browser/--no-browser", default=True, help="Whether to open a browser.")
def play(
    players: int,
    variant: str,
    teams: bool,
    bots: str,
    terminal: bool,
    seed: int | None,
    language: Language,
    browser: bool,
) -> None:
    """Play against bots in the browser, on a server that is yours alone, until Ctrl-C."""
    specs = one_for_each(tuple(bots.split(",")), SEATS[1:players], "--bots")
    if terminal:
        _play_in_terminal(players, variant, teams, specs, seed, language)
        return
    _check_levels(specs)
    if seed is not None:
        raise click.BadParameter(
            "in the browser the deck is dealt fairly; --terminal takes a seed", param_hint="--seed"
        )
    query = urlencode(
        {"players": players, "variant": variant, "teams": int(teams), "bots": ",".join(specs)}
    )
    _play_in_browser(f"/play?{query}", opens_browser=browser)


def _play_in_terminal(
    players: int,
    variant: str,
    teams: bool,
    specs: Sequence[str],
    seed: int | None,
    language: Language,
) -> None:
    """Play at seat A."""
    from civ.game import CivError, Game
    from civ.language.catalogue import Catalogue
    from civ.players.specs import player_from_spec
    from civ.terminal.console import open_console
    from civ.terminal.play import TerminalGame

    if seed is None:
        seed = secrets.randbelow(1_000_000)
    names = dict(zip(SEATS[1:], specs, strict=False))
    try:
        others = {seat: player_from_spec(spec) for seat, spec in names.items()}
    except CivError as error:
        raise click.BadParameter(str(error), param_hint="--bots") from error
    game = Game.new(players, variant=variant, teams=teams, seed=seed, names=names)
    TerminalGame(game, others, open_console(), seed, language).run()
    click.echo(Catalogue.of(language).text("terminal-seed", seed=seed))


def _has_screen() -> bool:
    """Whether a browser could be seen: always, but on a Unix without a graphical session."""
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )


def _check_levels(specs: Sequence[str]) -> None:
    """Refuse what the server has no bot for."""
    from civ.players.levels import LEVELS

    for spec in specs:
        if spec not in LEVELS:
            raise click.BadParameter(
                f"{spec!r} is no level; there are {', '.join(LEVELS)}", param_hint="--bots"
            )


def _play_in_browser(path: str, *, opens_browser: bool) -> None:
    """Serve on loopback, and open a browser where there is one."""
    from civ.game import CivError
    from civ.server.running import listen, run, when_up
    from civ.server.settings import Settings, default_database
    from civ.server.storage.migrations import prepare

    try:
        prepare(default_database())
    except CivError as error:
        raise click.ClickException(str(error)) from error
    listener = listen("127.0.0.1", USUAL_PORT)
    settings = Settings(port=listener.getsockname()[1])
    click.echo(f"Carta Impera is at {settings.address}{path}")
    click.echo("Ctrl-C ends it; your games are kept.")

    def welcome() -> None:
        click.echo("Ready.")
        if opens_browser and _has_screen():
            click.launch(settings.address + path)

    when_up(settings, welcome)
    run(settings, workers=1, log_level="warning", listener=listener)
