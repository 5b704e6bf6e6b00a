"""Ctrl-C that waits for a good moment."""

import signal

import pytest

from civ.cli.interrupt import noticed_interrupt


def test_the_first_ctrl_c_is_noticed_the_second_acts() -> None:
    usual = signal.getsignal(signal.SIGINT)
    with noticed_interrupt() as interrupt:
        pressed = [interrupt.was_pressed]
        signal.raise_signal(signal.SIGINT)
        pressed.append(interrupt.was_pressed)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert pressed == [False, True]
    assert signal.getsignal(signal.SIGINT) is usual
