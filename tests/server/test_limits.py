"""What is too much gets a clear answer, and costs the others nothing."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from itertools import repeat
from pathlib import Path
from time import monotonic

import httpx2
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from civ.server.errors import TooManyError
from civ.server.limits import RateLimit
from tests.server.processes import resident_bytes, until
from tests.server.running import (
    MANY_VISITORS,
    PATIENCE,
    Json,
    Person,
    ServerProcess,
    guests,
    running,
)
from tests.server.thinking.games import greedy_game

BODY, MESSAGE = 4_000, 1_000
MANY = 1_000
"""More than any limit allows, also on a machine so busy that its buckets fill meanwhile."""

FLOODERS = 8
"""Threads that ask for too much."""


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
        "moves_per_table": 6,
        "lines_per_table": 5,
    }
    options = [f"--limit={name}={value}" for name, value in limits.items()]
    with running(url, "--thinkers=1", *MANY_VISITORS, *options) as server:
        yield server


def flood(person: Person, requests: int) -> list[httpx2.Response]:
    """Ask for too much, from several threads at once."""
    with ThreadPoolExecutor(FLOODERS) as pool:
        return list(pool.map(lambda _: person.client.get("/api/me"), range(requests)))


class Flood:
    """Asks for too much until it is told to stop, and counts the answers."""

    def __init__(self, person: Person) -> None:
        self.answers = 0
        self._person = person
        self._is_over = False
        self._pool = ThreadPoolExecutor(FLOODERS)

    def __enter__(self) -> "Flood":
        self._flooding = [self._pool.submit(self._ask_on) for _ in range(FLOODERS)]
        until(lambda: self.answers >= 10 * FLOODERS)
        return self

    def __exit__(self, *_: object) -> None:
        self._is_over = True
        for flooding in self._flooding:
            flooding.result()
        self._pool.shutdown()

    def _ask_on(self) -> None:
        while not self._is_over:
            self._person.client.get("/api/me")
            self.answers += 1


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
    with guests(narrow) as (anna, marek), Flood(anna) as flooding:
        passed_by = []
        for _ in range(20):
            before = flooding.answers
            marek.get("/api/rules")
            passed_by.append(flooding.answers - before)
    assert max(passed_by) < 10 * FLOODERS, "one turn of each flooder, and what a machine adds"


def test_messages_on_a_line_count_like_requests(narrow: ServerProcess) -> None:
    with guests(narrow) as (anna, marek):
        table = anna.open_table("me", "anyone")["table"]
        with anna.live(table) as live, marek.live(table) as others:
            assert live.ask("ping")["kind"] == "pong"
            answers = (live.ask("ping") for _ in range(MANY))
            refused = next(answer for answer in answers if answer["kind"] != "pong")
            assert_too_many(refused, "try again in")
            assert others.ask("ping")["kind"] == "pong"
            with suppress(ConnectionClosed):
                for _ in range(MANY):
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
    with (
        running(url, "--thinkers=1", *options) as server,
        guests(server) as (anna, _),
        httpx2.Client(base_url=server.url, timeout=PATIENCE) as stranger,
    ):
        assert_too_many(stranger.post("/api/me", json={}).json())
        table = anna.open_table("me", "anyone")["table"]
        with ExitStack() as stack:
            windows = [stack.enter_context(anna.live(table)) for _ in range(4)]
            for window in windows[:3]:
                assert window.receive()["kind"] == "update"
            assert_too_many(windows[3].receive(), "3 connections")
        forwarded = {"X-Forwarded-For": "10.1.2.3"}
        assert stranger.get("/api/rules", headers=forwarded).is_success
        answers = (stranger.get("/api/rules", headers=forwarded) for _ in range(MANY))
        assert_too_many(next(answer for answer in answers if answer.is_error).json())


@pytest.mark.parametrize(
    ("addresses", "another"),
    [
        (["192.0.2.7", "192.0.2.7:4711", "::ffff:192.0.2.7"], "192.0.2.8"),
        (["2001:db8::1", "2001:db8::2", "[2001:db8::3]:4711"], "2001:db8:0:1::1"),
    ],
)
def test_behind_a_proxy_the_address_counts_that_the_proxy_saw(
    tmp_path: Path, addresses: list[str], another: str
) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    options = ("--trust-proxy", "--limit=new_accounts_at_once=2")
    with running(url, "--thinkers=1", *options) as server:
        made_up = [f"198.51.100.{number}, {address}" for number, address in enumerate(addresses)]
        answers = [arrive(server, forwarded) for forwarded in (*made_up, another)]
    assert [answer.is_success for answer in answers] == [True, True, False, True]


def arrive(server: ServerProcess, forwarded: str) -> httpx2.Response:
    """Visit for the first time, through a proxy."""
    headers = {"X-Forwarded-For": forwarded}
    return httpx2.post(f"{server.url}/api/me", json={}, headers=headers, timeout=PATIENCE)


def test_what_costs_more_than_is_allowed_at_once_is_possible_after_a_rest() -> None:
    limit = RateLimit(per_second=1, at_once=10)
    limit.take("anna", cost=20)
    with pytest.raises(TooManyError) as refused:
        limit.take("anna")
    assert refused.value.wait == 1
    with pytest.raises(TooManyError) as refused:
        limit.take("anna", cost=20)
    assert refused.value.wait == 10
    limit.take("marek", cost=20)


def test_who_makes_bots_talk_without_end_waits(narrow: ServerProcess) -> None:
    with guests(narrow, 1) as [anna]:
        table = anna.open_table("me", "easy", "easy", "easy")["table"]
        phrase = {"do": "tell", "phrase": {"code": "hello"}}
        path = f"/api/tables/{table}/requests"
        answers = [anna.client.post(path, json=phrase) for _ in range(10)]
        assert answers[0].is_success
        assert_too_many(answers[-1].json(), "try again in")


def test_what_has_been_done_for_a_visitor_is_held_against_it() -> None:
    limit = RateLimit(per_second=1, at_once=10)
    limit.owe("anna", 12)
    with pytest.raises(TooManyError) as refused:
        limit.take("anna")
    assert refused.value.wait == 3
    limit.owe("anna", 1_000)
    with pytest.raises(TooManyError) as refused:
        limit.take("anna")
    assert refused.value.wait == 11, "nobody owes more than a bucket holds"
    limit.take("marek")


@pytest.mark.parametrize("path", ["/api/tables/{table}", "/api/me/tables"])
def test_who_has_long_games_told_again_and_again_waits(narrow: ServerProcess, path: str) -> None:
    record = msgspec.to_builtins(greedy_game().record())
    moves = len(record["actions"]) - 1
    with guests(narrow, 1) as [anna]:
        opening = {"record": record, "ply": moves}
        table = anna.open_table("me", "anyone", opening=opening)["table"]
        with guests(narrow, 1) as [marek]:
            marek.join(table)
        began = monotonic()
        answers = [anna.client.get(path.format(table=table)) for _ in range(60)]
        allowed = sum(answer.is_success for answer in answers)
        assert_too_many(answers[-1].json(), "try again in")
        assert allowed <= 1 + (50 + monotonic() - began) / (1 + moves // 20)


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
        until(lambda: "civ_connections 3.0" in anna.client.get("/metrics").text)
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


def test_at_one_table_only_so_much_is_taken_back_and_offered(narrow: ServerProcess) -> None:
    with guests(narrow) as (anna, marek):
        table = anna.open_table("me", "anyone")["table"]
        marek.join(table)
        actor = anna if anna.get(f"/api/tables/{table}")["legal"] else marek
        update = actor.get(f"/api/tables/{table}")
        for _ in range(3):
            played = actor.ask(table, "act", action=update["legal"][0], ply=update["ply"])
            update = actor.ask(table, "undo", ply=played["ply"])
        played = actor.ask(table, "act", action=update["legal"][0], ply=update["ply"])
        assert (played["ply"], played["was_applied"]) == (7, True), "the game can be played on"
        assert_too_many(actor.ask(table, "undo", 429, ply=7), "7 moves")
        assert_too_many(actor.ask(table, "offer", 429, end=True), "7 moves")
        assert actor.ask(table, "offer", end=False)["was_applied"] is False
        assert actor.ask(table, "resign")["info"]["status"] == "over"
