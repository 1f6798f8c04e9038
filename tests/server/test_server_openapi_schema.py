"""Every operation of the OpenAPI description is tried with valid and invalid input."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from schemathesis.specs.openapi.schemas import OpenApiSchema

from kit.running_server import RunningServer
from kit.sampled_cases import WHOLE
from mulot.server.app import App
from mulot.server.config import Config

load_all_checks()
# From a fixture, so that inputs are generated only in the process that runs the test.
schema = schemathesis.pytest.from_fixture("description")


@pytest.fixture
def description(request: pytest.FixtureRequest) -> OpenApiSchema:
    request.node._nodeid = request.node.nodeid  # schemathesis 4.32 looks for it there, pytest 9.2 keeps it elsewhere
    described = App(Config(more_games="toy_game")).litestar.openapi_schema.to_schema()
    return schemathesis.openapi.from_dict(msgspec.json.decode(msgspec.json.encode(described)))


@pytest.fixture(scope="module")
def house() -> Iterator[RunningServer]:
    with RunningServer() as running:
        yield running
        assert '"level": "error"' not in running.log, running.log


@schema.parametrize()
@settings(
    max_examples=25 if WHOLE else 4,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    database=None,
)
def test_responses_conform_to_the_openapi_description(case: schemathesis.Case, house: RunningServer) -> None:
    case.headers.pop("Cookie", None)
    headers = {"Origin": house.url}
    answer = case.call(base_url=house.url, headers=headers)
    case.validate_response(
        answer, checks=(not_a_server_error, response_schema_conformance, status_code_conformance), headers=headers
    )
