"""The course builder's routes: the box of tiles, what fits, what is wrong, the file."""

from __future__ import annotations

import httpx

from tests.server.run import Served


def test_tiles_and_courses(served: Served) -> None:
    tiles = httpx.get(f"{served.url}/api/tiles").json()
    assert len({tile["id"] for tile in tiles}) == 40
    assert all(len(tile["drawing"]["tiles"]) == 1 for tile in tiles)
    begun = httpx.post(f"{served.url}/api/courses", json={"tiles": ["1a"]}).json()
    assert begun["text"] == "" and begun["problems"] == [] and "1b" not in begun["fits"]
    whole = httpx.post(f"{served.url}/api/courses", json={"tiles": ["1a", "3a", "2a"], "title": "Short Way!"}).json()
    assert whole["text"].startswith("course short-way\n") and whole["ranges"] == 1 and whole["fits"] == []


def test_what_does_not_join_is_named(served: Served) -> None:
    built = httpx.post(f"{served.url}/api/courses", json={"tiles": ["1a", "1b", "nine"]}).json()
    messages = {problem["message"] for problem in built["problems"]}
    assert {"ski-tour-course-second-start", "ski-tour-course-no-such-tile"} <= messages
    assert built["fits"] == []
    assert httpx.post(f"{served.url}/api/courses", json={"tiles": ["1a"] * 30}).status_code == 422
