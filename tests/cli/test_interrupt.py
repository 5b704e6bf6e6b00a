"""Ctrl-C that waits for a good moment."""

import signal
from collections.abc import Iterator

import pytest

from civ.cli.interrupt import noticed_interrupt


@pytest.fixture
def usual_ctrl_c() -> Iterator[None]:
    """Python's own Ctrl-C, also where the tests run in the background, which ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("usual_ctrl_c")
def test_the_first_ctrl_c_is_noticed_the_second_acts() -> None:
    with noticed_interrupt() as interrupt:
        pressed = [interrupt.was_pressed]
        signal.raise_signal(signal.SIGINT)
        pressed.append(interrupt.was_pressed)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert pressed == [False, True]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
