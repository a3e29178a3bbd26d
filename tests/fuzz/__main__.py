"""python -m tests.fuzz logs 1 4711    one case again: the part, the seed, its number"""

from __future__ import annotations

import asyncio
import sys

from tests.fuzz.campaign import besieged
from tests.fuzz.inside import PARTS
from tests.fuzz.outside import Messages, Requests


def main(name: str, seed: int, number: int) -> None:
    for part in PARTS:
        if part.name == name:
            part.run(seed, number)
    for kind in (Requests, Messages):
        if kind.name == name:
            with besieged() as server:
                asyncio.run(kind(server.url).run_all(seed, range(number, number + 1)))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
