"""What is stored when a game ends, in the transaction of its last move."""

import msgspec
import sqlalchemy as sa

from civ.game.notation import Seat
from civ.server.api import Outcome
from civ.server.ratings import rate
from civ.server.storage import schema
from civ.server.tables.course import Course
from civ.server.tables.setup import Setup
from civ.server.tables.table import Table


def store_ending(connection: sa.Connection, table: Table, course: Course, at: int) -> None:
    """Write down how the game ended, who won, and what that does to ratings."""
    outcome = course.outcome
    assert outcome is not None
    connection.execute(
        sa.update(schema.tables)
        .where(schema.tables.c.id == table.id)
        .values(status="over", ended=at, outcome=msgspec.json.encode(outcome).decode())
    )
    scores = scores_of(outcome, course, table.setup)
    for seat, score in scores.items():
        connection.execute(
            sa.update(schema.seats)
            .where(schema.seats.c.table == table.id, schema.seats.c.seat == seat)
            .values(score=score)
        )
    if table.setup.is_rated and scores:
        teams = table.setup.teams
        rate(connection, _accounts(table), scores, teams=teams, left=course.out)


def scores_of(outcome: Outcome, course: Course, setup: Setup) -> dict[Seat, float]:
    """1 for a win, its share for a shared one, 0 for a loss; nothing if all agreed to stop.

    Whoever is out has lost, even if a bot won on that seat.
    """
    if outcome.by == "agreement" or not outcome.winners:
        return {}
    winners = [seat for seat in outcome.winners if seat not in course.out]
    sides = len(outcome.winners) // 2 if setup.teams else len(outcome.winners)
    return {seat: 1 / max(1, sides) if seat in winners else 0.0 for seat in setup.seats}


def _accounts(table: Table) -> dict[Seat, str]:
    """Who is rated."""
    return {
        seat: sitter.account for seat, sitter in table.sitters.items() if sitter.account is not None
    }
