"""What is too much gets a clear answer, and costs the others nothing."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import repeat
from time import monotonic

import httpx2
import pytest

from tests.server.processes import resident_bytes
from tests.server.running import (
    MANY_VISITORS,
    PATIENCE,
    Json,
    Person,
    ServerProcess,
    guests,
    running,
)

BODY, MESSAGE = 4_000, 1_000
PROMPT = 2.0
"""Seconds within which a server that is not held up answers, on a machine with other work."""


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that allows little."""
    url = f"sqlite:///{tmp_path_factory.mktemp('narrow')}/games.db"
    limits = {
        "body_bytes": BODY,
        "message_bytes": MESSAGE,
        "requests_per_second": 1,
        "requests_at_once": 50,
        "tables_per_account": 3,
        "connections_per_account": 4,
        "lines_per_table": 5,
    }
    options = [f"--limit={name}={value}" for name, value in limits.items()]
    with running(url, "--thinkers=1", *MANY_VISITORS, *options) as server:
        yield server


def flood(person: Person, requests: int) -> list[httpx2.Response]:
    """Ask for too much, from several threads at once."""
    with ThreadPoolExecutor(8) as pool:
        return list(pool.map(lambda _: person.client.get("/api/me"), range(requests)))


def assert_too_many(failure: Json, *words: str) -> None:
    """The answer says what was too much."""
    assert failure["code"] == "too_many"
    for word in words:
        assert word in failure["message"]


# Sizes


def test_a_body_that_is_too_large_is_refused(narrow: ServerProcess) -> None:
    with guests(narrow, 1) as [anna]:
        for content in (b"x" * (BODY + 1), json.dumps({"name": "x" * BODY}).encode()):
            answer = anna.client.post("/api/me", content=content)
            assert (answer.status_code, answer.json()["code"]) == (413, "too_long")
        assert anna.get("/api/me")["account"] == anna.me


def test_a_body_without_an_end_is_not_kept_in_memory(narrow: ServerProcess) -> None:
    with guests(narrow, 1) as [anna]:
        before = resident_bytes(narrow.pid)
        answer = anna.client.post("/api/me", content=repeat(b" " * 100_000, 1_000))
        assert (answer.status_code, answer.json()["code"]) == (413, "too_long")
        assert resident_bytes(narrow.pid) - before < 20_000_000


def test_a_message_that_is_too_large_is_refused_and_the_line_stands(narrow: ServerProcess) -> None:
    with guests(narrow, 1) as [anna]:
        table = anna.open_table("me", "anyone")["table"]
        with anna.live(table) as live:
            live.receive()
            live.connection.send("x" * (MESSAGE + 1))
            failure = live.receive()
            assert (failure["code"], str(MESSAGE) in failure["message"]) == ("too_long", True)
            assert live.ask("ping")["kind"] == "pong"


def test_a_huge_message_ends_its_line_and_no_other(narrow: ServerProcess) -> None:
    with guests(narrow) as (anna, marek):
        table = anna.open_table("me", "anyone")["table"]
        with anna.live(table) as live, marek.live(table) as others:
            live.connection.send("x" * 10 * MESSAGE)
            assert live.close_code() == 1009
            assert others.ask("ping")["kind"] == "pong"


# Rates


def test_who_asks_too_often_waits_and_nobody_else(narrow: ServerProcess) -> None:
    with guests(narrow) as (anna, marek):
        began = monotonic()
        answers = flood(anna, 150)
        refused = [answer for answer in answers if answer.status_code == 429]
        assert len(answers) - len(refused) <= 50 + (monotonic() - began)
        assert_too_many(refused[0].json(), "try again in")
        assert int(refused[0].headers["retry-after"]) >= 1
        assert marek.get("/api/me")["account"] == marek.me


def test_a_flood_from_one_delays_nobody_else(narrow: ServerProcess) -> None:
    with guests(narrow) as (anna, marek), ThreadPoolExecutor(1) as pool:
        flooding = pool.submit(flood, anna, 400)
        slowest = 0.0
        for _ in range(20):
            began = monotonic()
            marek.get("/api/rules")
            slowest = max(slowest, monotonic() - began)
        flooding.result()
    assert slowest < PROMPT


def test_messages_on_a_line_count_like_requests(narrow: ServerProcess) -> None:
    with guests(narrow) as (anna, marek):
        table = anna.open_table("me", "anyone")["table"]
        with anna.live(table) as live, marek.live(table) as others:
            answers = [live.ask("ping") for _ in range(60)]
            assert answers[0]["kind"] == "pong"
            assert_too_many(answers[-1], "try again in")
            assert others.ask("ping")["kind"] == "pong"
            for _ in range(20):
                live.send("ping")
            assert live.close_code() == 4429


def test_an_address_that_asks_too_often_is_refused_also_without_an_identity(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    url = f"sqlite:///{tmp_path_factory.mktemp('address')}/games.db"
    options = (
        "--limit=address_requests_at_once=30",
        "--limit=address_requests_per_second=1",
        "--limit=new_accounts_at_once=2",
        "--limit=connections_per_address=3",
    )
    with running(url, "--thinkers=1", *options) as server, guests(server) as (anna, _):
        with httpx2.Client(base_url=server.url, timeout=PATIENCE) as stranger:
            assert_too_many(stranger.post("/api/me", json={}).json())
            table = anna.open_table("me", "anyone")["table"]
            with ExitStack() as stack:
                windows = [stack.enter_context(anna.live(table)) for _ in range(4)]
                for window in windows[:3]:
                    assert window.receive()["kind"] == "update"
                assert_too_many(windows[3].receive(), "3 connections")
            forwarded = {"X-Forwarded-For": "10.1.2.3"}
            answers = [stranger.get("/api/rules", headers=forwarded) for _ in range(40)]
        assert answers[0].status_code == 200
        assert_too_many(answers[-1].json())


# Numbers


def test_one_account_has_only_so_many_tables(narrow: ServerProcess) -> None:
    with guests(narrow) as (anna, marek):
        tables = [anna.open_table("me", "anyone")["table"] for _ in range(3)]
        body = {"seats": [{"who": "me"}, {"who": "anyone"}]}
        assert_too_many(anna.post("/api/tables", body, 429), "3 tables")
        marek.open_table("me", "anyone")
        anna.post(f"/api/tables/{tables[0]}/leave")
        anna.open_table("me", "anyone")


def test_one_account_has_only_so_many_lines(narrow: ServerProcess) -> None:
    with guests(narrow) as (anna, marek), ExitStack() as stack:
        table = anna.open_table("me", "anyone")["table"]
        windows = [stack.enter_context(anna.live(table)) for _ in range(5)]
        assert_too_many(windows[4].receive(), "4 connections")
        assert windows[4].close_code() == 4429
        with marek.live(table) as others:
            assert others.receive()["kind"] == "update"
        windows[0].connection.close()
        with anna.live(table) as again:
            assert again.receive()["kind"] == "update"


def test_at_one_table_only_so_much_is_said(narrow: ServerProcess) -> None:
    with guests(narrow) as (anna, marek):
        table = anna.open_table("me", "anyone")["table"]
        marek.join(table)
        for number in range(5):
            anna.ask(table, "say", text=str(number))
        assert_too_many(anna.ask(table, "say", 429, text="6"), "enough has been said")
        assert marek.get(f"/api/tables/{table}")["line"] == 5
