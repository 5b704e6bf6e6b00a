"""Playing: what an answer carries, staleness, resuming, taking back, giving up, absence."""

import random
from collections.abc import Callable
from time import monotonic

import msgspec
import pytest

from civ.game import Game
from tests.server.clocks import let_time_pass
from tests.server.running import Json, Live, Person

LATEST = 1_000_000
"""A ply that no table reaches: a request that has seen it is never stale."""

SECONDS = 300
CLOCK = {"kind": "live", "seconds": SECONDS, "increment": 5}


def begin(anna: Person, marek: Person, **details: object) -> str:
    """Let two people sit down at a table."""
    table: str = anna.open_table("me", "anyone", **details)["table"]
    marek.join(table)
    return table


def by_turn(anna: Person, marek: Person, table: str) -> tuple[Person, Person]:
    """Who is to act, and who is not."""
    is_annas = anna.get(f"/api/tables/{table}")["legal"]
    return (anna, marek) if is_annas else (marek, anna)


def act(person: Person, table: str) -> Json:
    """Play the first legal action."""
    update = person.get(f"/api/tables/{table}")
    return person.ask(table, "act", action=update["legal"][0], ply=update["ply"])


def test_an_answer_carries_all_that_a_client_shows(anna: Person, marek: Person) -> None:
    began = monotonic()
    table = begin(anna, marek, pace=CLOCK)
    actor, _ = by_turn(anna, marek, table)
    before = actor.get(f"/api/tables/{table}")
    answer = actor.ask(table, "act", re=7, action=before["legal"][0], ply=0)
    assert (answer["re"], answer["was_applied"], answer["since"], answer["ply"]) == (7, True, 0, 1)
    assert answer["view"]["you"] == answer["you"] == before["you"]
    assert answer["legal"]
    assert answer["undoable"] == 1
    assert [event["what"] for event in answer["events"] if event["ply"] == 1] == ["played"]
    running = {seat for seat, clock in answer["clocks"].items() if clock["is_running"]}
    assert running == {answer["you"]}
    assert SECONDS - (monotonic() - began) <= answer["clocks"][answer["you"]]["left"] <= SECONDS


def test_everyone_who_looks_on_is_sent_what_they_may_see(
    anna: Person, marek: Person, welcome: Callable[[], Person]
) -> None:
    table = begin(anna, marek)
    actor, other = by_turn(anna, marek, table)
    with other.live(table) as theirs, welcome().live(table) as spectators:
        theirs.receive_until(0)
        spectators.receive_until(0)
        act(actor, table)
        for live, you in ((theirs, other.get(f"/api/tables/{table}")["you"]), (spectators, None)):
            update = live.receive_until(1)
            assert (update["since"], update["you"], update["view"]["you"]) == (0, you, you)
            assert update["legal"] == []
            assert [event["what"] for event in update["events"]] == ["played"]


def test_the_deal_is_told_once_and_to_whoever_comes_later_too(anna: Person, marek: Person) -> None:
    table = begin(anna, marek)
    actor, other = by_turn(anna, marek, table)
    with actor.live(table) as live:
        first = live.receive_until(0)
        assert [event["what"] for event in first["events"]] == ["dealt", "dealt", "turn"]
        assert live.ask("say", text="Good day")["events"] == []
        legal = first["legal"]
        assert [event["what"] for event in live.ask("act", action=legal[0], ply=0)["events"]] == [
            "played"
        ]
    with other.live(table) as late:
        told = [event["what"] for event in late.receive_until(1)["events"]]
    assert told == ["dealt", "dealt", "turn", "played"]


def test_a_request_that_is_repeated_is_applied_once(anna: Person, marek: Person) -> None:
    table = begin(anna, marek)
    actor, _ = by_turn(anna, marek, table)
    action = actor.get(f"/api/tables/{table}")["legal"][0]
    first = actor.ask(table, "act", action=action, ply=0)
    again = actor.ask(table, "act", action=action, ply=0)
    assert (first["was_applied"], again["was_applied"]) == (True, False)
    assert (first["ply"], again["ply"]) == (1, 1)
    assert again["view"] == first["view"]


def test_a_repeated_request_is_not_applied_again_where_it_would_be_legal_again(
    anna: Person, marek: Person
) -> None:
    record = msgspec.to_builtins(Game.new(2, variant="draft", seed=1).record())
    table = begin(anna, marek, variant="draft", opening={"record": record, "ply": 0})
    annas, mareks = (person.get(f"/api/tables/{table}")["legal"] for person in (anna, marek))
    choice = next(action for action in annas if action in mareks)
    another = next(action for action in mareks if action != choice)
    anna.ask(table, "act", action=choice, ply=0)
    marek.ask(table, "act", action=another, ply=0)
    assert choice in anna.get(f"/api/tables/{table}")["legal"], "now it is another's card"
    assert anna.ask(table, "act", action=choice, ply=0)["was_applied"] is False
    assert anna.get(f"/api/tables/{table}")["ply"] == 2


