"""Whatever is sent, the server answers, goes on, and does not grow."""

import json
import random
import socket
import string
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any, TypeAlias

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import SearchStrategy
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import response_schema_conformance as is_as_described
from schemathesis.checks import status_code_conformance as has_a_status_that_is_described
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.processes import resident_bytes, until
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

EXAMPLES = 4
"""Requests for each route, each kind of data and each kind of path."""

Cases: TypeAlias = "SearchStrategy[Case[Any]]"

MOST_GROWTH = 40_000_000
"""Bytes that a server may have more after thousands of bad messages: caches, and no leak."""

# Every route


def test_no_route_fails_whatever_is_sent(
    server: ServerProcess, welcome: Callable[[], Person]
) -> None:
    host = welcome()
    schema = schemathesis.openapi.from_dict(host.get("/api/openapi.json"))
    answered = set[int]()
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        table = host.open_table("me", "anyone", "anyone")["table"]
        cookies = dict(welcome().client.cookies.items())  # someone new: some routes sign out
        strategies = list(strategies_for(result.ok(), table))
        for strategy in strategies:
            answered |= statuses_of(strategy, base_url=server.url, cookies=cookies)
        answered |= statuses_of(strategies[0], base_url=server.url)  # a stranger
    assert {200, 400, 401, 404} <= answered


def strategies_for(operation: APIOperation[Any, Any, Any, Any], table: str) -> Iterator[Cases]:
    """Requests as described and others, to any table and to one that exists."""
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
        yield operation.as_strategy(mode)
        if "{table_id}" in operation.path:
            yield operation.as_strategy(mode, path_parameters={"table_id": table})


def statuses_of(strategy: Cases, **how: Any) -> set[int]:
    """Send some requests, the same in every run, and return with what they were answered."""
    statuses = set[int]()

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def send(case: Case[Any]) -> None:
        answer = case.call(timeout=PATIENCE, **how)
        statuses.add(answer.status_code)
        assert answer.status_code < 500, answer.text
        if answer.status_code != 405:  # another method than any that is described
            case.validate_response(answer, checks=[is_as_described, has_a_status_that_is_described])

    with suppress(Unsatisfiable):  # a route that takes nothing cannot be given nonsense
        send()
    return statuses


NESTED = "[" * 50_000 + "]" * 50_000

BAD_BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"\xff\xfe",
    b'{"name": "\\ud800"}',
    b'{"name": "\xed\xa0\x80"}',
    b'{"name": "a\\u0000b"}',
    b'{"name": 1e999}',
    b'{"name": NaN}',
    b'{"name": "x", "name": "y", "more": 1}',
    NESTED.encode(),
    b'{"name": ' + NESTED.encode() + b"}",
    b"9" * 10_000,
]


@pytest.mark.parametrize("body", BAD_BODIES, ids=range(len(BAD_BODIES)))
def test_a_body_that_is_no_request_is_refused_with_a_reason(anna: Person, body: bytes) -> None:
    table = anna.open_table("me", "anyone")["table"]
    for path in ("/api/tables", f"/api/tables/{table}/requests", "/api/recover", "/api/replay"):
        answer = anna.client.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400, answer.text
        assert answer.json()["message"]


@pytest.mark.parametrize(
    ("method", "path", "body", "said"),
    [
        ("PATCH", "/api/me", b'{"name": ""}', "`name` is wrong: expected `str` of length >= 1 ("),
        ("POST", "/api/recover", b"{}", "the body is wrong: object missing required field"),
        ("POST", "/api/tables", b"", "a body is missing: send JSON"),
        ("GET", "/api/leaderboard?players=5", b"", "`players` is wrong: invalid enum value 5 ("),
        ("DELETE", "/api/session", b"", "this address takes only GET, OPTIONS"),
    ],
)
def test_a_refusal_says_in_words_what_is_wrong(
    anna: Person, method: str, path: str, body: bytes, said: str
) -> None:
    answer = anna.client.request(method, path, content=body)
    assert answer.json()["message"].startswith(said)


