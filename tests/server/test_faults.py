"""Nothing that was acknowledged is lost: not when a server is killed, nor when PostgreSQL stops."""

import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest

from civ.server.identity import COOKIE
from tests.server.clocks import let_time_pass
from tests.server.matches import tournament
from tests.server.postgres import PostgresServer
from tests.server.processes import children_of, until, wait_for_end
from tests.server.running import (
    MANY_VISITORS,
    PATIENCE,
    Json,
    Live,
    Person,
    ServerProcess,
    guests,
    running,
)

OPTIONS = ("--thinkers=1", *MANY_VISITORS)
CLOCK: Json = {"kind": "live", "seconds": 600, "increment": 10}
ROUNDING = 0.01
"""Seconds by which two clocks of one machine may differ."""


def two_at_a_table(one: Person, other: Person, **details: object) -> str:
    """Let two people sit down at a new table."""
    table: str = one.open_table("me", "anyone", **details)["table"]
    other.join(table)
    return table


def the_worker_of(server: ServerProcess) -> int:
    """The first process in which the bots of a server think, once it is there."""
    until(lambda: children_of(server.pid))
    return min(children_of(server.pid))


@contextmanager
def paused(pid: int) -> Iterator[None]:
    """Let a process stand still."""
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


# A server is killed


def test_a_server_killed_under_load_has_every_action_that_it_acknowledged(
    database_url: str,
) -> None:
    with running(database_url, *OPTIONS) as server, tournament(server) as games:
        games.add()
        games.add("easy", people=1)
        games.add("beginner", people=3)
        games.begin()
        games.weather.wait_for_actions(60)
        with games.weather.storm():
            server.kill()
            server.start()
        games.finish()


def test_clocks_run_on_while_the_server_is_dead(database_url: str) -> None:
    with running(database_url, *OPTIONS) as server, guests(server) as (anna, marek):
        table = two_at_a_table(anna, marek, pace=CLOCK)
        hasty_table = two_at_a_table(anna, marek, pace=CLOCK, absence={"rule": "lose"})
        before = Look(anna, table)
        server.kill()
        let_time_pass(database_url, hasty_table, CLOCK["seconds"])
        server.start()
        after = Look(anna, table)
        [to_act] = before.update["info"]["actors"]
        for seat, clock in before.update["clocks"].items():
            spent = clock["left"] - after.update["clocks"][seat]["left"]
            if seat == to_act:
                least, most = after.asked - before.answered, after.answered - before.asked
                assert least - ROUNDING <= spent <= most + ROUNDING
            else:
                assert spent == 0
        with anna.live(hasty_table) as live:
            assert outcome_of(live)["by"] == "time"


class Look:
    """How a table stood at some moment between asking and being answered."""

    def __init__(self, person: Person, table: str) -> None:
        self.asked = time.monotonic()
        self.update = person.get(f"/api/tables/{table}")
        self.answered = time.monotonic()


def outcome_of(live: Live) -> Json:
    """Wait until a game is over, and return how it ended."""
    while True:
        info = live.receive()["info"]
        if info is not None and info["outcome"] is not None:
            outcome: Json = info["outcome"]
            return outcome


def test_no_thinking_process_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/games.db", *OPTIONS) as server:
        worker = os.pidfd_open(the_worker_of(server))
        server.kill()
        wait_for_end(worker)


# Two servers on one PostgreSQL


