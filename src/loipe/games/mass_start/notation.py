"""Words for moves and outcomes, both ways: `b12`, `S3`, `sprint`, `R2`, `E17`; chance says `5`, `x`, `red`, `E4`."""

from __future__ import annotations

from loipe.core.contract import CHANCE
from loipe.core.game import Malformed
from loipe.core.ints import holds
from loipe.games.mass_start import codes as c
from loipe.games.mass_start import refusals
from loipe.games.mass_start.state import Race

WORDS = {
    c.GO: "go", c.STAY: "stay", c.FINISH: "finish", c.SPRINT: "sprint", c.SKIS: "skis", c.RIFLE: "rifle",
    c.FROM_DECK: "deck", c.LOW: "R2", c.MEDIUM: "R3", c.HIGH: "R4",
}  # fmt: skip
EVENTS = {f"e{number + 1}": number for number in range(c.CARDS)}
CODES = {word.lower(): code for code, word in WORDS.items()} | {word: c.KEPT + card for word, card in EVENTS.items()}
DRAWN = EVENTS | {f"z{number + 1}": c.SPRINT_CARD + number for number in range(c.COLOURS)}
DIE = ("1", "2", "3", "4", "5", "6")
SHOT = ("o", "x")
WIND = ("blue", "red")
TECHNIQUE = ("skis", "rifle")


def write(race: Race, code: int) -> str:
    """The log's word for an option of to_act()."""
    if race.to_act() == CHANCE:
        return write_outcome(race, code)
    if code >= c.SQUARE:
        return race.terms.course.names[code - c.SQUARE]
    if code >= c.KEPT:
        return f"E{code - c.KEPT + 1}"
    return WORDS[code]


def write_outcome(race: Race, code: int) -> str:
    match race.phase:
        case c.SHOT:
            return SHOT[code]
        case c.WIND:
            return WIND[code]
        case c.TECHNIQUE_DRAW:
            return TECHNIQUE[code]
        case c.DRAW:
            return f"E{code + 1}" if code < c.SPRINT_CARD else f"Z{code - c.SPRINT_CARD + 1}"
    return str(code + 1)


def read(race: Race, word: str) -> int:
    """The option of to_act() that a word means. Refused says why a word does not fit."""
    code = read_outcome(race, word.lower()) if race.to_act() == CHANCE else read_choice(race, word)
    if not holds(race.options(), code):
        raise refusals.why_not(race, code, word)
    return code


def read_choice(race: Race, word: str) -> int:
    """In any case; but on a course of five lanes `e5` is a square and `E5` a card."""
    squares = race.terms.course.numbers
    if word in squares:
        return c.SQUARE + squares[word]
    lower = word.lower()
    if lower in CODES:
        return CODES[lower]
    for name in (lower, word.upper()):
        if name in squares:
            return c.SQUARE + squares[name]
    raise Malformed("mass-start-no-such-word", word=word[:20], words=", ".join(open_words(race)))


def open_words(race: Race) -> list[str]:
    return [write(race, code) for code in race.options()]


def read_outcome(race: Race, word: str) -> int:
    """A shot may also be given as the die's number."""
    match race.phase:
        case c.SHOT:
            shown = among((*SHOT, *DIE), word)
            return shown if word in SHOT else int(int(word) >= race.risk[race.active])
        case c.WIND:
            return among(WIND, word)
        case c.TECHNIQUE_DRAW:
            return among(TECHNIQUE, word)
        case c.DRAW:
            return read_card(word)
    return among(DIE, word)


def read_card(word: str) -> int:
    if word not in DRAWN:
        raise Malformed("mass-start-no-such-outcome", word=word[:20], words="E1-E24, Z1-Z6")
    return DRAWN[word]


def among(words: tuple[str, ...], word: str) -> int:
    if word not in words:
        raise Malformed("mass-start-no-such-outcome", word=word[:20], words=", ".join(words))
    return words.index(word)
