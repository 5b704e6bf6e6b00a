"""What a bot answers to a phrase, and that it answers from what its seat may know.

The bot is A. In most positions C is near a Hegemony in Science, which takes 7 cards with 3 players,
and B has something to say about it.
"""

import pytest

from civ import rules
from civ.game import Game
from civ.game.notation import SEAT_NUMBER, SEATS, Seat
from civ.game.view import read_view
from civ.server.api import LevelName, Phrase, PhraseCode
from civ.server.thinking.chances import chances_seen_by
from civ.server.thinking.diplomacy import iterations_of_reply, reply_to
from civ.server.thinking.waiting_line import QUICK_ITERATIONS
from tests.game.modes import MODES, Mode
from tests.rules.positions import game_with
from tests.server.thinking.games import greedy_game

LEVELS: list[LevelName] = ["beginner", "medium", "expert"]

HANDS = {"A": "M1 2R1", "B": "3R2", "C": "R2 2S2"}
ARMED = {"A": "2M1 S2", "B": "2R2", "C": "5S2"}
"""A can attack Science, and C is about to win by it."""


def answer(
    game: Game,
    phrase: Phrase,
    *,
    sender: Seat = "B",
    bot: Seat = "A",
    level: LevelName = "medium",
) -> PhraseCode | None:
    """The code of what a bot says; if it says something, it says it to the sender."""
    reply = reply_to(
        phrase,
        sender=sender,
        view=game.view(bot),
        legal=game.legal_actions().get(bot, []),
        level=level,
        seed=1,
    )
    if reply is None:
        return None
    assert reply == Phrase(code=reply.code, to=sender)
    return reply.code


def stop(seat: Seat | None = "C", **fields: str) -> Phrase:
    return Phrase(code="stop", seat=seat, **{"domain": "S", **fields})  # type: ignore[arg-type]


def warn(seat: Seat | None = "C", **fields: str) -> Phrase:
    return Phrase(code="warn", seat=seat, **{"domain": "S", **fields})  # type: ignore[arg-type]


TRUCE = Phrase(code="truce")


# Truce


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("actor", ["A", "B", "C"])
def test_a_truce_is_made_with_the_lesser_danger(actor: str, level: LevelName) -> None:
    game = game_with(players=3, areas=ARMED, hands=HANDS, actor=actor)
    assert answer(game, TRUCE, sender="B", level=level) == "accept"
    assert answer(game, TRUCE, sender="C", level=level) == "refuse"


@pytest.mark.parametrize("actor", ["A", "B", "C"])
def test_who_is_about_to_win_makes_no_truce(actor: str) -> None:
    game = game_with(players=3, areas=ARMED, hands=HANDS, actor=actor)
    assert answer(game, TRUCE, bot="C", sender="A") == "refuse"
    assert answer(game, TRUCE, bot="C", sender="B") == "refuse"


def test_two_make_no_truce() -> None:
    game = game_with(areas={"A": "2R1", "B": "2R1"}, hands={"A": "R1", "B": "R1"})
    assert answer(game, TRUCE, sender="B") == "refuse"


def test_a_team_has_a_truce_within_and_none_with_the_other() -> None:
    game = game_with(players=4, teams=True, areas=ARMED, hands=HANDS)
    assert answer(game, TRUCE, sender="C") == "accept"
    assert answer(game, TRUCE, sender="B") == "refuse"
    assert answer(game, TRUCE, sender="D") == "refuse"


# Stop


@pytest.mark.parametrize("level", LEVELS)
def test_what_the_bot_is_about_to_do_it_promises(level: LevelName) -> None:
    game = game_with(players=3, areas=ARMED, hands=HANDS)
    assert "attack S" in game.legal_actions()["A"]
    assert answer(game, stop(), level=level) == "promise"
    assert answer(game, stop(means="attack"), level=level) == "promise"


