"""Sizes, rates, headers, tokens at rest."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from loipe.server.doors.files import Page
from loipe.server.doors.guard import POLICY, address_of, is_same_origin
from loipe.server.doors.limits import Bucket, Limits, Rates, shared
from tests.server.run import BOT, ME, Served, good, new_table, refused, sit
from tests.server.test_live import farewell, hello


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Served]:
    limits = {"requests": 0.1, "burst": 12, "new_tables": 0.1, "new_burst": 2}
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "server.log", limits=limits) as server:
        yield server


def test_too_many_requests_are_told_when_to_come_back(strict: Served) -> None:
    created = new_table(strict.url, ME, BOT)
    new_table(strict.url, ME, BOT)
    body = {"game": "mass-start", "seats": [ME, BOT]}
    for spelled in ("/api/tables", "//api/tables", "/api//tables/", "/api%2ftables", "/%61pi/tables?x"):
        third = httpx.post(strict.url + spelled, json=body)
        refused(third, 429, "server-too-fast")
        assert int(third.headers["retry-after"]) >= 1
    with httpx.Client(verify=False) as client:
        answers = [client.get(f"{strict.url}//api/games/").status_code for _ in range(12)]
    assert answers[-1] == 429
    with pytest.raises(InvalidStatus), hello(strict.url, sit(strict.url, created)):
        pass
    assert httpx.get(f"{strict.url}/").status_code == 200


def test_messages_of_one_address_count_together_over_all_its_sockets(strict: Served) -> None:
    anna = sit(strict.url, new_table(strict.url, ME, BOT))
    with hello(strict.url, anna) as one, hello(strict.url, anna) as other:
        for number in range(12):
            for socket in (one, other):
                with suppress(ConnectionClosed):
                    socket.send(json.dumps({"type": "try", "id": str(number), "seat": 0, "words": []}))
        assert farewell(one) == farewell(other) == 4429
    refused(anna.http.get("/"), 429, "server-too-fast")


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(1000.0, 1)
    assert bucket.take() == 0
    wait = bucket.take()
    assert 0 < wait <= 0.001
    bucket.full[0] -= 1
    assert bucket.take() == 0


def test_households_share_an_address() -> None:
    one, other = ({"client": (f"2001:db8:0:1::{host}", 1)} for host in ("1", "2"))
    assert address_of(one) == address_of(other) != address_of({"client": ("2001:db8:0:2::1", 1)})
    assert address_of({"client": ("192.0.2.7", 1)}) == "192.0.2.7"
    assert address_of({"client": ("::ffff:192.0.2.7", 1)}) == "192.0.2.7"
    assert len(address_of({"client": ("x" * 9000, 1)})) < 100
    assert address_of({"client": None}) == ""


def test_origins() -> None:
    assert is_same_origin(None, "loipe.example")
    assert is_same_origin("https://loipe.example", "loipe.example")
    assert not is_same_origin("https://loipe.example.org", "loipe.example")
    assert not is_same_origin("null", "loipe.example")
    assert not is_same_origin("http://[", "loipe.example")


def test_large_bodies_are_refused(url: str) -> None:
    anna = sit(url, new_table(url, ME, BOT))
    refused(anna.post("say", id="x" * 20_000), 413, "server-too-large")
    refused(httpx.post(f"{url}/api/logs", json={"text": "x" * 1_000_001}), 413, "server-too-large")


def test_every_answer_carries_the_security_headers(url: str) -> None:
    for path in ("/", "/t/any", "/api/games", "/api/nowhere", "/assets/none.js"):
        answer = httpx.get(url + path)
        assert answer.headers["content-security-policy"] == POLICY
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] in ("no-store", "no-cache")
    assert "unsafe" not in POLICY


def test_tokens_are_hashed_in_the_database(served: Served) -> None:
    created = new_table(served.url, ME, BOT)
    path = served.database.removeprefix("sqlite:///")
    with sqlite3.connect(path) as database:
        stored = "\n".join(database.iterdump())
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert created["table"] in stored
    assert created["mine"]["token"] not in stored


def test_tokens_open_their_table_only(url: str) -> None:
    one, other = new_table(url, ME, BOT), new_table(url, ME, BOT)
    stranger = sit(url, one, other["mine"])
    refused(stranger.http.get("/"), 401, "server-no-such-link")
    refused(httpx.get(f"{url}/api/tables/{one['table']}"), 401, "server-no-such-link")
    refused(httpx.get(f"{url}/api/tables/nowhere"), 404, "server-no-such-table")


def test_wrong_methods_and_shapes_are_refused_in_one_sentence(url: str) -> None:
    refused(httpx.put(f"{url}/api/games"), 405, "server-wrong-method")
    refused(httpx.post(f"{url}/api/tables", json={"game": 5}), 400, "server-not-understood")
    anna = sit(url, new_table(url, ME, BOT))
    refused(anna.http.get("/since/yesterday"), 404, "server-not-there")
    refused(anna.http.get("/forecast", params={"ply": "x"}), 400, "server-not-understood")


ODD_BODIES = (
    b"{",
    b"\xff\xfe",
    b'{"game": "\xff"}',
    b"[" * 5000,
    b'{"settings":' * 1300,
    b"1" * 5000,
    b'{"x": 1' + b"0" * 9000 + b"}",
    b'{"game": "mass-start", "seats": ' + b"9" * 4000 + b"}",
    b'{"game": "\\ud800"}',
)


@pytest.mark.parametrize("body", ODD_BODIES, ids=lambda body: repr(body[:12]))
def test_a_body_that_is_no_json_is_refused_in_one_sentence(url: str, body: bytes) -> None:
    for path in ("/api/tables", "/api/logs", "/api/games/mass-start/board", "/api/courses", "/api/tables/mine"):
        answer = httpx.post(url + path, content=body, headers={"content-type": "application/json"})
        refused(answer, 400, "server-not-understood")


@pytest.mark.parametrize(
    ("headers", "status", "message"),
    [
        ({"origin": "https://example.org"}, 403, "server-from-elsewhere"),
        ({"origin": "null"}, 403, "server-from-elsewhere"),
        ({"sec-fetch-site": "cross-site"}, 403, "server-from-elsewhere"),
        ({"sec-fetch-site": "same-site"}, 403, "server-from-elsewhere"),
        ({"content-type": "text/plain"}, 415, "server-not-json"),
        ({"content-type": "application/x-www-form-urlencoded"}, 415, "server-not-json"),
        ({"content-type": ""}, 415, "server-not-json"),
    ],
)
def test_a_form_of_another_site_creates_nothing(url: str, headers: dict[str, str], status: int, message: str) -> None:
    body = json.dumps({"game": "mass-start", "seats": [ME, BOT]})
    sent = {"content-type": "application/json", **headers}
    refused(httpx.post(f"{url}/api/tables", content=body, headers=sent), status, message)
    refused(httpx.post(f"{url}//api/tables/", content=body, headers=sent), status, message)


def test_our_own_page_may_ask(url: str) -> None:
    body = json.dumps({"game": "mass-start", "seats": [ME, BOT]})
    ours = {"content-type": "application/json; charset=utf-8", "origin": url, "sec-fetch-site": "same-origin"}
    good(httpx.post(f"{url}/api/tables", content=body, headers=ours))


def test_the_page_is_served_with_its_own_addresses(tmp_path: Path) -> None:
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<!doctype html><p>" + "ski " * 500)
    (tmp_path / "page" / "assets" / "app-1234.js").write_text("export {}")
    with Served(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", page=str(tmp_path / "page")) as server:
        index = httpx.get(server.url)
        assert index.headers["content-type"].startswith("text/html") and index.headers["content-encoding"] == "gzip"
        assert httpx.get(f"{server.url}/t/abc").text == index.text
        script = httpx.get(f"{server.url}/assets/app-1234.js")
        assert "immutable" in script.headers["cache-control"] and "javascript" in script.headers["content-type"]
        assert httpx.head(server.url).status_code == 200 and not httpx.head(server.url).content
        assert httpx.get(server.url, headers={"if-none-match": index.headers["etag"]}).status_code == 304
        for path in ("/assets/../../t.db", "/%2e%2e/t.db", "/assets/other.js", "/t.db"):
            assert httpx.get(server.url + path).status_code == 404
        assert server.stop() == 0


def test_without_a_page_a_sentence_says_how_to_build_it(tmp_path: Path) -> None:
    assert Page(tmp_path / "none").files == {}


def test_the_openapi_document_describes_every_route(url: str) -> None:
    document = good(httpx.get(f"{url}/api/openapi/openapi.json"))
    assert "/api/tables/{table}/say" in document["paths"]
    for path, methods in document["paths"].items():
        for method in methods.values():
            assert {"400", "429"} <= set(method["responses"]), path


def test_workers_count_together_and_what_one_had_open_ends_with_it() -> None:
    tally = shared(2)
    one, other = (Rates(Limits(requests=0.001, burst=3), tally._replace(worker=worker)) for worker in (0, 1))
    assert [each.done.take("192.0.2.7") > 0 for each in (one, other, one, other)] == [False, False, False, True]
    other.done.give_back("192.0.2.7")
    assert one.done.take("192.0.2.7") == 0 and other.done.take("192.0.2.8") == 0
    assert one.made.take("192.0.2.7") == 0
    assert [each.enter("192.0.2.7") for each in (one, other, other)] == [1, 2, 3]
    tally.forget(1)
    one.leave("192.0.2.7")
    assert other.enter("192.0.2.7") == 1
