"""No one acts for another: without a key, with a forged one, from another site, or by replay."""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import InvalidStatus

from civ.server.identity import COOKIE
from tests.server.running import (
    MANY_VISITORS,
    PATIENCE,
    Json,
    Live,
    Person,
    ServerProcess,
    open_window,
    running,
)

REQUESTS: list[Json] = [
    {"do": "act", "action": "end", "ply": 0},
    {"do": "undo", "ply": 0},
    {"do": "resign"},
    {"do": "offer", "end": True},
    {"do": "back"},
    {"do": "say", "text": "hello"},
    {"do": "tell", "phrase": {"code": "hello"}},
    {"do": "mute", "seat": "A"},
]
"""Everything that only someone at the table may do."""


@contextmanager
def stranger(server: ServerProcess, **headers: str) -> Iterator[httpx2.Client]:
    """Someone whom the server does not know."""
    with httpx2.Client(base_url=server.url, timeout=PATIENCE, headers=headers) as client:
        yield client


def window(server: ServerProcess, table: str, **headers: str) -> AbstractContextManager[Live]:
    """A WebSocket with nothing but these headers."""
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    return open_window(address, **headers)


def key_of(person: Person) -> str:
    """What proves who someone is."""
    return str(person.client.cookies[COOKIE])


@pytest.fixture
def table(anna: Person, marek: Person) -> str:
    """A table at which two people play."""
    opened: str = anna.open_table("me", "anyone")["table"]
    marek.join(opened)
    return opened


@pytest.fixture
def players(anna: Person, marek: Person, table: str) -> tuple[Person, Person]:
    """Whose turn it is, and the other."""
    return (anna, marek) if anna.get(f"/api/tables/{table}")["legal"] else (marek, anna)


# Who acts


def test_without_an_identity_nobody_plays(server: ServerProcess, table: str) -> None:
    with stranger(server) as client, window(server, table) as live:
        assert live.receive()["you"] is None
        for request in REQUESTS:
            answer = client.post(f"/api/tables/{table}/requests", json=request)
            assert (answer.status_code, answer.json()["code"]) == (401, "unauthorized")
            assert live.ask(**request)["code"] == "unauthorized"
        for path, body in (
            ("", {"seats": [{"who": "me"}, {"who": "anyone"}]}),
            (f"/{table}/join", {}),
        ):
            assert client.post(f"/api/tables{path}", json=body).status_code == 401


def test_whoever_does_not_sit_at_a_table_does_nothing_there(
    anna: Person, table: str, welcome: Callable[[], Person]
) -> None:
    outsider = welcome()
    with outsider.live(table) as live:
        assert live.receive()["you"] is None
        for request in REQUESTS:
            assert outsider.ask(table, status=403, **request)["code"] == "not_your_seat"
            assert live.ask(**request)["code"] == "not_your_seat"
    update = anna.get(f"/api/tables/{table}")
    assert (update["ply"], update["line"], update["muted"]) == (0, 0, [])


def test_nobody_plays_the_turn_of_another(table: str, players: tuple[Person, Person]) -> None:
    to_act, other = players
    action = to_act.get(f"/api/tables/{table}")["legal"][0]
    assert other.ask(table, "act", 409, action=action, ply=0)["code"] == "not_your_turn"
    failure = other.ask(table, "act", 400, action=action, ply=0, seat=to_act.me["id"])
    assert "seat" in failure["message"], "a request cannot name a seat: it is that of its sender"
    assert to_act.get(f"/api/tables/{table}")["ply"] == 0


def test_a_request_sent_again_is_not_carried_out_again(
    table: str, players: tuple[Person, Person]
) -> None:
    to_act, _ = players
    action = to_act.get(f"/api/tables/{table}")["legal"][0]
    request = {"action": action, "ply": 0, "re": 1}
    assert to_act.ask(table, "act", **request)["was_applied"] is True
    assert to_act.ask(table, "act", **request)["was_applied"] is False
    with to_act.live(table, since=1) as live:
        assert live.ask("act", action=action, ply=0)["was_applied"] is False
    assert to_act.get(f"/api/tables/{table}")["ply"] == 1


# Keys


