"""The server itself: /healthz, /readyz."""

from typing import Literal

from civ.server.api.common import Answer


class Health(Answer):
    """Whether the server is up, and which it is."""

    status: Literal["ok", "unavailable"]
    version: str
