"""docs/server.md names what there is: flags, limits, routes, requests."""

import re
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest

from civ.cli.serve import serve
from civ.server.api import LiveRequest
from civ.server.settings import Limits
from tests.server.running import Person

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text()


@pytest.mark.parametrize("option", [option for option in serve.params if option.opts])
def test_every_flag_is_there_with_its_variable(option: object) -> None:
    assert f"`{option.opts[0]}" in PAGE or f", `{option.opts[0]}`" in PAGE  # type: ignore[attr-defined]
    variable = getattr(option, "envvar", None)
    assert variable is None or f"`{variable}`" in PAGE


@pytest.mark.parametrize("limit", [each.name for each in fields(Limits)])
def test_every_limit_is_there(limit: str) -> None:
    assert f"`{limit}`" in PAGE


@pytest.mark.parametrize("request_type", get_args(LiveRequest))
def test_every_request_is_there(request_type: type) -> None:
    name = request_type.__name__.lower()
    assert f"`{name}`" in PAGE or f'"do": "{name}"' in PAGE


def test_the_routes_that_are_named_exist(anna: Person) -> None:
    described = anna.get("/api/openapi.json")["paths"]
    for path in set(re.findall(r"(/api/[a-z/A-Z-]+)", PAGE)):
        route = re.sub(r"/ID", "/{}", path.rstrip("/"))
        known = {re.sub(r"\{[^}]*\}", "{}", each) for each in described}
        assert route in known | {"/api/tables/{}/live", "/api/openapi", "/api/tables"}
