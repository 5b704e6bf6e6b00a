"""The examples in docstrings are true."""

import doctest
from types import ModuleType

import pytest

from civ.arena import journal, lineup, statistics, words
from civ.players import protocol, specs


@pytest.mark.parametrize("module", [journal, lineup, statistics, words, protocol, specs])
def test_the_examples_of(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0
