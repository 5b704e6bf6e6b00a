"""Positions to enter a game at: found by playing at random until one is as wished."""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from civ.game import Game, Majority, Record
from civ.game.effects import EFFECTS
from civ.game.notation import SEATS, Seat
from tests.server.running import Json, Person

MOST_GAMES = 2000
"""Random games after which there should long be such a position."""


class Opening(msgspec.Struct):
    """A game that has been played so far, and who is to act."""

    record: Record
    seat: Seat

    def open_table(self, person: Person, **details: Any) -> Json:
        """Open a table at which a person sits on the seat that is to act, among bots."""
        seats = ["me" if seat == self.seat else "beginner" for seat in SEATS[: self.record.players]]
        opening = {"record": msgspec.to_builtins(self.record), "ply": len(self.record.actions)}
        return person.open_table(
            *seats,
            variant=self.record.variant,
            teams=self.record.teams,
            opening=opening,
            **details,
        )


def find_opening(
    is_wished: Callable[[Game], bool],
    *,
    players: int = 2,
    variant: str = "basic",
    favourite: str = "",
    zeal: float = 0.3,
) -> Opening:
    """Play at random until the game is as wished.

    Everyone prefers to play cards of the `favourite` domains, and applies effects with `zeal`.
    """
    for seed in range(MOST_GAMES):
        generator = random.Random(seed)
        game = Game.new(players, variant=variant, seed=seed)
        while not game.is_over:
            if len(game.actors) == 1 and is_wished(game):
                record = game.record()
                return Opening(record=record, seat=game.actors[0])
            seat, legal = next(iter(game.legal_actions().items()))
            game.play(seat, choose(legal, favourite, zeal, generator))
    raise LookupError("no random game is ever so")


def choose(legal: list[str], favourite: str, zeal: float, generator: random.Random) -> str:
    """Choose an action: a card of a favourite domain, seldom an effect, and else anything."""
    if "end" in legal and generator.random() >= zeal:
        return "end"
    wanted = [action for action in legal if action[:6] in {f"play {each}" for each in favourite}]
    return generator.choice(wanted or legal)


def opening_for(effect: str) -> Opening:
    """A position in which an effect can be applied."""
    domain = next(info.domain for info in EFFECTS if info.name == effect)
    return find_opening(
        lambda game: (
            effect in {action.split()[0] for action in game.legal_actions()[game.actors[0]]}
        ),
        favourite=domain,
    )


def opening_late(players: int, **details: Any) -> Opening:
    """A position late in a game, with much on the table, before the effects of a turn."""
    return find_opening(
        lambda game: game.turn > 12 * players and game.decision == "effect",
        players=players,
        **details,
    )


def last_turn(players: int = 2) -> Opening:
    """A position in which ending the turn ends the game, by Majority."""
    for seed in range(MOST_GAMES):
        generator = random.Random(seed)
        game = Game.new(players, seed=seed)
        while not game.is_over:
            seat, legal = next(iter(game.legal_actions().items()))
            game.play(seat, choose(legal, "", 0.2, generator))
        if isinstance(game.result, Majority) and game.history[-1].endswith("end"):
            game.undo()
            return Opening(record=game.record(), seat=game.actors[0])
    raise LookupError("no random game ends by Majority")
