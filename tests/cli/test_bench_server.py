"""`civ bench server` with a handful of matches: the figures are there, whatever they are."""

import json
from typing import Any

import pytest

from tests.cli.running import civ

MATCHES = 4
WINDOW = {
    "seconds", "moves", "moves_per_second", "moves_per_cpu_second", "server_cpu", "driver_cpu",
    "latency_milliseconds",
}  # fmt: skip


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    options = ("--matches", MATCHES, "--seconds", 0.5, "--rate", 100, "--json")
    figures: dict[str, Any] = json.loads(civ("bench", "server", *options).stdout)
    return figures


def test_the_json_has_the_documented_keys(report: dict[str, Any]) -> None:
    assert set(report) == {"settings", "versions", "runs"}
    assert report["settings"] == {"seconds": 0.5, "rate": 100, "database": "sqlite"}
    [run] = report["runs"]
    assert set(run) == {"matches", "workers", "paced", "flat_out", "memory", "games", "moves"}
    for window in (run["paced"], run["flat_out"]):
        assert set(window) == WINDOW
        assert set(window["latency_milliseconds"]) == {"p50", "p99", "max"}


def test_all_games_end_and_every_acknowledged_move_is_stored(report: dict[str, Any]) -> None:
    [run] = report["runs"]
    assert run["games"]["over"] == run["games"]["begun"] >= MATCHES
    assert run["moves"]["acknowledged"] > 40 * run["games"]["over"]
    assert run["moves"]["lost"] == 0


def test_what_is_measured_happened(report: dict[str, Any]) -> None:
    [run] = report["runs"]
    assert run["flat_out"]["moves"] > 0
    latency = run["flat_out"]["latency_milliseconds"]
    assert 0 < latency["p50"] <= latency["p99"] <= latency["max"]
    memory = run["memory"]
    assert 0 < memory["megabytes_before"] <= memory["megabytes_with_matches"] + 50


def test_the_table_fits(report: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    from rich.console import Console

    from civ.cli.benchmark.server.table import draw_server_report

    Console(width=80).print(draw_server_report(report))
    table = capsys.readouterr().out
    assert "flat out" in table
    assert max(map(len, table.splitlines())) <= 80
    assert "…" not in table


def test_several_processes_need_a_database_that_they_can_share() -> None:
    result = civ("bench", "server", "--workers", 2, exit_code=2)
    assert "--database postgresql://" in result.stderr