def test_a_forged_key_is_nobodys(server: ServerProcess, anna: Person, table: str) -> None:
    for forged in forged_keys(key_of(anna), anna.me["id"]):
        for header, value in (
            ("Cookie", f"{COOKIE}={forged}"),
            ("Authorization", f"Bearer {forged}"),
        ):
            with stranger(server, **{header: value}) as client:
                assert client.get("/api/me").status_code == 401, forged
                assert "is void" in client.get("/api/me").json()["message"]
                assert client.get(f"/api/tables/{table}").json()["you"] is None


def forged_keys(key: str, account: str) -> list[str]:
    """What someone may try who knows an account, or a part of its key."""
    return [
        key[:-1],
        key + "A",
        key.swapcase(),
        hashlib.sha256(key.encode()).hexdigest(),
        account,
        "A" * len(key),
        "' OR 1=1 --",
    ]


def test_a_recovery_link_is_no_key(server: ServerProcess, anna: Person) -> None:
    secret = anna.post("/api/me/recovery")["secret"]
    with stranger(server, Authorization=f"Bearer {secret}") as client:
        assert client.get("/api/me").status_code == 401
        assert client.get(f"/recover/{secret}").status_code == 200, "a page, which redeems nothing"
        assert client.post("/api/recover", json={"secret": secret}).status_code == 200
        assert client.post("/api/recover", json={"secret": secret}).status_code == 404


def test_whoever_signed_out_is_out_everywhere(
    server: ServerProcess, table: str, players: tuple[Person, Person]
) -> None:
    to_act, _ = players
    with to_act.live(table) as live, stranger(server, Cookie=f"{COOKIE}={key_of(to_act)}") as copy:
        assert live.receive()["you"] is not None
        to_act.post("/api/me/sign-out")
        assert copy.get("/api/me").status_code == 401
        assert live.receive()["code"] == "unauthorized"
        assert live.close_code() == 4401


def test_signing_out_on_one_device_closes_no_window_of_another(
    server: ServerProcess, anna: Person, table: str
) -> None:
    secret = anna.post("/api/me/recovery")["secret"]
    with stranger(server) as phone:
        assert phone.post("/api/recover", json={"secret": secret}).status_code == 200
        cookie = f"{COOKIE}={phone.cookies[COOKIE]}"
        with anna.live(table) as closed, window(server, table, Cookie=cookie) as open_still:
            anna.post("/api/me/sign-out")
            assert closed.close_code() == 4401
            assert open_still.ask("say", text="still here")["was_applied"] is True


def test_a_window_that_only_looks_on_is_closed_too_when_its_key_is_void(
    table: str, welcome: Callable[[], Person]
) -> None:
    onlooker = welcome()
    with onlooker.live(table) as live:
        assert live.receive()["you"] is None
        onlooker.post("/api/me/sign-out")
        assert live.close_code() == 4401


@pytest.mark.parametrize(("method", "path"), [("DELETE", ""), ("POST", "/token")])
def test_a_bots_token_is_void_at_once_when_it_is_revoked_or_renewed(
    server: ServerProcess, anna: Person, method: str, path: str
) -> None:
    made = anna.post("/api/me/bots", {"name": f"Bot of {anna.me['id']}"})
    bearer = f"Bearer {made['token']}"
    table = anna.open_table("me", "anyone")["table"]
    with stranger(server, Authorization=bearer) as bot:
        assert bot.get("/api/me").json()["account"]["id"] == made["account"]["id"]
        assert bot.post(f"/api/tables/{table}/join", json={}).status_code == 200
        with window(server, table, Authorization=bearer) as live:
            assert live.receive()["you"] == "B"
            void = anna.client.request(method, f"/api/me/bots/{made['account']['id']}{path}")
            assert void.is_success
            assert bot.get("/api/me").status_code == 401
            assert live.close_code() == 4401
    assert anna.get(f"/api/tables/{table}")["info"]["status"] == "playing"


def test_the_key_is_kept_where_no_script_and_no_other_site_can_use_it(
    server: ServerProcess,
) -> None:
    with stranger(server) as client:
        cookie = client.post("/api/me", json={}).headers["set-cookie"]
    attributes = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= attributes


