"""A program that is asked with lines on its standard input and answers on its standard output."""

import contextlib
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from typing import IO

from civ.players.failure import PlayerFailedError

LONGEST_ANSWER = 1_000_000
"""No answer needs so many bytes."""

STDERR_TAIL = 2_000
"""How many bytes are kept of the end of what a program writes to standard error."""

SECONDS_TO_END = 0.5
"""How long a program may take to end by itself when its input has ended."""


class Program:
    """A running program. It is in a session of its own, so Ctrl-C is not meant for it."""

    def __init__(self, command: Sequence[str]) -> None:
        self._stderr_tail = b""
        self._heard = b""
        self._unsent = b""
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise PlayerFailedError("crash", f"it cannot be started: {error}") from error
        self._stdin = _opened(self._process.stdin)
        self._stdout = _opened(self._process.stdout)
        self._stderr = _opened(self._process.stderr)
        os.set_blocking(self._stdin.fileno(), False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)

    def ask(self, request: bytes, seconds: float) -> bytes:
        """Send a line and return the line in answer; whatever else happens is a failure."""
        deadline = time.monotonic() + seconds
        self._unsent = request + b"\n"
        self._selector.register(self._stdin, selectors.EVENT_WRITE)
        while self._unsent or b"\n" not in self._heard:
            self._wait(deadline, seconds)
        line, _, self._heard = self._heard.partition(b"\n")
        if self._heard:
            raise PlayerFailedError("nonsense", "it answered one request with more than one line")
        return line

    def _wait(self, deadline: float, seconds: float) -> None:
        """Wait until the program reads or says something, and see to it."""
        seconds_left = deadline - time.monotonic()
        ready = self._selector.select(seconds_left) if seconds_left > 0 else []
        if not ready:
            raise PlayerFailedError("hang", f"it did not answer within {seconds:.4g} seconds")
        for key, _ in ready:
            if key.fileobj is self._stdin:
                self._send()
            elif key.fileobj is self._stdout:
                self._listen()
            else:
                self._keep_stderr(os.read(key.fd, 65536))

    def _send(self) -> None:
        """Send as much of the request as the program takes."""
        try:
            sent = os.write(self._stdin.fileno(), self._unsent)
        except BrokenPipeError as error:
            raise self._how_it_ended("it closed its standard input") from error
        self._unsent = self._unsent[sent:]
        if not self._unsent:
            self._selector.unregister(self._stdin)

    def _listen(self) -> None:
        """Take what the program says next."""
        said = os.read(self._stdout.fileno(), 65536)
        if not said:
            raise self._how_it_ended("it closed its standard output")
        self._heard += said
        if len(self._heard) > LONGEST_ANSWER:
            raise PlayerFailedError(
                "nonsense", f"it answered with more than {LONGEST_ANSWER:,} bytes"
            )

    def _keep_stderr(self, said: bytes) -> None:
        """Keep the end of standard error; stop listening to it when it is closed."""
        self._stderr_tail = (self._stderr_tail + said)[-STDERR_TAIL:]
        if not said:
            self._selector.unregister(self._stderr)

    def _how_it_ended(self, if_it_runs: str) -> PlayerFailedError:
        """Say what became of a program that should have answered, or what it did if it runs on."""
        try:
            code = self._process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            return PlayerFailedError("crash", f"{if_it_runs}, and did not answer")
        if code < 0:
            how = f"it was ended by signal {-code} ({signal.strsignal(-code)})"
        else:
            how = f"it ended with exit code {code}, and did not answer"
        return PlayerFailedError("crash", how)

    @property
    def last_words(self) -> str:
        """The end of what the program wrote to standard error."""
        return self._stderr_tail.decode(errors="replace")

    def end(self) -> None:
        """Let the program end by itself, and end it if it does not."""
        self._close_stdin()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(SECONDS_TO_END)
        self.kill()

    def kill(self) -> None:
        """End the program and what it started, now."""
        if self._stdout.closed:
            return
        if self._process.poll() is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):  # it ends just now
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        self._hear_the_last()
        self._selector.close()
        self._close_stdin()
        self._stdout.close()
        self._stderr.close()

    def _close_stdin(self) -> None:
        """End the program's input, even if it went away with a request unread."""
        with contextlib.suppress(OSError):
            self._stdin.close()

    def _hear_the_last(self) -> None:
        """Read what is left of standard error, without waiting for more."""
        os.set_blocking(self._stderr.fileno(), False)
        with contextlib.suppress(BlockingIOError):
            while said := os.read(self._stderr.fileno(), 65536):
                self._stderr_tail = (self._stderr_tail + said)[-STDERR_TAIL:]


def _opened(pipe: IO[bytes] | None) -> IO[bytes]:
    """A pipe that was asked for, and so is there."""
    assert pipe is not None
    return pipe
