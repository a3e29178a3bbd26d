"""Why a word of the notation is not open now, with the clause that says so."""

from __future__ import annotations

from loipe.core.game import Illegal
from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord.events import coach_clause
from loipe.games.sport_ist_mord.state import Meet

PHASE_REASONS = {
    c.GIVE_COACH: ("sport-ist-mord-not-now-coach", "SM-11"),
    c.GIVE_PILL: ("sport-ist-mord-not-now-pill", "SM-31"),
    c.PICK: ("sport-ist-mord-not-now-pick", "SM-30"),
    c.PICK_ONE: ("sport-ist-mord-not-now-pick-one", "SM-32"),
    c.SPEND: ("sport-ist-mord-not-now-spend", "SM-33"),
    c.DOPE: ("sport-ist-mord-not-now-dope", "SM-35"),
    c.PLACE: ("sport-ist-mord-not-now-place", "SM-40"),
    c.CLAIM: ("sport-ist-mord-not-now-claim", "SM-82"),
    c.CHOOSE: ("sport-ist-mord-not-now-choose", "SM-86"),
}


def over(meet: Meet, word: str) -> Illegal:
    """SM-97: all sports are closed. SM-99: or the last round is over."""
    return Illegal("sport-ist-mord-is-over", "SM-97" if all(meet.fatal) else "SM-99", word=word)


def not_in_pile(meet: Meet, word: str, words: str) -> Illegal:
    clause = "SM-81" if meet.phase == c.REVEAL else "SM-93"
    return Illegal("sport-ist-mord-not-in-pile", clause, word=word, words=words)


def not_now(meet: Meet, word: str) -> Illegal:
    """A word that answers another question."""
    message, clause = PHASE_REASONS[meet.phase]
    return Illegal(message, coach_clause(clause, meet.contest), word=word)


def why_not(meet: Meet, code: int, word: str) -> Illegal:
    """A word that answers this question, but with something that may not be."""
    match meet.phase:
        case c.GIVE_COACH | c.GIVE_PILL:
            return why_not_given(meet, code, word)
        case c.PICK:
            return why_not_picked(meet, code, word)
        case c.PICK_ONE:
            return Illegal("sport-ist-mord-no-such-die", coach_clause("SM-32", meet.contest), word=word)
        case c.SPEND if meet.rolled[meet.active * c.FACES + code - c.FACE] == 0:
            return Illegal("sport-ist-mord-die-not-held", "SM-35", word=word, value=code - c.FACE + 1, doped=False)
        case c.SPEND:
            return Illegal("sport-ist-mord-no-room", "SM-36", word=word)
        case c.DOPE:
            return Illegal("sport-ist-mord-no-room-for", "SM-36", word=word, value=code - c.FACE + 1)
        case c.PLACE if code == c.DONE:
            return Illegal("sport-ist-mord-doped-waits", "SM-47", word=word)
        case c.PLACE:
            return why_not_there(meet, code - c.PUT, word)
    return why_not_card(meet, code - c.CARD, word)


def why_not_given(meet: Meet, code: int, word: str) -> Illegal:
    """SM-31: two pills or the last one; and nobody gives to themself."""
    if code == c.TAKE:
        return Illegal("sport-ist-mord-two-pills", "SM-31", word=word)
    if code - c.SEAT >= meet.terms.seats:
        return Illegal("sport-ist-mord-no-such-player", "SM-2", word=word, players=meet.terms.seats)
    if meet.phase == c.GIVE_COACH:
        return Illegal("sport-ist-mord-coach-to-other", "SM-11", word=word)
    if meet.reserve == 1:
        return Illegal("sport-ist-mord-last-pill", "SM-31", word=word)
    return Illegal("sport-ist-mord-pill-to-other", "SM-31", word=word)


def why_not_picked(meet: Meet, code: int, word: str) -> Illegal:
    clause = coach_clause("SM-30", meet.contest)
    if code == c.DONE:
        return Illegal("sport-ist-mord-roll-picked", clause, word=word)
    if code == c.ROLL:
        return Illegal("sport-ist-mord-nothing-picked", clause, word=word)
    if meet.picked[code - c.FACE]:
        return Illegal("sport-ist-mord-all-picked", clause, word=word, value=code - c.FACE + 1)
    return Illegal("sport-ist-mord-die-not-held", clause, word=word, value=code - c.FACE + 1, doped=False)


def why_not_there(meet: Meet, put: int, word: str) -> Illegal:
    """A die that may not go to a sport."""
    seat = meet.active
    face, sport = divmod(put, c.SPORTS)
    doped = face >= c.FACES
    value = face % c.FACES + 1
    at = seat * c.SPORTS + sport
    name = c.SPORT_NAMES[sport]
    held = meet.doped if doped else meet.rolled
    if held[seat * c.FACES + value - 1] == 0:
        return Illegal("sport-ist-mord-die-not-held", "SM-40", word=word, value=value, doped=doped)
    if meet.fatal[sport]:
        return Illegal("sport-ist-mord-closed", "SM-41", word=word, sport=name)
    if meet.new[at]:
        return Illegal("sport-ist-mord-one-a-round", "SM-44", word=word, sport=name)
    own = meet.old[at]
    if own == 0 and value > 1:
        return Illegal("sport-ist-mord-start-with-one", "SM-42", word=word, sport=name)
    if value > own + 1 and not (doped and meet.terms.doping_jump):
        return Illegal("sport-ist-mord-too-high", "SM-43", word=word, sport=name, own=own, most=min(6, own + 1))
    if doped and value <= own:
        return Illegal("sport-ist-mord-doped-higher", "SM-35", word=word, sport=name, own=own)
    return Illegal("sport-ist-mord-doped-room", "SM-36", word=word, sport=name)


def why_not_card(meet: Meet, kind: int, word: str) -> Illegal:
    name = c.SPORT_NAMES[meet.sport]
    if kind != c.NO_CARD:
        return Illegal("sport-ist-mord-card-not-there", "SM-82", word=word, sport=name)
    if meet.phase == c.CLAIM:
        return Illegal("sport-ist-mord-card-for-each", "SM-82", word=word, sport=name)
    return Illegal("sport-ist-mord-must-take", "SM-86", word=word, sport=name)
