"""Who plays whom, on which deals, and where they sit."""

from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from itertools import combinations, combinations_with_replacement, permutations
from typing import Literal

import msgspec

from civ.game import BadSetupError
from civ.game.notation import VariantName
from civ.game.setup import check_setup

OnFailure = Literal["forfeit", "replace"]

Selection = tuple[str, ...]
"""The bots of a game without their seats: as many names as seats, in the order of the bots."""


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """What is played, by whom, and from which seed on. Equal ones play equal games."""

    bots: dict[str, str]
    """The spec of each bot, by name."""

    players: int = 2
    variant: VariantName = "basic"
    teams: bool = False
    seed: int = 1
    seconds: float | None = None
    on_failure: OnFailure = "forfeit"

    def check(self) -> None:
        """Refuse what cannot be played."""
        check_setup(players=self.players, variant=self.variant, teams=self.teams)
        if len(self.bots) < 2:
            raise BadSetupError("a tournament needs two bots or more")

    def round_robin(self) -> list[Selection]:
        """Every selection of bots, so that each meets each other.

        - In teams and with two players: every pair; a team is two of the same bot.
        - With three or four players, and as many bots or more: every choice of different bots.
        - With fewer bots than seats: every way to fill the seats with all of them, for example
          1 of A and 3 of B, 2 of A and 2 of B, 3 of A and 1 of B.
        """
        names = tuple(self.bots)
        if self.teams:
            return [(a, a, b, b) for a, b in combinations(names, 2)]
        if len(names) >= self.players:
            return list(combinations(names, self.players))
        fillings = combinations_with_replacement(names, self.players)
        return [filling for filling in fillings if set(filling) == set(names)]

    def duel(self) -> list[Selection]:
        """One of the first bot against others of the second, and the other way round."""
        a, b = self.bots
        if self.teams:
            return [(a, a, b, b)]
        others = self.players - 1
        return list(dict.fromkeys([(a, *[b] * others), (*[a] * others, b)]))

    def fixtures(self, selections: Sequence[Selection], games: int) -> Iterator["Fixture"]:
        """The games to play, deal by deal: so many of each selection, rounded up to whole deals."""
        left = dict.fromkeys(selections, games)
        number = 0
        while left:
            for selection in list(left):
                seatings = seatings_of(selection, number, teams=self.teams)
                left[selection] -= len(seatings)
                if left[selection] <= 0:
                    del left[selection]
                for seats in seatings:
                    yield Fixture(deal=self.seed + number, seats=seats)
            number += 1


class Fixture(msgspec.Struct, frozen=True):
    """One game to play: the seed of the deal, and who sits where."""

    deal: int
    seats: tuple[str, ...]

    def decision_seed(self, ply: int) -> int:
        """A seed for the decision after so many actions, so that the game can be repeated."""
        text = "\n".join([str(self.deal), *self.seats, str(ply)])
        return int.from_bytes(blake2b(text.encode(), digest_size=7).digest())


def seatings_of(selection: Selection, number: int, *, teams: bool) -> list[tuple[str, ...]]:
    """Seat the bots for one deal: every rotation of one order around the table.

    So each sits once at each seat with the same cards. From deal to deal the order changes.
    """
    orders = _orders(selection, teams)
    order = orders[number % len(orders)]
    rotations = [order[start:] + order[:start] for start in range(len(order))]
    return list(dict.fromkeys(rotations))


@cache
def _orders(selection: Selection, teams: bool) -> list[Selection]:  # noqa: FBT001  # for the cache
    """All different orders around a round table; in teams a bot and its twin sit opposite."""
    if teams:
        a, b = dict.fromkeys(selection)
        return [(a, b, a, b)]
    seen: set[Selection] = set()
    orders = []
    for rest in permutations(selection[1:]):
        order = (selection[0], *rest)
        if order not in seen:
            orders.append(order)
            seen.update(order[start:] + order[:start] for start in range(len(order)))
    return orders
