"""Every event, action and result has its English."""

from typing import get_args

import pytest

from civ.game import Event, Game, Hegemony, Majority
from civ.game.event import What
from civ.game.notation import ACTION_TEXTS, DECISIONS
from civ.game.position import Result
from civ.terminal import sentences
from civ.terminal.sentences import meaning, result_sentence, sentence, situation
from tests.game.modes import MODES, Mode
from tests.terminal.playing import play_randomly


def test_every_kind_of_event_is_told() -> None:
    assert {*sentences.EVENTS, "applied", "ended"} == set(get_args(What))


def test_every_decision_is_named() -> None:
    assert {*sentences.DECISIONS, "over"} == set(DECISIONS)


@pytest.mark.parametrize("you", [None, "A"])
def test_every_action_has_a_meaning(you: str | None) -> None:
    for action in ACTION_TEXTS:
        assert "None" not in meaning(action, you), action
        assert "  " not in meaning(action, you), action


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_whole_games_are_told_without_a_gap(mode: Mode) -> None:
    for seed in range(5):
        game = play_randomly(mode.new_game(seed), seed)
        for event in game.events():
            told = sentence(event, "B")
            assert "None" not in told, (event, told)
            assert "nothing" not in told, (event, told)
            assert "  " not in told, (event, told)


def event(what: What, **details: object) -> Event:
    return Event(ply=1, what=what, audience=["A"], **details)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        (event("played", seat="C", cards=["C1"]), "C played Culture I."),
        (event("played", seat="A", cards=["C1"]), "You played Culture I."),
        (event("drew", seat="B", ages=[2]), "B drew a card of Age II."),
        (event("drew", seat="B", ages=[1, 1]), "B drew 2 cards of Age I."),
        (
            event("drew", seat="B", ages=[1, 1, 2]),
            "B drew 3 cards (2 of Age I and 1 of Age II).",
        ),
        (
            event("drew", seat="A", cards=["M1", "M1", "R2", "U3"]),
            "You drew 2 Military I, Religion II and Utopia III.",
        ),
        (event("gave", seat="B", target="A", cards=["S2"]), "B gave you Science II."),
        (event("gave", seat="B", target="C", ages=[2]), "B gave C a card of Age II."),
        (
            event("seized", seat="B", target="A", cards=["S2", "S2"]),
            "B took your whole hand: 2 Science II.",
        ),
        (event("turn", seat="A", turn=5), "Turn 5: you"),
        (event("turn", seat="D", turn=6), "Turn 6: D"),
        (event("applied", seat="A", effect="holy-book"), "You applied Holy Book."),
        (
            event("applied", seat="B", effect="embargo", target="A", domain="S", cards=["E1"]),
            "B laid Economy I face down as an Embargo on your Science.",
        ),
        (
            event("applied", seat="A", effect="inspiration", target="B", copied="divine-right"),
            "You copied Divine Right from B by Inspiration.",
        ),
        (
            event("lifted", seat="B", domain="S", cards=["E1"]),
            "The Embargo on B's Science was lifted (Economy I to the discard pile).",
        ),
    ],
)
def test_sentences(told: Event, expected: str) -> None:
    assert sentence(told, "A") == expected


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        (Hegemony(["A"], "M"), "You won by Hegemony in Military."),
        (Hegemony(["B", "D"], "U"), "B and D won by Hegemony in Utopia."),
        (
            Majority(["A", "C"], {"AC": 4, "BD": 3}, "points"),
            "You and C won by Majority (points: AC 4, BD 3).",
        ),
        (
            Majority(["B"], {"A": 3, "B": 3}, "culture"),
            "B won by Majority (points: A 3, B 3; Culture broke the tie).",
        ),
        (
            Majority(["A", "B"], {"A": 3, "B": 3}, "shared"),
            "You and B shared the win, equal in everything (points: A 3, B 3).",
        ),
    ],
)
def test_results(result: Result, expected: str) -> None:
    assert result_sentence(result, "A") == expected


def test_the_situation_speaks_to_the_one_who_looks() -> None:
    game = Game.new(2, seed=7)
    assert situation(game.position()) == "Turn 1, B: play 1 card"
    assert situation(game.view("A")) == "Turn 1, B: play 1 card"
    assert situation(game.view("B")) == "Turn 1, you: play 1 card"
    draft = Game.new(3, variant="draft", seed=7)
    assert situation(draft.view("C")) == "Draft, A, B and you: keep a card"
