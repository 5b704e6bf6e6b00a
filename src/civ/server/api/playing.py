"""A game under way, by WebSocket or by HTTP: what a client may ask for, and what it is told."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from civ.game import Event, View
from civ.game.effects import Reason
from civ.game.notation import Seat
from civ.players.player import Line
from civ.server.api.common import Answer, Failure, Ply
from civ.server.api.tables import TableInfo
from civ.server.api.talking import ChatLine, Phrase


class Clock(Answer):
    """A seat's clock: what it has left, and whether it runs."""

    left: float
    """Seconds, at the time of this message."""
    is_running: bool


MarkWhat = Literal[
    "undone",  # the last `count` actions were taken back
    "resigned",
    "timed_out",
    "away",  # a bot plays on
    "back",
    "offered_end",
    "accepted_end",
    "refused_end",
]


class Mark(Answer):
    """What happened at the table and not in the game, as a line of the log."""

    ply: int
    what: MarkWhat
    seat: Seat
    count: int | None = None


class Update(msgspec.Struct, kw_only=True, tag="update", tag_field="kind"):
    """All that a client needs to show the table now, and what happened since `since`.

    It is the answer to every request about a game, and what is sent to everyone who looks on.
    """

    table: str
    since: int
    ply: int
    """How many moves the table has seen: actions, and what else changed the game's course."""
    info: TableInfo | None
    """Left out when the client has it already."""
    you: Seat | None
    view: View | None
    """None before the deal."""
    legal: list[str]
    """What your seat may do now."""
    reasons: dict[str, Reason]
    """When you are to act: for each effect that you cannot apply, why not."""
    undoable: int
    """How many of your last actions you may take back."""
    events: list[Event]
    """What happened in the game; their `ply` counts moves of the table."""
    marks: list[Mark]
    """What else happened."""
    clocks: dict[Seat, Clock]
    ends_offered: list[Seat]
    """Who would agree to end the game here."""
    chat: list[ChatLine]
    """What was said since the client's last line."""
    line: int
    """How many lines you may hear, for coming back; what others whisper does not count."""
    muted: list[Seat]
    re: int | None
    """The number of the request that this answers."""
    was_applied: bool | None
    """Of an answer: whether the request changed anything; false if it was stale or repeated."""


class Pong(msgspec.Struct, kw_only=True, tag="pong", tag_field="kind"):
    """The answer to a ping."""

    re: int | None = None


LiveMessage = Update | Failure | Pong
"""What the server says on a WebSocket."""


class Request(
    msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower
):
    """What a client says on a WebSocket, or posts; `re` comes back with the answer."""

    re: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Act(Request):
    """Play an action of the notation, having seen `ply` moves."""

    action: Annotated[str, Meta(max_length=40)]
    ply: Ply


class Undo(Request):
    """Take back one's last actions, having seen `ply` moves."""

    ply: Ply
    count: Annotated[int, Meta(ge=1, le=100)] = 1


class Resign(Request):
    """Give up."""


class Offer(Request):
    """Offer to end the game without a winner, or agree to it; or (`end` false) play on."""

    end: bool


class Back(Request):
    """Be here again: the bot that played on lets go."""


class Say(Request):
    """Say something to the table, or to one's partner."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    channel: Literal["all", "team"] = "all"


class Tell(Request):
    """Say a phrase to the table."""

    phrase: Phrase


class Mute(Request):
    """Hear a seat no more, or again."""

    seat: Seat
    muted: bool = True


class Ping(Request):
    """Ask whether the line stands."""


LiveRequest = Act | Undo | Resign | Offer | Back | Say | Tell | Mute | Ping


class Hint(Answer):
    """What a strong bot would do on your seat, and why."""

    ply: int
    action: str
    chances: dict[Seat, float] | None
    """Each seat's chance to be among the winners."""
    chances_after: dict[Seat, float] | None
    """The same once the action is taken."""
    lines: list[Line] | None
