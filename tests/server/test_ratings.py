"""Ratings: the model, the rows, the leaderboard."""

import asyncio
from collections.abc import Mapping

import pytest
import sqlalchemy as sa

from civ.game.notation import Seat
from civ.server.accounts import Accounts
from civ.server.ratings import Rating, leaderboard_of, public_accounts, rate, rated
from civ.server.storage.database import Database
from civ.server.storage.schema import ratings

NEWCOMERS: dict[Seat, Rating] = dict.fromkeys(("A", "B", "C", "D"), Rating())


def first(count: int) -> dict[Seat, Rating]:
    return dict(list(NEWCOMERS.items())[:count])


def test_a_newcomer_has_the_rating_0() -> None:
    assert Rating().shown == 0


def test_whoever_wins_rises_and_whoever_loses_falls() -> None:
    after = rated(first(2), {"A": 0.0, "B": 1.0}, teams=False)
    assert after["B"].shown > 0 > after["A"].shown
    assert after["B"].sigma < Rating().sigma


def test_an_upset_counts_more() -> None:
    strong = Rating(35.0, 3.0)
    expected = rated({"A": strong, "B": Rating()}, {"A": 1.0, "B": 0.0}, teams=False)
    upset = rated({"A": strong, "B": Rating()}, {"A": 0.0, "B": 1.0}, teams=False)
    assert upset["B"].mu - Rating().mu > Rating().mu - expected["B"].mu


def test_equal_scores_are_a_tie() -> None:
    after = rated(first(3), {"A": 0.5, "B": 0.5, "C": 0.0}, teams=False)
    assert after["A"] == after["B"]
    assert after["A"].mu > Rating().mu > after["C"].mu
    losers = rated(first(4), {"A": 1.0, "B": 0.0, "C": 0.0, "D": 0.0}, teams=False)
    assert losers["B"] == losers["C"] == losers["D"]


def test_partners_win_together() -> None:
    after = rated(NEWCOMERS, {"A": 1.0, "B": 0.0, "C": 1.0, "D": 0.0}, teams=True)
    assert after["A"] == after["C"]
    assert after["B"] == after["D"]
    assert after["A"].mu > Rating().mu > after["B"].mu


def test_whoever_leaves_a_winning_partner_has_lost() -> None:
    scores: dict[Seat, float] = {"A": 0.0, "B": 0.0, "C": 1.0, "D": 0.0}
    after = rated(NEWCOMERS, scores, teams=True, left={"A"})
    assert after["C"].mu > Rating().mu > after["A"].mu
    assert after["B"].mu < Rating().mu


def test_whoever_leaves_has_lost_to_all_also_if_a_bot_won_on_that_seat() -> None:
    nobody_won: dict[Seat, float] = {"A": 0.0, "B": 0.0, "C": 0.0}
    after = rated(first(3), nobody_won, teams=False, left={"A"})
    assert after["B"] == after["C"]
    assert after["B"].mu > Rating().mu > after["A"].mu


def test_a_long_winner_is_about_1000() -> None:
    winner = Rating()
    for number in range(200):
        scores: dict[Seat, float] = {"A": 0.0, "B": 1.0} if number % 10 == 0 else {"A": 1.0, "B": 0}
        winner = rated({"A": winner, "B": Rating(25.0, 3.0)}, scores, teams=False)["A"]
    assert 800 < winner.shown < 1400


async def play(database: Database, names: Mapping[Seat, str], winner: Seat) -> None:
    async with database.write() as connection:
        scores = {seat: 1.0 if seat == winner else 0.0 for seat in names}
        await connection.run_sync(rate, names, scores, teams=False)


async def make_accounts(database: Database, *names: str) -> list[str]:
    accounts = Accounts(database)
    return [(await accounts.create(name))[0].id for name in names]


@pytest.mark.anyio
async def test_a_game_is_rated_for_its_number_of_players(database: Database) -> None:
    ada, bob, eve = await make_accounts(database, "Ada", "Bob", "Eve")
    await play(database, {"A": ada, "B": bob}, "A")
    await play(database, {"A": bob, "B": ada}, "B")
    await play(database, {"A": bob, "B": ada, "C": eve}, "C")
    async with database.read() as connection:
        public = await public_accounts(connection, [ada, eve])
    assert [(r.players, r.games, r.wins) for r in public[ada].ratings] == [(2, 2, 2.0), (3, 1, 0.0)]
    assert [(r.players, r.games, r.wins) for r in public[eve].ratings] == [(3, 1, 1.0)]
    two = public[ada].ratings[0]
    assert two.rating == pytest.approx(Rating(two.mu, two.sigma).shown)


@pytest.mark.anyio
async def test_the_leaderboard_is_in_order(database: Database) -> None:
    ada, bob, eve = await make_accounts(database, "Ada", "Bob", "Eve")
    await play(database, {"A": ada, "B": bob}, "B")
    await play(database, {"A": eve, "B": bob}, "B")
    await play(database, {"A": eve, "B": ada, "C": bob}, "A")
    async with database.read() as connection:
        board = await leaderboard_of(connection, 2)
        assert [rank.account.name for rank in board] == ["Bob", "Eve", "Ada"]
        assert [rank.place for rank in board] == [1, 2, 3]
        assert [rank.rating.games for rank in board] == [2, 1, 1]
        assert [r.players for r in board[0].account.ratings] == [2, 3]
        assert await leaderboard_of(connection, 2, limit=1) == board[:1]
        assert await leaderboard_of(connection, 4) == []


@pytest.mark.anyio
async def test_equal_ratings_keep_their_order(database: Database) -> None:
    ids = await make_accounts(database, *(f"Player {number}" for number in range(2, 10)))
    for one, other in zip(ids[::2], ids[1::2], strict=True):
        await play(database, {"A": one, "B": other}, "A")
    async with database.read() as connection:
        board = await leaderboard_of(connection, 2)
    assert [rank.account.id for rank in board] == sorted(ids[::2]) + sorted(ids[1::2])


@pytest.mark.anyio
async def test_games_that_end_at_once_lose_no_rating(database: Database) -> None:
    ids = await make_accounts(database, "Ada", "Bob", "Eve", "Dan")
    pairs = [(one, other) for one in ids for other in ids if one != other]
    await asyncio.gather(*(play(database, {"A": a, "B": b}, "A") for a, b in pairs * 2))
    async with database.read() as connection:
        rows = (await connection.execute(sa.select(ratings))).all()
    assert [(row.games, row.wins) for row in rows] == [(12, 6.0)] * 4
