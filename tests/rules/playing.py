"""Playing in the rule tests: short ways to act, to ask what is legal, and to see what changed."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from civ.game import Game, IllegalActionError


def play(game: Game, *lines: str) -> Game:
    """Play actions that have their seat in front, as in a record."""
    for line in lines:
        seat, _, action = line.partition(" ")
        game.play(seat, action)
    return game


def finish_effect(game: Game) -> Game:
    """Choose the first card that can be chosen until it is time for an effect."""
    while game.decision != "effect":
        play(game, f"{game.actors[0]} {legal(game)[0]}")
    return game


def finish_turn(game: Game) -> Game:
    """Play a card if one can be played, apply nothing more, and end the turn."""
    return play(finish_effect(game), f"{game.actors[0]} end")


def legal(game: Game, *names: str) -> list[str]:
    """What the one who acts may do: everything, or the actions that begin with these words."""
    [actions] = game.legal_actions().values()
    return [action for action in actions if not names or action.split()[0] in names]


def seen_by(observer: str | None, game: Game) -> dict[str, Any]:
    """The view of a seat or of a spectator (None), in its JSON shape."""
    view: dict[str, Any] = msgspec.to_builtins(game.view(observer))
    return view


def assert_refused(game: Game, *lines: str) -> None:
    """Each of these actions is illegal, and trying it changes nothing."""
    before = game.position()
    for line in lines:
        with pytest.raises(IllegalActionError):
            play(game, line)
    assert game.position() == before


def changes_by(game: Game, *lines: str) -> dict[str, Any]:
    """Play actions, and tell all that is different afterwards in the whole position.

    Of a list it tells what went and what came, "-M1 +S1" (of the deck in the order of drawing); of
    anything else its new value.
    """
    before = _facts(game)
    after = _facts(play(game, *lines))
    return {
        name: _difference(before[name], after[name])
        for name in before
        if before[name] != after[name]
    }


def _facts(game: Game) -> dict[str, Any]:
    """The whole position, flat: one fact for each place."""
    facts: dict[str, Any] = msgspec.to_builtins(game.position())
    for name in ("areas", "hands", "kept", "used"):
        facts |= {f"{name}.{part}": listed for part, listed in facts.pop(name).items()}
    facts["deck"] = tuple(facts["deck"])
    facts["embargoes"] = [_embargo_text(**marker) for marker in facts["embargoes"]]
    facts["democracies"] = [
        f"U3 on {seat} {domain}"
        for seat, numbers in facts["democracies"].items()
        for domain, number in numbers.items()
        for _ in range(number)
    ]
    if facts["coin"]:
        facts["coin"] = "{by} on {on} {domain}".format(**facts["coin"])
    return facts


def _embargo_text(*, on: str, domain: str, card: str, fresh: bool) -> str:
    return f"{card} on {on} {domain}" + " fresh" * fresh


def _difference(before: object, after: object) -> object:
    """What went and what came, or what is there now."""
    if isinstance(before, tuple) and isinstance(after, tuple):
        drawn = before[: len(before) - len(after)]
        assert before == drawn + after, "the deck changed below its top"
        return " ".join(f"-{kind}" for kind in drawn)
    if isinstance(before, list) and isinstance(after, list):
        went = (Counter(before) - Counter(after)).elements()
        came = (Counter(after) - Counter(before)).elements()
        return " ".join([f"-{one}" for one in went] + [f"+{one}" for one in came])
    return after
