"""python -m tests.fuzz logs 1 4711    one case again: the part, the seed, its number"""

from __future__ import annotations

import sys

from tests.fuzz.inside import PARTS

if __name__ == "__main__":
    name, seed, number = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    next(part for part in PARTS if part.name == name).run(seed, number)
