"""The values that are stored most: identifiers and times."""

import secrets
import string
import time
from typing import Final

ID_LETTERS: Final = string.digits + string.ascii_lowercase
ID_LENGTH: Final = 12


def new_id() -> str:
    """A random identifier that nobody can guess."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether this may be an identifier."""
    return len(text) == ID_LENGTH and set(text) <= set(ID_LETTERS)


def now() -> int:
    """The time: whole milliseconds since 1970."""
    return time.time_ns() // 1_000_000
