"""The examples in docstrings are true."""

import doctest
from types import ModuleType

import pytest

from civ.server import addresses, logs, names, ratings, settings


@pytest.mark.parametrize("module", [addresses, logs, names, ratings, settings])
def test_the_examples_of(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0
