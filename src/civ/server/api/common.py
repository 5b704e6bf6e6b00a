"""What the other parts of the API share: how requests, answers and failures are made."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

PlayerNumber = Literal[2, 3, 4]
LevelName = Literal["beginner", "easy", "medium", "strong", "expert", "master"]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
"""A name; what is not fit to be shown is cleaned off, and then it must be free."""

Word = Annotated[str, Meta(max_length=64)]
"""What a seat adds to the shuffle, so that the server alone cannot choose the deck."""

Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
"""How many moves of a table a client has seen."""


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """A request: what it does not know is refused, not ignored."""


class Answer(msgspec.Struct):
    """An answer: a client ignores the fields that it does not know."""


class Failure(msgspec.Struct, kw_only=True, tag="error", tag_field="kind"):
    """What was wrong, and what would be right."""

    code: str
    message: str
    re: int | None = None
