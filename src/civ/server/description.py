"""The OpenAPI description of the server, without running it."""

import json

from civ.server.app import make_litestar
from civ.server.house import House
from civ.server.settings import Settings


def description() -> str:
    """Describe the API as JSON, always in the same order."""
    app = make_litestar(House(Settings(database="sqlite:////dev/null")))
    return json.dumps(app.openapi_schema.to_schema(), indent=1, sort_keys=True)
