"""A word answers one question only; what it meant in logs of earlier rules is read there and nowhere else."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from loipe.core import log
from loipe.core.contract import CHANCE, NOBODY
from loipe.core.game import Defects, Malformed, Refused
from loipe.core.log import Log, Ply
from loipe.core.rng import Rng
from loipe.core.table import opened
from loipe.games import ski_tour
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour.state import Race
from tests.golden.recording import folder
from tests.rulebook.ski_tour.positions import at_range, begin, board, hearts, race, say, wax, words

SAME = ({c.TAKE, c.AIM}, {c.SIXES, c.REPLACE}, {c.MOVE, c.GLIDE})
"""Wax is used, a 6 is placed and a step is made in two phases each: the word does the same in both."""
RECORDED = sorted(folder("ski-tour").glob("rules-2/*.log"))


def test_no_word_answers_two_questions() -> None:
    phases: dict[str, set[int]] = defaultdict(set)
    for number, config in enumerate(ski_tour.META.presets.values()):
        tour, rng = ski_tour.start(config), Rng(number)
        while tour.to_act() != NOBODY:
            if tour.to_act() != CHANCE:
                for word in words(tour):
                    phases[word].add(int(tour.phase))
            tour.apply(tour.pick(rng))
    assert {"six-s1", "lift-c1", "pay-fresh", "aim-fresh", "stop", "stay", "enough"} <= set(phases)
    assert {word: found for word, found in phases.items() if len(found) > 1 and found not in SAME} == {}


def test_a_heart_that_paid_does_not_shoot_too() -> None:
    """ST-22, ST-40: the same word once more, sent by mistake, is refused."""
    tour = race()
    at_range(tour, 0)
    board(tour, 0, 1)
    hearts(tour, 0, 3, 3, 3, 2, 2)
    wax(tour, 0, "surge")
    begin(tour)
    say(tour, "c1", "go", "aim-fresh", "x", "left", "pay-fresh")
    assert tour.phase == c.AIM
    with pytest.raises(Refused):
        say(tour, "pay-fresh")
    with pytest.raises(Malformed):
        say(tour, "fresh")


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_race_recorded_by_rules_2_ends_as_it_did(path: Path) -> None:
    table, stop = opened(log.read(path.read_text("utf-8")))
    again = log.replay(log.read((folder("ski-tour") / path.name).read_text("utf-8")))
    assert stop is None
    assert table.state.key() == again.key()


def test_old_words_are_read_in_old_logs_only() -> None:
    config = ski_tour.META.presets["starter"]
    said = [Ply(CHANCE, "1"), *(Ply(CHANCE, "11166") for _ in config.holders), Ply(0, "s1")]
    names = ("A", "B", "C", "D", "E")
    old = log.replay(Log("ski-tour", 2, config, names, said))
    assert isinstance(old, Race) and old.boxes[0] == 1
    with pytest.raises(Defects):
        log.replay(Log("ski-tour", 3, config, names, said))
