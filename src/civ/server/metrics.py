"""What a host may want to watch, in the form that Prometheus reads."""

from collections.abc import Iterator, Mapping

from prometheus_client import CollectorRegistry, Metric
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from civ.server.house import House


class HouseCollector(Collector):
    """Reads the figures of a server when they are asked for; counting costs nothing else."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterator[Metric]:
        """Yield all figures."""
        house = self._house
        writer, thinkers = house.writer, house.thinkers
        yield GaugeMetricFamily(
            "civ_connections", "Open WebSockets", value=house.hall.watcher_count
        )
        yield GaugeMetricFamily(
            "civ_watched_tables", "Tables that someone looks at", value=house.hall.watched_tables
        )
        yield CounterMetricFamily("civ_moves", "Moves committed", value=writer.moves)
        yield CounterMetricFamily("civ_lines", "Lines of chat committed", value=writer.lines)
        yield CounterMetricFamily("civ_commits", "Commits of moves and lines", value=writer.commits)
        yield CounterMetricFamily(
            "civ_commit_seconds", "Time spent in these commits", value=writer.seconds
        )
        yield _labelled("civ_bot_jobs", "Questions that bots answered", thinkers.jobs)
        yield _labelled("civ_bot_seconds", "Time that bots thought", thinkers.seconds)
        yield GaugeMetricFamily(
            "civ_bot_waiting", "Questions that wait for a bot", value=thinkers.waiting
        )
        yield CounterMetricFamily(
            "civ_bot_failures", "Questions that no bot could answer", value=thinkers.failures
        )
        yield CounterMetricFamily(
            "civ_bot_restarts", "Thinking processes replaced", value=thinkers.restarts
        )


def _labelled(name: str, help_text: str, by_job: Mapping[str, float]) -> CounterMetricFamily:
    """A counter for each kind of job."""
    family = CounterMetricFamily(name, help_text, labels=["job"])
    for job, value in by_job.items():
        family.add_metric([job], value)
    return family


def registry_of(house: House) -> CollectorRegistry:
    """The figures of one server."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(HouseCollector(house))
    return registry