def test_what_the_bot_can_do_after_playing_a_card_it_promises_too() -> None:
    game = game_with(
        players=3,
        areas={**ARMED, "A": "M1 S2"},
        hands={**HANDS, "A": "M1 2R1"},
        decision="play",
    )
    assert answer(game, stop(means="attack"), level="expert") == "promise"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("area", "hand", "means"),
    [("2M1 S2", "3R1", "attack"), ("2R1", "E1 2R1", "embargo"), ("2R1", "U3 2R1", "democracy")],
)
def test_what_the_bot_can_do_in_its_next_turn_it_agrees_to(
    area: str, hand: str, means: str, level: LevelName
) -> None:
    game = game_with(players=3, areas={**ARMED, "A": area}, hands={**HANDS, "A": hand}, actor="B")
    assert answer(game, stop(), sender="B", level=level) == "accept"
    assert answer(game, stop(means=means), sender="B", level=level) == "accept"


@pytest.mark.parametrize("actor", ["A", "B", "C"])
def test_what_the_bot_cannot_do_it_refuses(actor: str) -> None:
    game = game_with(
        players=3, areas={**ARMED, "A": "2R1"}, hands={**HANDS, "A": "3R1"}, actor=actor
    )
    assert answer(game, stop()) == "refuse"


def test_other_means_than_the_bot_has_are_refused() -> None:
    game = game_with(players=3, areas=ARMED, hands=HANDS)
    assert answer(game, stop(means="attack")) == "promise"
    assert answer(game, stop(means="embargo")) == "refuse"
    assert answer(game, stop(means="democracy")) == "refuse"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("actor", ["A", "B"])
def test_nobody_harmless_is_stopped(actor: str, level: LevelName) -> None:
    game = game_with(players=3, areas={**ARMED, "C": "S2"}, hands=HANDS, actor=actor)
    assert answer(game, stop(), level=level) == "refuse"


def test_nobody_is_stopped_where_there_is_no_danger() -> None:
    game = game_with(players=3, areas={**ARMED, "A": "3M1 R1"}, hands=HANDS)
    assert "attack R" in game.legal_actions()["A"]
    assert answer(game, stop(domain="R")) == "refuse"


def test_a_wish_without_a_domain_means_any() -> None:
    game = game_with(players=3, areas=ARMED, hands=HANDS)
    assert answer(game, Phrase(code="stop", seat="C")) == "promise"
    assert answer(game, Phrase(code="stop", seat="B"), sender="C") == "refuse"


@pytest.mark.parametrize("level", LEVELS)
def test_the_bot_does_not_stop_itself_or_its_partner(level: LevelName) -> None:
    game = game_with(players=3, areas=ARMED, hands=HANDS)
    assert answer(game, stop("C"), bot="C", sender="B", level=level) == "refuse"
    team = game_with(players=4, teams=True, areas=ARMED, hands=HANDS)
    assert answer(team, stop("C"), sender="B", level=level) == "refuse"


def test_a_wish_that_makes_no_sense_gets_no_answer() -> None:
    game = game_with(players=3, areas=ARMED, hands=HANDS)
    assert answer(game, stop(None)) is None
    assert answer(game, stop("C"), sender="C") is None
    assert answer(game, stop("D")) is None


# Warnings


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("actor", ["A", "B", "C"])
def test_thanks_for_the_warning_of_a_danger(actor: str, level: LevelName) -> None:
    game = game_with(players=3, areas=ARMED, hands=HANDS, actor=actor)
    assert answer(game, warn(), level=level) == "thanks"


@pytest.mark.parametrize("actor", ["A", "B", "C"])
def test_a_warning_of_nothing_gets_no_answer(actor: str) -> None:
    game = game_with(players=3, areas={**ARMED, "C": "S2"}, hands=HANDS, actor=actor)
    assert answer(game, warn()) is None
    assert answer(game, warn(None)) is None
    assert answer(game, warn("A")) is None
    assert answer(game, warn("D")) is None


def test_who_is_about_to_win_by_a_domain_is_no_danger_in_another() -> None:
    game = game_with(players=3, areas={**ARMED, "C": "5S2"}, hands=HANDS)
    assert answer(game, warn(domain="S")) == "thanks"
    assert answer(game, warn(domain="M")) is None


