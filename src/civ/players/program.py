"""A player that is a program elsewhere: anything that speaks the protocol of bots."""

import shlex
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

import msgspec

from civ.game import View
from civ.game.notation import shorten
from civ.players.failure import PlayerFailedError, check_legal
from civ.players.player import Choice, Player
from civ.players.process import Program
from civ.players.protocol import Choose, Hello, Introduction

GRACE_SECONDS = 1.0
"""What a program may take beyond its time to think, for reading, writing and a busy machine."""

SECONDS_TO_START = 120.0
"""A program has so long to answer `hello`: it may have to compile something first."""

SECONDS_WITHOUT_LIMIT = 60.0
"""How long a program may think when nobody said how long."""

HELLO = msgspec.json.encode(Hello())

ROUNDING = 1e-6

Answer = TypeVar("Answer", Introduction, Choice)


class _Status(msgspec.Struct):
    """What every answer says."""

    ok: bool
    error: str = ""


class ProgramPlayer(Player):
    """Runs a command and asks it. It is started when first needed, and again after a failure."""

    def __init__(
        self,
        command: str | Sequence[str],
        *,
        grace: float = GRACE_SECONDS,
        seconds_to_start: float = SECONDS_TO_START,
    ) -> None:
        self._command = shlex.split(command) if isinstance(command, str) else list(command)
        self.name = shlex.join(self._command)
        self._grace = grace
        self._seconds_to_start = seconds_to_start
        self._program: Program | None = None

    def introduce(self) -> Introduction:
        """Start the program anew, and return how it introduces itself."""
        self.close()
        self._program = Program(self._command)
        with self._ended_if_it_fails() as program:
            return _read(program.ask(HELLO, self._seconds_to_start), Introduction)

    def choose(
        self,
        view: View,
        legal: list[str],
        *,
        seconds: float | None = None,
        seed: int | None = None,
    ) -> Choice:
        """Ask the program, and believe nothing."""
        if self._program is None:
            self.introduce()
        request = Choose(view=view, legal=legal, seconds=seconds, seed=seed)
        limit = (SECONDS_WITHOUT_LIMIT if seconds is None else seconds) + self._grace
        with self._ended_if_it_fails() as program:
            choice = _read(program.ask(msgspec.json.encode(request), limit), Choice)
            check_legal(choice.action, legal)
            _check_chances(choice)
        return choice

    @contextmanager
    def _ended_if_it_fails(self) -> Iterator[Program]:
        """Talk to the program; if it fails, end it, and keep what it said last."""
        assert self._program is not None
        try:
            yield self._program
        except PlayerFailedError as failure:
            self._program.kill()
            failure.stderr = self._program.last_words
            self._program = None
            raise

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.end()
            self._program = None


def _read(line: bytes, kind: type[Answer]) -> Answer:
    """Read an answer, or say what is wrong with it."""
    try:
        status = msgspec.json.decode(line, type=_Status)
        if status.ok:
            return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        said = shorten(line.decode(errors="replace"))
        raise PlayerFailedError("nonsense", f"its answer {said} is wrong: {error}") from error
    raise PlayerFailedError("refusal", f"it could not answer: {shorten(status.error, 300)}")


def _check_chances(choice: Choice) -> None:
    """Refuse chances that are none."""
    for seat, chance in (choice.chances or {}).items():
        if not -ROUNDING <= chance <= 1 + ROUNDING:
            raise PlayerFailedError(
                "nonsense", f"it gave seat {seat} the chance {chance}; a chance is from 0 to 1"
            )
