"""The protocol of bots (docs/notation.md): one JSON object a line, one line in answer."""

from typing import Annotated, Any

import msgspec

from civ import __version__
from civ.game import BadRequestError, CivError, View
from civ.game.notation import parse_action
from civ.players.player import Player

REQUESTS = "hello, choose"

NotNegative = Annotated[float, msgspec.Meta(ge=0)]


class Hello(msgspec.Struct, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """Ask who is there."""


class Choose(
    msgspec.Struct, tag_field="do", tag="choose", kw_only=True, forbid_unknown_fields=True
):
    """Ask for one of the legal actions of the seat `view.you`."""

    view: View
    legal: list[str]
    seconds: NotNegative | None = None
    seed: int | None = None


class Introduction(msgspec.Struct):
    """The answer to `hello`."""

    name: str
    version: str


_DECODER: msgspec.json.Decoder[Hello | Choose] = msgspec.json.Decoder(Hello | Choose)


class Bot:
    """Answers requests with the choices of a player. It keeps nothing: each request stands alone.

    >>> from civ.players.random_player import RandomPlayer
    >>> Bot(RandomPlayer()).answer(b'{"do": "greet"}')
    b'{"ok":false,"error":"Invalid value \\'greet\\' - at `$.do`; `do` is one of hello, choose"}'
    """

    def __init__(self, player: Player) -> None:
        self._player = player

    def answer(self, line: bytes | str) -> bytes:
        """Answer one line with one line, whatever it says."""
        try:
            reply = {"ok": True, **self._answer(_read(line))}
        except CivError as error:
            reply = {"ok": False, "error": str(error)}
        except Exception as error:  # a bot that cannot answer says so, and answers the next request
            reply = {"ok": False, "error": f"the bot failed: {type(error).__name__}: {error}"}
        return msgspec.json.encode(reply)

    def _answer(self, request: Hello | Choose) -> dict[str, Any]:
        """Do what a request asks."""
        if isinstance(request, Hello):
            return {"name": self._player.name, "version": __version__}
        _check(request)
        choice = self._player.choose(
            request.view, request.legal, seconds=request.seconds, seed=request.seed
        )
        answer: dict[str, Any] = msgspec.to_builtins(choice)
        answer.pop("chances_after", None)  # for our own hints, and no part of the protocol
        return answer


def _read(line: bytes | str) -> Hello | Choose:
    """Read a request."""
    if not line.strip():
        raise BadRequestError(f"the line is empty; a request says one of {REQUESTS}")
    try:
        return _DECODER.decode(line)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadRequestError(f"{error}; `do` is one of {REQUESTS}") from error
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRequestError(f"the line is not JSON: {error}") from error


def _check(request: Choose) -> None:
    """Refuse a choice that nobody can make."""
    if request.view.you is None:
        raise BadRequestError(
            "this is a spectator's view; `you` must be the seat that is to choose"
        )
    if not request.legal:
        raise BadRequestError("`legal` is empty; there is nothing to choose from")
    for action in request.legal:
        parse_action(action)
