"""The web client: files with hashed names, and one page for every address of the client."""

import asyncio
from html import escape
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, get, route
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.static_files import create_static_files_router
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND
from litestar.types import ControllerRouterHandler

from civ.language.catalogue import Catalogue
from civ.language.languages import best_language

NOT_BUILT = """<!doctype html><html lang="en"><title>Carta Impera</title>
<h1>Carta Impera</h1><p>The server is running, but its web client has not been built:
<code>make web</code> builds it.</p></html>"""

A_YEAR = 365 * 86_400

PAGES = [
    "/",
    "/play",
    "/new",
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

SHOWING = [HttpMethod.GET, HttpMethod.HEAD]
"""Who looks whether a link leads anywhere, for a preview say, asks only for the head."""


def in_language_of(request: Request[Any, Any, Any], page: str) -> str:
    """Fill in what programs read that run no script: those that preview a link."""
    language = best_language(request.headers.get("accept-language", "").split(","))
    catalogue = Catalogue.of(language)
    words = {
        "{{language}}": language,
        "{{description}}": catalogue.text("home-text"),
        "{{needs-script}}": catalogue.text("app-needs-script"),
    }
    for place, word in words.items():
        page = page.replace(place, escape(word))
    return page


def handlers(folder: Path) -> list[ControllerRouterHandler]:
    """Serve the built client from a folder."""
    index = folder / "index.html"

    async def show(request: Request[Any, Any, Any], status: int) -> Response[str]:
        text = index.read_text("utf-8") if index.exists() else NOT_BUILT
        return Response(
            await asyncio.to_thread(in_language_of, request, text),  # the first reads a catalogue
            status_code=status,
            media_type=MediaType.HTML,
            headers={"cache-control": "no-cache", "vary": "accept-language"},
        )

    @route(PAGES, http_method=SHOWING, include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[str]:
        """Show the client."""
        return await show(request, HTTP_200_OK)

    @get("/{path:path}", include_in_schema=False)
    async def lost(request: Request[Any, Any, Any]) -> Response[str]:
        """Show someone who followed a wrong link the way back; programs get the plain error."""
        if "text/html" not in request.headers.get("accept", ""):
            raise NotFoundException
        return await show(request, HTTP_404_NOT_FOUND)

    if not index.exists():
        return [page, lost]
    assets = create_static_files_router(
        path="/assets",
        directories=[folder / "assets"],
        include_in_schema=False,
        cache_control=CacheControlHeader(public=True, max_age=A_YEAR, immutable=True),
    )
    return [page, lost, assets]
