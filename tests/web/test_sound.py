"""Sounds are even, soft and short, by the meter."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests import sounds

SOFTEST, LOUDEST = -34.0, -27.0
"""Decibels of full scale, in the loudest tenth of a second."""
EVEN = 3.0
LONG = ("crowd", "fanfare")
"""The finish and the ceremony may last."""


def test_sounds_are_even_and_short(browser: Browser) -> None:
    found = {name: sounds.heard(sound) for name, sound in sounds.rendered(browser).items()}
    assert len(found) >= 10
    assert {name: each for name, each in found.items() if not SOFTEST < each.loud < LOUDEST or each.peak > -9} == {}
    levels = [each.loud for name, each in found.items() if name != "glide"]
    assert max(levels) - min(levels) < EVEN
    assert found["glide"].loud < min(levels)
    assert {name: each for name, each in found.items() if each.seconds > (1.5 if name in LONG else 1)} == {}
