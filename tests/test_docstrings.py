"""The examples in docstrings are true."""

import doctest

from civ.game import game


def test_the_examples_of_game() -> None:
    assert doctest.testmod(game).failed == 0
