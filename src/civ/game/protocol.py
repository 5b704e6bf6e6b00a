"""The protocol of `civ engine` (docs/notation.md): one JSON object a line, one line in answer."""

from typing import Any

import msgspec

from civ.game.errors import BadRequestError, CivError
from civ.game.game import Game


class Request(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """The base of the requests; the class's tag is what `do` says."""


class New(Request, tag="new", kw_only=True):
    """Set up a game."""

    players: int
    variant: str = "basic"
    teams: bool = False
    seed: int | msgspec.UnsetType = msgspec.UNSET
    deck: list[str] | msgspec.UnsetType = msgspec.UNSET
    first: str | msgspec.UnsetType = msgspec.UNSET
    seats: dict[str, str] = {}


class Load(Request, tag="load"):
    """Begin in a position."""

    state: dict[str, Any]


class Legal(Request, tag="legal"):
    """Ask for the legal actions."""


class Act(Request, tag="act"):
    """Play an action."""

    seat: str
    action: str


class State(Request, tag="state"):
    """Ask for the whole truth."""


class View(Request, tag="view"):
    """Ask for the view of a seat, or of a spectator."""

    seat: str | None


class Record(Request, tag="record"):
    """Ask for the record."""


class Perft(Request, tag="perft"):
    """Count sequences of actions."""

    depth: int


AnyRequest = New | Load | Legal | Act | State | View | Record | Perft
_DECODER: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)
REQUESTS = "new, load, legal, act, state, view, record, perft"


class Engine:
    """Answers requests about one game at a time."""

    def __init__(self) -> None:
        self._game: Game | None = None

    def answer(self, line: bytes | str) -> bytes:
        """Answer one line with one line; a wrong request changes nothing."""
        try:
            reply = {"ok": True, **self._answer(_read(line))}
        except CivError as error:
            reply = {"ok": False, "error": str(error)}
        return msgspec.json.encode(reply)

    @property
    def game(self) -> Game:
        """The game being played; it is an error to ask before there is one."""
        if self._game is None:
            raise BadRequestError('there is no game yet; begin with "new" or "load"')
        return self._game

    def _answer(self, request: AnyRequest) -> dict[str, Any]:
        """Do what a request asks."""
        match request:
            case New():
                self._game = _new_game(request)
            case Load(state=state):
                self._game = Game.load(state)
            case Act(seat=seat, action=action):
                self.game.play(seat, action)
            case Legal():
                return {"actions": self.game.legal_actions()}
            case View(seat=viewer):
                return {"view": self.game.view(viewer)}
            case Record():
                return {"record": self.game.record()}
            case Perft(depth=depth):
                return {"nodes": self.game.perft(depth)}
            case State():
                pass
        return {"state": self.game.position()}


def _read(line: bytes | str) -> AnyRequest:
    """Read a request."""
    if not line.strip():
        raise BadRequestError(f"the line is empty; a request says one of {REQUESTS}")
    try:
        return _DECODER.decode(line)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadRequestError(
            f"{error}; `do` is one of {REQUESTS}, and each has its own keys"
        ) from error
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRequestError(f"the line is not JSON: {error}") from error


def _new_game(request: New) -> Game:
    """Set up a game from a seed or a deck."""
    if request.seed is msgspec.UNSET and request.deck is msgspec.UNSET:
        raise BadRequestError("a new game needs a seed, or a deck and the First Player")
    return Game.new(
        request.players,
        variant=request.variant,
        teams=request.teams,
        seed=None if request.seed is msgspec.UNSET else request.seed,
        deck=None if request.deck is msgspec.UNSET else request.deck,
        first=None if request.first is msgspec.UNSET else request.first,
        names=request.seats,
    )
