"""What a command costs before it says a word, in processor time, beside the same command as it was at BEFORE.

Rounds alternate between the two and the least of each is taken. The aim: half of it.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

import old

AIM = 0.5
ROUNDS = 15
COMMANDS = ("--help", "games")
LOIPE = (Path(sys.executable).parent / "loipe", old.PYTHON.parent / "loipe")


def spent(loipe: Path, command: str) -> float:
    """By one run."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([str(loipe), command], env=environment, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure() -> dict[str, float]:
    if missing := old.build():
        print(f"no old command line: {missing}")
        return {}
    found: dict[str, float] = {}
    for command in COMMANDS:
        rounds = [[spent(loipe, command) for loipe in LOIPE] for _ in range(ROUNDS)]
        new, earlier = (min(times) for times in zip(*rounds, strict=True))
        found |= {f"{command} now": new, f"{command} before": earlier, f"{command} by before": new / earlier}
    return found


def main() -> None:
    measured = measure()
    for command in COMMANDS if measured else ():
        now, before, share = (measured[f"{command} {what}"] for what in ("now", "before", "by before"))
        print(f"loipe {command}: {now:.3f} s, before {before:.3f} s: {share:.2f} (aim {AIM})")


if __name__ == "__main__":
    main()
