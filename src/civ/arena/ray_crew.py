"""The games of a tournament on a Ray cluster: the extra `carta-impera[ray]`."""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from typing import Any

from civ.arena.crew import Worker, available_cores
from civ.arena.match import PlayedGame
from civ.arena.tournament import Fixture, Tournament


def play_on_ray(
    tournament: Tournament,
    fixtures: Iterable[Fixture],
    workers: int | None,
    should_stop: Callable[[], bool],
) -> Iterator[PlayedGame]:
    """Play on the cluster that RAY_ADDRESS names, or on one that is started on this machine."""
    ray: Any = import_module("ray")  # large, and only needed here
    with _cluster(ray, workers):
        make_worker = ray.remote(num_cpus=1)(Worker)
        cores = int(ray.cluster_resources()["CPU"])  # a worker without a core would never begin
        number = min(workers or cores, cores)
        free: list[Any] = [make_worker.remote(tournament) for _ in range(number)]
        coming = iter(fixtures)
        playing: dict[Any, Any] = {}
        while True:
            if not should_stop():
                for fixture in islice(coming, len(free)):
                    worker = free.pop()
                    playing[worker.play.remote(fixture)] = worker
            if not playing:
                break
            done, _ = ray.wait(list(playing))
            for game in done:
                free.append(playing.pop(game))
                yield ray.get(game)
        ray.get([worker.close.remote() for worker in free])


@contextmanager
def _cluster(ray: Any, workers: int | None) -> Iterator[None]:
    """Join a cluster or start one, unless the program has done so; then leave it as it is."""
    if ray.is_initialized():
        yield
        return
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    size = {} if "RAY_ADDRESS" in os.environ else {"num_cpus": workers or available_cores()}
    ray.init(**size, include_dashboard=False, log_to_driver=False, logging_level="warning")
    try:
        yield
    finally:
        ray.shutdown()
