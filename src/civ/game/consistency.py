"""Which positions can be loaded: the paragraph on consistent states of docs/notation.md.

`state_from_position` fills a state and checks it; each check is a function of its own that says
what is wrong. What can be done from the position, and what its end means, only the rules decide.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
import numpy as np

from civ import rules
from civ.game.errors import BadSetupError, InconsistentStateError
from civ.game.notation import (
    DECISIONS,
    DOMAIN_NUMBER,
    KIND_NAMES,
    KIND_NUMBER,
    SEAT_NUMBER,
    SEATS,
    VARIANTS,
    DomainLetter,
    Kind,
    Seat,
)
from civ.game.position import Position, read_fields, read_result
from civ.game.setup import cards_in_game, check_setup
from civ.rules.cards import FIRST_ECONOMY_KIND, NUMBER_OF
from civ.rules.effects import BREAKTHROUGH_CARDS
from civ.rules.setup import DRAFT_CARDS, REMOVED_OF_EACH_AGE
from civ.rules.state import NOBODY, NOTHING
from civ.rules.turn import HAND_SIZE, LAST_TURN

DOMAIN_OF_CHOICE = {"sacrifice": "E", "recall": "S", "take": "U"}
"""The permanent effect that a choice belongs to."""


def state_from_position(position: Position | Mapping[str, object]) -> rules.States:
    """Return the state of a consistent position, or say why it is none."""
    if not isinstance(position, Position):
        position = _convert(position)
    _check_setup(position)
    _check_seats(position)
    _check_cards(position)
    _check_deck(position)
    _check_numbers(position)
    _check_effects_used(position)
    if position.turn == 0:
        _check_draft(position)
    else:
        _check_turn(position)
        _check_embargoes(position)
        _check_coin(position)
    _check_choice(position)
    state = _fill(position)
    if position.decision == "over":
        _check_end(position, state)
    else:
        _check_legal_action(position, state)
    return state


def _convert(position: object) -> Position:
    """Check the form: the keys and the types."""
    try:
        return msgspec.convert(position, Position)
    except (msgspec.ValidationError, RecursionError) as error:
        raise InconsistentStateError(f"the state has not the right form: {error}") from error


def _require(condition: bool, otherwise: str) -> None:  # noqa: FBT001  # reads as a sentence
    if not condition:
        raise InconsistentStateError(otherwise)


def _check_setup(position: Position) -> None:
    """S1, S4-S6."""
    try:
        check_setup(players=position.players, variant=position.variant, teams=position.teams)
    except BadSetupError as error:
        raise InconsistentStateError(str(error)) from error


def _seats(position: Position) -> tuple[Seat, ...]:
    return SEATS[: position.players]


def _check_seats(position: Position) -> None:
    """S1: every seat of the game is there, and none else is named."""
    seats = list(_seats(position))
    for name, places in (
        ("hands", position.hands),
        ("kept", position.kept),
        ("areas", position.areas),
    ):
        _require(sorted(places) == seats, f"{name} must have exactly the seats {', '.join(seats)}")
    named: list[tuple[str, Iterable[str | None]]] = [
        ("first", [position.first]),
        ("actors", position.actors),
        ("victim", [position.victim]),
        ("embargoes", [marker.on for marker in position.embargoes]),
        ("democracies", position.democracies),
        ("coin", [position.coin.by, position.coin.on] if position.coin else []),
    ]
    for name, letters in named:
        for letter in letters:
            _require(letter is None or letter in seats, f"{name} names {letter}, who does not play")


def _markers(position: Position) -> list[Kind]:
    """The cards that lie face down in play areas."""
    utopias = sum(sum(counts.values()) for counts in position.democracies.values())
    return [marker.card for marker in position.embargoes] + ["U3"] * utopias


def _outside_deck(position: Position) -> list[Kind]:
    """All cards in the game that are not in the deck."""
    places = [
        *position.hands.values(),
        *position.kept.values(),
        *position.areas.values(),
        position.discard,
        position.centre,
        _markers(position),
    ]
    return [kind for place in places for kind in place]


def _check_cards(position: Position) -> None:
    """C1, S2: every card is in exactly one place."""
    for seat, counts in position.democracies.items():
        for domain, count in counts.items():
            _require(
                1 <= count <= NUMBER_OF[KIND_NUMBER["U3"]],
                f"democracies lists {count} markers in {domain} of {seat}; it lists 1 to 16",
            )
    for marker in position.embargoes:
        _require(marker.card[0] == "E", f"an Embargo marker is an Economy card, not {marker.card}")
    in_game = Counter(position.deck + _outside_deck(position))
    everything = in_game + Counter(position.removed)
    for kind, most in zip(KIND_NAMES, NUMBER_OF.tolist(), strict=True):
        _require(
            everything[kind] <= most,
            f"the state has {everything[kind]} {kind}, the game only {most} (C1)",
        )
    for age, right in enumerate(cards_in_game(position.players), start=1):
        count = sum(in_game[kind] for kind in KIND_NAMES if int(kind[1]) == age)
        _require(
            count == right,
            f"with {position.players} players {right} cards of age {age} are in the game (S2), "
            f"the state has {count}",
        )
    left_out = Counter(int(kind[1]) for kind in position.removed)
    right_ages = {} if position.players == 4 else dict.fromkeys((1, 2, 3), REMOVED_OF_EACH_AGE)
    _require(
        not position.removed or left_out == right_ages,
        "removed must be empty with 4 players, else 3 cards of each age, or empty if unknown (S2)",
    )


def _check_deck(position: Position) -> None:
    """S2: the ages come in order, and no card of a later age has left the deck."""
    ages = [int(kind[1]) for kind in position.deck]
    _require(ages == sorted(ages), "the deck must be in the order of ages: Age I first, III last")
    if ages:
        for kind in _outside_deck(position):
            _require(
                int(kind[1]) <= ages[0],
                f"a card {kind} is out, but the deck's top card is of age {ages[0]}",
            )
    _require(
        position.final_round == (not ages),
        "final_round is true only with an empty deck, and then always (G3)",
    )


def _check_numbers(position: Position) -> None:
    """The numbers are in their ranges, whatever the decision."""
    _require(0 <= position.turn <= LAST_TURN, f"turn is 0 to {LAST_TURN}, not {position.turn} (G6)")
    _require(
        (position.result is not None) == (position.decision == "over"),
        "result is set exactly when the decision is 'over'",
    )
    if position.decision not in ("sacrifice", "recall"):
        _require(position.then_play == 0, f"then_play is 0 in the decision {position.decision!r}")
    if position.decision != "give":
        _require(
            position.victim is None, f"there is no victim in the decision {position.decision!r}"
        )


def _check_effects_used(position: Position) -> None:
    """T5: what was used fits together."""
    for name, used in (
        ("permanent", position.used.permanent),
        ("discard", position.used.discard),
    ):
        _require(len(set(used)) == len(used), f"used.{name} names a domain twice")
    permanent = position.used.permanent
    sizes = (HAND_SIZE + 2, HAND_SIZE + 4) if "R" in permanent else (HAND_SIZE,)
    _require(
        position.hand_size in sizes,
        f"hand_size must be {' or '.join(map(str, sizes))} here, not {position.hand_size}: "
        "it is above 3 exactly when R is in used.permanent (E-REL)",
    )
    _require(
        permanent != ["C"], "C in used.permanent comes with the copied domain, a second one (E-CUL)"
    )
    _require("C" not in position.used.discard, "Culture has no discard effect (T7)")


def _check_draft(position: Position) -> None:
    """S5: a state before the first turn."""
    _require(position.variant == "draft", "turn 0 is only in a draft; turns count from 1")
    _require(position.decision in ("keep", "found"), "in turn 0 the decision is 'keep' or 'found'")
    _require(
        not (position.discard or position.embargoes or position.democracies or position.coin)
        and not (position.used.permanent or position.used.discard),
        "nothing was discarded, placed or used before the first turn (S5)",
    )
    _require(position.left == 1, "left is 1 in a draft")
    if position.decision == "keep":
        _check_keep(position)
    else:
        _check_found(position)


def _check_keep(position: Position) -> None:
    """S5: each seat has 4 cards held and kept; those who kept fewest are to act."""
    kept = {seat: len(position.kept[seat]) for seat in _seats(position)}
    fewest = min(kept.values())
    _require(
        not position.centre and not any(position.areas.values()),
        "while cards are kept, the centre and the areas are empty (S5)",
    )
    _require(
        fewest < HAND_SIZE and max(kept.values()) <= fewest + 1,
        "each seat has kept as many cards as the others, or one more, and at most 3 (S5)",
    )
    for seat, count in kept.items():
        _require(
            len(position.hands[seat]) == DRAFT_CARDS - count,
            f"seat {seat} has kept {count}, so it holds {DRAFT_CARDS - count} cards (S5)",
        )
    actors = [seat for seat in kept if kept[seat] == fewest]
    _require(
        sorted(position.actors) == actors, f"the seats that have still to keep are {actors} (S5)"
    )


def _check_found(position: Position) -> None:
    """S5: from the First Player's right counter-clockwise each takes a card of the centre."""
    first = SEAT_NUMBER[position.first]
    order = [SEATS[(first - 1 - place) % position.players] for place in range(position.players)]
    done = [seat for seat in order if position.areas[seat]]
    for seat in order:
        _require(
            not position.hands[seat] and len(position.kept[seat]) == HAND_SIZE,
            f"in the decision 'found' seat {seat} has 3 kept cards and none in hand (S5)",
        )
        _require(len(position.areas[seat]) <= 1, f"seat {seat} takes 1 card of the centre (S5)")
    _require(
        done == order[: len(done)] and len(position.centre) == position.players - len(done) > 0,
        f"the cards of the centre are taken in the order {', '.join(order)} (S5)",
    )
    _require(position.actors == [order[len(done)]], f"it is for {order[len(done)]} to found (S5)")


