"""One game of a tournament: its deal, its clock, its result, and bots that fail in it."""

from collections.abc import Mapping

import pytest

from civ.arena.match import Match, PlayedGame
from civ.arena.tournament import Fixture, Tournament
from civ.game import Game
from civ.players import Player
from civ.players.replay import ReplayPlayer
from civ.players.specs import player_from_spec
from tests.arena.bots import bad
from tests.game.modes import MODES, Mode


def play(
    tournament: Tournament, fixture: Fixture, players: Mapping[str, Player] | None = None
) -> PlayedGame:
    """Play one game with players of its own."""
    players = players or {name: player_from_spec(spec) for name, spec in tournament.bots.items()}
    game = Match(tournament, fixture, players).play()
    for player in players.values():
        player.close()
    return game


def two(manner: str, **options: object) -> Tournament:
    """A good bot and one that fails."""
    return Tournament(bots={"good": "random", "bad": bad(manner)}, **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_a_game_is_recorded_and_can_be_repeated(mode: Mode) -> None:
    tournament = Tournament(
        bots={"X": "random", "Y": "random"},
        players=mode.players,
        variant=mode.variant,  # type: ignore[arg-type]
        teams=mode.teams,
    )
    fixture = Fixture(deal=5, seats=tuple("XYXY"[: mode.players]))
    game = play(tournament, fixture)
    assert play(tournament, fixture).record == game.record
    assert "".join(game.record.seats.values()) == "XYXY"[: mode.players]
    assert Game.from_record(game.record).is_over
    outcome = game.outcome
    assert outcome.fixture == fixture
    assert sum(outcome.shares) == pytest.approx(1)
    assert sum(outcome.decisions) == len(game.record.actions)
    assert game.record.result is not None
    assert [s for s, share in zip("ABCD", outcome.shares, strict=False) if share] == (
        game.record.result.winners
    )
    assert all(
        0 < slowest < total for slowest, total in zip(outcome.slowest, outcome.seconds, strict=True)
    )


def test_the_games_of_a_deal_have_the_same_deck_and_first_player() -> None:
    tournament = Tournament(bots={"X": "random", "Y": "random"})
    records = [
        play(tournament, Fixture(deal, seats)).record
        for deal in (1, 2)
        for seats in [("X", "Y"), ("Y", "X")]
    ]
    decks = [(record.deck, record.first) for record in records]
    assert decks[0] == decks[1]
    assert decks[2] == decks[3]
    assert decks[0] != decks[2]
    assert records[0].actions != records[1].actions


@pytest.mark.parametrize(
    ("manner", "code"),
    [("crash", "crash"), ("hang", "hang"), ("nonsense", "nonsense"), ("illegal", "illegal_action")],
)
def test_a_bot_that_fails_forfeits(manner: str, code: str) -> None:
    game = play(two(manner, seconds=0.01), Fixture(1, ("bad", "good")))
    assert game.record.result is None
    assert game.outcome.end == "forfeit"
    assert list(game.outcome.shares) == [0, 1]
    [failure] = game.outcome.failures
    assert (failure.bot, failure.seat, failure.code) == ("bad", "A", code)
    assert failure.ply == len(game.record.actions)
    assert failure.why


def test_the_log_has_the_last_words_of_a_bot() -> None:
    [failure] = play(two("crash"), Fixture(1, ("bad", "good"))).outcome.failures
    assert failure.stderr == "I lost my cards\n"


@pytest.mark.parametrize("manner", ["crash", "nonsense", "illegal", "refuse"])
def test_a_bot_that_fails_is_replaced_and_the_game_goes_on(manner: str) -> None:
    game = play(two(manner, on_failure="replace"), Fixture(1, ("good", "bad")))
    assert Game.from_record(game.record).is_over
    assert game.record.seats == {"A": "good", "B": "bad"}
    assert game.outcome.end in ("hegemony", "majority")
    [failure] = game.outcome.failures
    assert (failure.bot, failure.seat) == ("bad", "B")


def test_after_a_forfeit_the_others_share_the_win() -> None:
    game = play(two("illegal", players=3), Fixture(1, ("good", "bad", "good")))
    assert game.outcome.shares == (0.5, 0, 0.5)


def test_a_forfeit_is_the_whole_teams() -> None:
    seats = ("good", "bad", "good", "bad")
    game = play(two("illegal", players=4, teams=True), Fixture(1, seats))
    assert game.outcome.shares == (0.5, 0, 0.5, 0)


def test_a_recorded_seat_can_take_part() -> None:
    tournament = Tournament(bots={"X": "random", "Y": "random"})
    fixture = Fixture(3, ("X", "Y"))
    record = play(tournament, fixture).record
    players = {"X": player_from_spec("random"), "Y": ReplayPlayer(record, "B")}
    assert play(tournament, fixture, players).record == record
