"""What whoever runs a server relies on: stopping in good order, health, figures, logs."""

import json
import os
import signal
import subprocess
from contextlib import AbstractContextManager
from pathlib import Path
from time import monotonic

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from civ.server.identity import COOKIE
from tests.cli.running import COMMAND
from tests.server.matches import tournament
from tests.server.processes import until
from tests.server.running import (
    MANY_VISITORS,
    PATIENCE,
    Json,
    Live,
    Person,
    ServerProcess,
    guests,
    open_window,
    running,
)

OPTIONS = ("--thinkers=1", *MANY_VISITORS)
BEFORE_ANYONE_KILLS_IT = 60
"""Seconds: systemd waits for 90."""


# Starting


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--database=mysql://x:SECRET@y/z"], "this is no address of a database; write sqlite:///"),
        (
            ["--database=postgresql://x:SECRET@127.0.0.1:1/z"],
            "there is no answer from the PostgreSQL database 'z' at 127.0.0.1:1",
        ),
        (["--host=203.0.113.7", "--port=80"], "nobody can listen on 203.0.113.7 port 80 ("),
        (["--public-url=play.example"], "write it in full and without a path"),
        (["--workers=2"], "several processes need a database that they can share"),
        (["--limit=tables=1"], "'tables' is no limit; there are body_bytes, "),
    ],
)
def test_whoever_starts_a_server_reads_what_is_wrong(
    options: list[str], reason: str, tmp_path: Path
) -> None:
    first_database = f"--database=sqlite:///{tmp_path}/games.db"
    done = subprocess.run(
        [*COMMAND, "serve", "--port=0", first_database, *options],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode in (1, 2)
    *usage, error = done.stderr.strip().splitlines()
    assert error.startswith("Error: ")
    assert reason in error
    assert "SECRET" not in done.stderr
    assert all(line.startswith(("Usage:", "Try ")) for line in usage if line)


def test_whoever_starts_a_second_server_reads_that_the_port_is_taken(
    server: ServerProcess, tmp_path: Path
) -> None:
    done = subprocess.run(
        [*COMMAND, "serve", f"--port={server.port}", f"--database=sqlite:///{tmp_path}/games.db"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith(f"Error: nobody can listen on 127.0.0.1 port {server.port} ")


# Stopping


def test_games_go_on_after_a_stop_in_good_order(database_url: str) -> None:
    with running(database_url, *OPTIONS) as server, tournament(server) as games:
        games.add()
        games.add("easy", people=1)
        games.begin()
        games.weather.wait_for_actions(40)
        with games.weather.storm():
            began = monotonic()
            assert server.stop() == 0
            assert monotonic() - began < BEFORE_ANYONE_KILLS_IT
            assert not any("shutdown exceeded" in line["message"] for line in server.log)
            server.start()
        games.finish()


def test_a_server_stops_in_good_order_also_if_ctrl_c_is_pressed_twice(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/games.db", *OPTIONS) as server:
        os.kill(server.pid, signal.SIGINT)
        until(lambda: any(line["message"] == "Shutting down" for line in server.log))
        assert server.interrupt() == 0
        assert [line for line in server.log if line.get("level") == "error"] == []


def test_whoever_looks_on_is_told_that_the_server_restarts(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    with running(url, *OPTIONS) as server, guests(server, 1) as [anna]:
        table = anna.open_table("me", "anyone")["table"]
        with anna.live(table) as live:
            live.receive()
            server.stop()
            assert live.close_code() == 1012


def test_a_websocket_that_is_refused_in_words_is_no_fault(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/games.db", *OPTIONS) as server:
        address = f"{server.url}/nowhere".replace("http", "ws", 1)
        with pytest.raises(InvalidStatus), connect(address):
            pass
        server.stop()
        assert [line for line in server.log if line.get("level") == "error"] == []


# Health


def test_a_server_says_that_it_lives_and_can_work(anna: Person) -> None:
    assert anna.get("/healthz")["status"] == "ok"
    until(lambda: anna.client.get("/readyz").is_success)


def test_a_preview_of_a_link_may_ask_for_the_head_of_a_page(anna: Person) -> None:
    answer = anna.client.head("/table/anything")
    assert answer.is_success
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.content == b""


# Figures


def figures(person: Person) -> dict[str, float]:
    """What Prometheus would read, by name."""
    answer = person.client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    return {
        sample.name: sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_figures_tell_what_happens(database_url: str) -> None:
    """On a server of its own: at others, a bot of an earlier test may still move."""
    with running(database_url, *OPTIONS) as server, guests(server) as (anna, marek):
        table = anna.open_table("me", "anyone")["table"]
        marek.join(table)
        before = figures(anna)
        with anna.live(table), marek.live(table):
            until(lambda: figures(anna)["civ_connections"] == before["civ_connections"] + 2)
            to_act = next(one for one in (anna, marek) if one.get(f"/api/tables/{table}")["legal"])
            action = to_act.get(f"/api/tables/{table}")["legal"][0]
            to_act.ask(table, "act", action=action, ply=0)
            anna.ask(table, "say", text="hello")
            during = figures(anna)
        until(lambda: figures(anna)["civ_connections"] == before["civ_connections"])
    new = {name: during[name] - before[name] for name in during if name in before}
    assert (new["civ_moves_total"], new["civ_lines_total"], new["civ_watched_tables"]) == (1, 1, 1)
    assert new["civ_commits_total"] > 0
    assert new["civ_commit_seconds_total"] > 0


def test_figures_count_what_bots_think(anna: Person) -> None:
    table = anna.open_table("me", "easy")["table"]
    with anna.live(table) as live:
        update = live.receive()
        while not is_bots_turn_over(update):
            if update["legal"]:
                update = live.ask("act", action=update["legal"][-1], ply=update["ply"])
            else:
                update = live.receive()
    after = figures(anna)
    assert after["civ_bot_jobs_total"] >= 1
    assert after["civ_bot_seconds_total"] > 0
    assert after["civ_bot_failures_total"] == 0
    assert after["civ_bot_restarts_total"] == 0


def is_bots_turn_over(update: Json) -> bool:
    """Whether the bot on seat B has just played."""
    return any(event["what"] == "played" and event["seat"] == "B" for event in update["events"])


# Logs


def test_logs_are_json_without_a_secret_and_figures_can_be_kept(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    with running(url, *OPTIONS, "--no-metrics", "--log-level=debug") as server:
        secrets = live_through_a_game(server)
        server.stop()
        greeting, *lines = server.log
    assert greeting == {"message": f"Carta Impera at {server.url}"}
    assert all({"at", "level", "logger", "message"} <= line.keys() for line in lines)
    text = json.dumps(lines)
    assert [what for what, secret in secrets.items() if secret in text] == []
    assert "/recover/***" in text, "else nothing was logged from which a secret had to be left out"


def window_at(server: ServerProcess, path: str) -> AbstractContextManager[Live]:
    """A WebSocket at any path."""
    return open_window(f"{server.url.replace('http', 'ws', 1)}{path}")


def live_through_a_game(server: ServerProcess) -> dict[str, str]:
    """Use the server in many ways, and return what must not be logged."""
    with guests(server) as (anna, marek):
        assert anna.get("/metrics", 404)["code"] == "not_found"
        token = anna.post("/api/me/bots", {"name": "Robot"})["token"]
        anna.client.get("/api/me", headers={"Authorization": f"Bearer {token}"})
        recovery = anna.post("/api/me/recovery")["secret"]
        anna.client.get(f"/recover/{recovery}")
        with pytest.raises(InvalidStatus), window_at(server, f"/recover/{recovery}"):
            pass  # a wrong address for a WebSocket, which is logged
        anna.client.post("/api/recover", json={"secret": recovery})
        table = anna.open_table("me", "anyone", "easy", variant="draft")["table"]
        marek.join(table)
        kept = anna.get(f"/api/tables/{table}")["legal"][0]
        with anna.live(table) as live:
            live.receive()
            live.ask("act", action=kept, ply=0)
            live.ask("say", text="Meet me at the harbour.")
            live.ask("act", action="keep nonsense", ply=1)
            live.connection.send("{")
            live.receive()
        anna.client.post(f"/api/tables/{table}/requests", content=b"{")
        for person in (anna, marek):
            person.ask(table, "resign")
        deal = anna.get(f"/api/tables/{table}/record")["fair"]["secret"]
        return {
            "a key": str(anna.client.cookies[COOKIE]),
            "a token": token,
            "a recovery link": recovery,
            "the secret of a deal": deal,
            "a hidden choice": kept,
            "what was said": "harbour",
        }
