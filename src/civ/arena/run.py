"""Plays a tournament: every game once, each kept as soon as it is played."""

from collections.abc import Callable, Iterable, Iterator

from civ.arena.crew import Crew
from civ.arena.journal import Journal
from civ.arena.match import Outcome
from civ.arena.tournament import Fixture, Tournament


def known_outcomes(fixtures: Iterable[Fixture], journal: Journal | None) -> list[Outcome]:
    """What came of those games that the journal has from an earlier run."""
    if journal is None:
        return []
    wanted = set(fixtures)
    return [outcome for outcome in journal.outcomes if outcome.fixture in wanted]


def play_fixtures(
    tournament: Tournament,
    fixtures: Iterable[Fixture],
    crew: Crew,
    *,
    workers: int | None = None,
    journal: Journal | None = None,
    should_stop: Callable[[], bool] = lambda: False,
) -> Iterator[Outcome]:
    """Play the games that the journal does not have yet, and yield what comes of each.

    Once it should stop, the games that were begun are finished, and no others begin.
    """
    played = set() if journal is None else {outcome.fixture for outcome in journal.outcomes}
    to_play = (fixture for fixture in fixtures if fixture not in played)
    for game in crew(tournament, to_play, workers, should_stop):
        if journal is not None:
            journal.add(game)
        yield game.outcome
