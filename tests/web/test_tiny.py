"""A game without a drawing of its own is played to its end on the plain board, with the plain poster."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.run import Alone, Served
from tests.tiny.test_everywhere import within
from tests.web.conftest import Visit


@pytest.fixture(scope="module")
def hill(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that is told of the game."""
    folder: Path = tmp_path_factory.mktemp("tiny")
    with pytest.MonkeyPatch.context() as patch:
        for name, value in within(folder).items():
            patch.setenv(name, value)
        with Alone(f"sqlite:///{folder}/tables.db", folder / "server.log") as server:
            yield server
    assert "Traceback" not in server.log.read_text(), server.log.read_text()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_it_is_played_to_its_end(visit: Visit, hill: Served, phone: bool) -> None:
    anna = visit(hill.url, phone=phone)
    anna.go()
    poster = anna.page.locator("article", has_text="Tiny Sprint")
    assert "2 to 4" in poster.inner_text()
    poster.locator("img").evaluate("img => img.decode()")  # fails where it is no picture
    anna.touch(poster.get_by_role("link"))
    anna.open_table()
    anna.say("Wax for cold snow")
    anna.is_asked()
    board = anna.page.locator("section.plain")
    assert "Waxed for cold snow." in board.inner_text()
    assert anna.play() >= 1
    assert anna.page.locator(".podium li").count() >= 2
    assert "Square " in board.inner_text()
