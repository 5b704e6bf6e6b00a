"""Tables: opening, joining, leaving, beginning; the lobby, one's own games, the rematch."""

from collections.abc import Callable
from typing import Any

import pytest

from civ.server.tables.listing import PAGE
from tests.server.running import Json, Person

CLOCK = {"kind": "live", "seconds": 300, "increment": 5}


def resign(person: Person, table: str) -> None:
    person.ask(table, "resign")


def test_a_table_with_bots_begins_at_once(anna: Person) -> None:
    update = anna.open_table("me", "easy", "beginner")
    assert update["info"]["status"] == "playing"
    assert update["you"] == "A"
    assert update["view"]["you"] == "A"
    assert len(update["view"]["hands"]["A"]) == 3
    assert [seat["level"] for seat in update["info"]["seats"].values()] == [
        None,
        "easy",
        "beginner",
    ]


def test_a_table_waits_until_every_seat_is_taken(anna: Person, marek: Person) -> None:
    update = anna.open_table("anyone", "me")
    assert update["info"]["status"] == "waiting"
    assert (update["view"], update["legal"], update["you"]) == (None, [], "B")
    joined = marek.join(update["table"])
    assert joined["info"]["status"] == "playing"
    assert joined["you"] == "A"
    assert joined["was_applied"] is True


def test_whoever_waits_live_sees_the_others_sit_down(anna: Person, marek: Person) -> None:
    table = anna.open_table("me", "anyone")["table"]
    with anna.live(table) as live:
        marek.join(table)
        while (update := live.receive())["view"] is None:
            pass
    assert update["info"]["seats"]["B"]["name"] == marek.me["name"]


def test_a_spectators_window_becomes_a_players_when_they_sit_down(
    anna: Person, marek: Person
) -> None:
    table = anna.open_table("me", "anyone")["table"]
    with marek.live(table) as live:
        assert live.receive()["you"] is None
        marek.join(table)
        while (update := live.receive())["view"] is None:
            pass
    assert (update["you"], update["view"]["you"]) == ("B", "B")


def test_sitting_down_twice_changes_nothing(anna: Person, marek: Person) -> None:
    table = anna.open_table("me", "anyone", "anyone")["table"]
    assert marek.join(table)["was_applied"] is True
    assert marek.join(table, seat="C")["was_applied"] is False
    assert marek.get(f"/api/tables/{table}")["you"] == "B"


def test_a_seat_that_is_taken_stays_taken(anna: Person, marek: Person) -> None:
    table = anna.open_table("me", "anyone", "anyone")["table"]
    failure = marek.post(f"/api/tables/{table}/join", {"seat": "A"}, 409)
    assert failure["code"] == "table_full"
    assert "B, C" in failure["message"]


def test_a_seat_that_is_not_there_is_not_called_taken(anna: Person, marek: Person) -> None:
    table = anna.open_table("me", "anyone")["table"]
    failure = marek.post(f"/api/tables/{table}/join", {"seat": "D"}, 400)
    assert failure["message"] == "there is no seat D here; there are A, B"
    assert seat_bot(anna, table, "C", "easy", 400)["code"] == "bad_table"


def test_a_closed_table_has_no_record_and_says_why(anna: Person) -> None:
    table = anna.open_table("me", "anyone")["table"]
    anna.post(f"/api/tables/{table}/leave")
    for what in ("record", "replay", "evaluation"):
        assert "everyone left" in anna.get(f"/api/tables/{table}/{what}", 409)["message"]


def test_nobody_sits_down_after_the_deal(anna: Person, marek: Person) -> None:
    table = anna.open_table("me", "easy")["table"]
    assert marek.post(f"/api/tables/{table}/join", {}, 409)["code"] == "already_started"


def test_one_can_leave_before_the_deal_and_not_after(anna: Person, marek: Person) -> None:
    table = anna.open_table("me", "anyone", "anyone")["table"]
    marek.join(table)
    left = marek.post(f"/api/tables/{table}/leave")
    assert left["you"] is None
    assert left["info"]["seats"]["B"]["name"] is None
    begun = anna.open_table("me", "easy")["table"]
    assert anna.post(f"/api/tables/{begun}/leave", status=409)["code"] == "already_started"


