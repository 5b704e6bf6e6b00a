"""S1-S7: set up a game from a seed or from a given deck, checking what was asked for."""

from collections.abc import Sequence

import numpy as np

from civ import rules
from civ.game.errors import BadNotationError, BadSetupError
from civ.game.notation import KIND_NAMES, SEATS, VARIANTS, parse_kind, parse_seat, shorten
from civ.rules.cards import AGE_OF, NUM_AGES, NUMBER_OF
from civ.rules.setup import REMOVED_OF_EACH_AGE


def deal_from_seed(*, players: int, variant: str, teams: bool, seed: int) -> rules.States:
    """Set up the game that belongs to a seed; seeds that differ by 2**64 give the same one."""
    check_setup(players=players, variant=variant, teams=teams)
    if type(seed) is not int:
        raise BadSetupError(f"a seed is a whole number, not {shorten(seed)}")
    states = rules.new_states()
    signed_seed = (seed + 2**63) % 2**64 - 2**63
    rules.new_game(states, signed_seed, players, VARIANTS.index(variant), int(teams))
    return states


def deal_from_deck(
    *, players: int, variant: str, teams: bool, deck: Sequence[str], first: str
) -> rules.States:
    """Set up a game with a given deck (kinds, top first) and First Player."""
    check_setup(players=players, variant=variant, teams=teams)
    try:
        kinds = [parse_kind(kind) for kind in deck]
        first_seat = parse_seat(first, players)
    except BadNotationError as error:
        raise BadSetupError(str(error)) from error
    check_deck(kinds, players)
    states = rules.new_states()
    rules.new_game_from_deck(
        states,
        np.array(kinds, np.uint8),
        first_seat,
        players,
        VARIANTS.index(variant),
        int(teams),
    )
    return states


def check_setup(*, players: int, variant: str, teams: bool) -> None:
    """S1, S4-S6: refuse what is no game."""
    if type(players) is not int or players not in (2, 3, 4):
        raise BadSetupError(f"a game has 2, 3 or 4 players, not {shorten(players)}")
    if variant not in VARIANTS:
        raise BadSetupError(f"the variant is 'basic' or 'draft', not {shorten(variant)}")
    if not isinstance(teams, bool):
        raise BadSetupError(f"teams is true or false, not {shorten(teams)}")
    if teams and players != len(SEATS):
        raise BadSetupError(f"a team game has 4 players (S6), not {players}")


def cards_in_game(players: int) -> list[int]:
    """S2: how many cards of each age are played with."""
    left_out = 0 if players == len(SEATS) else REMOVED_OF_EACH_AGE
    return [int(NUMBER_OF[age == AGE_OF].sum()) - left_out for age in range(1, NUM_AGES + 1)]


def check_deck(kinds: list[int], players: int) -> None:
    """S2: refuse a deck that is not in the order of ages, or not of the right cards."""
    ages = AGE_OF[kinds].tolist() if kinds else []
    if ages != sorted(ages):
        raise BadSetupError("the deck must be in the order of ages: all of Age I on top, III last")
    for age, right in enumerate(cards_in_game(players), start=1):
        if ages.count(age) != right:
            raise BadSetupError(
                f"with {players} players the deck has {right} cards of age {age}, "
                f"not {ages.count(age)} (S2)"
            )
    for kind, most in enumerate(NUMBER_OF.tolist()):
        if kinds.count(kind) > most:
            raise BadSetupError(
                f"the deck has {kinds.count(kind)} {KIND_NAMES[kind]}, the game only {most} (C1)"
            )