def test_a_message_that_is_no_text_is_refused_with_an_example(anna: Person) -> None:
    table = anna.open_table("me", "anyone")["table"]
    with anna.live(table) as live:
        live.receive()
        for message in ("", b"\x00"):
            live.connection.send(message)
            assert live.receive()["message"] == 'a message is a text, such as {"do": "ping"}'


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/me/nothing", "/api/a/b"])
def test_a_path_of_the_api_that_does_not_exist_is_refused_like_all_else(
    anna: Person, path: str
) -> None:
    assert anna.get(path, 404)["code"] == "not_found"


@pytest.mark.parametrize(
    "query", ["before=nan", "before=inf", "before=1e400", "before=-1", "before=", "status=x"]
)
def test_a_query_that_makes_no_sense_is_refused(anna: Person, query: str) -> None:
    assert anna.client.get(f"/api/me/tables?{query}").status_code == 400


@pytest.mark.parametrize("path", ["/nowhere", "/api/nothing", "/api/me/bots/x/live"])
def test_a_websocket_at_a_wrong_address_is_told_so(server: ServerProcess, path: str) -> None:
    address = f"{server.url}{path}".replace("http", "ws", 1)
    with pytest.raises(InvalidStatus) as refused, open_window(address):
        pass
    answer = refused.value.response
    assert (answer.status_code, json.loads(answer.body)["code"]) == (404, "not_found")


@pytest.mark.parametrize("place", ["x", "1.5", "", "%00", "9" * 5_000], ids=range(5))
def test_a_place_that_is_no_number_is_refused_with_a_reason(
    server: ServerProcess, anna: Person, place: str
) -> None:
    table = anna.open_table("me", "anyone")["table"]
    for name, meaning in (("since", "ply"), ("chat", "line")):
        path = f"/api/tables/{table}?{name}={place}"
        answer = anna.client.get(path)
        assert answer.status_code == 400
        assert answer.json()["message"].startswith(f"`{name}` is wrong: ")
        address = f"{server.url}{path}".replace("http", "ws", 1).replace("?", "/live?")
        with open_window(address) as live:
            failure = live.receive()
            assert failure["code"] == "bad_request"
            assert f"the {meaning} of your last update" in failure["message"]
            assert live.close_code() == 4400


@pytest.mark.parametrize("since", [-1, 10**6, 10**400])
def test_a_place_beyond_the_end_is_the_end(anna: Person, since: int) -> None:
    table = anna.open_table("me", "anyone")["table"]
    with anna.live(table, since=since, chat=since) as live:
        assert live.receive()["ply"] == 0


def test_text_that_no_database_can_store_is_refused_or_cleaned(anna: Person, marek: Person) -> None:
    table = anna.open_table("me", "anyone")["table"]
    answer = marek.client.post(f"/api/tables/{table}/join", json={"word": "a\0b"})
    assert answer.status_code in (200, 400)


# WebSockets


@pytest.fixture
def own_server(database_url: str) -> Iterator[ServerProcess]:
    """A server that nobody else uses, so that its memory and its connections can be watched."""
    with running(database_url, "--thinkers=1", *MANY_VISITORS) as server:
        yield server


def open_connections(person: Person) -> int:
    """How many WebSockets the server thinks are open."""
    lines = person.client.get("/metrics").text.splitlines()
    [value] = [line.split()[1] for line in lines if line.startswith("civ_connections ")]
    return int(float(value))


def test_a_websocket_survives_any_nonsense_or_is_closed(own_server: ServerProcess) -> None:
    dice = random.Random(1)
    with guests(own_server) as (anna, marek):
        table = anna.open_table("me", "anyone")["table"]
        marek.join(table)
        fuzz(anna, table, dice, 500)
        grown_from = resident_bytes(own_server.pid)
        fuzz(anna, table, dice, 3_000)
        hang_up_rudely(own_server, table, 100)
        reconnect_rapidly(anna, table, 200)
        until(lambda: open_connections(anna) == 0)
        assert resident_bytes(own_server.pid) - grown_from < MOST_GROWTH
        with marek.live(table) as live:
            assert live.ask("ping")["kind"] == "pong"
        assert faults(own_server) == []


