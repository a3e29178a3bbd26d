"""One server and one PostgreSQL for the whole session; tests that kill their server start their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.pushes import Service
from tests.server.run import Served


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("served")
    with Served(f"sqlite:///{folder}/tables.db", folder / "server.log", absence=1) as server:
        yield server
        server.stop()
    assert "Traceback" not in server.log.read_text(), server.log.read_text()


@pytest.fixture
def url(served: Served) -> str:
    return served.url


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    database = Postgres()
    try:
        database.start()
        yield database
    finally:
        database.stop()


@pytest.fixture(scope="session")
def duo(cluster: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Served]]:
    """Two servers on one database; a test that kills one begins it again."""
    folder: Path = tmp_path_factory.mktemp("duo")
    url = cluster.new()
    with Served(url, folder / "one.log") as one, Served(url, folder / "other.log") as other:
        yield one, other
        for server in (one, other):
            server.stop()
            assert "Traceback" not in server.log.read_text(), server.log.read_text()


@pytest.fixture
def postgres(cluster: Postgres) -> str:
    """The URL of an empty database."""
    return cluster.new()


@pytest.fixture
def service() -> Iterator[Service]:
    found = Service()
    yield found
    found.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    found: str = request.getfixturevalue("postgres")
    return found
