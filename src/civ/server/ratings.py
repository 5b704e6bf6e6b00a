"""How good an account is: OpenSkill's Plackett-Luce model, apart for 2, 3 and 4 players.

The model holds a skill `mu` and its uncertainty `sigma`. People see one number, the rating:

    rating = 40 * (mu - 3 * sigma)

It is the skill that an account has almost certainly. It is 0 for a newcomer, rises with wins and
with certainty, and is about 1000 for someone who has long won most games. Whoever loses more than
they win falls below 0.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, Literal

import msgspec
import sqlalchemy as sa
from openskill.models import PlackettLuce
from sqlalchemy.ext.asyncio import AsyncConnection

from civ.game.notation import Seat
from civ.server import api
from civ.server.storage.database import insert_new
from civ.server.storage.schema import accounts, ratings

MODEL: Final = PlackettLuce()
SCALE: Final = 40.0
CAUTION: Final = 3.0
"""How many sigmas below the skill the rating lies."""

PARTNERS: Final[tuple[tuple[Seat, ...], ...]] = (("A", "C"), ("B", "D"))
LOST_TO_ALL: Final = -1.0
"""A score below every other."""


class Rating(msgspec.Struct, frozen=True):
    """What the model holds of an account; without arguments, of a newcomer."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def shown(self) -> float:
        """The number that people see."""
        return SCALE * (self.mu - CAUTION * self.sigma)


def rated(
    before: Mapping[Seat, Rating],
    scores: Mapping[Seat, float],
    *,
    teams: bool,
    left: Collection[Seat] = (),
) -> dict[Seat, Rating]:
    """The ratings after a game: a higher score is better, equal ones are a tie.

    Partners share their better score. Whoever left before the end has lost to all.
    """
    sides = PARTNERS if teams else tuple((seat,) for seat in before)
    standing = {seat: LOST_TO_ALL if seat in left else score for seat, score in scores.items()}
    return {seat: _rated_seat(seat, sides, before, standing) for seat in before}


def _rated_seat(
    seat: Seat,
    sides: tuple[tuple[Seat, ...], ...],
    before: Mapping[Seat, Rating],
    standing: Mapping[Seat, float],
) -> Rating:
    """The rating of one seat after a game; a partner who left has not shared in what came after."""
    own = next(side for side in sides if seat in side)
    score_of = {side: max(standing[member] for member in side) for side in sides}
    if standing[seat] == LOST_TO_ALL:
        score_of[own] = LOST_TO_ALL
    after = MODEL.rate(
        [[MODEL.rating(before[s].mu, before[s].sigma) for s in side] for side in sides],
        ranks=_ranks(list(score_of.values())),
    )
    new = after[sides.index(own)][own.index(seat)]
    return Rating(new.mu, new.sigma)


def _ranks(scores: Sequence[float]) -> list[float]:
    """How many are better than each. OpenSkill cuts off fractions, so scores will not do.

    >>> _ranks([0.0, 0.5, 0.5])
    [2, 0, 0]
    """
    return [sum(other > score for other in scores) for score in scores]


def rate(
    connection: sa.Connection,
    account_of: Mapping[Seat, str],
    scores: Mapping[Seat, float],
    *,
    teams: bool,
    left: Collection[Seat] = (),
) -> None:
    """Rate a game that ended, in the transaction that stores its end.

    Each seat has an account of its own. Games that end at once wait for each other: all lock the
    rows of their accounts in the same order, and only then read them.
    """
    players = len(account_of)
    held = _lock(connection, sorted(account_of.values()), players)
    before = {
        seat: Rating(held[account].mu, held[account].sigma) for seat, account in account_of.items()
    }
    after = rated(before, scores, teams=teams, left=left)
    for seat, account in account_of.items():
        connection.execute(
            sa.update(ratings)
            .where(ratings.c.account == account, ratings.c.players == players)
            .values(
                mu=after[seat].mu,
                sigma=after[seat].sigma,
                rating=after[seat].shown,
                games=ratings.c.games + 1,
                wins=ratings.c.wins + scores[seat],
            )
        )


def _lock(connection: sa.Connection, ids: Sequence[str], players: int) -> dict[str, sa.Row[Any]]:
    """Lock the ratings of accounts, in order, and make those that are missing."""
    newcomer = Rating()
    row = {
        "players": players,
        "mu": newcomer.mu,
        "sigma": newcomer.sigma,
        "rating": newcomer.shown,
        "games": 0,
        "wins": 0.0,
    }
    insert = insert_new(connection.dialect, ratings)
    connection.execute(insert.values([{"account": account, **row} for account in ids]))
    rows = connection.execute(
        sa.select(ratings)
        .where(ratings.c.account.in_(ids), ratings.c.players == players)
        .order_by(ratings.c.account)
        .with_for_update()
    )
    return {row.account: row for row in rows}


async def leaderboard_of(
    connection: AsyncConnection, players: Literal[2, 3, 4], limit: int = 100
) -> list[api.RankedAccount]:
    """The best at a number of players; of equal ratings, always in the same order."""
    rows = await connection.execute(
        sa.select(ratings)
        .where(ratings.c.players == players, ratings.c.games > 0)
        .order_by(ratings.c.rating.desc(), ratings.c.account)
        .limit(limit)
    )
    best = rows.all()
    public = await public_accounts(connection, [row.account for row in best])
    return [
        api.RankedAccount(place=place, account=public[row.account], rating=_info(row))
        for place, row in enumerate(best, start=1)
    ]


async def public_accounts(
    connection: AsyncConnection, ids: Sequence[str]
) -> dict[str, api.Account]:
    """Accounts as everyone may see them, with their ratings, by their ids."""
    found = await connection.execute(sa.select(accounts).where(accounts.c.id.in_(ids)))
    public = {
        row.id: api.Account(
            id=row.id, name=row.name, is_bot=row.is_bot, since=row.created / 1000, ratings=[]
        )
        for row in found
    }
    held = await connection.execute(
        sa.select(ratings).where(ratings.c.account.in_(ids)).order_by(ratings.c.players)
    )
    for row in held:
        public[row.account].ratings.append(_info(row))
    return public


def _info(row: sa.Row[Any]) -> api.RatingInfo:
    """A rating as everyone may see it."""
    return api.RatingInfo(
        players=row.players,
        rating=row.rating,
        mu=row.mu,
        sigma=row.sigma,
        games=row.games,
        wins=row.wins,
    )
