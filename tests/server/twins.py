"""Games that look the same to one viewer and are not: its hidden cards are dealt another way."""

import random
from collections.abc import Sequence
from typing import NamedTuple

from civ.game import Game
from civ.game.event import Viewer
from civ.game.notation import KIND_NAMES, Kind, Seat
from civ.rules.cards import AGE_OF
from tests.game.modes import Mode

AGE = dict(zip(KIND_NAMES, map(int, AGE_OF), strict=True))
TRIES = 200
"""How many exchanges of two cards are tried for a twin; about half of them go unnoticed."""

Step = tuple[Seat, str]


class Course(NamedTuple):
    """A game as it was played."""

    mode: Mode
    deck: list[Kind]
    first: Seat
    steps: list[Step]

    def game(self, plies: int | None = None) -> Game:
        """The game after so many actions."""
        mode = self.mode
        game = Game.new(
            mode.players,
            variant=mode.variant,
            teams=mode.teams,
            deck=self.deck,
            first=self.first,
        )
        for seat, action in self.steps[:plies]:
            game.play(seat, action)
        return game


def seat_of(viewer: Viewer) -> Seat | None:
    """The seat from which a viewer looks."""
    return None if viewer == "spectator" else viewer


def random_course(mode: Mode, seed: int, plies: int) -> Course:
    """A game played at random, with many effects."""
    game = mode.new_game(seed)
    dice = random.Random(seed)
    steps: list[Step] = []
    while len(steps) < plies and not game.is_over:
        legal = game.legal_actions()
        seat = dice.choice(list(legal))
        effects = [action for action in legal[seat] if action != "end"]
        action = dice.choice(effects if effects and dice.random() < 0.6 else legal[seat])
        game.play(seat, action)
        steps.append((seat, action))
    record = game.record()
    return Course(mode, list(record.deck), record.first, steps)


def twin_of(course: Course, viewer: Viewer, seed: int) -> Course:
    """Exchange cards of one age as long as the viewer sees the same after every action."""
    dice = random.Random(seed)
    seen = views_of(course, viewer)
    twin = course
    for _ in range(TRIES):
        deck = twin.deck.copy()
        one = dice.randrange(len(deck))
        other = dice.choice(
            [place for place, kind in enumerate(deck) if AGE[kind] == AGE[deck[one]]]
        )
        deck[one], deck[other] = deck[other], deck[one]
        steps = _steps_unnoticed(twin._replace(deck=deck), viewer, seen)
        if steps is not None:
            twin = twin._replace(deck=deck, steps=steps)
    return twin


def views_of(course: Course, viewer: Viewer) -> list[bytes]:
    """What a viewer sees after the deal, and after each action."""
    game = course.game(0)
    views = [game.view(seat_of(viewer)).to_json()]
    for seat, action in course.steps:
        game.play(seat, action)
        views.append(game.view(seat_of(viewer)).to_json())
    return views


def _steps_unnoticed(course: Course, viewer: Viewer, seen: Sequence[bytes]) -> list[Step] | None:
    """The actions with which the viewer sees the same as before; None if there are none."""
    game = course.game(0)
    steps: list[Step] = []
    if game.view(seat_of(viewer)).to_json() != seen[0]:
        return None
    for (seat, wanted), expected in zip(course.steps, seen[1:], strict=True):
        action = _same_or_alike(game, seat, wanted, viewer)
        if action is None:
            return None
        game.play(seat, action)
        steps.append((seat, action))
        if game.view(seat_of(viewer)).to_json() != expected:
            return None
    return steps


def _same_or_alike(game: Game, seat: Seat, wanted: str, viewer: Viewer) -> str | None:
    """The same action; or, of others' hidden choices (V1), one that shows the same back."""
    legal = game.legal_actions().get(seat, [])
    if wanted in legal:
        return wanted
    verb, _, kind = wanted.partition(" ")
    if seat == viewer or verb not in ("keep", "give"):
        return None
    alike = (f"{verb} {other}" for other in KIND_NAMES if AGE[other] == AGE[kind])  # type: ignore[index]
    return next((action for action in alike if action in legal), None)
