"""The bots of this project: fair, legal, within their time, and good enough to see a win."""

import threading
import time

import pytest

from civ import rules
from civ.game import Game, View
from civ.game.notation import SEAT_NUMBER
from civ.game.view import read_view
from civ.players import Player
from civ.players.beginner import BeginnerPlayer
from civ.players.greedy import GreedyPlayer
from civ.players.levels import ALL_LEVELS, LEVELS, STRONGEST, player_of_level
from civ.players.random_player import RandomPlayer
from civ.players.search.player import SearchPlayer
from tests.game.modes import MODES, Mode
from tests.players.instinct_games import decisions

BOTS: list[Player] = [
    RandomPlayer(),
    BeginnerPlayer(),
    GreedyPlayer(),
    SearchPlayer(iterations=40, threads=1),
    SearchPlayer(iterations=40, threads=2),
]


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_v1_a_bot_chooses_the_same_whatever_the_hidden_cards_are(mode: Mode) -> None:
    for game, seat in decisions(mode, 1)[::11]:
        legal = game.legal_actions()[seat]
        redealt = rules.copied(game.state)
        rules.redeal(redealt, SEAT_NUMBER[seat], 99)
        for bot in BOTS:
            choice = bot.choose(game.view(seat), legal, seed=5)
            other = bot.choose(read_view(redealt, SEAT_NUMBER[seat]), legal, seed=5)
            assert choice == other
            assert choice.action in legal


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_a_search_says_what_it_thinks(mode: Mode) -> None:
    bot = SearchPlayer(iterations=200, threads=1)
    for game, seat in decisions(mode, 2)[::25]:
        legal = game.legal_actions()[seat]
        choice = bot.choose(game.view(seat), legal, seed=1)
        if len(legal) == 1:
            continue
        assert choice.chances is not None
        assert choice.chances_after is not None
        assert choice.lines is not None
        for chances in choice.chances, choice.chances_after:
            assert sum(chances.values()) == pytest.approx(2 if mode.teams else 1, abs=1e-3)
        assert choice.chances_after[seat] == pytest.approx(choice.lines[0].chance, abs=1e-3)
        assert choice.lines[0].actions[0] == choice.action
        assert all(line.actions[0] in legal and 0 <= line.chance <= 1 for line in choice.lines)
        visits = [line.visits for line in choice.lines]
        assert visits == sorted(visits, reverse=True)


def middle_of_a_game() -> tuple[View, list[str]]:
    game, seat = next(
        (game, seat)
        for game, seat in decisions(MODES[0], 3)
        if game.turn > 12 and len(game.legal_actions()[seat]) > 4
    )
    return game.view(seat), game.legal_actions()[seat]


def seconds_of_a_choice(bot: Player, view: View, legal: list[str], seconds: float) -> float:
    start = time.monotonic()
    bot.choose(view, legal, seconds=seconds)
    return time.monotonic() - start


def test_a_search_keeps_to_its_time_within_five_per_cent() -> None:
    """Of several choices the quickest counts: how late the search is, not how busy the machine."""
    position = middle_of_a_game()
    bot = SearchPlayer(threads=1)
    bot.choose(*position, seconds=0.01)
    taken = [seconds_of_a_choice(bot, *position, 0.5) for _ in range(10)]
    assert 0.5 <= min(taken) <= 0.525


def test_a_search_can_be_interrupted() -> None:
    view, legal = middle_of_a_game()
    bot = SearchPlayer(threads=2)
    bot.choose(view, legal, seconds=0.01)
    timer = threading.Timer(0.05, bot.interrupt)
    timer.start()
    start = time.monotonic()
    choice = bot.choose(view, legal, seconds=60)
    assert time.monotonic() - start < 10
    assert choice.action in legal


def test_a_search_goes_on_within_a_turn_with_what_it_found_out() -> None:
    iterations = 2_000
    bot = SearchPlayer(iterations=iterations, threads=1)
    game, seat = next(
        (game, seat)
        for game, seat in decisions(MODES[0], 3)
        if game.decision == "play" and len(game.legal_actions()[seat]) > 1
    )
    first = bot.choose(game.view(seat), game.legal_actions()[seat], seed=1)
    (thought,) = bot._thoughts
    assert thought.iterations == thought.visits
    game.play(seat, first.action)
    legal = game.legal_actions()[seat]
    assert len(legal) > 1
    choice = bot.choose(game.view(seat), legal, seed=2)
    assert bot._thoughts == [thought]
    assert 0 < thought.iterations < thought.visits <= iterations
    assert choice.lines is not None
    assert sum(line.visits for line in choice.lines) > thought.iterations


def test_a_search_forgets_what_it_thought_about_another_position() -> None:
    bot = SearchPlayer(iterations=100, threads=1)
    for game, seat in decisions(MODES[0], 3)[::7]:
        view, legal = game.view(seat), game.legal_actions()[seat]
        fresh = SearchPlayer(iterations=100, threads=1)
        assert bot.choose(view, legal, seed=1) == fresh.choose(view, legal, seed=1)


def test_a_search_without_any_limit_is_refused() -> None:
    view, legal = middle_of_a_game()
    with pytest.raises(ValueError, match="a limit of iterations or time"):
        SearchPlayer().choose(view, legal)


def score(first: Player, second: Player, deals: int) -> float:
    """The share of games that the first wins against the second, each deal from both seats."""
    points = 0.0
    for deal in range(deals):
        for first_seat in ("A", "B"):
            game = Game.new(2, seed=deal)
            while not game.is_over:
                ((seat, legal),) = game.legal_actions().items()
                bot = first if seat == first_seat else second
                game.play(seat, bot.choose(game.view(seat), legal, seed=deal + game.ply).action)
            assert game.result is not None
            points += (first_seat in game.result.winners) / len(game.result.winners)
    return points / (2 * deals)


def test_each_kind_of_bot_beats_the_one_below() -> None:
    assert score(GreedyPlayer(), RandomPlayer(), 15) > 0.9
    assert score(GreedyPlayer(), BeginnerPlayer(), 15) > 0.6
    assert score(SearchPlayer(iterations=100, threads=1), GreedyPlayer(), 10) > 0.6


def test_the_levels_have_names_and_strongest_is_the_last() -> None:
    assert LEVELS["strongest"] is STRONGEST is ALL_LEVELS[-1]
    assert [level.name for level in ALL_LEVELS] == list(LEVELS)[:-1]
    for level in ALL_LEVELS:
        assert player_of_level(level.name).name in (level.name, "greedy")
        assert level.description
