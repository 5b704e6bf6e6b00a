"""A bot keeps its word when it acts: as long as it holds, and if it costs little.

The bot is A, of three players.
"""

import pytest

from civ.game import Game
from civ.game.notation import Seat
from civ.players.player import Choice, Line
from civ.server.api import ChatLine, LevelName, Phrase, PhraseCode
from civ.server.thinking.jobs import Choose, Chosen
from civ.server.thinking.promises import (
    COST_OF_A_WORD,
    TURNS_BOUND,
    Deed,
    Promise,
    choose_in_good_faith,
    open_promises,
)
from civ.server.thinking.waiting_line import QUICK_ITERATIONS
from civ.server.thinking.worker import answer_to
from tests.rules.positions import game_with

HANDS = {"A": "M1 2R1", "B": "3R2", "C": "R2 2S2"}
STOP_B = Phrase(code="stop", seat="B", domain="S")
STOP_C = Phrase(code="stop", seat="C", domain="S")
TRUCE = Phrase(code="truce")


# What it does


def choice_of(game: Game, level: LevelName, *promises: Promise, seed: int = 1) -> str:
    """What the bot does, bound by these promises."""
    legal = game.legal_actions()["A"]
    job = Choose(view=game.view("A"), legal=legal, promises=[*promises], level=level, seed=seed)
    answer = answer_to(job)
    assert isinstance(answer, Chosen)
    return answer.choice.action


@pytest.mark.parametrize("level", ["beginner", "easy"])
def test_a_bot_that_decides_at_first_sight_stops_whom_it_promised_to_stop(level: LevelName) -> None:
    game = game_with(players=3, areas={"A": "2M1 S2", "B": "2R2", "C": "5S2"}, hands=HANDS)
    free = {choice_of(game, level, seed=seed) for seed in range(3)}
    bound = {choice_of(game, level, Promise(STOP_C, "B"), seed=seed) for seed in range(3)}
    assert "attack S" not in free
    assert bound == {"attack S"}


def test_a_bot_that_thinks_stops_whom_it_promised_to_though_that_is_not_quite_its_best() -> None:
    game = game_with(players=3, areas={"A": "2M1 S2", "B": "3S2", "C": "3R2"}, hands=HANDS)
    assert choice_of(game, "expert") != "attack S"
    assert choice_of(game, "expert", Promise(STOP_B, "C")) == "attack S"


def test_a_bot_that_made_a_truce_spares_whom_it_made_it_with() -> None:
    game = game_with(players=3, areas={"A": "3R1 E1", "B": "3S2 M1", "C": "2R2 M1"}, hands=HANDS)
    assert choice_of(game, "expert") == "embargo C R"
    assert not choice_of(game, "expert", Promise(TRUCE, "C")).startswith("embargo C")
    assert choice_of(game, "expert", Promise(TRUCE, "B")) == "embargo C R"


def test_a_word_that_would_cost_much_is_not_kept() -> None:
    game = game_with(players=3, areas={"A": "2M1 S2", "B": "2R2", "C": "5S2"}, hands=HANDS)
    for cost, expected in ((COST_OF_A_WORD - 0.01, "attack S"), (COST_OF_A_WORD + 0.01, "end")):
        lines = [
            Line(actions=["end"], chance=0.5, visits=300),
            Line(actions=["attack S", "end"], chance=0.5 - cost, visits=100),
        ]
        choice = choose_in_good_faith(
            Choice(action="end"), lines, [Promise(STOP_C, "B")], game.view("A")
        )
        assert choice.action == expected


def test_what_can_no_longer_be_kept_changes_nothing() -> None:
    game = game_with(players=3, areas={"A": "2M1 S2", "B": "2R2", "C": "2R2"}, hands=HANDS)
    for seed in range(3):
        free = choice_of(game, "expert", seed=seed)
        assert choice_of(game, "expert", Promise(STOP_C, "B"), seed=seed) == free


def test_a_bound_bot_that_decides_at_first_sight_is_still_quick() -> None:
    game = game_with(players=3, hands=HANDS)
    job = Choose(view=game.view("A"), legal=[], promises=[Promise(TRUCE, "B")], level="beginner")
    assert 0 < job.iterations <= QUICK_ITERATIONS


# How long it is bound


def said(number: int, seat: Seat, phrase: Phrase) -> ChatLine:
    """A line that was said in the second of its number."""
    return ChatLine(number=number, at=number, seat=seat, channel="all", phrase=phrase)


def answer(number: int, code: PhraseCode, about: int | None) -> ChatLine:
    """What A answers."""
    return said(number, "A", Phrase(code=code, to="B", about=about))


@pytest.mark.parametrize("code", ["accept", "promise"])
def test_what_was_agreed_to_is_remembered(code: PhraseCode) -> None:
    lines = [said(1, "B", TRUCE), answer(2, code, 1), said(3, "C", STOP_B), answer(4, code, 3)]
    assert open_promises("A", lines, []) == [Promise(TRUCE, "B"), Promise(STOP_B, "C")]
    assert open_promises("B", lines, []) == []


def test_what_was_not_agreed_to_binds_nobody() -> None:
    lines = [
        said(1, "B", TRUCE),
        answer(2, "refuse", 1),
        said(3, "B", Phrase(code="sorry")),
        answer(4, "accept", 3),
        answer(5, "promise", None),
        ChatLine(number=6, at=6, seat="A", channel="all", text="I promise"),
        answer(7, "accept", 99),
    ]
    assert open_promises("A", lines, []) == []


def test_who_was_stopped_need_not_be_stopped_again() -> None:
    lines = [said(1, "C", STOP_B), answer(2, "promise", 1)]
    before, other, done = (
        Deed("attack S", 1_500),
        Deed("attack R", 3_000),
        Deed("attack S", 3_000),
    )
    assert open_promises("A", lines, [before, other]) == [Promise(STOP_B, "C")]
    assert open_promises("A", lines, [before, done]) == []


def test_after_some_turns_the_bot_is_free_again() -> None:
    lines = [said(1, "B", TRUCE), answer(2, "accept", 1)]
    ends = [Deed("end", 3_000 + turn) for turn in range(TURNS_BOUND)]
    assert open_promises("A", lines, [Deed("end", 1_000), *ends[1:]]) == [Promise(TRUCE, "B")]
    assert open_promises("A", lines, ends) == []