def test_an_action_that_came_too_late_is_answered_with_the_truth(
    anna: Person, marek: Person
) -> None:
    table = begin(anna, marek)
    actor, other = by_turn(anna, marek, table)
    seen = actor.get(f"/api/tables/{table}")
    other.ask(table, "resign")
    action = {"action": seen["legal"][0], "ply": seen["ply"]}
    answers = [
        actor.ask(table, "act", **action),
        actor.ask(table, "undo", ply=seen["ply"]),
    ]
    assert [answer["was_applied"] for answer in answers] == [False, False]
    assert [mark["what"] for mark in answers[0]["marks"]] == ["resigned"]
    assert answers[0]["info"]["outcome"]["by"] == "resignation"
    assert actor.ask(table, "act", 409, **(action | {"ply": 1}))["code"] == "game_over"


def test_an_illegal_action_says_what_is_legal(anna: Person, marek: Person) -> None:
    table = begin(anna, marek)
    actor, other = by_turn(anna, marek, table)
    failure = actor.ask(table, "act", 409, action="end", ply=0)
    assert failure["code"] == "illegal_action"
    assert actor.get(f"/api/tables/{table}")["legal"][0] in failure["message"]
    assert other.ask(table, "act", 409, action="end", ply=0)["code"] == "not_your_turn"
    assert actor.ask(table, "act", 409, action="dance", ply=0)["code"] == "bad_notation"


def test_a_failure_on_a_websocket_names_its_request_and_the_game_goes_on(
    anna: Person, marek: Person
) -> None:
    table = begin(anna, marek)
    actor, _ = by_turn(anna, marek, table)
    with actor.live(table) as live:
        update = live.receive_until(0)
        failure = live.ask("act", action="end", ply=0)
        assert (failure["kind"], failure["code"]) == ("error", "illegal_action")
        answer = live.ask("act", action=update["legal"][0], ply=0)
        assert answer["was_applied"] is True
        assert live.ask("ping")["kind"] == "pong"


def test_nobody_waits_for_a_slower_neighbour_in_a_draft(anna: Person, marek: Person) -> None:
    table = begin(anna, marek, variant="draft")
    choices = {person: person.get(f"/api/tables/{table}")["legal"][0] for person in (anna, marek)}
    for person, choice in choices.items():
        assert person.ask(table, "act", action=choice, ply=0)["was_applied"] is True
    update = anna.get(f"/api/tables/{table}")
    assert update["ply"] == 2
    assert update["legal"]


def test_a_client_that_lost_its_connection_misses_nothing(anna: Person, marek: Person) -> None:
    table = begin(anna, marek)
    actor, other = by_turn(anna, marek, table)
    with other.live(table) as live:
        everything = live.receive_until(0)["events"]
        act(actor, table)
        everything += live.receive_until(1)["events"]
    act(actor, table)
    with other.live(table, since=1) as live:
        update = live.receive()
        assert update["since"] == 1
        everything += update["events"]
    assert everything == other.get(f"/api/tables/{table}")["events"]


def test_a_client_from_the_future_is_told_the_truth(anna: Person, marek: Person) -> None:
    table = begin(anna, marek)
    update = anna.get(f"/api/tables/{table}", since=500)
    assert (update["since"], update["ply"]) == (0, 0)


def test_an_action_can_be_taken_back_and_the_log_says_so(anna: Person, marek: Person) -> None:
    table = begin(anna, marek)
    actor, other = by_turn(anna, marek, table)
    before = actor.get(f"/api/tables/{table}")
    act(actor, table)
    answer = actor.ask(table, "undo", ply=1)
    assert answer["view"] == before["view"]
    assert answer["legal"] == before["legal"]
    seen = other.get(f"/api/tables/{table}", since=1)
    assert [(mark["what"], mark["seat"], mark["count"]) for mark in seen["marks"]] == [
        ("undone", before["you"], 1)
    ]


def test_nothing_is_taken_back_once_something_was_revealed(anna: Person, marek: Person) -> None:
    table = begin(anna, marek)
    actor, other = by_turn(anna, marek, table)
    act(actor, table)
    update = actor.get(f"/api/tables/{table}")
    actor.ask(table, "act", action="end", ply=update["ply"])
    assert actor.get(f"/api/tables/{table}")["undoable"] == 0
    failure = actor.ask(table, "undo", 409, ply=2)
    assert failure["code"] == "nothing_to_undo"
    assert other.ask(table, "undo", 409, ply=2)["code"] == "nothing_to_undo"


