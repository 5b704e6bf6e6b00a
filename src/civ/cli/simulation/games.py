"""Games that policies play in compiled code, and their records."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from civ import rules
from civ.game import Record, Result
from civ.game.notation import ACTION_TEXTS, KIND_NAMES, SEATS, VARIANTS, Seat, VariantName
from civ.game.position import read_fields, read_result
from civ.rules.state import MAX_PLAYERS

GAMES_DEALT_AT_ONCE = 256

LINES = [[f"{seat} {action}" for action in ACTION_TEXTS] for seat in SEATS]
"""The line of a record for each seat and action."""


@dataclass(frozen=True)
class Setup:
    """What is played, and by whom: a policy for each seat."""

    variant: VariantName
    teams: bool
    policies: tuple[str, ...]

    @property
    def players(self) -> int:
        """S1: the number of players."""
        return len(self.policies)

    @property
    def seats(self) -> dict[Seat, str]:
        """The policy of each seat."""
        return dict(zip(SEATS, self.policies, strict=False))

    def policy_numbers(self) -> NDArray[np.int8]:
        """The policies as the rules take them."""
        numbers = np.zeros(MAX_PLAYERS, np.int8)
        numbers[: self.players] = [rules.Policy[name.upper()] for name in self.policies]
        return numbers


@dataclass(frozen=True)
class FinishedGame:
    """A game that was played to its end: the last state, and the actions that led there."""

    setup: Setup
    state: rules.States
    seats: list[int]
    actions: list[int]

    @property
    def turns(self) -> int:
        """How many turns the game had."""
        return int(self.state["turn"][0])

    @property
    def result(self) -> Result:
        """G1-G6: how the game ended."""
        result = read_result(read_fields(self.state))
        assert result is not None
        return result

    def record(self) -> Record:
        """The record; drawn cards stay in front in the state's deck, so it still has them all."""
        deck = self.state["deck"][0][: self.state["deck_end"][0]]
        return Record(
            format="civ/1",
            players=self.setup.players,
            variant=self.setup.variant,
            teams=self.setup.teams,
            first=SEATS[self.state["first"][0]],
            deck=[KIND_NAMES[kind] for kind in deck.tolist()],
            seats=self.setup.seats,
            actions=[LINES[s][a] for s, a in zip(self.seats, self.actions, strict=True)],
            result=self.result,
        )


def play_each(setup: Setup, first_seed: int, number: int) -> Iterator[FinishedGame]:
    """Play the games of this seed and of those after it: the deals that `Game.new` makes too."""
    first = np.int64((first_seed + 2**63) % 2**64 - 2**63)
    policies = setup.policy_numbers()
    variant = VARIANTS.index(setup.variant)
    seats = np.zeros(rules.LONGEST_GAME, np.uint8)
    actions = np.zeros(rules.LONGEST_GAME, np.uint8)
    for start in range(0, number, GAMES_DEALT_AT_ONCE):
        seeds = first + np.arange(start, min(start + GAMES_DEALT_AT_ONCE, number))
        states = rules.new_states(len(seeds))
        rules.new_games(states, seeds, setup.players, variant, int(setup.teams))
        for i in range(len(seeds)):
            state = states[i : i + 1]
            length = rules.play_recorded(state, policies, seats, actions)
            yield FinishedGame(setup, state, seats[:length].tolist(), actions[:length].tolist())
