"""Bot accounts: a program plays over the same API, and its token reaches no further."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import msgspec
import pytest

from civ.game import Game
from tests.server.clocks import let_time_pass
from tests.server.processes import until
from tests.server.running import (
    MANY_VISITORS,
    PATIENCE,
    Person,
    ServerProcess,
    guests,
    running,
)
from tests.server.test_playing import play_to_the_end

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"


def token_of_new_bot(owner: Person) -> str:
    name = f"Bot of {owner.me['id'][:8]}"
    token: str = owner.post("/api/me/bots", {"name": name}, 201)["token"]
    return token


@contextmanager
def example_bot(host: Person, table: str, token: str | None = None) -> Iterator[None]:
    """Let the example play at a table, and see that it ends when the game is over."""
    bot = subprocess.Popen(
        [sys.executable, str(EXAMPLE), host.server.url, table],
        env={**os.environ, "CIV_TOKEN": token or token_of_new_bot(host)},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield
        output, _ = bot.communicate(timeout=PATIENCE)
        assert bot.returncode == 0
        assert "the game is over" in output
    finally:
        bot.kill()
        bot.communicate()


def test_the_example_plays_a_whole_game_against_a_person(anna: Person) -> None:
    table = anna.open_table("me", "anyone")["table"]
    with example_bot(anna, table), anna.live(table) as live:
        final = play_to_the_end(live)
    assert final["info"]["seats"]["B"]["is_bot"] is True
    assert final["info"]["outcome"]["result"] is not None


@pytest.mark.parametrize("end", [ServerProcess.stop, ServerProcess.kill])
def test_the_example_plays_on_when_the_server_is_back(
    tmp_path: Path, end: Callable[[ServerProcess], object]
) -> None:
    with (
        running(f"sqlite:///{tmp_path}/games.db", "--thinkers=1", *MANY_VISITORS) as server,
        guests(server, 1) as [anna],
    ):
        table = anna.open_table("me", "anyone")["table"]
        with example_bot(anna, table):
            until(lambda: anna.get(f"/api/tables/{table}")["info"]["seats"]["B"]["is_here"])
            end(server)
            server.start()
            with anna.live(table) as live:
                play_to_the_end(live)


def test_the_example_comes_back_when_its_clock_ran_out(anna: Person) -> None:
    token = token_of_new_bot(anna)
    record = msgspec.to_builtins(Game.new(2, seed=1).record()) | {"first": "B"}
    clock = {"kind": "live", "seconds": 300}
    opening = {"record": record, "ply": 0}
    table = anna.open_table("me", "anyone", pace=clock, opening=opening)["table"]
    httpx2.post(
        f"{anna.server.url}/api/tables/{table}/join",
        json={},
        headers={"Authorization": f"Bearer {token}"},
        timeout=PATIENCE,
    ).raise_for_status()

    def is_away() -> bool:
        return bool(anna.get(f"/api/tables/{table}")["info"]["seats"]["B"]["is_away"])

    let_time_pass(anna.server.database_url, table, 300)
    until(is_away)
    with example_bot(anna, table, token):
        until(lambda: not is_away())
        anna.ask(table, "resign")


def test_a_token_cannot_do_what_only_people_may(anna: Person) -> None:
    headers = {"Authorization": f"Bearer {token_of_new_bot(anna)}"}
    with httpx2.Client(base_url=anna.server.url, timeout=PATIENCE, headers=headers) as bot:
        assert bot.get("/api/me").json()["owner"] == anna.me["name"]
        for path in ("/api/me/bots", "/api/me/recovery"):
            assert bot.post(path, json={"name": "Another"}).status_code == 403
        assert bot.patch("/api/me", json={"name": "Another"}).status_code == 403


def test_a_token_that_was_renewed_or_revoked_is_void(anna: Person) -> None:
    made = anna.post("/api/me/bots", {"name": f"Robot {anna.me['id'][:8]}"}, 201)
    path = f"/api/me/bots/{made['account']['id']}"
    renewed = anna.post(f"{path}/token")["token"]
    with httpx2.Client(base_url=anna.server.url, timeout=PATIENCE) as bot:

        def status(token: str) -> int:
            headers = {"Authorization": f"Bearer {token}"}
            return bot.get("/api/me", headers=headers).status_code

        assert (status(made["token"]), status(renewed)) == (401, 200)
        assert anna.client.delete(path).status_code == 204
        assert status(renewed) == 401
    assert [bot["id"] for bot in anna.get("/api/me/bots")] == [made["account"]["id"]]


def test_nobody_plays_for_ratings_against_a_bot_of_their_own(anna: Person, marek: Person) -> None:
    headers = {"Authorization": f"Bearer {token_of_new_bot(anna)}"}
    clock = {"kind": "live"}
    own, others = (
        host.open_table("me", "anyone", is_rated=True, pace=clock)["table"]
        for host in (anna, marek)
    )
    with httpx2.Client(base_url=anna.server.url, timeout=PATIENCE, headers=headers) as bot:
        refused = bot.post(f"/api/tables/{own}/join", json={})
        assert (refused.status_code, refused.json()["code"]) == (400, "bad_table")
        assert bot.post(f"/api/tables/{others}/join", json={}).is_success
        friendly = anna.open_table("me", "anyone")["table"]
        assert bot.post(f"/api/tables/{friendly}/join", json={}).is_success


def test_a_bot_is_no_host_as_long_as_a_person_is_left(anna: Person, marek: Person) -> None:
    table = anna.open_table("me", "anyone", "anyone", "anyone")["table"]
    headers = {"Authorization": f"Bearer {token_of_new_bot(anna)}"}
    with httpx2.Client(base_url=anna.server.url, headers=headers) as bot:
        bot.post(f"/api/tables/{table}/join", json={"seat": "B"}).raise_for_status()
    marek.join(table, seat="C")
    anna.post(f"/api/tables/{table}/leave")
    assert marek.get(f"/api/tables/{table}")["info"]["host"] == marek.me["name"]
