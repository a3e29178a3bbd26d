"""Words for choices and outcomes, both ways: `b12`, `r3`, `p9`, `f2`, `+3`, `go`; chance says `4`, `x`, `ice`, `F2`."""

from __future__ import annotations

import re

from loipe.core.contract import CHANCE
from loipe.core.game import Malformed
from loipe.core.ints import holds
from loipe.games.crystal_globe import codes as c
from loipe.games.crystal_globe import refusals
from loipe.games.crystal_globe.components import EVENTS
from loipe.games.crystal_globe.state import Race

WORDS = {c.STAY: "stay", c.GO: "go", c.STOP: "stop", c.TURN_UP: "card"}
CODES = {word: code for code, word in WORDS.items()}
SHOT = ("o", "x", "w")
CARD_PHASES = (c.FORM, c.FILL, c.REVEAL, c.TIRED)


def write(race: Race, code: int) -> str:
    """The log's word for an option of to_act()."""
    if race.to_act() == CHANCE:
        return write_outcome(race, code)
    if code >= c.SQUARE:
        return race.terms.course.names[code - c.SQUARE]
    if code > c.FINISH:
        return f"f{code - c.FINISH}"
    if code > c.CARD:
        return f"+{code - c.CARD}"
    return WORDS[code]


def write_outcome(race: Race, code: int) -> str:
    if race.phase == c.ROLL:
        return str(code)
    if race.phase == c.ORDER:
        return str(code + 1)
    if race.phase == c.SHOT:
        return SHOT[code]
    if race.phase in CARD_PHASES:
        return f"{'F' if code >= c.FORMS else '+'}{code % c.FORMS + 1}"
    return EVENTS[code]


def read(race: Race, word: str) -> int:
    """The option of to_act() that a word means. Refused says why a word does not fit."""
    code = read_outcome(race, word.lower()) if race.to_act() == CHANCE else read_choice(race, word)
    if not holds(race.options(), code):
        raise refusals.why_not(race, code, word)
    return code


def read_choice(race: Race, word: str) -> int:
    """Capitals do not matter, but `f2` is the line, and `F2` a form card's name, which nobody says here."""
    finish = re.fullmatch(r"f([1-9])", word)
    if finish is not None:
        return c.FINISH + int(finish[1])
    word = word.lower()
    if word in CODES:
        return CODES[word]
    card = re.fullmatch(r"\+([1-4])", word)
    if card is not None:
        return c.CARD + int(card[1])
    for square, name in enumerate(race.terms.course.names[: race.terms.course.squares]):
        if name == word:
            return c.SQUARE + square
    raise Malformed("crystal-globe-no-such-word", word=word[:20], words=open_words(race))


def open_words(race: Race) -> str:
    return ", ".join(write(race, code) for code in race.options())


def read_outcome(race: Race, word: str) -> int:
    if race.phase == c.ROLL:
        return race.options()[among([str(number) for number in race.options()], word, race)]
    if race.phase == c.ORDER:
        return among([str(seat + 1) for seat in range(race.terms.seats)], word, race)
    if race.phase == c.SHOT:
        return among(list(SHOT), word, race)
    values = range(1, c.FORMS + 1)
    if race.phase == c.FORM:
        return c.FORMS + among([f"f{value}" for value in values], word, race)
    if race.phase in CARD_PHASES:
        return among([f"{sort}{value}" for sort in ("+", "f") for value in values], word, race)
    return among(list(EVENTS), word, race)


def among(words: list[str], word: str, race: Race) -> int:
    if word not in words:
        raise Malformed("crystal-globe-no-such-outcome", word=word[:20], words=open_words(race))
    return words.index(word)
