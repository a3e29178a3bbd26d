"""`make chaos KILLS=1000 SEED=7 MINUTES=30 DATABASE=sqlite`: bounded in number and time; Ctrl-C tells what was seen.

Where no database is named all kinds of server are broken side by side, each with its share of faults and tables.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from tests.chaos.campaign import Plan, Seen, run
from tests.chaos.world import WORLDS

FAULTS, MINUTES, TABLES = 40, 10.0, 24


def show(seen: Seen) -> None:
    """How far it is."""
    line = f"{seen.plan.world}: {seen.kinds.total()} of {seen.plan.faults} faults, "
    line += f"{len(seen.heard.acknowledged):,} words acknowledged, longest {seen.longest:.1f} s"
    print(f"\r{line}", end="" if sys.stdout.isatty() else "\n", flush=True)


def campaign(world: str, faults: int, seed: int, minutes: float, tables: int) -> bool:
    seen = Seen(Plan(world, faults, seed, tables, seconds=60 * minutes))
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, suppress(KeyboardInterrupt):
        asyncio.run(run(seen.plan, Path(folder), seen, show))
    print("\n" + "\n".join(seen.lines()))
    print(
        f"took {time.monotonic() - begun:.0f} s" + ("" if seen.looked else "; stopped before the logs were looked at")
    )
    return seen.looked and not (seen.lost or seen.doubled or seen.wrong)


def main() -> None:
    faults, seed, minutes, database, tables = (*sys.argv[1:], *[""] * 5)[:5]
    if database and database not in WORLDS:
        sys.exit(f"There is no database “{database}”. Choose from: {', '.join(WORLDS)}.")
    count, first, limit, size = int(faults or FAULTS), int(seed or 1), float(minutes or MINUTES), int(tables or TABLES)
    if database:
        sys.exit(0 if campaign(database, count, first, limit, size) else 1)
    share = map(str, (-(-count // len(WORLDS)), first, limit))
    command = [sys.executable, "-m", "tests.chaos", *share]
    beside = [subprocess.Popen([*command, world, str(-(-size // len(WORLDS)))]) for world in WORLDS]
    sys.exit(max(each.wait() for each in beside))


if __name__ == "__main__":
    main()
