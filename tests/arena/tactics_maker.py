"""The tactical suite: positions in which one can prove what is right.

`win`: the seat can win in this very turn. `stop`: the next player holds, as the seat knows, what
wins in its next turn, and the seat can prevent that. All hands are known; only the deck is not. The
accepted actions are those after which the seat can still win, or still prevent, found by trying
every turn to its end. Positions in which the seat could draw or take cards are left out.

    python -m tests.arena.tactics_maker    search anew, and write the file
"""

from collections import Counter
from collections.abc import Iterator

import msgspec

from civ.arena.tactics import FILE, Goal, Tactic
from civ.game import Game, Hegemony, View
from civ.game.notation import DOMAINS, SEATS, Seat
from civ.game.view import HiddenHand
from civ.players.levels import player_of_level
from tests.game.modes import MODES, Mode

MOST_POSITIONS_TRIED = 3_000
FEWEST_ACTIONS = 4
MOST_GAMES = 150


UNFORESEEABLE = {"breakthrough", "inquisition"}
"""What these bring is not for others to foresee: nobody is asked to stop a win by them."""


class TooManyError(Exception):
    """A turn with more possibilities than are worth trying."""


def turn_ends(game: Game, budget: list[int]) -> Iterator[Game]:
    """Every position in which the turn can end, without what cannot be foreseen."""
    (seat,) = game.actors
    seen = set()
    waiting = [game]
    while waiting:
        position = waiting.pop()
        for action in position.legal_actions()[seat]:
            if action.split()[0] in UNFORESEEABLE:
                continue
            budget[0] -= 1
            if budget[0] < 0:
                raise TooManyError
            after = position.copy()
            after.play(seat, action)
            if action == "end":
                yield after
            elif (key := after.state.tobytes()) not in seen:
                seen.add(key)
                waiting.append(after)


def wins_for(game: Game, seat: Seat) -> bool:
    """Whether the game is over by a Hegemony for the seat."""
    return isinstance(game.result, Hegemony) and seat in game.result.winners


def can_win(game: Game, budget: list[int]) -> bool:
    """Whether the acting seat can win in this turn."""
    (seat,) = game.actors
    return any(wins_for(end, seat) for end in turn_ends(game, budget))


def can_prevent(game: Game, budget: list[int]) -> bool:
    """Whether the acting seat can end its turn so that the next one cannot win, or win itself."""
    (seat,) = game.actors
    return any(
        wins_for(end, seat) or (not end.is_over and not can_win(end, budget))
        for end in turn_ends(game, budget)
    )


def accepted(game: Game, seat: Seat, goal: Goal) -> list[str]:
    """The actions after which the goal can still be reached."""
    reaches = can_win if goal == "win" else can_prevent
    actions = []
    for action in game.legal_actions()[seat]:
        after = game.copy()
        after.play(seat, action)
        budget = [MOST_POSITIONS_TRIED]
        if action == "end":
            safe = wins_for(after, seat) or (
                goal == "stop" and not after.is_over and not can_win(after, budget)
            )
        else:
            safe = reaches(after, budget)
        if safe:
            actions.append(action)
    return actions


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


def tactic_of(game: Game, goal: Goal) -> Tactic | None:
    """The position as an exercise, if something but not everything is right in it."""
    (seat,) = game.actors
    legal = game.legal_actions()[seat]
    if len(legal) < FEWEST_ACTIONS or (goal == "win" and not is_near(game, seat)):
        return None
    if {action.split()[0] for action in legal} & UNFORESEEABLE:
        return None
    try:
        right = accepted(game, seat, goal)
    except TooManyError:
        return None
    if not 0 < len(right) <= len(legal) // 2:
        return None
    return Tactic(goal=goal, view=open_view(game, seat), legal=legal, accepted=right)


def is_threatened(game: Game) -> bool:
    """Whether ending the turn now would let the next player win."""
    (seat,) = game.actors
    following = SEATS[(SEATS.index(seat) + 1) % game.players]
    if "end" not in game.legal_actions()[seat] or not is_near(game, following):
        return False
    after = game.copy()
    after.play(seat, "end")
    try:
        return not after.is_over and can_win(after, [MOST_POSITIONS_TRIED])
    except TooManyError:
        return False


def tactics_of_game(mode: Mode, seed: int) -> Iterator[Tactic]:
    """The exercises of one game: at most one for each goal."""
    game = mode.new_game(seed)
    player = player_of_level("easy")
    found: set[str] = set()
    while not game.is_over:
        for seat in game.actors:
            legal = game.legal_actions()[seat]
            goal: Goal = "stop" if game.decision == "effect" and is_threatened(game) else "win"
            if game.turn > 0 and goal not in found and (tactic := tactic_of(game, goal)):
                found.add(goal)
                yield tactic
            choice = player.choose(game.view(seat), legal, seed=seed + game.ply)
            game.play(seat, choice.action)


def main() -> None:
    """Collect exercises from games of all modes, and write the file."""
    wanted = {"win": 4, "stop": 4}
    tactics: list[Tactic] = []
    for mode in MODES:
        missing = Counter(wanted)
        seed = 0
        while missing.total() > 0 and seed < MOST_GAMES:
            for tactic in tactics_of_game(mode, seed):
                if missing[tactic.goal] > 0:
                    missing[tactic.goal] -= 1
                    tactics.append(tactic)
            seed += 1
    FILE.write_bytes(b"".join(msgspec.json.encode(tactic) + b"\n" for tactic in tactics))


if __name__ == "__main__":
    main()
