"""What is told is true: every reason, every chance, and every choice of the thumb, in positions of random games."""

from __future__ import annotations

from loipe.core.rng import Rng
from loipe.games import sport_ist_mord
from tests.contract import reasons, shown
from tests.wander import positions


def test_every_refusal_is_true() -> None:
    given = reasons.check("sport-ist-mord", 11, 120)
    assert sum(given.values()) > 15_000
    assert len(given) > 20


def test_every_chance_shown_is_true() -> None:
    assert shown.check("sport-ist-mord", 12, 60) > 100


def test_the_thumb_chooses_an_option_whoever_played_before() -> None:
    thumb, rng = sport_ist_mord.thumb(), Rng(5)
    for _, meet in positions("sport-ist-mord", 13, 400, every=3):
        assert thumb.choose(meet, rng) in list(meet.options())
