"""How long the story of a recorded game takes on one core, and how sure it is then: `python bench/story.py [LOG]...`.

Seconds are processor time; doubts are one standard error, in points of win chance: of the seat whose choices are known
least, and of the choice that is.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from loipe.core import log as logs
from loipe.story.precision import A_MOVE, A_RACE, SECONDS, Precision, doubts, wants
from loipe.story.telling import Game, Teller

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
LOGS = (
    "mass_start/family-four-thumbs", "mass_start/full-six-mixed", "crystal_globe/four-at-level-two",
    "ski_tour/starter-thumbs", "sport_ist_mord/three-thumbs",
)  # fmt: skip


WANTED = Precision()


def main() -> None:
    print(f"aims: 60 s, {A_RACE} points a race, {A_MOVE} a move")
    for file in sys.argv[1:] or [str(GOLDEN / f"{name}.log") for name in LOGS]:
        begun = time.process_time()
        game = Game(logs.read(Path(file).read_text("utf-8")))
        more = game.weighed(1, WANTED)
        worth = next(more)
        while wants(worth, WANTED) and time.process_time() - begun < SECONDS:
            worth = next(more)
        Teller(game, worth, 1).tell()
        seconds = time.process_time() - begun
        choices = [step for step in worth.steps if step.kind == "choice"]
        race, move = max(doubts(worth).values()), max((step.doubt() for step in choices), default=0.0)
        print(
            f"{Path(file).stem:28} {seconds:5.1f} s, positions {len(worth.steps) - len(choices):4} x {worth.games}"
            f"  choices {len(choices):3}  doubt a race {race:4.1f}  a move {move:4.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