def _turn_seat(position: Position) -> Seat:
    """T1: whose turn it is."""
    return SEATS[(SEAT_NUMBER[position.first] + position.turn - 1) % position.players]


def _check_turn(position: Position) -> None:
    """T1: the right seat acts, and nothing of the draft is left."""
    _require(
        not position.centre and not any(position.kept.values()),
        "from turn 1 on the centre and the kept cards are empty",
    )
    _require(
        position.decision not in ("keep", "found"),
        f"the decision {position.decision!r} is only in turn 0",
    )
    actors = [] if position.decision == "over" else [_turn_seat(position)]
    _require(
        position.actors == actors,
        f"in turn {position.turn} with First Player {position.first} the actors are {actors} (T1)",
    )


def _check_embargoes(position: Position) -> None:
    """E-EMB: a fresh marker was placed by the actor on itself this turn."""
    fresh = [marker for marker in position.embargoes if marker.fresh]
    _require(len(fresh) <= 1, "at most one Embargo marker is fresh")
    for marker in fresh:
        _require(
            [marker.on] == position.actors and "E" in position.used.discard,
            "a fresh Embargo marker lies on the actor, who has E in used.discard",
        )


def _check_coin(position: Position) -> None:
    """E-CUL: the coin lies for the leader in Culture, on another player's domain."""
    coin = position.coin
    if coin is None:
        return
    culture = {
        seat: sum(kind[0] == "C" for kind in position.areas[seat]) for seat in _seats(position)
    }
    _require(
        all(culture[coin.by] > culture[seat] for seat in culture if seat != coin.by),
        f"the coin lies for {coin.by}, who has not strictly the most Culture cards",
    )
    _require(coin.by != coin.on, "the coin never lies in the area of its own player")
    _require(coin.domain != "C", "the coin never lies on Culture, which cannot be copied")
    if coin.by == _turn_seat(position):
        _require(
            {"C", coin.domain} <= set(position.used.permanent),
            f"{coin.by} placed the coin this turn, so C and {coin.domain} are in used.permanent",
        )


