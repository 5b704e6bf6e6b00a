"""Golden playthroughs: whole games as text, with every seat's view at every step.

A file begins with the record of the game. Then, for each step, come the action and every line of a
view that it changed: once under `all` if it is the same for everyone, else under each viewer.

    python -m tests.game.playthrough          compare the files with what the engine does
    python -m tests.game.playthrough write    write new files (only when a rule or format changes)
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np

from civ.game import Game, Record
from civ.game.notation import PERMANENT_NAMES, SEATS, Seat
from tests.game.modes import MODES, Mode

FOLDER = Path(__file__).parent / "goldens"
SEEDS = {
    "2-basic": 17,
    "2-draft": 8,
    "3-basic": 37,
    "3-draft": 19,
    "4-basic": 8,
    "4-basic-teams": 24,
    "4-draft": 26,
    "4-draft-teams": 17,
}
"""Chosen so that together the games show every effect and both ends."""

Lines = dict[str, str]


def golden_file(mode: Mode) -> Path:
    """Where the playthrough of a mode is kept."""
    return FOLDER / f"{mode.name}.txt"


def playthrough(record: Record) -> str:
    """Tell a recorded game step by step."""
    finished = Game.from_record(record)
    game = finished.at(0)
    text = [record.to_json()]
    viewers: list[str | None] = [*SEATS[: game.players], None]
    before: dict[str, Lines] = {}
    for ply, line in enumerate(["deal", *record.actions]):
        if ply > 0:
            seat, _, action = line.partition(" ")
            game.play(seat, action)
        views = {seat or "spectator": view_lines(game, seat) for seat in viewers}
        text.append(f"{ply} {line}")
        text.extend(changed_lines(before, views))
        before = views
    return "\n".join(text) + "\n"


def view_lines(game: Game, seat: str | None) -> Lines:
    """A view as one line for each of its values."""
    lines = {}
    for key, value in msgspec.to_builtins(game.view(seat)).items():
        if key in ("hands", "kept", "areas"):
            lines.update({f"{key}.{holder}": json.dumps(cards) for holder, cards in value.items()})
        elif key != "you":
            lines[key] = json.dumps(value)
    legal = {} if seat is None else game.legal_actions()
    lines["legal"] = ", ".join(legal.get(seat, []))  # type: ignore[call-overload]
    return lines


def changed_lines(before: dict[str, Lines], after: dict[str, Lines]) -> Iterator[str]:
    """What is new to each viewer, and what is new to all in the same way."""
    for key in after["A"]:
        news = {
            viewer: lines[key]
            for viewer, lines in after.items()
            if lines[key] != before.get(viewer, {}).get(key)
        }
        if len(news) == len(after) and len(set(news.values())) == 1:
            yield f"    all: {key} {news['A']}"
        else:
            for viewer, value in news.items():
                yield f"    {viewer}: {key} {value}"


def random_record(mode: Mode, seed: int) -> Record:
    """A game at random that builds up its domains, so that all effects are seen."""
    game = mode.new_game(seed)
    random = np.random.default_rng(seed)
    while not game.is_over:
        legal = game.legal_actions()
        seat = list(legal)[random.integers(len(legal))]
        choices = likely_choices(game, seat, legal[seat], random)
        game.play(seat, choices[random.integers(len(choices))])
    return game.record()


def likely_choices(
    game: Game, seat: Seat, actions: list[str], random: np.random.Generator
) -> list[str]:
    """Mostly: play the domain one has most of, apply permanent effects, spare the discard ones."""
    if random.random() < 0.2:
        return actions
    if game.decision == "effect":
        permanent = [a for a in actions if a.split()[0] in (*PERMANENT_NAMES, "inspiration")]
        return permanent or ["end"]
    if game.decision in ("play", "take", "keep"):
        area = [card[0] for card in game.position().areas[seat]]
        most = max(area.count(action.split()[1][0]) for action in actions)
        return [a for a in actions if area.count(a.split()[1][0]) == most]
    return actions


def kept_record(mode: Mode) -> Record:
    """The record at the head of a golden file."""
    with golden_file(mode).open(encoding="utf-8") as file:
        return Record.from_json(file.readline())


def first_difference(mode: Mode) -> str | None:
    """Where the engine leaves the golden file of a mode, or None."""
    expected = golden_file(mode).read_text(encoding="utf-8").splitlines()
    actual = playthrough(kept_record(mode)).splitlines()
    for number, (right, wrong) in enumerate(zip(expected, actual, strict=False), start=1):
        if right != wrong:
            return f"{golden_file(mode).name}, line {number}:\n- {right}\n+ {wrong}"
    if len(expected) != len(actual):
        return f"{golden_file(mode).name}: {len(actual)} lines instead of {len(expected)}"
    return None


def main() -> None:
    """Compare or write all golden files."""
    if sys.argv[1:] == ["write"]:
        for mode in MODES:
            record = random_record(mode, SEEDS[mode.name])
            golden_file(mode).write_text(playthrough(record), encoding="utf-8")
        return
    differences = [difference for mode in MODES if (difference := first_difference(mode))]
    sys.exit("\n".join(differences) or None)


if __name__ == "__main__":
    main()
