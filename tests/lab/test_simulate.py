"""Series of games: the same seed, the same sums, however many processes play them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from loipe.core.contract import State
from loipe.games import load
from loipe.lab.perft import perft
from loipe.lab.simulate import Series, simulate
from loipe.lab.tally import SHARE, Tally, wilson


def series(seed: int = 5, bots: tuple[str, ...] = ("thumb", "random", "thumb", "random")) -> Series:
    names = tuple(f"{bot}-{seat + 1}" for seat, bot in enumerate(bots))
    return Series("mass-start", load("mass-start").META.presets["basic"], bots, names, seed)


def total(played: Series, games: int, processes: int) -> Tally:
    tally = Tally.empty(len(played.bots))
    for chunk in simulate(played, games, processes):
        tally.add(chunk)
    return tally


def test_one_process_or_two_add_up_to_the_same() -> None:
    alone, together = total(series(), 60, 1), total(series(), 60, 2)
    assert alone == together
    assert alone.games == 60
    assert sum(alone.wins) == 60 * SHARE
    assert sum(alone.places) == 60 * (1 + 2 + 3 + 4)


def test_more_games_of_a_seed_begin_with_the_same_ones() -> None:
    few, more = total(series(), 5, 1), total(series(), 6, 1)
    assert all(later >= earlier for later, earlier in zip(more.places, few.places, strict=True))
    assert more.steps > few.steps
    assert total(series(6), 5, 1) != few


def test_equal_winners_share_the_win() -> None:
    tally = Tally.empty(3)
    tally.add_game((1, 1, 3), 10)
    tally.add_game((2, 1, 3), 20)
    assert [tally.win_share(seat) for seat in range(3)] == [0.25, 0.75, 0.0]
    assert tally.mean_place(0) == 1.5
    assert tally.length() == 15


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0), (0.25, 400, 0.2101, 0.2947)],
)
def test_wilson_intervals_as_computed_by_hand(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=5e-5)


def test_an_empty_tally_promises_nothing() -> None:
    tally = Tally.empty(2)
    assert (tally.win_share(0), tally.mean_place(1), tally.length(), wilson(0.0, 0)) == (0.0, 0.0, 0.0, (0.0, 1.0))


def test_perft_walks_every_way() -> None:
    game = load("mass-start")
    start: State = game.start(game.META.presets["basic"])
    by_hand = 0
    for die in start.options():
        rolled = start.clone()
        rolled.apply(die)
        by_hand += len(rolled.options())
    assert perft(start, 2) == by_hand
    assert [perft(start, depth) for depth in (0, 1)] == [1, 6]


def test_thumb_beats_random_well_over_its_quarter() -> None:
    config = load("mass-start").META.presets["full"]
    bots = ("thumb", "random", "random", "random")
    tally = total(Series("mass-start", config, bots, bots, 11), 150, 2)
    assert wilson(tally.win_share(0), tally.games)[0] > 0.35


HALF = """
import signal
signal.signal(signal.SIGTERM, lambda *_: None)
from tests.lab.test_simulate import series, simulate
found = simulate(series(), 100_000, 2)
next(found)
found.close()
"""


def test_processes_end_whatever_a_signal_means_to_their_parent() -> None:
    """They begin from nothing: one that kept its parent's answer to SIGTERM would be waited for without end."""
    ran = subprocess.run([sys.executable, "-c", HALF], capture_output=True, text=True, timeout=60)
    assert (ran.returncode, ran.stderr) == (0, "")