def _check_choice(position: Position) -> None:
    """`left`, `then_play`, `victim` and `used` fit the decision."""
    decision = position.decision
    if decision == "over":
        _require(position.left == 0, "left is 0 when the game is over")
        return
    actor = position.actors[0]
    if decision == "effect":
        _require(position.left == 1, "left is 1 in the decision 'effect'")
    elif decision == "play":
        _check_play(position)
    elif decision == "discard":
        _check_discard(position, len(position.hands[actor]))
    elif decision == "give":
        _require(
            position.victim is not None and position.victim != actor,
            "in the decision 'give' the victim is another seat",
        )
        _require("R" in position.used.discard, "an Inquisition has R in used.discard")
        _check_left(position, len(position.hands[actor]), len(position.hands[actor]))
    elif decision in DOMAIN_OF_CHOICE:
        source = position.discard if decision == "take" else position.areas[actor]
        domain = DOMAIN_OF_CHOICE[decision]
        _require(
            domain in position.used.permanent,
            f"the decision {decision!r} comes with {domain} in used.permanent",
        )
        _check_left(position, 2, len(source))
        if decision != "take":
            _require(
                position.left <= position.then_play <= 2,
                "then_play is 1 at level 1 or 2 at level 2, and left is at most that",
            )


def _check_play(position: Position) -> None:
    """T2, T10: the play step, before any effect, or the second half of an effect."""
    used = position.used
    if used.permanent or used.discard:
        _require(
            not {"E", "S"}.isdisjoint(used.permanent),
            "a card is played after an effect only by E or S in used.permanent",
        )
        _require(position.left in (1, 2), "left is 1 or 2 in the second half of an effect")
    else:
        _require(position.left == 1, "left is 1 in the play step")


