"""Diplomacy: chat, phrases, the answers of bots, muting."""

from collections.abc import Callable

from tests.server.running import Json, Live, Person


def next_lines(live: Live) -> list[Json]:
    """The lines of the next update that has some."""
    while True:
        update = live.receive()
        if update["kind"] == "update" and update["chat"]:
            lines: list[Json] = update["chat"]
            return lines


def table_for(*people: Person, **details: object) -> str:
    """Let people sit down at a table, the first on seat A."""
    host, *others = people
    table: str = host.open_table("me", *["anyone"] * len(others), **details)["table"]
    for person in others:
        person.join(table)
    return table


def test_what_is_said_reaches_everyone_at_the_table(
    anna: Person, marek: Person, welcome: Callable[[], Person]
) -> None:
    table = table_for(anna, marek)
    with marek.live(table) as theirs, welcome().live(table) as spectators:
        anna.ask(table, "say", text="Good luck!")
        for live in (theirs, spectators):
            (line,) = next_lines(live)
            assert (line["number"], line["seat"], line["text"]) == (1, "A", "Good luck!")


def test_a_client_that_comes_back_hears_what_was_said_meanwhile(
    anna: Person, marek: Person
) -> None:
    table = table_for(anna, marek)
    for text in ("one", "two", "three"):
        anna.ask(table, "say", text=text)
    update = marek.get(f"/api/tables/{table}", chat=1)
    assert [line["text"] for line in update["chat"]] == ["two", "three"]
    assert update["line"] == 3


def test_partners_talk_among_themselves(welcome: Callable[[], Person]) -> None:
    people = [welcome() for _ in range(4)]
    table = table_for(*people, teams=True)
    people[0].ask(table, "say", text="you take Science", channel="team")
    heard = [person.get(f"/api/tables/{table}")["chat"] for person in people]
    spectator = welcome().get(f"/api/tables/{table}")
    assert [len(lines) for lines in heard] == [1, 0, 1, 0]
    assert spectator["chat"] == []


def test_without_teams_there_are_no_partners_to_talk_to(anna: Person, marek: Person) -> None:
    table = table_for(anna, marek)
    assert anna.ask(table, "say", 400, text="psst", channel="team")["code"] == "bad_table"


def test_spectators_do_not_talk(anna: Person, marek: Person, welcome: Callable[[], Person]) -> None:
    table = table_for(anna, marek)
    assert welcome().ask(table, "say", 403, text="hello")["code"] == "not_your_seat"


def test_what_cannot_be_shown_is_left_out(anna: Person, marek: Person) -> None:
    table = table_for(anna, marek)
    anna.ask(table, "say", text="a\u202eb\x00c")
    assert marek.get(f"/api/tables/{table}")["chat"][0]["text"] == "abc"
    assert anna.ask(table, "say", 400, text="\u200b\x07")["code"] == "bad_table"


def test_a_phrase_is_sent_as_a_code_with_seats_and_domains(anna: Person, marek: Person) -> None:
    table = table_for(anna, marek)
    phrase = {"code": "stop", "seat": "A", "domain": "S", "means": "embargo"}
    anna.ask(table, "tell", phrase=phrase)
    (line,) = marek.get(f"/api/tables/{table}")["chat"]
    assert line["text"] is None
    assert phrase.items() <= line["phrase"].items()


def test_a_phrase_about_nobody_is_refused(anna: Person, marek: Person) -> None:
    table = table_for(anna, marek)
    failure = anna.ask(table, "tell", 400, phrase={"code": "warn", "seat": "D"})
    assert "there are A, B" in failure["message"]


def test_a_bot_answers_a_greeting_and_says_to_what(anna: Person) -> None:
    table = anna.open_table("me", "easy")["table"]
    with anna.live(table) as live:
        live.send("tell", phrase={"code": "hello", "to": "B"})
        lines: list[Json] = []
        while len(lines) < 2:
            lines += next_lines(live)
    hello, answer = lines
    assert (answer["seat"], answer["phrase"]["code"]) == ("B", "hello")
    assert (answer["phrase"]["to"], answer["phrase"]["about"]) == ("A", hello["number"])


def test_a_muted_seat_is_not_heard_until_it_is_unmuted(anna: Person, marek: Person) -> None:
    table = table_for(anna, marek)
    muted = marek.ask(table, "mute", seat="A")
    assert muted["muted"] == ["A"]
    anna.ask(table, "say", text="can you hear me?")
    assert marek.get(f"/api/tables/{table}")["chat"] == []
    assert len(anna.get(f"/api/tables/{table}")["chat"]) == 1
    marek.ask(table, "mute", seat="A", muted=False)
    assert len(marek.get(f"/api/tables/{table}")["chat"]) == 1


def test_whoever_takes_a_seat_that_was_left_hears_and_is_heard(
    anna: Person, marek: Person, welcome: Callable[[], Person]
) -> None:
    table = anna.open_table("me", "anyone", "anyone")["table"]
    marek.join(table, seat="B")
    anna.ask(table, "mute", seat="B")
    marek.ask(table, "mute", seat="A")
    marek.post(f"/api/tables/{table}/leave")
    zoe = welcome()
    zoe.join(table, seat="B")
    assert [person.get(f"/api/tables/{table}")["muted"] for person in (anna, zoe)] == [[], []]


def test_nobody_mutes_themselves_or_a_seat_that_is_not_there(anna: Person, marek: Person) -> None:
    table = table_for(anna, marek)
    assert "themselves" in anna.ask(table, "mute", 400, seat="A")["message"]
    assert "there are A, B" in anna.ask(table, "mute", 400, seat="C")["message"]


def test_another_window_of_the_same_player_shows_who_is_muted(anna: Person, marek: Person) -> None:
    table = table_for(anna, marek)
    with anna.live(table) as one, anna.live(table) as other:
        one.ask("mute", seat="B")
        while other.receive()["muted"] != ["B"]:
            pass


def test_others_do_not_learn_who_muted_them(anna: Person, marek: Person) -> None:
    table = table_for(anna, marek)
    marek.ask(table, "mute", seat="A")
    assert anna.get(f"/api/tables/{table}")["muted"] == []
