"""Words for moves and outcomes, both ways: `c2`, `left`, `12a`, `aim-fresh`, `follow`; chance says `1156`, `x`.

A word answers one question only: `c2` takes a column, `lift-c2` a die out of it.
"""

from __future__ import annotations

from loipe.core.contract import CHANCE
from loipe.core.dice import pool
from loipe.core.game import Malformed
from loipe.core.ints import holds
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour import refusals, rules_setup
from loipe.games.ski_tour.events import LEVELS
from loipe.games.ski_tour.state import Race

PLAIN = {
    c.GO: "go", c.ENOUGH: "enough", c.STOP: "stop", c.STAY: "stay", c.DRAFT: "follow", c.LEFT: "left",
    c.RIGHT: "right", c.PRINTED: "printed", c.COUNT: "count",
}  # fmt: skip
FAMILIES = (
    (c.COLUMN, c.BOX_NAMES[: c.BOXES]),
    (c.SIX_TO, tuple(f"six-{box}" for box in c.BOX_NAMES[c.SPRINT :])),
    (c.DIE_FROM, tuple(f"lift-{box}" for box in c.BOX_NAMES)),
    (c.EFFECT, tuple(f"e-{effect}" for effect in c.EFFECTS)),
    (c.PAY_WITH, tuple(f"pay-{level}" for level in LEVELS)),
    (c.AIM_WITH, tuple(f"aim-{level}" for level in LEVELS)),
    (c.TURN_BACK, tuple(f"back{place}" for place in range(1, c.ROW + 1))),
    (c.TOKEN, tuple(f"t{number}" for number in range(1, c.TOKENS + 1))),
)
WORDS = PLAIN | {first + at: word for first, words in FAMILIES for at, word in enumerate(words)}
CODES = {word: code for code, word in WORDS.items()}
SHOT = ("o", "x")
SPLIT = {c.SIXES: "six-", c.REPLACE: "six-", c.LIFT: "lift-", c.PAY: "pay-", c.AIM: "aim-"}
RENAMED = {(c.AIM, "go"): "enough", (c.GLIDE, "stay"): "stop"}


def renamed(race: Race, word: str) -> str:
    """A word of rules 1 or 2 as it is said today: boxes, levels, `go` and `stay` answered several questions."""
    word = RENAMED.get((race.phase, word), word)
    split = SPLIT.get(race.phase, "") + word
    return split if split in CODES else word


def write(race: Race, code: int) -> str:
    """The log's word for an option of to_act()."""
    if race.to_act() == CHANCE:
        return write_outcome(race, code)
    if code >= c.STEP:
        return race.terms.course.names[code - c.STEP]
    return WORDS[code]


def write_outcome(race: Race, code: int) -> str:
    match race.phase:
        case c.SHOT:
            return SHOT[code]
        case c.FIRST:
            return str(code + 1)
    dice = pool(race.dice_to_roll(), c.FACES_OF_DIE)
    return "".join(str(face + 1) * dice.count(code, face) for face in range(c.FACES_OF_DIE))


def read(race: Race, word: str) -> int:
    """The option of to_act() that a word means. Refused says why a word does not fit."""
    code = read_outcome(race, word.lower()) if race.to_act() == CHANCE else read_choice(race, word.lower())
    if not holds(race.options(), code):
        raise refusals.why_not(race, code, word)
    return code


def read_choice(race: Race, word: str) -> int:
    if word in CODES:
        return equal_token(race, CODES[word])
    if word in race.terms.course.numbers:
        return c.STEP + race.terms.course.numbers[word]
    raise Malformed("ski-tour-no-such-word", word=word[:20], words=", ".join(open_words(race)))


def equal_token(race: Race, code: int) -> int:
    """ST-4: of equal tokens the one that comes next: in the row nobody can tell them apart."""
    if race.phase != c.WAXING or not c.TOKEN <= code < c.STEP:
        return code
    number = rules_setup.next_of_kind(race, race.actor, code - c.TOKEN)
    return c.TOKEN + number if number >= 0 else code


def open_words(race: Race) -> list[str]:
    return [write(race, code) for code in race.options()]


def read_outcome(race: Race, word: str) -> int:
    """Dice may be given in any order; of a shot also the hit or miss alone."""
    match race.phase:
        case c.SHOT:
            if word not in SHOT:
                raise Malformed("ski-tour-no-such-outcome", word=word[:20], words=", ".join(SHOT))
            return SHOT.index(word)
        case c.FIRST:
            seats = [str(seat + 1) for seat in range(race.terms.seats)]
            if word not in seats:
                raise Malformed("ski-tour-no-such-outcome", word=word[:20], words=", ".join(seats))
            return seats.index(word)
    count = race.dice_to_roll()
    if len(word) != count or any(face not in "123456" for face in word):
        raise Malformed("ski-tour-no-such-roll", word=word[:20], dice=count)
    return pool(count, c.FACES_OF_DIE).rank(tuple(word.count(face) for face in "123456"))
