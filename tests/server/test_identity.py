"""Identity without passwords: a key in a cookie, a name, a link to another device."""

import httpx2

from tests.server.running import PATIENCE, Person, ServerProcess


def test_a_first_visit_gets_a_name_and_a_cookie_that_no_script_can_read(
    server: ServerProcess,
) -> None:
    with httpx2.Client(base_url=server.url, timeout=PATIENCE) as client:
        assert client.get("/api/me").status_code == 401
        assert client.get("/api/session").json() == {"me": None}
        response = client.post("/api/me", json={})
        cookie = response.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert response.json()["account"]["name"]
        assert client.get("/api/me").json() == response.json()
        assert client.get("/api/session").json() == {"me": response.json()}


def test_a_second_visit_keeps_the_identity(anna: Person) -> None:
    assert anna.post("/api/me", {"name": "Somebody else"})["account"] == anna.me


def test_a_name_can_be_changed_and_is_unique(anna: Person, marek: Person) -> None:
    wanted = f"Anna {anna.me['id'][:6]}"
    renamed = anna.client.patch("/api/me", json={"name": f"  {wanted}\u200b "}).json()
    assert renamed["account"]["name"] == wanted
    taken = marek.client.patch("/api/me", json={"name": wanted.upper()})
    assert (taken.status_code, taken.json()["code"]) == (409, "name_taken")


def test_what_is_no_name_is_refused_with_the_reason(anna: Person) -> None:
    answer = anna.client.patch("/api/me", json={"name": "\u200b\u202e"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_name")


def test_a_new_name_is_seen_at_the_tables(anna: Person) -> None:
    table = anna.open_table("me", "anyone")["table"]
    name = f"Zoe {anna.me['id'][:6]}"
    anna.client.patch("/api/me", json={"name": name})
    assert anna.get(f"/api/players/{anna.me['id']}")["name"] == name
    info = anna.get(f"/api/tables/{table}")["info"]
    assert (info["seats"]["A"]["name"], info["host"]) == (name, name)


def test_a_record_has_the_names_of_when_it_is_asked_for(anna: Person, marek: Person) -> None:
    table = anna.open_table("me", "anyone")["table"]
    marek.join(table)
    anna.ask(table, "resign")
    name = f"Zoe {anna.me['id'][:6]}"
    anna.client.patch("/api/me", json={"name": name})
    record = anna.get(f"/api/tables/{table}/record")
    assert record["seats"] == {"A": name, "B": marek.me["name"]}


def test_a_recovery_link_carries_the_identity_to_another_device_once(anna: Person) -> None:
    link = anna.post("/api/me/recovery")
    assert link["path"] == f"/recover/{link['secret']}"
    with httpx2.Client(base_url=anna.server.url, timeout=PATIENCE) as other_device:
        carried = other_device.post("/api/recover", json={"secret": link["secret"]})
        assert carried.json()["account"]["id"] == anna.me["id"]
        assert other_device.get("/api/me").json()["account"]["id"] == anna.me["id"]
    with httpx2.Client(base_url=anna.server.url, timeout=PATIENCE) as thief:
        again = thief.post("/api/recover", json={"secret": link["secret"]})
        assert again.status_code == 404
        assert thief.get("/api/me").status_code == 401
    assert anna.get("/api/me")["account"]["id"] == anna.me["id"]


def test_signing_out_makes_the_key_of_this_device_void(anna: Person) -> None:
    key = anna.client.cookies["civ_key"]
    anna.post("/api/me/sign-out", status=204)
    cookies = {"civ_key": key}
    with httpx2.Client(base_url=anna.server.url, timeout=PATIENCE, cookies=cookies) as client:
        assert client.get("/api/me").status_code == 401
