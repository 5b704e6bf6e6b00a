"""Those who play the games of a tournament: this process, several processes, or a Ray cluster."""

import atexit
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread

from civ.arena.match import Match, PlayedGame
from civ.arena.tournament import Fixture, Tournament
from civ.game import Game
from civ.players.rehearsal import rehearse
from civ.players.specs import player_from_spec

GAMES_WAITING = 1
"""How many games wait for the next free worker. They delay a stop, so there are few."""

Crew = Callable[
    [Tournament, Iterable[Fixture], int | None, Callable[[], bool]], Iterator[PlayedGame]
]
"""Plays fixtures with so many workers (None: as many as there are cores), until it should stop."""


class Worker:
    """Plays games on one core, with bots that it builds once."""

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament
        self._players = {
            name: player_from_spec(spec, threads=1) for name, spec in tournament.bots.items()
        }
        self._rehearse()

    def _rehearse(self) -> None:
        """Let each bot choose once, off the clock."""
        mode = self._tournament
        game = Game.new(mode.players, variant=mode.variant, teams=mode.teams, seed=mode.seed)
        for player in self._players.values():
            rehearse(player, game, seconds=mode.seconds)

    def play(self, fixture: Fixture) -> PlayedGame:
        """Play one game."""
        return Match(self._tournament, fixture, self._players).play()

    def close(self) -> None:
        """Let the bots go."""
        for player in self._players.values():
            player.close()


def available_cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_here(
    tournament: Tournament,
    fixtures: Iterable[Fixture],
    workers: int | None,  # noqa: ARG001  # there is one: this process
    should_stop: Callable[[], bool],
) -> Iterator[PlayedGame]:
    """Play one game after another in this process."""
    worker = Worker(tournament)
    try:
        for fixture in fixtures:
            if should_stop():
                return
            yield worker.play(fixture)
    finally:
        worker.close()


def play_in_processes(
    tournament: Tournament,
    fixtures: Iterable[Fixture],
    workers: int | None,
    should_stop: Callable[[], bool],
) -> Iterator[PlayedGame]:
    """Play in several processes at once; the games come as they are finished."""
    not_ours = active_children()
    workers = workers or available_cores()
    pool = ProcessPoolExecutor(
        workers, get_context("spawn"), initializer=_begin_work, initargs=(tournament,)
    )
    coming = iter(fixtures)
    playing: set[Future[PlayedGame]] = set()
    try:
        while True:
            if not should_stop():
                for fixture in islice(coming, workers + GAMES_WAITING - len(playing)):
                    playing.add(pool.submit(_play, fixture))
            if not playing:
                break
            done, playing = wait(playing, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
        pool.shutdown()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            if process not in not_ours:
                process.terminate()


_worker: Worker | None = None
"""The worker of this process, if it is one of a pool."""


def _begin_work(tournament: Tournament) -> None:
    """Build the bots of a worker process. Ctrl-C is a matter for the process that started it."""
    global _worker  # noqa: PLW0603  # a pool hands its workers nothing but what is global
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: _stop_work())
    Thread(target=_stop_with_parent, daemon=True).start()
    _worker = Worker(tournament)
    atexit.register(_worker.close)


def _stop_with_parent() -> None:
    """Do not outlive the process that started this one, however that was ended."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    _stop_work()


def _stop_work() -> None:
    """End a worker process in the middle of a game, and with it the programs that it runs."""
    if _worker is not None:
        _worker.close()
    os._exit(1)


def _play(fixture: Fixture) -> PlayedGame:
    """Play one game in a worker process."""
    assert _worker is not None
    return _worker.play(fixture)
