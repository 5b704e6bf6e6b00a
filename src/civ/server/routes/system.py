"""Whether the server lives, whether it can work, and what it does."""

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from civ import __version__
from civ.server import api
from civ.server.errors import NotFoundError
from civ.server.metrics import registry_of
from civ.server.routes.failures import failures
from civ.server.routes.given import TheHouse

NOT_READY = ResponseSpec(
    api.Health, generate_examples=False, description="The server cannot work now."
)


@get("/healthz", sync_to_thread=False, responses=failures())
def health() -> api.Health:
    """Say that the process answers."""
    return api.Health(status="ok", version=__version__)


@get("/readyz", responses=failures() | {503: NOT_READY})
async def readiness(house: TheHouse) -> Response[api.Health]:
    """Say whether the server can work: the database answers, and it is not about to stop."""
    is_ready = not house.is_stopping and await house.database.is_ready()
    return Response(
        api.Health(status="ok" if is_ready else "unavailable", version=__version__),
        status_code=HTTP_200_OK if is_ready else HTTP_503_SERVICE_UNAVAILABLE,
    )


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(house: TheHouse) -> Response[bytes]:
    """Give the figures to Prometheus."""
    if not house.settings.serves_metrics:
        raise NotFoundError("this server keeps its figures to itself")
    return Response(generate_latest(registry_of(house)), media_type=CONTENT_TYPE_LATEST)


handlers = [health, readiness, metrics]
