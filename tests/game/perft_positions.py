"""Perft: how many sequences of actions there are from fixed positions.

`perft.txt` has one position a line, usable by any other implementation: the numbers for depth 1,
2, 3 ... and the state as JSON. Lines that begin with # are comments.

    python -m tests.game.perft_positions write    choose and count anew
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from civ.game import Game
from tests.game.modes import MODES
from tests.game.playthrough import kept_record

FILE = Path(__file__).parent / "perft.txt"
MOST_NODES = 300_000
HEAD = "# nodes at depth 1, 2, 3 ... and the state (docs/notation.md)"


def read_positions() -> Iterator[tuple[list[int], Game]]:
    """The counts and the game of each line."""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            counts, _, state = line.partition(" {")
            yield (
                [int(count) for count in counts.split()],
                Game.load(msgspec.json.decode("{" + state)),
            )


def chosen_positions() -> Iterator[Game]:
    """Of each golden game one position for each decision, and the widest choice of effects."""
    for mode in MODES:
        game = Game.from_record(kept_record(mode))
        positions = [game.at(ply) for ply in range(game.ply)]
        chosen = {position.decision: position for position in reversed(positions)}
        chosen["effect"] = max(positions, key=lambda position: position.perft(1))
        yield from chosen.values()


def counted(game: Game) -> list[int]:
    """Count as deep as is quick."""
    counts = [game.perft(1)]
    while counts[-1] * counts[0] < MOST_NODES and len(counts) < 6:
        counts.append(game.perft(len(counts) + 1))
    return counts


def write() -> None:
    """Write the file anew."""
    lines = [HEAD]
    for game in chosen_positions():
        counts = " ".join(map(str, counted(game)))
        lines.append(f"{counts} {msgspec.json.encode(game.position()).decode()}")
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__" and sys.argv[1:] == ["write"]:
    write()