def test_who_is_not_the_likeliest_to_win_may_be_about_to() -> None:
    """B is ahead, and D needs one more Science card."""
    game = game_with(
        players=4,
        areas={"A": "2M1 S3", "B": "4U3 2E3", "C": "2R1", "D": "6S2"},
        hands={"A": "3R1", "B": "2U3 E3", "C": "M3 C3 U3", "D": "C3 U3 E3"},
    )
    chances = chances_seen_by(game.view("A"), 2_000, seed=1)
    assert chances["D"] < chances["B"]
    assert answer(game, warn("D")) == "thanks"
    assert answer(game, stop("D")) == "promise"


# Manners


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("hello", "hello"),
        ("thanks", "thanks"),
        ("sorry", "accept"),
        ("well_played", "thanks"),
        ("good_game", "thanks"),
        ("promise", "thanks"),
        ("accept", None),
        ("refuse", None),
        ("threat", None),
    ],
)
@pytest.mark.parametrize("is_over", [False, True])
def test_manners(said: PhraseCode, expected: PhraseCode | None, is_over: bool) -> None:  # noqa: FBT001  # pytest passes it by name
    game = greedy_game(MODES[2], plies=None if is_over else 20)
    assert game.is_over == is_over
    assert answer(game, Phrase(code=said)) == expected
    assert answer(game, Phrase(code=said, to="A")) == expected


@pytest.mark.parametrize("phrase", [TRUCE, stop(), warn()])
def test_nothing_is_to_be_done_when_the_game_is_over(phrase: Phrase) -> None:
    assert answer(greedy_game(MODES[2]), phrase) is None


EVERY_CODE: tuple[PhraseCode, ...] = PhraseCode.__args__  # type: ignore[attr-defined]


@pytest.mark.parametrize("code", EVERY_CODE)
def test_an_answer_and_what_is_meant_for_others_and_ones_own_words_get_no_answer(
    code: PhraseCode,
) -> None:
    game = game_with(players=3, areas=ARMED, hands=HANDS)
    said = {"code": code, "seat": "C", "domain": "S"}
    assert answer(game, Phrase(**said, about=4)) is None  # type: ignore[arg-type]
    assert answer(game, Phrase(**said, to="C")) is None  # type: ignore[arg-type]
    assert answer(game, Phrase(**said), sender="A") is None  # type: ignore[arg-type]


def test_who_waits_answers_though_the_cards_that_first_come_to_mind_are_under_an_embargo() -> None:
    """B must play a card, and A cannot see that it has one that no embargo blocks."""
    game = game_with(
        players=3,
        areas={**ARMED, "B": "C2"},
        hands=HANDS,
        embargoes=["E1 on B C"],
        decision="play",
        actor="B",
    )
    assert answer(game, TRUCE) is not None


# Fairness and speed


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_v1_a_bot_answers_the_same_whatever_the_hidden_cards_are(mode: Mode) -> None:
    answers = set()
    for plies in (2, 30, 55, 80):
        game = greedy_game(mode, seed=6, plies=plies)
        for bot, sender, target in three_seats(mode.players):
            legal = game.legal_actions().get(bot, [])
            redealt = rules.copied(game.state)
            rules.redeal(redealt, SEAT_NUMBER[bot], 99)
            views = (game.view(bot), read_view(redealt, SEAT_NUMBER[bot]))
            wish, warning = Phrase(code="stop", seat=target), Phrase(code="warn", seat=target)
            for phrase in (TRUCE, wish, warning):
                first, second = (
                    reply_to(phrase, sender=sender, view=view, legal=legal, level="easy", seed=5)
                    for view in views
                )
                assert first == second
                answers.add(first and first.code)
    assert len(answers) > 1


def three_seats(players: int) -> list[tuple[Seat, Seat, Seat]]:
    """Each seat as the bot, with one that speaks to it and one that it is about."""
    return [
        (SEATS[bot], SEATS[(bot + 1) % players], SEATS[(bot + 2) % players])
        for bot in range(players)
    ]


def test_every_reply_is_a_quick_job() -> None:
    for level in LEVELS:
        assert iterations_of_reply(level) <= QUICK_ITERATIONS
    assert iterations_of_reply("master") <= QUICK_ITERATIONS
