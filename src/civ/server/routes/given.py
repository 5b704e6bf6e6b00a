"""What a route is given, each said by its type: who asks, of which server, about what."""

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from civ.server.house import House
from civ.server.identity import Visitor

TheHouse: TypeAlias = NamedDependency[House]
TheVisitor: TypeAlias = NamedDependency[Visitor]
Id: TypeAlias = FromPath[str]
Since: TypeAlias = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
"""How many moves or lines a client has seen."""
Before: TypeAlias = Annotated[float | None, QueryParameter(ge=0, le=1e11)]
"""A time in seconds: older entries of a list come after it."""
