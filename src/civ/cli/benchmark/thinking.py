"""The speed of our search, beside OpenSpiel's own of the same family on its game of hearts."""

from itertools import count
from random import Random
from typing import Any

from civ.cli.benchmark.report import has_open_spiel
from civ.cli.benchmark.timing import Count, Measure, rates, sample_in_turns
from civ.game import Game
from civ.players.greedy import GreedyPlayer
from civ.players.search.tree import new_tree, search
from civ.players.search.weights import weights_for

ITERATIONS_AT_ONCE = 5_000
THEIR_ITERATIONS_AT_ONCE = 500
PLIES_TO_THE_MIDDLE = 60
EXPLORATION = 2.0


def measure_search(*, seconds: float, repeats: int) -> dict[str, Any]:
    """Measure iterations a second on one core."""
    measures = {"ours": our_search()}
    if has_open_spiel():
        measures["hearts"] = their_search()
    samples = sample_in_turns(measures, seconds=seconds, repeats=repeats)
    speeds = {
        name: rates([sample.decisions_per_second for sample in taken])
        for name, taken in samples.items()
    }
    ratio = speeds["ours"]["median"] / speeds["hearts"]["median"] if "hearts" in speeds else None
    return {
        "settings": {"seconds": seconds, "repeats": repeats},
        "iterations_per_second": speeds["ours"],
        "open_spiel_is_mcts_on_hearts": speeds.get("hearts"),
        "ratio": ratio and round(ratio, 2),
    }


def middle_of_a_game() -> Game:
    """A position of two that greedy players reach, with much still to decide."""
    game = Game.new(2, seed=5)
    player = GreedyPlayer()
    while game.ply < PLIES_TO_THE_MIDDLE or game.decision != "effect":
        ((seat, legal),) = game.legal_actions().items()
        game.play(seat, player.choose(game.view(seat), legal, seed=game.ply).action)
    return game


def our_search() -> Measure:
    """A search from the middle of a game, each time with an empty tree."""
    state = middle_of_a_game().state
    seat = state["actor"].item(0)
    weights = weights_for(state)
    seeds = count(1, ITERATIONS_AT_ONCE)

    def think() -> None:
        tree = new_tree(ITERATIONS_AT_ONCE)
        search(tree, state, seat, ITERATIONS_AT_ONCE, next(seeds), weights)

    return Measure(think, lambda _: Count(ITERATIONS_AT_ONCE))


def their_search() -> Measure:
    """OpenSpiel's IS-MCTS in C++ on hearts, a game of 52 plays, from its first play."""
    import pyspiel

    state = pyspiel.load_game("hearts").new_initial_state()
    random = Random(1)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(random.choice(state.legal_actions()))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, EXPLORATION, THEIR_ITERATIONS_AT_ONCE)
    return Measure(lambda: bot.step(state), lambda _: Count(THEIR_ITERATIONS_AT_ONCE))
