"""Running `civ` in the tests: in this process where that will do, else in one of its own."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from subprocess import PIPE

from click.testing import CliRunner, Result

from civ.cli.main import main

COMMAND = [sys.executable, "-c", "from civ.cli.main import main; main()"]


def civ(*arguments: object, lines: str = "", exit_code: int = 0) -> Result:
    """Run a command in this process, with lines as its input, and check its exit code."""
    runner = CliRunner(env={"LC_ALL": "C"})
    with _signals_heeded_as_before():
        result = runner.invoke(main, [str(argument) for argument in arguments], input=lines)
    assert result.exit_code == exit_code, result.output
    return result


@contextmanager
def _signals_heeded_as_before() -> Iterator[None]:
    """A command may let signals end its process, which other tests share with it here."""
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGPIPE)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def start(*arguments: object) -> subprocess.Popen[bytes]:
    """Start a command in a process of its own."""
    return subprocess.Popen([*COMMAND, *map(str, arguments)], stdin=PIPE, stdout=PIPE, stderr=PIPE)