def test_behind_https_the_key_is_sent_by_https_only(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    with (
        running(url, "--thinkers=1", "--trust-proxy", *MANY_VISITORS) as server,
        stranger(server, **{"X-Forwarded-Proto": "https"}) as client,
    ):
        answer = client.post("/api/me", json={})
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "max-age=" in answer.headers["strict-transport-security"]


def test_nobody_is_believed_to_be_a_proxy_who_is_not_trusted(server: ServerProcess) -> None:
    with stranger(server, **{"X-Forwarded-Proto": "https"}) as client:
        answer = client.post("/api/me", json={})
        assert "secure" not in answer.headers["set-cookie"].lower()
        assert "strict-transport-security" not in answer.headers


# Other sites


FOREIGN_ORIGINS = [
    "https://example.com",
    "http://127.0.0.1.example.com",
    "http://127.0.0.1:1",
    "http://localhost",
    "null",
    "file://",
    "chrome-extension://abc",
    "http://[",
    "http://user@127.0.0.1",
]


@pytest.mark.parametrize("origin", FOREIGN_ORIGINS)
def test_a_page_of_another_site_cannot_play(anna: Person, table: str, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, anna.live(table, Origin=origin):
        pass
    assert refused.value.response.status_code == 403
    assert b"a page of another site" in refused.value.response.body
    answer = anna.client.post(
        f"/api/tables/{table}/requests", json={"do": "resign"}, headers={"Origin": origin}
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    assert anna.get(f"/api/tables/{table}")["info"]["status"] == "playing"


def test_a_page_of_our_own_can_play(server: ServerProcess, anna: Person, table: str) -> None:
    with anna.live(table, Origin=server.url) as live:
        assert live.receive()["you"] == "A"
    answer = anna.client.post(
        f"/api/tables/{table}/requests", json={"do": "resign"}, headers={"Origin": server.url}
    )
    assert answer.status_code == 200


@pytest.mark.parametrize("host", ["example.com", "127.0.0.1.example.com", "[", "[::1", "", "a:b:c"])
def test_a_name_that_only_points_to_this_machine_is_refused(
    anna: Person, table: str, host: str
) -> None:
    for method, path in (("GET", "/api/me"), ("POST", "/api/me"), ("GET", f"/api/tables/{table}")):
        answer = anna.client.request(method, path, headers={"Host": host})
        assert answer.status_code == 403


# Identifiers


@pytest.mark.parametrize(
    "guess",
    [
        "000000000000",
        "%00",
        "a%00b",
        "..%2f..",
        "%ff%fe",
        "A" * 5000,
        "'%20OR%201=1--",
        "%F0%9F%83%8F",
    ],
)
def test_what_does_not_exist_is_not_found_however_it_is_called(anna: Person, guess: str) -> None:
    for path in (f"/api/tables/{guess}", f"/api/tables/{guess}/record", f"/api/players/{guess}"):
        answer = anna.client.get(path)
        assert answer.status_code in (400, 404)
        assert answer.json()["code"] in ("not_found", "bad_request")


def test_identifiers_cannot_be_guessed_from_each_other(anna: Person) -> None:
    tables = [anna.open_table("me", "anyone")["table"] for _ in range(20)]
    assert all(len(table) == 12 for table in tables)
    for place in range(12):
        assert len({table[place] for table in tables}) > 1, "every letter is drawn"


# What browsers are told


def test_every_answer_keeps_other_sites_out(anna: Person, table: str) -> None:
    answers = [
        anna.client.get("/"),
        anna.client.get("/healthz"),
        anna.client.get("/metrics"),
        anna.client.get(f"/api/tables/{table}"),
        anna.client.get("/api/nothing"),
        anna.client.put("/api/me"),
        anna.client.post("/api/me", content=b"{"),
        anna.client.post("/api/me", content=b" " * 1_000_000),
        anna.client.post("/api/me", json={}, headers={"Origin": "https://example.com"}),
        anna.client.get("/recover/abc"),
    ]
    for answer in answers:
        headers = answer.headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert headers["referrer-policy"] in ("same-origin", "no-referrer")
        assert "server" not in headers
        policy = dict(
            part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
        )
        assert policy["default-src"] == "'none'"
        for name in ("script-src", "style-src", "connect-src"):
            assert policy[name] == "'self'"
        for name in ("base-uri", "form-action", "frame-ancestors"):
            assert policy[name] == "'none'"
    for answer in answers[3:9]:
        assert answer.headers["cache-control"] == "no-store"
