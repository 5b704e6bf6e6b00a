"""The fitted weights of the evaluation, one set for each kind of game, shipped with the package."""

from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from civ import rules

FILE = Path(__file__).with_name("weights.npz")


def weights_for(state: rules.States) -> NDArray[np.float32]:
    """The weights for the kind of game that a state is of."""
    return load_weights(FILE)[kind_of_game(int(state["players"][0]), teams=bool(state["teams"][0]))]


def kind_of_game(players: int, *, teams: bool) -> str:
    """The name of the set of weights: 2, 3, 4 or teams."""
    return "teams" if teams else str(players)


@cache
def load_weights(path: Path) -> dict[str, NDArray[np.float32]]:
    """Read all sets of weights."""
    with np.load(path) as file:
        return {name: file[name].astype(np.float32) for name in file.files}
