"""What is measured of our own rules."""

from itertools import count
from random import Random

import numpy as np

from civ import rules
from civ.cli.benchmark.timing import Count, Measure
from civ.compiling import entry
from civ.game import Game
from civ.rules.state import MAX_PLAYERS, States

GAMES_AT_ONCE = 100
COPIES_AT_ONCE = 10_000
GAME_COPIES_AT_ONCE = 100
STATES_TO_COPY = 64


def random_games(players: int) -> Measure:
    """Random games, dealt and played in one compiled call."""
    states = rules.new_states()
    policies = np.full(MAX_PLAYERS, rules.Policy.RANDOM, np.int8)
    seeds = count(1, GAMES_AT_ONCE)

    def play() -> int:
        return rules.play_games(states, next(seeds), GAMES_AT_ONCE, policies, players, 0, 0)

    return Measure(play, lambda decisions: Count(decisions, GAMES_AT_ONCE))


def driven_from_python(players: int) -> Measure:
    """Random games, each decision of which Python makes: legal actions come as whole numbers."""
    desk = rules.new_desk()
    random = Random(1).random
    seeds = count(1)

    def play() -> int:
        number = rules.deal_on(desk, next(seeds), players, 0, 0)
        decisions = 0
        while number:
            action = desk.item(rules.LEGAL + int(random() * number))
            number = rules.step_on(desk, action)
            decisions += 1
        return decisions

    return Measure(play, lambda decisions: Count(decisions, 1))


def through_game(players: int) -> Measure:
    """Random games through `Game`: the legal actions as text, and the chosen one played."""
    random = Random(1).random
    seeds = count(1)

    def play() -> int:
        game = Game.new(players, seed=next(seeds))
        while not game.is_over:
            ((seat, actions),) = game.legal_actions().items()
            game.play(seat, actions[int(random() * len(actions))])
        return game.ply

    return Measure(play, lambda decisions: Count(decisions, 1))


def compiled_copies() -> Measure:
    """Copies of a state inside compiled code."""
    states = rules.new_states(STATES_TO_COPY)
    rules.new_games(states, np.arange(STATES_TO_COPY), MAX_PLAYERS, 0, 0)
    return Measure(lambda: copy_around(states, COPIES_AT_ONCE), lambda _: Count(COPIES_AT_ONCE))


@entry
def copy_around(states: States, number: int) -> None:
    """Copy each state over the one before it, round and round.

    It may be kept on disk although this is not a folder of the rules: it calls nothing of theirs.
    """
    for i in range(number):
        states[i % STATES_TO_COPY] = states[(i + 1) % STATES_TO_COPY]


def game_copies() -> Measure:
    """Copies of a `Game` with a history of 100 actions."""
    game = Game.new(MAX_PLAYERS, seed=1)
    for _ in range(100):
        ((seat, actions),) = game.legal_actions().items()
        game.play(seat, actions[0])

    def copy() -> None:
        for _ in range(GAME_COPIES_AT_ONCE):
            game.copy()

    return Measure(copy, lambda _: Count(GAME_COPIES_AT_ONCE))