def _check_discard(position: Position, in_hand: int) -> None:
    """E-MIL, E-BRK: how many cards are still to be discarded."""
    most = 2 if "M" in position.used.permanent else 0
    if "S" in position.used.discard:
        most = BREAKTHROUGH_CARDS
    _require(most > 0, "the decision 'discard' comes with M in used.permanent or S in used.discard")
    _check_left(position, most, in_hand)


def _check_left(position: Position, most: int, available: int) -> None:
    """T10: the choice can be completed."""
    most = min(most, available)
    _require(
        1 <= position.left <= most,
        f"left must be from 1 to {most} in this decision, not {position.left}",
    )


def _check_legal_action(position: Position, state: rules.States) -> None:
    """The actor can do something; only the rules know what."""
    actor = SEAT_NUMBER[position.actors[0]]
    legal = np.zeros(rules.NUM_ACTIONS, np.uint8)
    _require(
        rules.legal_actions(state, actor, legal) > 0,
        f"{position.actors[0]} has no legal action in the decision {position.decision!r}",
    )


def _check_end(position: Position, state: rules.States) -> None:
    """G1-G6: the game ends here, and with this result."""
    rules.judge(state)
    result = read_result(read_fields(state))
    _require(result is not None, f"the game does not end with turn {position.turn} (G1, G3, G6)")
    _require(
        result == position.result,
        f"the result of this position is {msgspec.json.encode(result).decode()} (G1-G5)",
    )


def _fill(position: Position) -> rules.States:
    """Write a position into a state."""
    states = rules.new_states()
    state: Any = states[0]
    state.players = position.players
    state.variant = VARIANTS.index(position.variant)
    state.teams = position.teams
    state.first = SEAT_NUMBER[position.first]
    state.turn = position.turn
    state.decision = DECISIONS.index(position.decision)
    state.actors = sum(1 << SEAT_NUMBER[seat] for seat in position.actors)
    state.actor = _first_actor(position)
    state.left = position.left
    state.then_play = position.then_play
    state.victim = NOBODY if position.victim is None else SEAT_NUMBER[position.victim]
    state.used_permanent = _domain_set(position.used.permanent)
    state.used_discard = _domain_set(position.used.discard)
    state.hand_size = position.hand_size
    for number, seat in enumerate(_seats(position)):
        state.hand[number] = _counts(position.hands[seat])
        state.kept[number] = _counts(position.kept[seat])
        state.area[number] = _counts(position.areas[seat])
    state.discard[:] = _counts(position.discard)
    state.centre[:] = _counts(position.centre)
    state.removed[:] = _counts(position.removed)
    state.deck[: len(position.deck)] = [KIND_NUMBER[kind] for kind in position.deck]
    state.deck_end = len(position.deck)
    _fill_markers(state, position)
    state.won_domain = NOTHING
    state.stream = 1
    rules.count_cards(states)
    return states


def _first_actor(position: Position) -> int:
    """The seat that acts; in 'keep' the first that may, and at the end the last that did."""
    if position.turn:
        return SEAT_NUMBER[_turn_seat(position)]
    first = SEAT_NUMBER[position.first]
    return min(
        (SEAT_NUMBER[seat] for seat in position.actors),
        key=lambda seat: (seat - first) % position.players,
    )


def _domain_set(domains: list[DomainLetter]) -> int:
    return sum(1 << DOMAIN_NUMBER[domain] for domain in domains)


def _counts(kinds: list[Kind]) -> list[int]:
    counter = Counter(kinds)
    return [counter[name] for name in KIND_NAMES]


def _fill_markers(state: Any, position: Position) -> None:
    """Write the Embargoes, the Democracies and the coin."""
    state.fresh_domain = NOTHING
    state.fresh_kind = NOTHING
    for marker in position.embargoes:
        domain = DOMAIN_NUMBER[marker.domain]
        kind = KIND_NUMBER[marker.card]
        if marker.fresh:
            state.fresh_domain = domain
            state.fresh_kind = kind
        else:
            state.embargo[SEAT_NUMBER[marker.on], domain, kind - FIRST_ECONOMY_KIND] += 1
    for seat, counts in position.democracies.items():
        for letter, count in counts.items():
            state.democracy[SEAT_NUMBER[seat], DOMAIN_NUMBER[letter]] = count
    coin = position.coin
    state.coin_by = SEAT_NUMBER[coin.by] if coin else NOBODY
    state.coin_on = SEAT_NUMBER[coin.on] if coin else NOBODY
    state.coin_domain = DOMAIN_NUMBER[coin.domain] if coin else NOTHING