def seat_bot(
    person: Person, table: str, seat: str, level: str | None, status: int = 200
) -> dict[str, Any]:
    answer: dict[str, Any] = person.post(
        f"/api/tables/{table}/bots", {"seat": seat, "level": level}, status
    )
    return answer


def test_the_host_seats_bots_where_nobody_came(anna: Person) -> None:
    table = anna.open_table("me", "anyone", "anyone")["table"]
    waiting = seat_bot(anna, table, "B", "easy")
    assert (waiting["was_applied"], waiting["info"]["status"]) == (True, "waiting")
    assert seat_bot(anna, table, "B", "easy")["was_applied"] is False
    seat_bot(anna, table, "B", "beginner")
    begun = seat_bot(anna, table, "C", "beginner")
    assert begun["info"]["status"] == "playing"
    assert [seat["level"] for seat in begun["info"]["seats"].values()] == [
        None,
        "beginner",
        "beginner",
    ]
    assert seat_bot(anna, table, "C", None, status=409)["code"] == "already_started"


def test_a_bot_gets_up_for_a_friend(anna: Person, marek: Person) -> None:
    table = anna.open_table("me", "easy", "anyone")["table"]
    with marek.live(table) as live:
        assert live.receive()["info"]["seats"]["B"]["level"] == "easy"
        seat_bot(anna, table, "B", None)
        while (info := live.receive()["info"]) is None:
            pass
    assert (info["seats"]["B"]["name"], info["seats"]["B"]["is_bot"]) == (None, False)
    assert marek.join(table, seat="B")["you"] == "B"


def test_only_the_host_seats_bots_and_only_on_free_seats(anna: Person, marek: Person) -> None:
    table = anna.open_table("me", "anyone", "anyone")["table"]
    marek.join(table)
    assert seat_bot(marek, table, "C", "easy", status=403)["code"] == "forbidden"
    assert seat_bot(anna, table, "B", "easy", status=409)["code"] == "table_full"
    assert seat_bot(anna, table, "D", "easy", status=400)["code"] == "bad_table"
    rated = anna.open_table("me", "anyone", is_rated=True, pace=CLOCK)["table"]
    assert seat_bot(anna, rated, "B", "easy", status=400)["code"] == "bad_table"


def test_when_the_host_leaves_the_next_around_the_table_is_the_host(
    anna: Person, marek: Person, welcome: Callable[[], Person]
) -> None:
    zoe = welcome()
    table = anna.open_table("anyone", "me", "anyone", "anyone")["table"]
    zoe.join(table, seat="A")
    marek.join(table, seat="D")
    with marek.live(table) as live:
        assert live.receive()["info"]["host"] == anna.me["name"]
        anna.post(f"/api/tables/{table}/leave")
        while (info := live.receive()["info"]) is None:
            pass
    assert info["host"] == marek.me["name"]
    assert seat_bot(zoe, table, "B", "easy", status=403)["code"] == "forbidden"
    assert seat_bot(marek, table, "B", "easy")["was_applied"] is True
    marek.post(f"/api/tables/{table}/leave")
    assert zoe.get(f"/api/tables/{table}")["info"]["host"] == zoe.me["name"]


def test_a_guest_who_leaves_takes_nothing_along(anna: Person, marek: Person) -> None:
    table = anna.open_table("me", "anyone", "anyone")["table"]
    marek.join(table)
    marek.post(f"/api/tables/{table}/leave")
    assert seat_bot(anna, table, "B", "easy")["info"]["host"] == anna.me["name"]


def test_a_table_that_everyone_left_is_closed(anna: Person, marek: Person) -> None:
    table = anna.open_table("me", "anyone", access="open")["table"]
    anna.post(f"/api/tables/{table}/leave")
    assert table not in [each["id"] for each in marek.get("/api/tables")["tables"]]
    assert marek.post(f"/api/tables/{table}/join", {}, 404)["code"] == "not_found"


