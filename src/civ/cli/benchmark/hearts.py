"""OpenSpiel's game of hearts, in C++: what our figures are compared with.

It is a card game of four with hidden hands, and one of the fast ones there. OpenSpiel deals it as
a game does, one chance node a card; these take time, and are not counted as decisions.
"""

from importlib.metadata import version
from itertools import count
from random import Random

import pyspiel

from civ.cli.benchmark.timing import Count, Measure

GAMES_AT_ONCE = 10


def open_spiel_version() -> str:
    """The version that is measured."""
    return version("open_spiel")


def own_loop() -> Measure:
    """Random games in OpenSpiel's own loop, in C++, one call a game."""
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    seeds = count(1)

    def play() -> list[pyspiel.State]:
        states = [game.new_initial_state() for _ in range(GAMES_AT_ONCE)]
        for state in states:
            pyspiel.evaluate_bots(state, bots, next(seeds))
        return states

    return Measure(play, count_decisions)


def driven_from_python() -> Measure:
    """Random games, each decision and each dealt card of which Python chooses."""
    game = pyspiel.load_game("hearts")
    random = Random(1).random

    def play() -> list[pyspiel.State]:
        state = game.new_initial_state()
        while not state.is_terminal():
            # At a chance node too: every card is as likely as every other.
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
        return [state]

    return Measure(play, count_decisions)


def count_decisions(finished: list[pyspiel.State]) -> Count:
    """Count the decisions of players; a chance node has a player below 0."""
    decisions = sum(step.player >= 0 for state in finished for step in state.full_history())
    return Count(decisions, len(finished))
