"""Every event, action and result has its sentence."""

import pytest

from civ.game import Event, Game, Hegemony, Majority
from civ.game.event import What
from civ.game.notation import ACTION_TEXTS, Seat
from civ.game.position import Result
from civ.language.catalogue import Catalogue
from civ.language.languages import LANGUAGES, Language
from civ.terminal.sentences import Sentences
from tests.game.modes import MODES, Mode
from tests.terminal.drawing import ENGLISH
from tests.terminal.playing import play_randomly

APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("you", [None, "A"])
def test_every_action_has_a_meaning(language: Language, you: Seat | None) -> None:
    say = Sentences(Catalogue.of(language))
    for action in ACTION_TEXTS:
        assert "None" not in say.meaning(action, you), action
        assert "  " not in say.meaning(action, you), action


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_whole_games_are_told_without_a_gap(mode: Mode, language: Language) -> None:
    say = Sentences(Catalogue.of(language))
    for seed in range(2):
        game = play_randomly(mode.new_game(seed), seed)
        for event in game.events():
            told = say.event(event, "B")
            assert "None" not in told, (event, told)
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
        (
            event("applied", seat="A", effect="holy-book"),
            "You applied Holy Book: you draw up to 5 cards this turn.",
        ),
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
            f"The Embargo on B{APOSTROPHE}s Science was lifted (Economy I to the discard pile).",
        ),
    ],
)
def test_sentences(told: Event, expected: str) -> None:
    assert ENGLISH.event(told, "A") == expected


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
    assert ENGLISH.result(result, "A") == expected


def test_the_situation_speaks_to_the_one_who_looks() -> None:
    game = Game.new(2, seed=7)
    assert ENGLISH.situation(game.position()) == "Turn 1, B: play 1 card"
    assert ENGLISH.situation(game.view("A")) == "Turn 1, B: play 1 card"
    assert ENGLISH.situation(game.view("B")) == "Turn 1, you: play 1 card"
    draft = Game.new(3, variant="draft", seed=7)
    assert ENGLISH.situation(draft.view("C")) == "Draft, A, B and you: keep a card"
