"""A short one of `make chaos`: most kinds of fault once, on both databases, while all four games are played."""

from __future__ import annotations

from pathlib import Path

import pytest

from loipe.server.store import Record, Store
from tests.chaos import campaign
from tests.chaos.campaign import Plan, Seen
from tests.server.chores import run
from tests.server.test_store import ROW


@pytest.mark.parametrize(
    ("world", "kinds"),
    [
        ("sqlite", ("server killed", "connections cut", "file locked", "disk full")),
        ("workers", ("worker killed", "database killed")),
    ],
)
def test_nothing_acknowledged_is_lost_or_doubled(world: str, kinds: tuple[str, ...], tmp_path: Path) -> None:
    seen = Seen(Plan(world, len(kinds), 3, tables=4, pace=0.1, kinds=kinds))
    run(campaign.run(seen.plan, tmp_path, seen, lambda _: None))
    assert not seen.wrong and (seen.lost, seen.doubled) == (0, 0), seen.lines()
    assert seen.kinds.total() == len(kinds) and len(seen.heard.acknowledged) > 20, seen.lines()


def test_what_is_lost_or_stored_though_refused_is_found(tmp_path: Path) -> None:
    """Otherwise the figures above would prove nothing."""
    url = f"sqlite:///{tmp_path}/tables.db"

    async def stored() -> None:
        store = Store(url)
        await store.open()
        said = [Record(at, "chat", 0, "", f"request-{at}") for at in (1, 2, 3)]
        await store.create(ROW, {}, said)
        await store.close()

    run(stored())
    seen = Seen(Plan("sqlite", 0, 1))
    seen.heard.acknowledged = {(ROW.id, "request-1"): 1, (ROW.id, "request-2"): 1, (ROW.id, "request-9"): 4}
    seen.heard.refused = {(ROW.id, "request-3")}
    log = tmp_path / "server.log"
    log.write_text("Traceback (most recent call last)")
    run(campaign.look(url, [log], seen))
    assert seen.lost == 2  # one is not there, one stands later than its receipt
    told = "\n".join(seen.wrong)
    assert all(
        part in told for part in ("refused, yet stored", "stored, yet never said", ROW.id, "a server complained")
    )
