"""The server as an ASGI application."""

import logging
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, MethodNotAllowedException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from civ import __version__
from civ.game import CivError
from civ.server import api
from civ.server.addresses import address_of, behind_proxy
from civ.server.errors import FaultError, TooManyError, status_of
from civ.server.house import House
from civ.server.identity import provide_visitor
from civ.server.live import live
from civ.server.routes import game, me, players, system, tables, web
from civ.server.security import check_origin, secured
from civ.server.settings import WEB_FOLDER, Settings

CODE_OF_STATUS = {404: "not_found", 413: "too_long", 429: "too_many", 500: "error"}
"""What errors of Litestar are called here; the others are bad requests."""

DESCRIPTION = "/api/openapi.json"

log = logging.getLogger(__name__)

NEVER_COMPRESSED = ["^/api/me", "^/api/recover", "^/api/session"]
"""The size of a compressed answer could betray a secret in it (BREACH)."""

AnyRequest = Request[Any, Any, State]


def create_app(settings: Settings) -> ASGIApp:
    """Make a server; it opens its database when it starts."""
    app = secured(make_litestar(House(settings)))
    return behind_proxy(app) if settings.trusts_proxy else app


def make_litestar(house: House) -> Litestar:
    """Join the routes to the parts of a server."""
    settings = house.settings
    return Litestar(
        route_handlers=[
            me.router,
            me.recover,
            me.session,
            tables.router,
            *players.handlers,
            *game.handlers,
            *system.handlers,
            live,
            *web.handlers(WEB_FOLDER),
        ],
        dependencies={
            "visitor": Provide(provide_visitor),
            "house": Provide(lambda: house, sync_to_thread=False),
        },
        before_request=check_request,
        plugins=[house.channels],
        lifespan=[house.open],
        state=State({"house": house}),
        exception_handlers={
            CivError: answer_civ_error,
            HTTPException: answer_http_error,
            UnicodeDecodeError: answer_unreadable,
            RecursionError: answer_unreadable,
            Exception: answer_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Carta Impera",
            version=__version__,
            path=DESCRIPTION,  # not /api: Litestar answers whatever is beneath in HTML
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        compression_config=CompressionConfig(backend="gzip", exclude=NEVER_COMPRESSED),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
    )


async def check_request(request: AnyRequest) -> None:
    """Refuse what comes from elsewhere, or too often."""
    house: House = request.app.state.house
    check_origin(request, house.settings)
    house.address_rate.take(address_of(request))


def answer_civ_error(_: AnyRequest, error: CivError) -> Response[api.Failure]:
    """Answer with what was wrong."""
    answer = _failure(status_of(error), error.code, str(error))
    if isinstance(error, TooManyError) and error.wait is not None:
        answer.headers["retry-after"] = str(error.wait)
    return answer


def answer_http_error(_: AnyRequest, error: HTTPException) -> Response[api.Failure]:
    """Answer what Litestar found wrong in the same form."""
    code = CODE_OF_STATUS.get(error.status_code, "bad_request")
    return _failure(error.status_code, code, _in_words(error))


def _in_words(error: HTTPException) -> str:
    """What Litestar found wrong, as a sentence that says where, and where to read what is right."""
    if isinstance(error, MethodNotAllowedException) and error.headers:
        return f"this address takes only {error.headers['allow']}"
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        faults = "; ".join(_fault_in_words(**fault) for fault in error.extra)
        return f"{faults} ({DESCRIPTION} tells what a request may be)"
    return error.detail


def _fault_in_words(message: str, key: str = "data", **_: object) -> str:
    """One thing that is wrong with a request; Litestar calls its body `data`."""
    if message == "'data'":
        return "a body is missing: send JSON, at least {}"
    place = "the body" if key == "data" else f"`{key}`"
    return f"{place} is wrong: {message[0].lower()}{message[1:]}"


def answer_unreadable(_: AnyRequest, __: Exception) -> Response[api.Failure]:
    """Answer a body that is no Unicode text, or is nested too deep to be read."""
    return _failure(400, "bad_request", "this is no JSON that can be read")


def answer_fault(request: AnyRequest, error: Exception) -> Response[api.Failure]:
    """Answer that the fault is ours, and keep what it was for whoever mends it."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer_civ_error(request, FaultError())


def _failure(status: int, code: str, message: str) -> Response[api.Failure]:
    return Response(
        api.Failure(code=code, message=message), status_code=status, media_type=MediaType.JSON
    )
