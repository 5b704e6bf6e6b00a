"""After the end everyone sees everything: record, proof, replay, evaluation, ratings."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from civ.game import Game, Record
from tests.cli.running import civ
from tests.server.running import Json, Person
from tests.server.test_playing import play_to_the_end

RATED = {"is_rated": True, "pace": {"kind": "live", "seconds": 600, "increment": 5}}


def finished_table(anna: Person) -> str:
    """A game that was played to its end against a bot."""
    table: str = anna.open_table("me", "beginner", word="kiwi")["table"]
    with anna.live(table) as live:
        play_to_the_end(live)
    return table


def test_before_the_end_nobody_gets_the_record(anna: Person) -> None:
    table = anna.open_table("me", "easy")["table"]
    for what in ("record", "replay", "evaluation"):
        assert anna.get(f"/api/tables/{table}/{what}", 409)["code"] == "not_over"


def test_the_record_replays_and_its_deal_is_proved(
    anna: Person, marek: Person, tmp_path: Path
) -> None:
    table = finished_table(anna)
    record = marek.get(f"/api/tables/{table}/record")
    assert record["seats"]["A"] == anna.me["name"]
    commitment = anna.get(f"/api/tables/{table}")["info"]["commitment"]
    assert record["fair"]["commitment"] == commitment
    path = tmp_path / "game.civ.jsonl"
    path.write_text(json.dumps(record) + "\n")
    civ("verify", path)


def test_a_forged_deck_is_found_out(anna: Person, tmp_path: Path) -> None:
    record = anna.get(f"/api/tables/{finished_table(anna)}/record")
    record["fair"]["words"] = {"A": "another word"}
    path = tmp_path / "forged.civ.jsonl"
    path.write_text(json.dumps(record) + "\n")
    civ("verify", path, exit_code=1)


def test_actions_taken_back_are_not_in_the_record(anna: Person) -> None:
    table = anna.open_table("me", "easy")["table"]
    with anna.live(table) as live:
        while not (update := live.receive())["legal"]:
            pass
        live.ask("act", action=update["legal"][0], ply=update["ply"])
        live.ask("undo", ply=update["ply"] + 1)
        live.ask("resign")
    actions = anna.get(f"/api/tables/{table}/record")["actions"]
    assert len(actions) == update["ply"]


def test_a_replay_shows_every_position_with_all_cards(anna: Person) -> None:
    replay = anna.get(f"/api/tables/{finished_table(anna)}/replay")
    record = Record.from_json(json.dumps(replay["record"]))
    assert len(replay["frames"]) == len(record.actions) + 1
    final = Game.from_record(record)
    assert replay["frames"][-1]["position"] == msgspec.to_builtins(final.position())
    assert replay["frames"][0]["events"][0]["what"] == "dealt"


def test_any_record_can_be_replayed_and_evaluated(anna: Person) -> None:
    record = anna.get(f"/api/tables/{finished_table(anna)}/record")
    assert anna.post("/api/replay", record)["record"] == record
    estimates = anna.post("/api/evaluation", record)["estimates"]
    assert estimates[0]["ply"] == 0
    assert estimates[-1]["ply"] == len(record["actions"])
    assert all(sum(each["chances"].values()) == pytest.approx(1) for each in estimates)


def test_an_evaluation_is_worked_out_once(anna: Person, marek: Person) -> None:
    table = finished_table(anna)
    path = f"/api/tables/{table}/evaluation"
    before = evaluations_of(anna)
    with ThreadPoolExecutor() as crowd:
        answers = list(crowd.map(lambda person: person.get(path), [anna, marek] * 5))
    assert answers == answers[:1] * 10
    assert evaluations_of(anna) == before + 1


def evaluations_of(person: Person) -> float:
    """How many games the bots of a server have evaluated."""
    lines = person.client.get("/metrics").text.splitlines()
    return sum(float(line.split()[1]) for line in lines if 'jobs_total{job="evaluate"}' in line)


def test_a_record_that_does_not_replay_is_refused(anna: Person) -> None:
    record = anna.get(f"/api/tables/{finished_table(anna)}/record")
    record["actions"] = record["actions"][1:]
    for path in ("/api/replay", "/api/evaluation"):
        assert anna.post(path, record, 409)["code"] == "bad_record"


def test_one_can_play_on_from_any_position_of_a_record(anna: Person) -> None:
    record = anna.get(f"/api/tables/{finished_table(anna)}/record")
    plans = [{"who": "me"}, {"who": "bot", "level": "easy"}]
    body = {"seats": plans, "opening": {"record": record, "ply": 10}}
    update = anna.post("/api/tables", body, 201)
    assert update["ply"] >= 10
    assert update["info"]["is_dealt_fairly"] is False
    moves = [event["ply"] for event in update["events"]]
    assert set(range(11)) <= set(moves)


def test_one_cannot_play_on_after_the_end_or_in_another_kind_of_game(anna: Person) -> None:
    record = anna.get(f"/api/tables/{finished_table(anna)}/record")
    plans = [{"who": "me"}, {"who": "bot", "level": "easy"}]
    for changed in (
        {"opening": {"record": record, "ply": len(record["actions"])}},
        {"opening": {"record": record, "ply": len(record["actions"]) + 1}},
        {"variant": "draft", "opening": {"record": record, "ply": 1}},
    ):
        assert anna.post("/api/tables", {"seats": plans, **changed}, 400)["code"] == "bad_table"


def rated_game(winner: Person, loser: Person) -> str:
    """A rated game that the loser gives up."""
    table: str = winner.open_table("me", "anyone", **RATED)["table"]
    loser.join(table)
    loser.ask(table, "resign")
    return table


def rating(person: Person) -> Json:
    (entry,) = person.get(f"/api/players/{person.me['id']}")["ratings"]
    found: Json = entry
    return found


def test_a_rated_game_moves_the_ratings_once(anna: Person, marek: Person) -> None:
    rated_game(anna, marek)
    assert rating(anna)["rating"] > rating(marek)["rating"]
    assert (rating(anna)["games"], rating(anna)["wins"]) == (1, 1)
    assert (rating(marek)["games"], rating(marek)["wins"]) == (1, 0)


def test_a_friendly_game_moves_no_rating(anna: Person, marek: Person) -> None:
    table = anna.open_table("me", "anyone")["table"]
    marek.join(table)
    marek.ask(table, "resign")
    assert anna.get(f"/api/players/{anna.me['id']}")["ratings"] == []


def test_the_leaderboard_lists_the_best_first(
    anna: Person, marek: Person, welcome: Callable[[], Person]
) -> None:
    for _ in range(3):
        rated_game(anna, marek)
    ranks = welcome().get("/api/leaderboard", players=2)["ranks"]
    assert [rank["place"] for rank in ranks] == list(range(1, len(ranks) + 1))
    ratings = [rank["rating"]["rating"] for rank in ranks]
    assert ratings == sorted(ratings, reverse=True)
    assert ranks[0]["account"]["is_bot"] is False


def test_a_players_page_lists_the_finished_games(anna: Person, marek: Person) -> None:
    table = rated_game(anna, marek)
    for who in (anna.me["id"], anna.me["name"]):
        (listed,) = marek.get(f"/api/players/{who}/tables")["tables"]
        assert listed["id"] == table
        assert listed["outcome"]["winners"] == ["A"]
    assert "no player" in marek.get("/api/players/nobody/tables", 404)["message"]
