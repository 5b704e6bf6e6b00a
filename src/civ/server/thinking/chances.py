"""Who is how likely to win, as a seat sees it that knows no more than its view."""

import numpy as np

from civ import rules
from civ.game import Result, View
from civ.game.notation import SEAT_NUMBER, SEATS, Seat
from civ.players.imagine import state_from_view
from civ.players.search.player import Thought
from civ.players.search.weights import weights_for

WORLDS = 16
"""How often a seat imagines what it cannot see, when it looks at the game through others' eyes."""

Chances = dict[Seat, float]


def chances_seen_by(view: View, iterations: int, seed: int) -> Chances:
    """Each seat's chance to be among the winners, by a search of about so many iterations.

    A seat that is to act searches. One that waits imagines what it cannot see, again and again, and
    lets the seat search that is to act in each of these worlds.
    """
    if view.result is not None:
        return chances_at_the_end(view.result, view)
    if view.you in view.actors:
        thoughts = [_thought(state_from_view(view), view.you, iterations, seed)]
    else:
        share = -(-iterations // WORLDS)
        worlds = imagined_worlds(view, seed)
        thoughts = [_thought(world, view.actors[0], share, seed) for world in worlds]
    means = np.mean([thought.chances for thought in thoughts], axis=0)
    return {seat: float(means[number]) for number, seat in enumerate(SEATS[: view.players])}


def imagined_worlds(view: View, seed: int) -> list[rules.States]:
    """Deal what a seat cannot see, again and again."""
    state = state_from_view(view)
    assert view.you is not None  # or there would be no state
    worlds = [rules.copied(state) for _ in range(WORLDS)]
    for number, world in enumerate(worlds):
        rules.redeal(world, SEAT_NUMBER[view.you], seed + number)
    return worlds


def _thought(state: rules.States, seat: Seat, iterations: int, seed: int) -> Thought:
    """Search as a seat that may act."""
    thought = Thought(state, SEAT_NUMBER[seat], iterations, seed)
    thought.think(iterations, weights_for(state))
    return thought


def chances_at_the_end(result: Result, view: View) -> Chances:
    """The truth: a shared win counts by its share, for teams by the share of the team."""
    share = (2 if view.teams else 1) / len(result.winners)
    return {seat: share if seat in result.winners else 0.0 for seat in SEATS[: view.players]}
