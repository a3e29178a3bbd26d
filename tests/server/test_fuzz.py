"""Whatever is sent, the answer is never a 5xx, and every refusal is one clear sentence."""

from __future__ import annotations

import json
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

from loipe.games import IDS, load
from tests.server.run import BOT, FRIEND, ME, Player, Served, new_table, sit
from tests.server.test_live import open_socket

CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]
AS_JSON = {"content-type": "application/json"}
QUIET = settings(deadline=None, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def a_table(served: Served) -> Any:
    return new_table(served.url, ME, FRIEND, preset="full")


@pytest.mark.parametrize("mode", list(GenerationMode), ids=str)
def test_the_openapi_document_holds(url: str, a_table: dict[str, Any], mode: GenerationMode) -> None:
    """Schemathesis asks every operation, with what the document allows and with what it forbids."""
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 19
    link = {"Authorization": f"Bearer {a_table['mine']['token']}"}
    for operation in operations:
        has_body = operation.method == "post" and not operation.path.endswith("/rematch")
        if mode is GenerationMode.NEGATIVE and not has_body and not operation.path.endswith("/frames"):
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
            address = url + path.format(table=a_table["table"], game="mass-start")
            answer = httpx.post(address, json={field: {"wrong": {"kind": True}}}, headers=link)
            assert answer.status_code in (400, 422), (path, field, answer.text)
            tried += 1
    assert tried > 30


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)
SETTINGS = st.dictionaries(
    st.sampled_from([choice.name for game in IDS for choice in load(game).META.choices]), JSON, max_size=4
)


@given(game=st.sampled_from(IDS), chosen=SETTINGS, course=st.text(max_size=60), seats=st.integers(0, 9))
@settings(QUIET, max_examples=50)
def test_any_settings_get_a_board_or_a_reason(
    url: str, game: str, chosen: dict[str, Any], course: str, seats: int
) -> None:
    body = {"settings": chosen, "course": course, "seats": seats}
    answer = httpx.post(f"{url}/api/games/{game}/board", content=json.dumps(body), headers=AS_JSON, timeout=30)
    assert answer.status_code in (200, 422, 400), answer.text
    if answer.status_code != 200:
        assert answer.json()["text"] and answer.json()["text"] != answer.json()["message"], answer.text


WORDS = st.text(max_size=12) | st.sampled_from(["go", "sprint", "R2", "b12", "S3", "E17", "finish", "²", "E²", "P٣"])


@given(words=st.lists(WORDS, max_size=4), seat=st.integers(-2, 3), known=st.booleans(), what=st.sampled_from("wdy"))
@settings(QUIET, max_examples=60)
def test_any_words_get_an_answer(
    url: str, a_table: dict[str, Any], words: list[str], seat: int, known: bool, what: str
) -> None:
    anna: Player = sit(url, a_table)
    asked = anna.now()["questions"]
    question = asked[0]["question"] if asked and known else "0.0"
    if what == "w":
        answer = anna.say({"seat": seat, "question": question}, *words)
    elif what == "d":
        answer = anna.post("draft", seat=seat, words=words)
    else:
        answer = anna.post("why", seat=seat, word=words[0] if words else "", words=words[1:])
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert answer.json()["text"] != answer.json()["message"], answer.text


@given(text=st.text(max_size=200), at=st.integers(0, 400), cut=st.integers(0, 30))
@settings(QUIET, max_examples=40)
def test_any_log_opens_or_gets_a_reason(url: str, a_table: dict[str, Any], text: str, at: int, cut: int) -> None:
    """A log with something else in the middle of it."""
    log = sit(url, a_table).http.get("/log").text
    answer = httpx.post(f"{url}/api/logs", json={"text": log[:at] + text + log[at + cut :]}, timeout=30)
    assert answer.status_code in (201, 422), answer.text


@given(message=st.text(max_size=60) | JSON.map(json.dumps))
@settings(QUIET, max_examples=20)
def test_anything_over_the_socket_is_answered_or_closed(url: str, a_table: dict[str, Any], message: str) -> None:
    with open_socket(url, a_table["table"]) as socket:
        socket.send(json.dumps({"type": "hello", "token": a_table["mine"]["token"]}))
        socket.send(message)
        socket.send(json.dumps({"type": "since", "id": 1, "at": 0}))
        code: int | None = None
        try:
            while json.loads(socket.recv(timeout=20))["type"] != "reply":
                pass
        except Exception as closed:
            code = getattr(getattr(closed, "rcvd", None), "code", 0)
        assert code in (None, 4400)


def test_bots_sit_in_for_the_fuzzed(url: str) -> None:
    """The server still plays after all that."""
    watcher = sit(url, new_table(url, BOT, BOT))
    assert watcher.now()["at"] >= 1