def fuzz(person: Person, table: str, dice: random.Random, messages: int) -> None:
    """Send nonsense; whatever closes the line opens a new one."""
    sent = 0
    while sent < messages:
        with suppress(ConnectionClosed), person.live(table) as live:
            for _ in range(20):
                sent += 1
                live.connection.send(nonsense(dice))
            wait_for_answer(live)


def wait_for_answer(live: Live) -> None:
    """See that the line is not hung: it answers or is closed."""
    live.send("ping")
    while live.receive()["kind"] != "pong":
        pass


VALID: list[Json] = [
    {"do": "act", "action": "end", "ply": 0, "re": 1},
    {"do": "undo", "ply": 3, "count": 2},
    {"do": "offer", "end": False},
    {"do": "say", "text": "hello"},
    {"do": "tell", "phrase": {"code": "stop", "seat": "A", "domain": "M"}},
    {"do": "mute", "seat": "B"},
    {"do": "back"},
]
VALUES: list[Any] = [
    None,
    True,
    -1,
    2**63,
    2**70,
    1e308,
    0.5,
    "",
    "\0",
    "\u202e",
    "x" * 9_000,
    "A",
    "Z",
    [],
    {},
    [[[[]]]],
    {"do": "act"},
]


def nonsense(dice: random.Random) -> str | bytes:
    """A message that is wrong in some way, or nearly right."""
    match dice.randrange(6):
        case 0:
            return dice.randbytes(dice.randrange(200))
        case 1:
            return "".join(dice.choices(string.printable, k=dice.randrange(200)))
        case 2:
            return "[" * dice.randrange(4_000)
        case 3:
            text = json.dumps(dice.choice(VALID))
            return text[: dice.randrange(len(text))]
        case 4:
            return json.dumps(dice.choice(VALUES))
        case _:
            message = dict(dice.choice(VALID))
            message[dice.choice([*message, "more"])] = dice.choice(VALUES)
            return json.dumps(message)


def hang_up_rudely(server: ServerProcess, table: str, times: int) -> None:
    """Open connections that never become WebSockets, or end in the middle of a frame."""
    shake_hands = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()
    beginnings = (
        b"",
        b"GET",
        shake_hands[:-4],
        shake_hands,
        shake_hands + b"\x81",
        shake_hands + b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff",
        shake_hands + b"\xff" * 100,
    )
    for number in range(times):
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
            line.sendall(beginnings[number % len(beginnings)])


def reconnect_rapidly(person: Person, table: str, times: int) -> None:
    """Open a window and close it before it shows anything."""
    for _ in range(times):
        with person.live(table):
            pass


def faults(server: ServerProcess) -> list[Json]:
    """What the server logged as its own fault."""
    return [line for line in server.log if line.get("level") in ("error", "critical")]


def test_a_client_that_never_reads_does_not_make_the_server_grow(own_server: ServerProcess) -> None:
    with guests(own_server) as (anna, marek), ExitStack() as stack:
        table = anna.open_table("me", "anyone")["table"]
        marek.join(table)
        for _ in range(10):
            stack.enter_context(deaf_window(own_server, table))
        until(lambda: open_connections(anna) == 10)
        before = resident_bytes(own_server.pid)
        for number in range(100):
            anna.ask(table, "say", text=f"{number} " + "x" * 400)
        assert resident_bytes(own_server.pid) - before < MOST_GROWTH
        with marek.live(table, chat=99) as live:
            assert len(live.receive()["chat"]) == 1
    with guests(own_server, 1) as [anna]:
        until(lambda: open_connections(anna) == 0)


@contextmanager
def deaf_window(server: ServerProcess, table: str) -> Iterator[None]:
    """A WebSocket whose client reads nothing, and has little room for what it is sent."""
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        line.connect(("127.0.0.1", server.port))
        line.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        yield