@contextmanager
def two_servers(url: str) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two processes that share a database."""
    with running(url, *OPTIONS) as one, running(url, *OPTIONS) as other:
        yield one, other


@pytest.fixture
def shared_url(postgres: PostgresServer, migrated_url: str) -> Iterator[str]:
    """A database that several servers can share."""
    url = postgres.create_database(like=migrated_url)
    yield url
    postgres.drop_database(url)


def test_players_at_different_servers_play_one_game_and_one_server_may_be_killed(
    shared_url: str,
) -> None:
    with two_servers(shared_url) as (one, other), tournament(one, other) as games:
        games.add()
        games.add()
        games.add("easy", people=2)
        games.begin()
        games.weather.wait_for_actions(60)
        with games.weather.storm():
            one.kill()
            one.start()
        games.finish()


def test_a_bots_turn_is_taken_over_when_its_server_is_killed_in_the_middle_of_it(
    shared_url: str,
) -> None:
    with two_servers(shared_url) as (one, other), guests(one, 1) as [anna]:
        with paused(the_worker_of(one)):
            table = anna.open_table("me", "easy")["table"]
            with anna.live(table) as live:
                waiting = play_until_a_bot_is_to_act(live)
            one.kill()
            anna.go_to(other)
            with anna.live(table, since=waiting["ply"]) as live:
                update = live.receive_until(waiting["ply"] + 1)
        assert update["events"][0]["seat"] == "B"


def play_until_a_bot_is_to_act(live: Live) -> Json:
    """Play at A until B, a bot, has to."""
    update = live.receive()
    while "B" not in update["view"]["actors"]:
        update = live.ask("act", action=update["legal"][-1], ply=update["ply"])
    return update


def test_a_key_made_void_at_one_server_opens_and_keeps_open_nothing_at_another(
    shared_url: str,
) -> None:
    with two_servers(shared_url) as (one, other), guests(one, 1) as [anna]:
        table = anna.open_table("me", "anyone")["table"]
        copy = Person(other, key=anna.client.cookies[COOKIE])
        with copy.live(table) as live:
            assert live.receive()["you"] == "A"
            anna.post("/api/me/sign-out")
            assert live.close_code() == 4401
        assert copy.get("/api/me", 401)["code"] == "unauthorized"
        copy.close()


def test_a_name_changed_at_one_server_is_seen_at_another(shared_url: str) -> None:
    with two_servers(shared_url) as (one, other), guests(other) as (anna, marek):
        table = two_at_a_table(anna, marek)
        with marek.live(table) as live:
            live.receive()
            anna.go_to(one)
            anna.client.patch("/api/me", json={"name": "Zoe"}).raise_for_status()
            while (info := live.receive()["info"]) is None or info["host"] != "Zoe":
                pass
            assert info["seats"]["A"]["name"] == "Zoe"


def test_a_seat_does_not_learn_from_another_server_that_it_was_muted(shared_url: str) -> None:
    with (
        two_servers(shared_url) as (one, other),
        guests(one, 1) as [anna],
        guests(other, 1) as [marek],
    ):
        table = two_at_a_table(anna, marek)
        with marek.live(table) as live:
            live.receive()
            anna.ask(table, "mute", seat="B")
            anna.ask(table, "say", text="lovely weather")
            update = live.receive()
        assert (update["info"], [line["text"] for line in update["chat"]]) == (
            None,
            ["lovely weather"],
        )


def test_a_seat_muted_at_one_server_is_not_heard_at_another(shared_url: str) -> None:
    with (
        two_servers(shared_url) as (one, other),
        guests(one, 1) as [anna],
        guests(other, 1) as [marek],
    ):
        table = two_at_a_table(anna, marek)
        copy = Person(other, key=anna.client.cookies[COOKIE])
        with copy.live(table) as live:
            live.receive()
            anna.ask(table, "mute", seat="B")
            anna.ask(table, "say", text="quiet at last")
            while not (chat := live.receive()["chat"]):
                pass
            marek.ask(table, "say", text="can you hear me?")
            assert [line["text"] for line in chat] == ["quiet at last"]
            anna.ask(table, "say", text="no")
            while not (chat := live.receive()["chat"]):
                pass
            assert [line["text"] for line in chat] == ["no"]
        copy.close()


def test_processes_that_serve_do_not_outlive_the_one_that_started_them(shared_url: str) -> None:
    with running(shared_url, *OPTIONS, "--workers=2") as server:
        until(lambda: is_ready(server))
        serving = [os.pidfd_open(pid) for pid in children_of(server.pid)]
        server.kill()
        for process in serving:
            wait_for_end(process)
        assert not is_ready(server)


def is_ready(server: ServerProcess) -> bool:
    """Whether a server can work."""
    try:
        return httpx2.get(f"{server.url}/readyz", timeout=PATIENCE).is_success
    except httpx2.ConnectError:
        return False


# PostgreSQL is away


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_a_restart_of_postgresql_loses_nothing_and_needs_no_restart_of_the_servers(
    own_postgres: PostgresServer, how: str
) -> None:
    url = own_postgres.create_database()
    with two_servers(url) as (one, other), tournament(one, other) as games:
        games.add()
        games.add()
        games.add("easy", people=2)
        games.begin()
        games.weather.wait_for_actions(60)
        with games.weather.storm():
            own_postgres.stop(how)  # type: ignore[arg-type]
            own_postgres.start()
        games.finish()


def test_while_postgresql_is_away_every_request_is_answered_so(
    own_postgres: PostgresServer,
) -> None:
    url = own_postgres.create_database()
    with running(url, *OPTIONS) as server, guests(server) as (anna, marek):
        table = two_at_a_table(anna, marek)
        anna.ask(table, "offer", end=True)  # a mark: what happened since is read from the database
        has_turn = anna.get(f"/api/tables/{table}")["legal"]
        to_act, other = (anna, marek) if has_turn else (marek, anna)
        with to_act.live(table) as live:
            update = live.receive()
            move = {"action": update["legal"][0], "ply": update["ply"]}
            own_postgres.stop()
            assert anna.get("/healthz")["status"] == "ok"
            assert anna.get("/readyz", 503)["status"] == "unavailable"
            assert anna.get("/api/me", 503)["code"] == "unavailable"
            assert to_act.ask(table, "act", 503, **move)["code"] == "unavailable"
            assert live.ask("act", **move)["code"] == "unavailable"
            assert live.ask("say", text="hello")["code"] == "unavailable"
            with other.live(table) as refused:
                assert refused.receive()["code"] == "unavailable"
                assert refused.close_code() == 4503
            own_postgres.start()
            until(lambda: is_ready(server))
            assert live.ask("act", **move)["was_applied"] is True
            other.ask(table, "say", text="back again")
            while not (chat := live.receive()["chat"]):
                pass
            assert [line["text"] for line in chat] == ["back again"]
    log = json.dumps(server.log)
    assert "does not answer" in log
    assert "secret" not in log, "the password of the database"


# A slow bot


def test_a_bot_that_thinks_for_ever_delays_no_other_table(tmp_path: Path) -> None:
    with (
        running(f"sqlite:///{tmp_path}/games.db", "--thinkers=2", *MANY_VISITORS) as server,
        guests(server, 1) as [anna],
        tournament(server) as games,
    ):
        slow = the_worker_of(server)
        until(lambda: len(children_of(server.pid)) == 2)  # now the first is ready
        with paused(slow):
            table = anna.open_table("me", "master")["table"]
            with anna.live(table) as live:
                waiting = play_until_a_bot_is_to_act(live)
            quick_table = anna.open_table("me", "easy")["table"]
            with anna.live(quick_table) as live:
                ply = play_until_a_bot_is_to_act(live)["ply"]
                live.receive_until(ply + 1)
            games.add()
            games.begin()
            games.finish()
            assert anna.get(f"/api/tables/{table}")["ply"] == waiting["ply"]
        with anna.live(table, since=waiting["ply"]) as live:
            live.receive_until(waiting["ply"] + 1)
