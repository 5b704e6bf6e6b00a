"""Players as text: `random`, `strong`, `search:strong`, `search:1600`, `cmd:python3 mybot.py`."""

import shlex
from collections.abc import Callable

from civ.game import CivError
from civ.game.notation import shorten
from civ.players.greedy import GreedyPlayer
from civ.players.levels import LEVELS, player_of_level
from civ.players.player import Player
from civ.players.program import ProgramPlayer
from civ.players.random_player import RandomPlayer
from civ.players.search.player import SearchPlayer

SIMPLE_PLAYERS: dict[str, Callable[[], Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}

MOST_ITERATIONS = 10_000_000

WHAT_EXISTS = (
    f"there are {', '.join(SIMPLE_PLAYERS)}, the levels {', '.join(LEVELS)} "
    "(search:LEVEL means the same), search:NUMBER for a search of so many iterations, "
    "and cmd:COMMAND for a program of your own"
)


class BadSpecError(CivError):
    """A text that names no player."""

    code = "bad_spec"


def player_maker(spec: str, *, threads: int | None = None) -> Callable[[], Player]:
    """Return what makes the player that a text names; a wrong text is an error at once.

    A level searches in as many threads as it has by itself, or in `threads`.
    """
    kind, colon, rest = spec.partition(":")
    if kind == "cmd" and colon:
        command = _parse_command(rest)
        return lambda: ProgramPlayer(command)
    if spec in SIMPLE_PLAYERS:
        return SIMPLE_PLAYERS[spec]
    if kind == "search" and rest.isdecimal() and 0 < int(rest) <= MOST_ITERATIONS:
        return lambda: SearchPlayer(spec, iterations=int(rest), threads=1)
    level = LEVELS.get(rest if kind == "search" else spec)
    if level is None:
        raise BadSpecError(f"{shorten(spec)} names no bot; {WHAT_EXISTS}")
    return lambda: player_of_level(level.name, threads=threads)


def player_from_spec(spec: str, *, threads: int | None = None) -> Player:
    """Make the player that a text names.

    >>> player_from_spec("random").name
    'random'
    """
    return player_maker(spec, threads=threads)()


def _parse_command(text: str) -> list[str]:
    """Split a command as a shell does."""
    try:
        command = shlex.split(text)
    except ValueError as error:
        raise BadSpecError(f"the command {shorten(text)} cannot be read: {error}") from error
    if not command:
        raise BadSpecError("cmd: needs a command after the colon, such as cmd:python3 mybot.py")
    return command
