"""Bot accounts: a program plays over the same API, and its token reaches no further."""

import os
import subprocess
import sys
from pathlib import Path

import httpx2

from tests.server.running import PATIENCE, Person
from tests.server.test_playing import play_to_the_end

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"


def token_of_new_bot(owner: Person) -> str:
    name = f"Bot of {owner.me['id'][:8]}"
    token: str = owner.post("/api/me/bots", {"name": name}, 201)["token"]
    return token


def test_the_example_plays_a_whole_game_against_a_person(anna: Person) -> None:
    table = anna.open_table("me", "anyone")["table"]
    bot = subprocess.Popen(
        [sys.executable, str(EXAMPLE), anna.server.url, table],
        env={**os.environ, "CIV_TOKEN": token_of_new_bot(anna)},
        stdout=subprocess.PIPE,
        text=True,
    )
    with anna.live(table) as live:
        final = play_to_the_end(live)
    output, _ = bot.communicate(timeout=PATIENCE)
    assert bot.returncode == 0
    assert "the game is over" in output
    assert final["info"]["seats"]["B"]["is_bot"] is True
    assert final["info"]["outcome"]["result"] is not None


def test_a_token_cannot_do_what_only_people_may(anna: Person) -> None:
    headers = {"Authorization": f"Bearer {token_of_new_bot(anna)}"}
    with httpx2.Client(base_url=anna.server.url, headers=headers) as bot:
        assert bot.get("/api/me").json()["owner"] == anna.me["name"]
        for path in ("/api/me/bots", "/api/me/recovery"):
            assert bot.post(path, json={"name": "Another"}).status_code == 403


def test_a_token_that_was_renewed_or_revoked_is_void(anna: Person) -> None:
    made = anna.post("/api/me/bots", {"name": f"Robot {anna.me['id'][:8]}"}, 201)
    path = f"/api/me/bots/{made['account']['id']}"
    renewed = anna.post(f"{path}/token")["token"]
    with httpx2.Client(base_url=anna.server.url) as bot:

        def status(token: str) -> int:
            headers = {"Authorization": f"Bearer {token}"}
            return bot.get("/api/me", headers=headers).status_code

        assert (status(made["token"]), status(renewed)) == (401, 200)
        assert anna.client.delete(path).status_code == 204
        assert status(renewed) == 401
    assert [bot["id"] for bot in anna.get("/api/me/bots")] == [made["account"]["id"]]
