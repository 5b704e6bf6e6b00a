"""Thinking works on both event loops: uvloop, on which the server runs, and asyncio's own."""

from typing import Any

import pytest


@pytest.fixture(scope="session", params=[False, True], ids=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, Any]]:
    """Each asynchronous test runs on both loops."""
    return "asyncio", {"use_uvloop": request.param}
