"""Why a word of the notation is not open now, with the clause that says so."""

from __future__ import annotations

from loipe.core.contract import CHANCE, NOBODY
from loipe.core.game import Illegal
from loipe.games.crystal_globe import rules_way
from loipe.games.crystal_globe import words as w
from loipe.games.crystal_globe.state import Race


def why_not(race: Race, code: int, word: str) -> Illegal:
    """The reason a code is not among the options."""
    if race.to_act() == NOBODY:
        return Illegal("race-is-over", "CG-62", word=word)
    if race.to_act() == CHANCE:
        return Illegal("crystal-globe-not-there", "CG-15", word=word)
    if race.phase == w.AIM:
        return Illegal("crystal-globe-at-range", "CG-22", word=word)
    if code in (w.GO, w.STOP):
        return Illegal("crystal-globe-not-at-range", "CG-22", word=word)
    if code == w.TURN_UP or w.CARD < code <= w.CARD + w.FORMS:
        return why_no_card(race, code, word)
    if code == w.STAY:
        return Illegal("crystal-globe-card-spent", "CG-12", word=word, points=race.die)
    return why_not_there(race, code, word)


def why_no_card(race: Race, code: int, word: str) -> Illegal:
    if (code == w.TURN_UP) != (race.terms.level == w.LUDIQUE):
        blind = race.terms.level == w.LUDIQUE
        return Illegal("crystal-globe-cards-blind" if blind else "crystal-globe-cards-chosen", "CG-30", word=word)
    if race.cards >= race.terms.turn_cards:
        return Illegal("crystal-globe-cards-enough", "CG-12", word=word, cards=race.terms.turn_cards)
    if race.barred:
        return Illegal("crystal-globe-into-climb", "CG-14", word=word)
    return Illegal("crystal-globe-no-such-card", "CG-15", word=word)


def why_not_there(race: Race, code: int, word: str) -> Illegal:
    """A square that the move cannot end on."""
    points = race.die + race.energy
    if code < w.SQUARE:
        return Illegal("crystal-globe-line-too-far", "CG-62", word=word, points=points)
    square = code - w.SQUARE
    if race.at[square] and race.at[square] != race.active + 1:
        return Illegal("crystal-globe-taken", "CG-1", word=word, other=race.at[square] - 1)
    steps = rules_way.steps_to(race, code)
    if steps == 0 or steps > points:
        return Illegal("crystal-globe-out-of-reach", "CG-13", word=word, points=points)
    if race.cards and steps < race.die:
        return Illegal("crystal-globe-card-spent", "CG-12", word=word, points=race.die)
    return Illegal("crystal-globe-way-closed", "CG-13", word=word, points=points)