def test_a_host_who_does_not_sit_there_can_leave_too(anna: Person, marek: Person) -> None:
    empty = anna.open_table("anyone", "anyone")["table"]
    assert marek.post(f"/api/tables/{empty}/leave")["was_applied"] is False
    assert anna.post(f"/api/tables/{empty}/leave")["info"]["status"] == "over"
    table = anna.open_table("anyone", "anyone")["table"]
    marek.join(table)
    assert anna.post(f"/api/tables/{table}/leave")["info"]["host"] == marek.me["name"]


def test_the_lobby_lists_open_tables_and_not_those_by_link(anna: Person, marek: Person) -> None:
    by_link = anna.open_table("me", "anyone")["table"]
    is_open = anna.open_table("me", "anyone", access="open")["table"]
    listed = [table["id"] for table in marek.get("/api/tables")["tables"]]
    assert is_open in listed
    assert by_link not in listed
    marek.join(is_open)
    assert is_open not in [table["id"] for table in anna.get("/api/tables")["tables"]]


def test_the_lobby_has_as_many_pages_as_it_needs(anna: Person) -> None:
    opened = [anna.open_table("me", "anyone", access="open")["table"] for _ in range(PAGE + 1)]
    first = anna.get("/api/tables")
    assert [table["id"] for table in first["tables"]] == opened[:0:-1]
    second = anna.get("/api/tables", before=first["before"])
    assert second["tables"][0]["id"] == opened[0]


def test_ones_own_tables_are_listed_by_their_status(anna: Person) -> None:
    waiting = anna.open_table("me", "anyone")["table"]
    playing = anna.open_table("me", "easy")["table"]
    over = anna.open_table("me", "easy")["table"]
    resign(anna, over)
    for status, table in {"waiting": waiting, "playing": playing, "over": over}.items():
        tables = anna.client.get("/api/me/tables", params={"status": status}).json()["tables"]
        assert [each["id"] for each in tables] == [table]
    everything = anna.get("/api/me/tables")["tables"]
    assert [each["id"] for each in everything] == [over, playing, waiting]


def test_a_host_finds_a_table_again_at_which_others_sit(anna: Person, marek: Person) -> None:
    table = anna.open_table("anyone", "anyone")["table"]
    assert [each["id"] for each in anna.get("/api/me/tables")["tables"]] == [table]
    assert marek.get("/api/me/tables")["tables"] == []
    anna.post(f"/api/tables/{table}/leave")
    assert anna.get("/api/me/tables")["tables"] == []


def test_a_rematch_turns_the_seats_and_is_one_table_for_all(anna: Person, marek: Person) -> None:
    table = anna.open_table("me", "anyone")["table"]
    marek.join(table)
    assert anna.post(f"/api/tables/{table}/rematch", status=409)["code"] == "not_over"
    resign(marek, table)
    first = anna.post(f"/api/tables/{table}/rematch")
    assert (first["you"], first["info"]["status"]) == ("B", "waiting")
    assert anna.get(f"/api/tables/{table}")["info"]["rematch"] == first["table"]
    second = marek.post(f"/api/tables/{table}/rematch")
    assert second["table"] == first["table"]
    assert (second["you"], second["info"]["status"]) == ("A", "playing")


@pytest.mark.parametrize("details", [{}, {"teams": True}])
def test_in_a_rematch_everyone_sits_one_seat_further_whoever_asks_first(
    welcome: Callable[[], Person], details: Json
) -> None:
    people = [welcome() for _ in range(4)]
    table = people[0].open_table("me", "anyone", "anyone", "anyone", **details)["table"]
    for person in people[1:]:
        person.join(table)
    for person in people[:3]:
        resign(person, table)
    asking = [ask_for_rematch(people[place], table) for place in (2, 1, 0, 3)]
    assert [update["you"] for update in asking] == ["D", "C", "B", "A"]
    assert asking[-1]["info"]["status"] == "playing"


