"""What the OpenAPI document allows and forbids; tests/fuzz sends everything else."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from tests.server.run import BOT, FRIEND, ME, Served, new_table, sit

CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]
QUIET = settings(deadline=None, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def a_table(served: Served) -> Any:
    return new_table(served.url, ME, FRIEND, preset="full")


@pytest.mark.parametrize("mode", list(GenerationMode), ids=str)
def test_the_openapi_document_holds(url: str, a_table: dict[str, Any], mode: GenerationMode) -> None:
    """Schemathesis asks every operation, with what the document allows and with what it forbids."""
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 18
    link = {"Authorization": f"Bearer {a_table['mine']['token']}"}
    for operation in operations:
        has_body = operation.method == "post"
        if mode is GenerationMode.NEGATIVE and not has_body and not operation.path.endswith("/forecast"):
            continue  # it takes nothing but names, and any name is allowed

        @given(case=operation.as_strategy(generation_mode=mode), invited=st.booleans())
        @settings(QUIET, max_examples=12)
        def ask(case: schemathesis.Case[Any], invited: bool) -> None:
            if invited and "table" in case.path_parameters:
                case.path_parameters["table"] = a_table["table"]
                case.headers.update(link)
            response = case.call(timeout=30)
            case.validate_response(response, checks=CHECKS)
            if response.status_code >= 400:
                problem = response.json()
                assert problem["message"] and problem["text"], problem

        ask()


def test_every_field_of_a_wrong_kind_is_the_senders_fault(url: str, a_table: dict[str, Any]) -> None:
    document = httpx.get(f"{url}/api/openapi/openapi.json").json()
    link = {"Authorization": f"Bearer {a_table['mine']['token']}"}
    tried = 0
    for path, methods in document["paths"].items():
        body = methods.get("post", {}).get("requestBody")
        if body is None:
            continue
        schema = body["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
        for field in document["components"]["schemas"][schema]["properties"]:
            address = url + path.format(
                table=a_table["table"], game="mass-start", code="KAPPE-4711", season="nowhere234", athlete=0
            )
            answer = httpx.post(address, json={field: {"wrong": {"kind": True}}}, headers=link)
            assert answer.status_code in (400, 422), (path, field, answer.text)
            tried += 1
    assert tried > 30


def test_bots_sit_in_for_the_fuzzed(url: str) -> None:
    """The server still plays after all that."""
    watcher = sit(url, new_table(url, BOT, BOT))
    assert watcher.now()["at"] >= 1
