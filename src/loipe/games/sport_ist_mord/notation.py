"""Words for moves and outcomes, both ways.

A seat says `P2` (a player), `3` (an own die), `P2.5` (somebody's die), `dope3` then `=5`, `5@football` or for a doped
die `5+@football`, `T`, `U4` or `none` for a card, and `keep`, `roll`, `pass`, `repeat`, `done`.
Chance says `1124` for dice or `U2` for a card.
"""

from __future__ import annotations

import re

from loipe.core.contract import CHANCE
from loipe.core.game import Malformed
from loipe.games.sport_ist_mord import refusals
from loipe.games.sport_ist_mord import words as w
from loipe.games.sport_ist_mord.events import roll_of
from loipe.games.sport_ist_mord.state import Meet

NOTHING = {w.PICK: "keep", w.PICK_ONE: "keep", w.SPEND: "pass", w.PLACE: "done"}
CARDS = {name.lower(): w.CARD + kind for kind, name in enumerate(w.CARD_NAMES)}
SHOWN = 24
"""So many open words are named to somebody who asks in vain."""


def write(meet: Meet, code: int) -> str:
    """The log's word for an option of to_act()."""
    if meet.to_act() == CHANCE:
        if meet.phase in (w.REVEAL, w.EXTRA):
            return w.CARD_NAMES[code]
        return "".join(str(die) for die in roll_of(meet.dice_up().dice, code))
    if code >= w.PUT:
        face, sport = divmod(code - w.PUT, w.SPORTS)
        mark = "+" if face >= w.FACES else ""
        return f"{face % w.FACES + 1}{mark}@{w.SPORT_NAMES[sport]}"
    if code >= w.CARD:
        return w.CARD_NAMES[code - w.CARD]
    if code >= w.DIE:
        seat, face = divmod(code - w.DIE, w.FACES)
        return f"P{seat + 1}.{face + 1}"
    if code >= w.SEAT:
        return f"P{code - w.SEAT + 1}"
    if code >= w.FACE:
        return {w.SPEND: "dope", w.DOPE: "="}.get(meet.phase, "") + str(code - w.FACE + 1)
    if code == w.ROLL:
        return "repeat" if meet.phase == w.SPEND else "roll"
    return NOTHING[meet.phase]


def read(meet: Meet, word: str) -> int:
    """The option of to_act() that a word means. Refused says why a word does not fit."""
    if meet.to_act() == CHANCE and meet.phase not in (w.REVEAL, w.EXTRA):
        return read_roll(meet, word)
    code = read_card(word.lower()) if meet.to_act() == CHANCE else read_choice(meet, word.lower())
    if code not in list(meet.options()):
        raise refusals.why_not(meet, code, word)
    return code


def read_choice(meet: Meet, word: str) -> int:
    if word in NOTHING.values():
        return w.DONE
    if word in ("roll", "repeat"):
        return w.ROLL
    if word in CARDS:
        return CARDS[word]
    if found := re.fullmatch(r"(?:dope|=)?([1-6])", word):
        return w.FACE + int(found[1]) - 1
    if found := re.fullmatch(r"p([1-6])", word):
        return w.SEAT + int(found[1]) - 1
    if found := re.fullmatch(r"p([1-6])\.([1-6])", word):
        return w.DIE + (int(found[1]) - 1) * w.FACES + int(found[2]) - 1
    if found := re.fullmatch(r"([1-6])(\+?)@(\w+)", word):
        if found[3] in w.SPORT_NAMES:
            face = int(found[1]) - 1 + (w.FACES if found[2] else 0)
            return w.PUT + face * w.SPORTS + w.SPORT_NAMES.index(found[3])
    raise Malformed("sport-ist-mord-no-such-word", word=word[:20], words=open_words(meet))


def open_words(meet: Meet) -> str:
    words = [write(meet, code) for code in meet.options()]
    return ", ".join(words[:SHOWN]) + (", …" if len(words) > SHOWN else "")


def read_card(word: str) -> int:
    if word not in CARDS or CARDS[word] == w.CARD + w.NO_CARD:
        raise Malformed("sport-ist-mord-no-such-card", word=word[:20])
    return CARDS[word] - w.CARD


def read_roll(meet: Meet, word: str) -> int:
    """The dice in any order: every roll of that many dice can fall."""
    dice = meet.dice_up()
    if not re.fullmatch(f"[1-6]{{{dice.dice}}}", word):
        raise Malformed("sport-ist-mord-no-such-roll", word=word[:20], dice=dice.dice)
    return dice.rank(tuple(word.count(str(face + 1)) for face in range(w.FACES)))
