"""What a guide names exists: sentences with their facts, things for places, places for goals, clauses."""

from __future__ import annotations

import pytest

from loipe.core.game import AnyGame
from loipe.core.guide import Goal, Thing
from loipe.core.rulebook import rulebook
from loipe.core.text import Text, bundle
from loipe.games import IDS, load

PRESETS = [(game_id, name) for game_id in IDS for name in load(game_id).META.presets]


@pytest.mark.parametrize(("game_id", "preset"), PRESETS, ids=lambda word: word)
def test_a_guide_tells_whole_sentences_of_what_is_there(game_id: str, preset: str) -> None:
    game: AnyGame = load(game_id)
    text = Text("en", game_id=game_id)
    guide = game.guide(game.META.presets[preset])
    told: list[Thing | Goal] = [*guide.things.values(), *guide.goals]
    for one in told:
        assert one.clause in rulebook(game_id)
        for message in (one.message, one.does):
            assert text.has(message), message
            assert "{" not in text.say(message, one.facts)
    assert set(guide.places.values()) <= set(guide.things)
    assert set(guide.legend) <= set(guide.things)
    assert set(guide.way) <= set(guide.places)
    assert len(guide.goals) == 5
    assert {goal.at for goal in guide.goals} <= {*guide.things, *guide.places}


@pytest.mark.parametrize("game_id", IDS)
def test_hints_belong_to_questions_and_events(game_id: str) -> None:
    text = Text("en", game_id=game_id)
    hints = [
        message for message in bundle("en").source if message.startswith(f"{game_id}-") and message.endswith("-guide")
    ]
    assert len(hints) > 10
    assert [hint for hint in hints if not text.has(hint.removesuffix("-guide"))] == []
