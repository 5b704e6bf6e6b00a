"""Whoever plays the games, they are the same games."""

from collections.abc import Iterable

import pytest

from civ.arena.crew import Crew, play_here, play_in_processes
from civ.arena.match import PlayedGame
from civ.arena.tournament import Fixture, Tournament
from civ.game import Record
from tests.arena.bots import BUILDER, bad, stop_when_asked

TOURNAMENT = Tournament(bots={"X": "random", "builder": BUILDER}, players=3, variant="draft")
FIXTURES = list(TOURNAMENT.fixtures(TOURNAMENT.round_robin(), 6))


def play(crew: Crew, tournament: Tournament = TOURNAMENT) -> list[PlayedGame]:
    return list(crew(tournament, FIXTURES, 2, lambda: False))


def records(games: Iterable[PlayedGame]) -> list[Record]:
    return sorted((game.record for game in games), key=lambda record: record.to_json())


def test_processes_play_the_games_that_one_process_plays() -> None:
    assert records(play(play_in_processes)) == records(play(play_here))


def test_a_failing_bot_does_not_stop_the_others() -> None:
    tournament = Tournament(bots={"X": "random", "builder": bad("crash")}, players=3)
    games = play(play_in_processes, tournament)
    assert len(games) == len(FIXTURES)
    assert all(game.outcome.end == "forfeit" for game in games)


@pytest.mark.parametrize("crew", [play_here, play_in_processes])
def test_a_stop_finishes_what_was_begun_and_begins_nothing(crew: Crew) -> None:
    begun: list[Fixture] = []

    def fixtures() -> Iterable[Fixture]:
        for fixture in FIXTURES:
            begun.append(fixture)
            yield fixture

    games = list(crew(TOURNAMENT, fixtures(), 2, stop_when_asked(2)))
    assert 2 <= len(games) < len(FIXTURES)
    assert len(games) <= len(begun) <= len(games) + 1
