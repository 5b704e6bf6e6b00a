"""`civ verify`: what it says of honest, of broken and of unproved records."""

from pathlib import Path

import msgspec
import pytest

from civ.game import Record, write_records
from tests.cli.running import civ
from tests.game.fair_games import fair_of, fair_record
from tests.game.modes import MODES
from tests.game.playthrough import kept_record

HONEST = fair_record(MODES[0])
LENGTH = len(HONEST.actions)


def verify(tmp_path: Path, *records: Record, exit_code: int) -> list[str]:
    """What `civ verify` says of these records, line by line."""
    write_records(tmp_path / "x", records)
    return civ("verify", tmp_path / "x", exit_code=exit_code).output.splitlines()


def changed(**changes: object) -> Record:
    return msgspec.structs.replace(HONEST, **changes)


def test_an_honest_game_is_proved(tmp_path: Path) -> None:
    assert verify(tmp_path, HONEST, exit_code=0) == [
        "Game 1: proved",
        "  yes  The commitment fits the secret.",
        "  yes  Words came from A, B.",
        "  yes  The deck and the First Player follow from the secret and the words.",
        f"  yes  The {LENGTH} actions are legal and lead to the result.",
        "The game is proved.",
    ]


def test_a_game_without_fair_is_replayed_and_has_no_proof(tmp_path: Path) -> None:
    record = kept_record(MODES[0])
    assert verify(tmp_path, record, exit_code=1) == [
        "Game 1: NOT PROVED",
        "   no  There is no proof of the deal: the record has no `fair`.",
        f"  yes  The {len(record.actions)} actions are legal and lead to the result.",
        "0 of 1 games are proved.",
    ]


def test_a_game_that_is_not_over_is_proved_so_far(tmp_path: Path) -> None:
    lines = verify(tmp_path, changed(actions=HONEST.actions[:5], result=None), exit_code=0)
    assert "  yes  The 5 actions are legal; the game is not over." in lines


FAIR = HONEST.fair or fair_of({})
WRONG = "0" * 64
OTHER_FIRST = "B" if HONEST.first == "A" else "A"
OTHER_CARD = "M1" if HONEST.deck[0] != "M1" else "R1"


@pytest.mark.parametrize(
    ("record", "fault"),
    [
        (
            changed(fair=msgspec.structs.replace(FAIR, commitment=WRONG)),
            f"commitment does not fit the secret: {WRONG} should be {FAIR.commitment}.",
        ),
        (changed(first=OTHER_FIRST), f"Player should be {HONEST.first}, not {OTHER_FIRST}."),
        (
            changed(deck=[OTHER_CARD, *HONEST.deck[1:]]),
            f"the words: card 1 should be {HONEST.deck[0]}, not {OTHER_CARD}.",
        ),
        (changed(deck=HONEST.deck[:-1]), "the words: it should have 95 cards, not 94."),
        (changed(actions=["A jump"]), "action 1, 'A jump': 'jump' is no action;"),
        (changed(result=None), "does not replay: the actions lead to the result "),
        (changed(fair=fair_of({"D": "x"})), "the words name 'D', who does not play."),
        (changed(players=7), "words: a game has 2, 3 or 4 players, not 7."),
    ],
)
def test_a_fault_is_named(tmp_path: Path, record: Record, fault: str) -> None:
    lines = verify(tmp_path, record, exit_code=1)
    assert lines[0] == "Game 1: NOT PROVED"
    assert any(line.startswith("   no  ") and fault in line for line in lines), lines


def test_one_game_without_proof_among_many_is_enough(tmp_path: Path) -> None:
    lines = verify(tmp_path, HONEST, kept_record(MODES[0]), HONEST, exit_code=1)
    assert [line for line in lines if line.startswith("Game")] == [
        "Game 1: proved",
        "Game 2: NOT PROVED",
        "Game 3: proved",
    ]
    assert lines[-1] == "2 of 3 games are proved."
    assert verify(tmp_path, HONEST, HONEST, exit_code=0)[-1] == "All 2 games are proved."


def test_a_file_without_games_proves_nothing(tmp_path: Path) -> None:
    lines = verify(tmp_path, exit_code=1)
    assert lines == [f"{tmp_path / 'x'} has no games: nothing is proved."]


@pytest.mark.parametrize("junk", ["junk", "{}", HONEST.to_json().replace('"secret"', '"secrat"')])
def test_what_is_no_record_is_named_after_the_games_before_it(tmp_path: Path, junk: str) -> None:
    (tmp_path / "x").write_text(f"{HONEST.to_json()}\n\n{junk}\n", encoding="utf-8")
    lines = civ("verify", tmp_path / "x", exit_code=1).output.splitlines()
    assert lines[0] == "Game 1: proved"
    assert lines[-1].startswith(f"Error: {tmp_path / 'x'}, line 3: this is no record of a game: ")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert "does not exist" in civ("verify", tmp_path / "nothing", exit_code=2).output
