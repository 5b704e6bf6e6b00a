"""The bots that take part, as text: specs with commas between them, each with a name or not."""

import re
from collections.abc import Iterable

from civ.game import CivError
from civ.players.failure import PlayerFailedError
from civ.players.program import ProgramPlayer
from civ.players.specs import BadSpecError, player_from_spec, player_maker

NAMED = re.compile(r"([\w.+-]+)=(.*)")


def parse_lineup(texts: Iterable[str]) -> dict[str, str]:
    """Read the specs of bots; a bot is called by its spec, or by the name in `NAME=SPEC`.

    >>> parse_lineup(["random", "mine=cmd:python3 mybot.py"])
    {'random': 'random', 'mine': 'cmd:python3 mybot.py'}
    """
    bots: dict[str, str] = {}
    for text in texts:
        named = NAMED.fullmatch(text.strip())
        name, spec = named.groups() if named else (text.strip(), text.strip())
        player_maker(spec)
        if name in bots:
            raise BadSpecError(f"{name!r} is there twice; give each a name of its own: NAME=SPEC")
        bots[name] = spec
    return bots


class BotDoesNotStartError(CivError):
    """A program that cannot even be asked for its name."""

    code = "bot_does_not_start"


def check_programs(bots: dict[str, str]) -> None:
    """Start every bot that is a program, so that a slip in its command is found before a game."""
    for name, spec in bots.items():
        player = player_from_spec(spec)
        if isinstance(player, ProgramPlayer):
            try:
                player.introduce()
            except PlayerFailedError as failure:
                why = f"{name} does not answer to hello: {failure}\n{failure.stderr}".strip()
                raise BotDoesNotStartError(why) from failure
            finally:
                player.close()