def ask_for_rematch(person: Person, table: str, word: str | None = None) -> Json:
    update: Json = person.post(f"/api/tables/{table}/rematch", {"word": word})
    return update


def test_a_rematch_is_dealt_with_a_word_of_each(anna: Person, marek: Person) -> None:
    table = anna.open_table("me", "anyone")["table"]
    marek.join(table)
    resign(marek, table)
    ask_for_rematch(anna, table, "kiwi")
    again = ask_for_rematch(marek, table, "plum")
    assert {seat: sitter["word"] for seat, sitter in again["info"]["seats"].items()} == {
        "A": "plum",
        "B": "kiwi",
    }


def test_a_rematch_that_was_left_can_be_asked_for_again(anna: Person, marek: Person) -> None:
    table = anna.open_table("me", "anyone")["table"]
    marek.join(table)
    resign(marek, table)
    left = ask_for_rematch(anna, table)["table"]
    anna.post(f"/api/tables/{left}/leave")
    again = ask_for_rematch(marek, table)
    assert again["table"] != left
    assert ask_for_rematch(anna, table)["info"]["status"] == "playing"


def test_only_those_who_played_can_ask_for_a_rematch(anna: Person, marek: Person) -> None:
    table = anna.open_table("me", "easy")["table"]
    resign(anna, table)
    assert marek.post(f"/api/tables/{table}/rematch", status=403)["code"] == "not_your_seat"


@pytest.mark.parametrize(
    ("seats", "details", "what"),
    [
        (("me", "anyone", "anyone"), {"teams": True}, "4 players"),
        (("me", "me"), {}, "one seat only"),
        (("me", "easy"), {"is_rated": True, "pace": CLOCK}, "bots"),
        (("me", "anyone"), {"is_rated": True}, "clock"),
    ],
)
def test_what_is_no_table_is_refused_with_the_reason(
    anna: Person, seats: tuple[str, ...], details: dict[str, Any], what: str
) -> None:
    plans = [
        {"who": seat} if seat in ("me", "anyone") else {"who": "bot", "level": seat}
        for seat in seats
    ]
    failure = anna.post("/api/tables", {"players": len(seats), "seats": plans, **details}, 400)
    assert failure["code"] == "bad_table"
    assert what in failure["message"]


def test_seats_and_players_must_agree(anna: Person) -> None:
    body = {"players": 3, "seats": [{"who": "me"}, {"who": "anyone"}]}
    assert "each of the 3 seats" in anna.post("/api/tables", body, 400)["message"]


def test_a_bot_needs_a_level_and_nobody_else_has_one(anna: Person) -> None:
    for plan in ({"who": "bot"}, {"who": "anyone", "level": "easy"}):
        body = {"seats": [{"who": "me"}, plan]}
        assert "seat B" in anna.post("/api/tables", body, 400)["message"]


def test_a_table_that_does_not_exist_is_not_found(anna: Person) -> None:
    assert anna.get("/api/tables/000000000000", 404)["code"] == "not_found"


def test_the_server_commits_to_its_secret_before_anyone_adds_a_word(
    anna: Person, marek: Person
) -> None:
    opened = anna.open_table("me", "anyone")["info"]
    assert len(opened["commitment"]) == 64
    anna.join(opened["id"], word="kiwi")
    joined = marek.join(opened["id"], word="żółw")["info"]
    assert joined["commitment"] == opened["commitment"]
    assert [seat["word"] for seat in joined["seats"].values()] == ["kiwi", "żółw"]


def test_a_draft_begins_with_everyone_choosing(anna: Person, marek: Person) -> None:
    table = anna.open_table("me", "anyone", variant="draft")["table"]
    update = marek.join(table)
    assert update["view"]["actors"] == ["A", "B"]
    assert update["legal"]
    assert all(action.startswith("keep ") for action in update["legal"])


def test_team_games_seat_partners_across(anna: Person) -> None:
    update = anna.open_table("me", "easy", "easy", "easy", teams=True)
    assert update["info"]["teams"] is True
