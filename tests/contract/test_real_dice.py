"""Real dice and cards: a word that cannot be is answered with what can."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from loipe.cli.lines import fitting
from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.game import AnyGame, Refused
from loipe.core.rng import Rng
from loipe.core.text import Text
from loipe.games import IDS, load

PLIES = 1500
LISTED = 10
"""More words than that are told as a range or a number of dice."""


def throws(game: AnyGame) -> Iterator[State]:
    """One throw or draw of each kind in games of every preset, as it first comes up."""
    seen: set[str] = set()
    for number, config in enumerate(game.META.presets.values()):
        state, rng = game.start(config), Rng(number)
        for _ in range(PLIES):
            if state.to_act() == NOBODY:
                break
            if state.to_act() == CHANCE and (kind := game.prompt(state, CHANCE).message) not in seen:
                seen.add(kind)
                yield state
            state.apply(state.pick(rng))


def is_read(game: AnyGame, state: State, word: str) -> bool:
    try:
        game.read(state, word)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("game_id", IDS)
def test_a_refusal_names_every_word_the_prompt_accepts(game_id: str) -> None:
    game, text, kinds = load(game_id), Text("en", "ABCDEFGHIJKL", game_id), 0
    for state in throws(game):
        prompt = game.prompt(state, CHANCE)
        asked = fitting(text, prompt)
        with pytest.raises(Refused) as found:
            game.read(state, "zz")
        told = text.refusal(found.value)
        if "dice" in found.value.facts:
            assert re.search(rf"\b{prompt.facts['dice']} di[ce]", told), told
            continue
        words = {option.word for option in prompt.options}
        words |= {word for word in re.findall(r"\w+", asked) if is_read(game, state, word)}
        named = set(re.findall(r"[+\w]+", told))
        assert words <= named or len(words) > LISTED, (asked, told)
        kinds += 1
    assert kinds >= 2


def test_the_number_of_a_shooting_die_is_named_too() -> None:
    """Mass Start takes a shot as the die's number, or as x and o."""
    game = load("mass-start")
    state = next(state for state in throws(game) if game.prompt(state, CHANCE).message == "mass-start-ask-shot")
    with pytest.raises(Refused) as found:
        game.read(state, "7")
    assert found.value.facts["words"] == "o, x, 1, 2, 3, 4, 5, 6"
    assert is_read(game, state, "6") and is_read(game, state, "x")
