"""Waiting for what another process or task brings about."""

import asyncio
from collections.abc import Callable

LONG_ENOUGH = 120.0
"""Nothing takes so long, unless it never comes: workers may have to compile first."""


async def until(condition: Callable[[], object]) -> None:
    """Let others go on until something is true."""
    async with asyncio.timeout(LONG_ENOUGH):
        while not condition():
            await asyncio.sleep(0.001)
