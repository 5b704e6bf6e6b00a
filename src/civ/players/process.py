"""A program that is asked with lines on its standard input and answers on its standard output."""

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from typing import IO

from civ.players.failure import FailureCode, PlayerFailedError

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
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._stdin: IO[bytes] = self._process.stdin
        self._stdout: IO[bytes] = self._process.stdout
        self._stderr: IO[bytes] = self._process.stderr
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)

    def ask(self, request: bytes, seconds: float) -> bytes:
        """Send a line and return the line in answer; whatever else happens is a failure."""
        deadline = time.monotonic() + seconds
        try:
            self._stdin.write(request + b"\n")
            self._stdin.flush()
        except OSError:
            self._fail_ended()
        while b"\n" not in self._heard:
            self._listen(deadline, seconds)
        line, _, self._heard = self._heard.partition(b"\n")
        if self._heard:
            self._fail("nonsense", "it answered one request with more than one line")
        return line

    def _listen(self, deadline: float, seconds: float) -> None:
        """Take what the program says next, on either stream."""
        ready = self._selector.select(max(0.0, deadline - time.monotonic()))
        if not ready:
            self._fail("hang", f"it did not answer within {seconds:.4g} seconds")
        for key, _ in ready:
            said = os.read(key.fd, 65536)
            if key.fileobj is self._stderr:
                self._keep_stderr(said)
            elif said:
                self._heard += said
            else:
                self._fail_ended()
        if len(self._heard) > LONGEST_ANSWER:
            self._fail("nonsense", f"it answered with more than {LONGEST_ANSWER:,} bytes")

    def _keep_stderr(self, said: bytes) -> None:
        """Keep the end of standard error; stop listening to it when it is closed."""
        self._stderr_tail = (self._stderr_tail + said)[-STDERR_TAIL:]
        if not said:
            self._selector.unregister(self._stderr)

    def _fail_ended(self) -> None:
        """Say how a program ended that should have answered."""
        try:
            code = self._process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            self._fail("crash", "it closed its standard output instead of answering")
        if code < 0:
            self._fail("crash", f"it was ended by {signal.Signals(-code).name}")
        self._fail("crash", f"it ended with exit code {code} instead of answering")

    def _fail(self, code: FailureCode, why: str) -> None:
        """End the program, and raise the failure with the last it wrote to standard error."""
        self.kill()
        raise PlayerFailedError(code, why, stderr=self._stderr_tail.decode(errors="replace"))