def test_whoever_resigns_loses_and_the_game_is_over_for_all(anna: Person, marek: Person) -> None:
    table = begin(anna, marek)
    with marek.live(table) as live:
        live.receive_until(0)
        anna.ask(table, "resign")
        update = live.receive_until(1)
    assert update["info"]["status"] == "over"
    assert update["info"]["outcome"] == {"by": "resignation", "winners": ["B"], "result": None}
    assert update["marks"] == [{"ply": 1, "what": "resigned", "seat": "A", "count": None}]
    assert anna.ask(table, "resign")["was_applied"] is False
    assert anna.ask(table, "act", 409, action="end", ply=1)["code"] == "game_over"


def test_a_game_ends_without_a_winner_when_both_agree(anna: Person, marek: Person) -> None:
    table = begin(anna, marek)
    assert anna.ask(table, "offer", end=True)["ends_offered"] == ["A"]
    assert marek.ask(table, "offer", end=False)["ends_offered"] == []
    anna.ask(table, "offer", end=True)
    update = marek.ask(table, "offer", end=True)
    assert update["info"]["outcome"] == {"by": "agreement", "winners": [], "result": None}


def test_spectators_cannot_play(anna: Person, marek: Person, welcome: Callable[[], Person]) -> None:
    table = begin(anna, marek)
    stranger = welcome()
    assert stranger.ask(table, "act", 403, action="end", ply=0)["code"] == "not_your_seat"
    with stranger.live(table) as live:
        live.receive()
        assert live.ask("resign")["code"] == "not_your_seat"


def test_a_hint_is_a_legal_action_with_its_reasons(anna: Person) -> None:
    deal = msgspec.to_builtins(Game.new(3, seed=7).record())  # C begins
    update = anna.open_table("easy", "easy", "me", opening={"record": deal, "ply": 0})
    assert len(update["legal"]) > 1, "else there is nothing to think about"
    hint = anna.get(f"/api/tables/{update['table']}/hint")
    assert hint["action"] in update["legal"]
    assert hint["ply"] == update["ply"]
    assert {*hint["chances"]} == {*hint["chances_after"]} == {"A", "B", "C"}
    assert hint["chances"] != hint["chances_after"]


def test_hints_are_refused_where_the_table_has_none(anna: Person) -> None:
    table = anna.open_table("me", "easy", has_hints=False)["table"]
    assert anna.get(f"/api/tables/{table}/hint", 409)["code"] == "no_hints"


def test_a_whole_game_with_bots_in_all_modes(anna: Person) -> None:
    modes: list[tuple[list[str], dict[str, object]]] = [
        (["me", "beginner"], {}),
        (["beginner", "me", "easy"], {"variant": "draft"}),
        (["beginner", "easy", "me", "medium"], {"variant": "draft", "teams": True}),
    ]
    for seats, details in modes:
        table = anna.open_table(*seats, **details)["table"]
        with anna.live(table) as live:
            final = play_to_the_end(live)
        assert final["info"]["outcome"]["result"] is not None


def play_to_the_end(live: Live) -> Json:
    """Play at random until the game is over; return the last update."""
    pick = random.Random(1)
    update = live.receive()
    while is_still_played(update):
        if update["legal"]:
            update = live.ask("act", action=pick.choice(update["legal"]), ply=update["ply"])
        else:
            update = live.receive()
    return update


def is_still_played(update: Json) -> bool:
    assert update["kind"] == "update", update
    return update["info"] is None or update["info"]["status"] != "over"


@pytest.mark.parametrize(("rule", "what"), [("bot", "away"), ("lose", "timed_out")])
def test_when_a_clock_runs_out_the_rule_of_the_table_applies(
    anna: Person, marek: Person, rule: str, what: str
) -> None:
    table = begin(anna, marek, pace=CLOCK, absence={"rule": rule, "level": "easy"})
    actor, other = by_turn(anna, marek, table)
    seat = actor.get(f"/api/tables/{table}")["you"]
    with other.live(table) as live:
        live.receive_until(0)
        let_time_pass(actor.server.database_url, table, SECONDS)
        update = live.receive_until(1)
    assert [(mark["what"], mark["seat"]) for mark in update["marks"]][:1] == [(what, seat)]
    if rule == "lose":
        assert update["info"]["outcome"]["by"] == "time"
    else:
        assert update["info"]["seats"][seat]["is_away"] is True
        assert actor.ask(table, "undo", ply=LATEST)["was_applied"] is False, "it is the bot's turn"
        back = actor.ask(table, "back")
        assert back["was_applied"] is True
        assert back["info"]["seats"][seat]["is_away"] is False
        assert actor.ask(table, "back")["was_applied"] is False
