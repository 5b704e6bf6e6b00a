"""What it means that a player failed."""

from typing import Literal

from civ.game import CivError
from civ.game.notation import shorten

FailureCode = Literal["crash", "hang", "nonsense", "refusal", "illegal_action"]
"""It ended or raised an error; took too long; broke the protocol; said that it cannot; cheated."""


class PlayerFailedError(CivError):
    """A player that gave no action which can be played; `stderr` is the end of what it wrote."""

    def __init__(self, code: FailureCode, why: str, *, stderr: str = "") -> None:
        super().__init__(why)
        self.code: FailureCode = code
        self.stderr = stderr

    def __reduce__(self) -> tuple[object, ...]:
        """Let the error travel from one process to another."""
        return _failure, (self.code, str(self), self.stderr)


def _failure(code: FailureCode, why: str, stderr: str) -> PlayerFailedError:
    """Build the error again in another process."""
    return PlayerFailedError(code, why, stderr=stderr)


def check_legal(action: str, legal: list[str]) -> None:
    """Refuse an action that is not one of the legal ones."""
    if action not in legal:
        raise PlayerFailedError(
            "illegal_action", f"it chose {shorten(action)}; legal was: {', '.join(legal)}"
        )
