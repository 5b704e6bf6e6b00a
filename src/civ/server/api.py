"""The types of the API: what may be asked, and what is answered.

The OpenAPI description, and from it the types of the web client, are made from these. Nothing here
decides anything; docs/server.md tells how they are used.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from civ.game import Event, Position, Record, Result, View
from civ.game.effects import EffectInfo, Reason
from civ.game.notation import DomainLetter, Kind, Seat, VariantName
from civ.players.player import Line

TableId = Annotated[str, Meta(pattern="^[0-9a-z]{12}$", title="TableId")]
PlayerNumber = Literal[2, 3, 4]
LevelName = Literal["beginner", "easy", "medium", "strong", "expert", "master"]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
"""A name; what is not fit to be shown is cleaned off, and then it must be free."""

Word = Annotated[str, Meta(max_length=64)]
"""What a seat adds to the shuffle, so that the server alone cannot choose the deck."""

Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
"""How many moves of a table a client has seen."""


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """A request: what it does not know is refused, not ignored."""


class Answer(msgspec.Struct):
    """An answer: a client ignores the fields that it does not know."""


# Who one is


class NewAccount(Body):
    """A first visit: pick a name, or take the one that is offered."""

    name: Name | None = None


class Rename(Body):
    """Pick another name."""

    name: Name


class Recover(Body):
    """Carry an identity to this device with the secret part of a recovery link."""

    secret: Annotated[str, Meta(min_length=1, max_length=100)]


class RatingInfo(Answer):
    """OpenSkill's estimate of an account among so many players."""

    players: PlayerNumber
    rating: float
    """What the leaderboard sorts by: skill less three times its uncertainty, 0 for a newcomer."""
    mu: float
    sigma: float
    games: int
    wins: float
    """A shared win counts by its share."""


class Account(Answer):
    """An account as everyone may see it."""

    id: str
    name: str
    is_bot: bool
    since: float
    ratings: list[RatingInfo]


class Me(Answer):
    """One's own account."""

    account: Account
    owner: str | None
    """Of a bot: the name of who answers for it."""


class Session(Answer):
    """Who a visitor is; None before the first visit."""

    me: Me | None


class RecoveryLink(Answer):
    """A link that carries the identity to another device, once, within a day."""

    secret: str
    path: str
    expires: float


class NewBot(Body):
    """Make an account for a program."""

    name: Name


class BotToken(Answer):
    """The token of a bot account: shown once, sent as `Authorization: Bearer TOKEN`."""

    account: Account
    token: str


# Tables


class LiveClock(Body, tag="live", tag_field="kind"):
    """Each player has so much time for the game, and some more for each turn."""

    seconds: Annotated[int, Meta(ge=1, le=36_000)] = 600
    increment: Annotated[int, Meta(ge=0, le=600)] = 10


class DaysClock(Body, tag="days", tag_field="kind"):
    """Each player has so many days for each turn."""

    days: Annotated[int, Meta(ge=1, le=30)] = 3


class NoClock(Body, tag="none", tag_field="kind"):
    """Nobody hurries."""


Pace = LiveClock | DaysClock | NoClock


class SeatPlan(Body):
    """Who is to sit on a seat: me, anyone who joins, or a bot of a level."""

    who: Literal["me", "anyone", "bot"]
    level: LevelName | None = None


class Absence(Body):
    """What happens when a player's clock runs out: a bot plays on, or the player loses."""

    rule: Literal["bot", "lose"] = "bot"
    level: LevelName = "medium"


class Opening(Body):
    """Begin in the middle of a game that is known: with a record, after so many of its actions."""

    record: Record
    ply: Ply


class NewTable(Body):
    """Open a table. Without an opening the deck is dealt fairly (see `commitment`)."""

    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=4)]
    players: PlayerNumber = 2
    variant: VariantName = "basic"
    teams: bool = False
    access: Literal["open", "link"] = "link"
    pace: Pace = msgspec.field(default_factory=NoClock)
    absence: Absence = msgspec.field(default_factory=Absence)
    is_rated: bool = False
    has_hints: bool = True
    opening: Opening | None = None
    word: Word | None = None


class Join(Body):
    """Sit down: on a seat, or on any that is free. The word goes into the shuffle."""

    seat: Seat | None = None
    word: Word | None = None


