"""Who one is, and who plays how well.

/api/me, /api/session, /api/recover, /api/players, /api/leaderboard.
"""

from typing import Annotated

from msgspec import Meta

from civ.server.api.common import Answer, Body, Name, PlayerNumber


class NewAccount(Body):
    """A first visit: pick a name, or take the one that is offered."""

    name: Name | None = None


class Rename(Body):
    """Pick another name."""

    name: Name


class Recover(Body):
    """Carry an identity to this device with the secret part of a recovery link."""

    secret: Annotated[str, Meta(min_length=1, max_length=100)]


class NewBot(Body):
    """Make an account for a program."""

    name: Name


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


class BotToken(Answer):
    """The token of a bot account: shown once, sent as `Authorization: Bearer TOKEN`."""

    account: Account
    token: str


class RankedAccount(Answer):
    """A line of the leaderboard."""

    place: int
    account: Account
    rating: RatingInfo


class Leaderboard(Answer):
    """The best at a number of players."""

    players: PlayerNumber
    ranks: list[RankedAccount]
