"""The tactical suite: positions in which one can prove what is right.

`win`: the seat can win in this very turn. `stop`: the next player holds, as the seat knows, what
wins in its next turn, and the seat can prevent that. All hands are known; only the deck is not. The
accepted actions are those after which the seat can still win, or still prevent, found by trying
every turn to its end. Positions in which the seat could draw or take cards are left out.

    python -m tests.arena.tactics_maker    search anew, and write the file
"""

from collections import Counter
from collections.abc import Iterator

import click
import msgspec
import numpy as np

from civ import rules
from civ.arena.tactics import FILE, Goal, Tactic
from civ.game import Game, View
from civ.game.notation import ACTION_NUMBER, ACTION_TEXTS, DOMAINS, SEATS, Seat
from civ.game.view import HiddenHand
from tests.game.modes import MODES, Mode
from tests.players.instinct_games import decisions

MOST_ACTIONS_TRIED = 20_000
FEWEST_ACTIONS = 4
MOST_GAMES = 400
WANTED = {"win": 5, "democracy": 2, "embargo": 2, "attack": 2}
"""How many of each mode, if so many games have them: of wins, and of what stops the next player."""

END = ACTION_NUMBER["end"]
UNFORESEEABLE = {
    number
    for text, number in ACTION_NUMBER.items()
    if text.split()[0] in ("breakthrough", "inquisition")
}
"""What these bring is not for others to foresee: nobody is asked to stop a win by them."""


class TooManyError(Exception):
    """A turn with more possibilities than are worth trying."""


class Budget:
    """How many more actions may be tried."""

    def __init__(self, actions: int = MOST_ACTIONS_TRIED) -> None:
        self._left = actions

    def spend(self) -> None:
        """Try one action."""
        self._left -= 1
        if self._left < 0:
            raise TooManyError


def legal_numbers(state: rules.States) -> list[int]:
    """The legal actions of the seat that acts."""
    legal = np.empty(rules.NUM_ACTIONS, np.uint8)
    count = rules.legal_actions(state, state["actor"][0], legal)
    return [int(action) for action in legal[:count]]


def after(state: rules.States, action: int) -> rules.States:
    """The state that an action of the acting seat leads to."""
    state = rules.copied(state)
    rules.apply(state, state["actor"][0], action)
    return state


def turn_ends(state: rules.States, budget: Budget) -> Iterator[rules.States]:
    """Every state in which the turn can end, without what cannot be foreseen."""
    seen = set()
    waiting = [state]
    while waiting:
        state = waiting.pop()
        for action in legal_numbers(state):
            if action in UNFORESEEABLE:
                continue
            budget.spend()
            following = after(state, action)
            if action == END:
                yield following
            elif (key := following.tobytes()) not in seen:
                seen.add(key)
                waiting.append(following)


def is_over(state: rules.States) -> bool:
    """Whether the game has ended."""
    return bool(state["decision"][0] == rules.Decision.OVER)


def wins_for(state: rules.States, seat: int) -> bool:
    """Whether the game is over by a Hegemony for the seat."""
    return bool(state["end"][0] == rules.End.HEGEMONY and state["winners"][0] >> seat & 1)


def can_win(state: rules.States, budget: Budget) -> bool:
    """Whether the acting seat can win in this turn."""
    seat = int(state["actor"][0])
    return any(wins_for(end, seat) for end in turn_ends(state, budget))


def prevents(end: rules.States, seat: int, budget: Budget) -> bool:
    """Whether a turn of the seat ended with its win, or so that the next player cannot win."""
    return wins_for(end, seat) or (not is_over(end) and not can_win(end, budget))


def can_prevent(state: rules.States, budget: Budget) -> bool:
    """Whether the acting seat can end its turn so."""
    seat = int(state["actor"][0])
    return any(prevents(end, seat, budget) for end in turn_ends(state, budget))


def is_right(state: rules.States, action: int, goal: Goal) -> bool:
    """Whether the goal can still be reached after an action."""
    seat = int(state["actor"][0])
    following = after(state, action)
    budget = Budget()
    if action == END:
        return wins_for(following, seat) or (goal == "stop" and prevents(following, seat, budget))
    return can_win(following, budget) if goal == "win" else can_prevent(following, budget)


def accepted(state: rules.States, goal: Goal) -> list[str]:
    """The actions after which the goal can still be reached."""
    return sorted(ACTION_TEXTS[a] for a in legal_numbers(state) if is_right(state, a, goal))


def open_view(game: Game, seat: Seat) -> View:
    """The seat's view, if it had seen every card that the others took up (V3)."""
    view = game.view(seat)
    hands = game.position().hands
    for holder, hand in view.hands.items():
        if isinstance(hand, HiddenHand):
            hand.known = hands[holder]
    return view


def is_near(game: Game, seat: Seat) -> bool:
    """Whether a seat has nearly enough of a domain: else it is not worth trying every turn."""
    area = [card[0] for card in game.position().areas[seat]]
    enough = 8 if game.players == 2 else 7
    return any(area.count(domain) >= enough - 2 for domain in DOMAINS)


def is_threatened(game: Game, seat: Seat) -> bool:
    """Whether ending the turn now would let the next player win."""
    following = SEATS[(SEATS.index(seat) + 1) % game.players]
    if "end" not in game.legal_actions()[seat] or not is_near(game, following):
        return False
    ended = after(game.state, END)
    return not is_over(ended) and can_win(ended, Budget())


def tactic_of(game: Game, seat: Seat) -> Tactic | None:
    """The position as an exercise, if something but not everything is right in it."""
    legal = game.legal_actions()[seat]
    if len(legal) < FEWEST_ACTIONS or {ACTION_NUMBER[action] for action in legal} & UNFORESEEABLE:
        return None
    try:
        goal: Goal = "stop" if game.decision == "effect" and is_threatened(game, seat) else "win"
        if goal == "win" and not is_near(game, seat):
            return None
        right = accepted(game.state, goal)
    except TooManyError:
        return None
    if not 0 < len(right) <= len(legal) // 2:
        return None
    return Tactic(goal=goal, view=open_view(game, seat), legal=legal, accepted=right)


def lessons_in(actions: list[str]) -> set[str]:
    """What can be learned from actions: to win, or to stop another by one of them."""
    return {"win"} | {action.split()[0] for action in actions}


def lesson_of(tactic: Tactic, wanted: set[str]) -> str | None:
    """Which of the wanted lessons an exercise has, if any."""
    found = {"win"} if tactic.goal == "win" else lessons_in(tactic.accepted) - {"win"}
    return min(found & wanted, default=None)


def tactics_of_mode(mode: Mode) -> Iterator[Tactic]:
    """As many exercises as are wanted, from as many games as that takes."""
    missing = Counter(WANTED)
    for seed in range(MOST_GAMES):
        for game, seat in decisions(mode, seed):
            wanted = set(+missing)
            if game.turn > 0 and wanted & lessons_in(game.legal_actions()[seat]):
                tactic = tactic_of(game, seat)
                if tactic and (lesson := lesson_of(tactic, wanted)):
                    missing[lesson] -= 1
                    yield tactic
                    break
        if not +missing:
            return


def main() -> None:
    """Collect exercises from games of all modes, and write the file."""
    tactics: list[Tactic] = []
    for mode in MODES:
        tactics += tactics_of_mode(mode)
        click.echo(f"{mode.name}: {len(tactics)} positions so far")
    FILE.write_bytes(b"".join(msgspec.json.encode(tactic) + b"\n" for tactic in tactics))


if __name__ == "__main__":
    main()
