"""The in-game rulebook speaks the words of the form, lists the event cards, and promises nothing that is not there."""

from __future__ import annotations

import re

import pytest

from loipe.core.rulebook import introduction, rulebook
from loipe.core.text import Text
from loipe.games import mass_start
from loipe.games.mass_start.cards import Card, event_cards
from tests.clauses import clause

BOOK = rulebook("mass-start")
ENGLISH = Text("en", (), "mass-start")


def labels() -> set[str]:
    """What the form calls every setting and every value."""
    found = set()
    for choice in mass_start.META.choices:
        option = f"mass-start-option-{choice.name}"
        found.add(ENGLISH.say(option))
        if choice.kind == "choice":
            found |= {ENGLISH.say(f"{option}-{value}") for value in choice.values}
    return found


@clause("MS-1")
def test_settings_go_by_the_names_of_the_form() -> None:
    text = "\n".join(found.text for found in BOOK.values())
    named = set(re.findall("“([^”]*)”", text))
    assert named <= labels() and len(named) > 20
    assert "`" not in text


@clause("MS-S8", "MS-S21")
@pytest.mark.parametrize("card", event_cards(), ids=lambda card: card.name)
def test_every_event_card_is_listed_with_its_number(card: Card) -> None:
    title = ENGLISH.say(f"mass-start-card-{card.name}")
    sentences = BOOK["MS-S8" if card.starred else "MS-S21"].text.split(". ")
    [sentence] = [sentence for sentence in sentences if title in sentence]
    assert not card.amount or str(card.amount) in sentence


@clause("MS-1")
def test_the_introduction_tells_aim_players_time_and_components() -> None:
    assert all(f"{word}:" in introduction("mass-start") for word in ("Aim", "Players", "Time", "On the table"))


@clause("MS-S12")
def test_no_season_is_promised() -> None:
    assert "season" not in BOOK["MS-S12"].text.lower()
