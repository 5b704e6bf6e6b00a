"""Films the lesson: plays scenes.toml by the rules, and keeps what the learner sees.

The web client knows no rules. So the lesson comes with every moment that the learner can reach, as
the server would tell it: what lies on the table, what is legal, what happened.

    python -m web.lesson.film

writes web/src/lesson/scenes.json; a test tells when that is to be done again.
"""

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Literal

import msgspec

from civ.game import Event, Game, Position, View
from civ.game.effects import Reason, reasons_against
from civ.game.notation import KIND_NAMES, Kind, Seat
from civ.game.position import Used
from civ.rules.cards import AGE_OF, NUM_AGES, NUMBER_OF
from civ.rules.setup import REMOVED_OF_EACH_AGE

HERE = Path(__file__).parent
SCRIPT = HERE / "scenes.toml"
FILM = HERE.parent / "src" / "lesson" / "scenes.json"

LEARNER: Seat = "A"
SIDES: list[Seat] = ["A", "B"]


class Side(msgspec.Struct, forbid_unknown_fields=True):
    """What a player has."""

    area: str
    hand: str


class StepScript(msgspec.Struct, forbid_unknown_fields=True):
    """What is told, and what is done then."""

    name: str
    moves: list[str]


class SceneScript(msgspec.Struct, forbid_unknown_fields=True):
    """A table, and what happens at it; see scenes.toml."""

    age: int
    turn: int
    decision: Literal["play", "effect"]
    A: Side
    B: Side
    steps: list[StepScript]
    deck: str = ""
    first: Seat = "A"


class Moment(msgspec.Struct):
    """What the learner sees, may do, and why not more."""

    view: View
    legal: list[str]
    reasons: dict[str, Reason]


class Way(msgspec.Struct):
    """A move that leads on: what was done, what was told of it, and how things stand then."""

    actions: list[str]
    events: list[Event]
    then: Moment


class Move(msgspec.Struct):
    """A move of the script: of the learner, who may choose between the ways, or of the rival."""

    seat: Seat
    ways: list[Way]


class Step(msgspec.Struct):
    """One screen of the lesson."""

    name: str
    moves: list[Move]


class Scene(msgspec.Struct):
    """A table of the lesson."""

    start: Moment
    steps: list[Step]


def read_script() -> list[SceneScript]:
    """Read the scenes as they were written."""
    return msgspec.convert(tomllib.loads(SCRIPT.read_text("utf-8"))["scenes"], list[SceneScript])


def film_scene(script: SceneScript) -> Scene:
    """Play a scene from step to step; of several ways the first is the one that goes on."""
    game = Game.load(position_of(script))
    scene = Scene(_moment(game), steps=[])
    for step in script.steps:
        moves = []
        for text in step.moves:
            since = game.ply
            games = list(_played(game, text))
            moves.append(Move(_seat_of(text), [_way(after, since) for after in games]))
            game = games[0]
        scene.steps.append(Step(step.name, moves))
    return scene


def as_json(scenes: Iterable[Scene]) -> bytes:
    """Write scenes as the client reads them, one a line."""
    return b"[\n" + b",\n".join(msgspec.json.encode(scene) for scene in scenes) + b"\n]\n"


def position_of(script: SceneScript) -> Position:
    """Lay the cards out: those that are named where they belong, the others where they must be."""
    sides = {"A": script.A, "B": script.B}
    areas = {seat: _cards(sides[seat].area) for seat in SIDES}
    hands = {seat: _cards(sides[seat].hand) for seat in SIDES}
    top = _cards(script.deck)
    named = Counter(card for cards in (*areas.values(), *hands.values(), top) for card in cards)
    removed: list[Kind] = []
    discard: list[Kind] = []
    deck = top
    for age in range(1, NUM_AGES + 1):
        rest = _unnamed_cards(age, named)
        removed += rest[:REMOVED_OF_EACH_AGE]
        is_over = script.age in (0, *range(age + 1, NUM_AGES + 1))
        (discard if is_over else deck).extend(rest[REMOVED_OF_EACH_AGE:])
    return Position(
        players=len(SIDES),
        variant="basic",
        teams=False,
        first=script.first,
        turn=script.turn,
        actors=[LEARNER],
        decision=script.decision,
        left=1,
        then_play=0,
        victim=None,
        deck=deck,
        removed=sorted(removed, key=KIND_NAMES.index),
        discard=sorted(discard, key=KIND_NAMES.index),
        centre=[],
        hands=hands,
        kept={seat: [] for seat in SIDES},
        areas=areas,
        embargoes=[],
        democracies={},
        coin=None,
        used=Used(permanent=[], discard=[]),
        hand_size=3,
        final_round=not deck,
        result=None,
    )


def _cards(text: str) -> list[Kind]:
    """Read the names of cards."""
    return msgspec.convert(text.split(), list[Kind])


def _unnamed_cards(age: int, named: Counter[Kind]) -> list[Kind]:
    """The other cards of an age: one of each kind in turn, so that no kind comes in a row."""
    rounds = [
        (number, kind)
        for kind, kind_name in enumerate(KIND_NAMES)
        if AGE_OF[kind] == age
        for number in range(NUMBER_OF[kind] - named[kind_name])
    ]
    return [KIND_NAMES[kind] for _, kind in sorted(rounds)]


def _seat_of(move: str) -> Seat:
    return LEARNER if move.startswith(LEARNER) else "B"


def _played(game: Game, move: str) -> Iterator[Game]:
    """The games that a move leads to: one, or with a star one for each choice that can be made."""
    if not move.endswith("*"):
        after = game.copy()
        for action in move.split(", "):
            after.play(*action.split(" ", 1))
        yield after
        return
    seen = set()
    for after in _every_choice(game, _seat_of(move), game.position().left):
        choice = tuple(sorted(after.history[game.ply :]))
        if choice not in seen:
            seen.add(choice)
            yield after


def _every_choice(game: Game, seat: Seat, number: int) -> Iterator[Game]:
    """Play so many cards in every way."""
    if number == 0:
        yield game
        return
    for action in game.legal_actions()[seat]:
        after = game.copy()
        after.play(seat, action)
        yield from _every_choice(after, seat, number - 1)


def _way(game: Game, since: int) -> Way:
    """What has happened since, and how things stand."""
    actions = sorted(line.split(" ", 1)[1] for line in game.history[since:])
    return Way(actions, game.events(since, LEARNER), _moment(game))


def _moment(game: Game) -> Moment:
    view, legal = game.view(LEARNER), game.legal_actions().get(LEARNER, [])
    return Moment(view, legal, reasons_against(view, legal) if legal else {})


if __name__ == "__main__":
    FILM.write_bytes(as_json(film_scene(scene) for scene in read_script()))
