"""The description of the API, and what is made from it."""

import json
from pathlib import Path

from tests.cli.running import civ
from tests.server.running import Person

WEB_COPY = Path(__file__).parents[2] / "web" / "src" / "api" / "openapi.json"


def test_the_command_prints_what_the_server_serves(anna: Person) -> None:
    assert json.loads(civ("openapi").stdout) == anna.get("/api/openapi.json")


def test_the_web_client_is_made_from_the_present_description() -> None:
    assert json.loads(WEB_COPY.read_text()) == json.loads(civ("openapi").stdout), (
        "the API has changed: `make types`"
    )


def test_every_operation_says_what_it_does(anna: Person) -> None:
    for path, operations in anna.get("/api/openapi.json")["paths"].items():
        for method, operation in operations.items():
            assert operation.get("description"), f"{method} {path}"


def test_every_operation_says_how_it_refuses(anna: Person) -> None:
    for path, operations in anna.get("/api/openapi.json")["paths"].items():
        for method, operation in operations.items():
            refusals = {
                status: said for status, said in operation["responses"].items() if status >= "4"
            }
            assert {"403", "429", "500"} <= refusals.keys(), f"{method} {path}"
            assert "requestBody" not in operation or {"400", "413"} <= refusals.keys()
            for status, said in refusals.items():
                answer = "Health" if (path, status) == ("/readyz", "503") else "Failure"
                schema = {"$ref": f"#/components/schemas/{answer}"}
                assert said["content"]["application/json"]["schema"] == schema, f"{method} {path}"
