"""The web client: files with hashed names, and one page for every address of the client."""

from pathlib import Path

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

NOT_BUILT = """<!doctype html><html lang="en"><title>Carta Impera</title>
<h1>Carta Impera</h1><p>The server is running, but its web client has not been built:
<code>make web</code> builds it.</p></html>"""

A_YEAR = 365 * 86_400

PAGES = [
    "/",
    "/new",
    "/play",
    "/table/{id:str}",
    "/learn",
    "/rules",
    "/replay",
    "/replay/{id:str}",
    "/player/{id:str}",
    "/leaderboard",
    "/settings",
    "/about",
    "/recover/{secret:str}",
]
"""The addresses of the client; it finds out by itself what to show."""


def handlers(folder: Path) -> list[ControllerRouterHandler]:
    """Serve the built client from a folder."""
    index = folder / "index.html"

    @get(PAGES, include_in_schema=False, sync_to_thread=False, media_type=MediaType.HTML)
    def page() -> Response[str]:
        """Show the client."""
        text = index.read_text("utf-8") if index.exists() else NOT_BUILT
        return Response(text, headers={"cache-control": "no-cache"})

    if not index.exists():
        return [page]
    assets = create_static_files_router(
        path="/assets",
        directories=[folder / "assets"],
        include_in_schema=False,
        cache_control=CacheControlHeader(public=True, max_age=A_YEAR, immutable=True),
    )
    return [page, assets]
