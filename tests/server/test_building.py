"""The course builder's routes: the box of tiles, what fits, what is wrong, the file."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.run import Served


def lay(served: Served, *pieces: tuple[str, int, int, int], **more: str) -> Any:
    tiles = [{"tile": tile, "q": q, "r": r, "heading": heading} for tile, q, r, heading in pieces]
    return httpx.post(f"{served.url}/api/courses", json={"tiles": tiles, **more}).json()


def messages(reasons: list[dict[str, Any]]) -> list[tuple[str, str]]:
    return [(reason["message"].removeprefix("ski-tour-course-"), reason["facts"].get("tile", "")) for reason in reasons]


def test_tiles_and_courses(served: Served) -> None:
    tiles = httpx.get(f"{served.url}/api/tiles").json()
    assert len({tile["id"] for tile in tiles}) == 40
    assert all(len(tile["drawing"]["tiles"]) == 1 for tile in tiles)
    begun = lay(served, ("1a", 0, 0, 0))
    assert begun["text"] == "" and begun["problems"] == [] and "1b" not in begun["fits"]
    assert begun["end"] == [1, 0, 0]
    assert messages(begun["missing"]) == [("ends-with", ""), ("no-range", "")]
    whole = lay(served, ("1a", 0, 0, 0), ("3a", 1, 0, 0), ("2a", 2, 0, 0), title="Short Way!")
    assert whole["text"].startswith("course short-way\n") and whole["ranges"] == 1 and whole["fits"] == []


def test_what_does_not_join_is_named(served: Served) -> None:
    turned = lay(served, ("1a", 0, 0, 0), ("3a", 1, 0, 2), ("9b", 5, 5, 0))
    assert messages(turned["problems"]) == [("turned", "3a"), ("apart", "")]
    assert turned["problems"][1]["facts"] == {"line": 0, "tiles": ["9b"], "count": 1}
    assert turned["fits"] == [] and turned["end"] is None and turned["text"] == ""
    assert [tile["id"] for tile in turned["drawing"]["tiles"]] == ["1a", "3a", "9b"]
    lanes = lay(served, ("1a", 0, 0, 0), ("3b", 1, 0, 0))
    assert messages(lanes["problems"]) == [("lanes", "3b")] and lanes["end"] == [2, 0, 0]
    many = [("1a", number, 0, 0) for number in range(30)]
    assert lay(served, *many)["message"] == "server-too-large"
    for far in (101, 10**18, 10**400):
        piece = {"tile": "3a", "q": far, "r": 0}
        answer = httpx.post(f"{served.url}/api/courses", json={"tiles": [piece]})
        assert 400 <= answer.status_code < 500
        assert far > 10**18 or answer.json()["message"] == "ski-tour-build-far"


def test_a_course_keeps_the_direction_it_was_built_in(served: Served) -> None:
    built = lay(served, ("2a", 0, -2, 2), ("3a", 0, -1, 2), ("1a", 0, 0, 2), title="North")
    assert "heading 2\n" in built["text"]
    opened = httpx.post(f"{served.url}/api/courses", json={"text": built["text"]}).json()
    assert opened["tiles"] == built["tiles"] and opened["title"] == "North"
    assert opened["text"] == built["text"]


def test_a_file_that_is_no_course_is_refused_with_its_lines(served: Served) -> None:
    answer = httpx.post(f"{served.url}/api/courses", json={"text": "course x\nheading nine\ntiles 1a 9b\n"})
    assert answer.status_code == 422
    assert {defect["facts"]["line"] for defect in answer.json()["defects"]} == {2, 3}