class BotSeat(Body):
    """Put a bot of a level on a seat that nobody has taken, or take it away again."""

    seat: Seat
    level: LevelName | None


class SeatInfo(Answer):
    """Who sits on a seat, and how it is played."""

    name: str | None
    """None while the seat is free."""
    account: str | None
    level: LevelName | None
    """Of a seat that a bot of the server plays from the start."""
    is_bot: bool
    is_here: bool
    """Whether someone looks at the table from this seat now."""
    is_away: bool
    """Whether a bot plays on for an absent player."""
    is_out: bool
    """Whether the player resigned, or lost by the clock."""
    word: str | None
    rating: float | None


OutcomeBy = Literal["hegemony", "majority", "resignation", "time", "agreement"]


class Outcome(Answer):
    """How a game ended; `result` is set when it was played to its end."""

    by: OutcomeBy
    winners: list[Seat]
    result: Result | None


class TableInfo(Answer):
    """A table, as everyone who has its link may see it."""

    id: str
    status: Literal["waiting", "playing", "over"]
    players: PlayerNumber
    variant: VariantName
    teams: bool
    access: Literal["open", "link"]
    pace: Pace
    absence: Absence
    is_rated: bool
    has_hints: bool
    is_dealt_fairly: bool
    commitment: str | None
    """SHA-256 of the server's secret, published before anyone can add a word."""
    host: str
    created: float
    seats: dict[Seat, SeatInfo]
    ply: int
    turn: int
    actors: list[Seat]
    outcome: Outcome | None
    rematch: str | None
    """The table at which the same players play again."""


class TableList(Answer):
    """Tables, newest first; `before` asks for the next page."""

    tables: list[TableInfo]
    before: float | None


# Playing


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


PhraseCode = Literal[
    "truce",  # shall we leave each other alone?
    "stop",  # stop `seat` in `domain`, perhaps by `means`
    "promise",  # I will
    "accept",
    "refuse",
    "thanks",
    "warn",  # `seat` is about to win by `domain`
    "threat",  # if you do, I will
    "sorry",
    "well_played",
    "hello",
    "good_game",
]


class Phrase(Body):
    """Diplomacy as a code, which each reader reads in their own language."""

    code: PhraseCode
    to: Seat | None = None
    seat: Seat | None = None
    domain: DomainLetter | None = None
    means: Literal["attack", "embargo", "democracy"] | None = None
    about: Ply | None = None
    """The number of the line that this answers."""


class ChatLine(Answer):
    """Something said at the table: a text, or a phrase."""

    number: int
    """Counts the lines that you may hear."""
    at: float
    seat: Seat
    channel: Literal["all", "team"]
    text: str | None = None
    phrase: Phrase | None = None


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


class Failure(msgspec.Struct, kw_only=True, tag="error", tag_field="kind"):
    """What was wrong, and what would be right."""

    code: str
    message: str
    re: int | None = None


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
    lines: list[Line] | None


class Estimate(Answer):
    """Who was how likely to win after so many actions."""

    ply: int
    chances: dict[Seat, float]


class Evaluation(Answer):
    """A finished game as a strong bot sees it, from turn to turn."""

    level: LevelName
    estimates: list[Estimate]


class Frame(Answer):
    """A game after so many actions: the whole truth, and what happened last."""

    position: Position
    events: list[Event]


class Replay(Answer):
    """A record as a film: a frame after the deal, and one after each action."""

    record: Record
    frames: list[Frame]


class KindInfo(Answer):
    """C1: a kind of card, and how many there are."""

    name: Kind
    domain: DomainLetter
    age: Literal[1, 2, 3]
    number: int


class SizeInfo(Answer):
    """What depends on the number of players."""

    players: PlayerNumber
    level_1: int
    level_2: int
    hegemony: int


class RulesInfo(Answer):
    """The numbers and names of the game."""

    domains: list[DomainLetter]
    kinds: list[KindInfo]
    effects: list[EffectInfo]
    sizes: list[SizeInfo]
    hand_size: int
    levels: list[LevelName]


class RankedAccount(Answer):
    """A line of the leaderboard."""

    place: int
    account: Account
    rating: RatingInfo


class Leaderboard(Answer):
    """The best at a number of players."""

    players: PlayerNumber
    ranks: list[RankedAccount]


class Health(Answer):
    """Whether the server is up, and which it is."""

    status: Literal["ok", "unavailable"]
    version: str
