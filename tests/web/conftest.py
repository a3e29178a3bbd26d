"""One server for the whole session; each test gets visitors of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.run import Served
from tests.web.visitor import PAGE, Visitor
from tests.web.window import PATIENCE, Windows

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    assert (PAGE / "index.html").exists(), "the page is not built: make install"
    folder: Path = tmp_path_factory.mktemp("page")
    server = Served(f"sqlite:///{folder}/tables.db", folder / "server.log")
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.log.read_text(), server.log.read_text()


Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def windows(browser: Browser, served: Served) -> Windows:
    return Windows(browser, served.url)


@pytest.fixture
def visit(windows: Windows, served: Served) -> Iterator[Visit]:
    """Somebody with a window of their own; what their page complained about fails the test."""
    visitors: list[Visitor] = []

    def arrive(url: str = served.url, *, phone: bool = False, newcomer: bool = False, **settings: object) -> Visitor:
        visitors.append(Visitor(windows, url, phone=phone, newcomer=newcomer, **settings))
        return visitors[-1]

    yield arrive
    complaints = [complaint for visitor in visitors for complaint in visitor.leave()]
    assert complaints == []
