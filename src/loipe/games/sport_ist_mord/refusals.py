"""Why a word of the notation is not open now, with the clause that says so."""

from __future__ import annotations

from loipe.core.game import Illegal
from loipe.games.sport_ist_mord import words as w
from loipe.games.sport_ist_mord.events import coach_clause
from loipe.games.sport_ist_mord.state import Meet

PHASE_REASONS = {
    w.GIVE_COACH: ("sport-ist-mord-not-now-coach", "SM-11"),
    w.GIVE_PILL: ("sport-ist-mord-not-now-pill", "SM-31"),
    w.PICK: ("sport-ist-mord-not-now-pick", "SM-30"),
    w.PICK_ONE: ("sport-ist-mord-not-now-pick-one", "SM-32"),
    w.SPEND: ("sport-ist-mord-not-now-spend", "SM-33"),
    w.DOPE: ("sport-ist-mord-not-now-dope", "SM-35"),
    w.PLACE: ("sport-ist-mord-not-now-place", "SM-40"),
    w.CLAIM: ("sport-ist-mord-not-now-claim", "SM-82"),
    w.CHOOSE: ("sport-ist-mord-not-now-choose", "SM-86"),
}


def over(meet: Meet, word: str) -> Illegal:
    """SM-97: all sports are closed. SM-99: or the last round is over."""
    return Illegal("sport-ist-mord-is-over", "SM-97" if all(meet.fatal) else "SM-99", word=word)


def not_in_pile(meet: Meet, word: str, words: str) -> Illegal:
    clause = "SM-81" if meet.phase == w.REVEAL else "SM-93"
    return Illegal("sport-ist-mord-not-in-pile", clause, word=word, words=words)


def not_now(meet: Meet, word: str) -> Illegal:
    """A word that answers another question."""
    message, clause = PHASE_REASONS[meet.phase]
    return Illegal(message, coach_clause(clause, meet.contest), word=word)


def why_not(meet: Meet, code: int, word: str) -> Illegal:
    """A word that answers this question, but with something that may not be."""
    match meet.phase:
        case w.GIVE_COACH | w.GIVE_PILL:
            return why_not_given(meet, code, word)
        case w.PICK:
            return why_not_picked(meet, code, word)
        case w.PICK_ONE:
            return Illegal("sport-ist-mord-no-such-die", coach_clause("SM-32", meet.contest), word=word)
        case w.SPEND if meet.rolled[meet.active * w.FACES + code - w.FACE] == 0:
            return Illegal("sport-ist-mord-die-not-held", "SM-35", word=word, value=code - w.FACE + 1, doped=False)
        case w.SPEND:
            return Illegal("sport-ist-mord-no-room", "SM-36", word=word)
        case w.DOPE:
            return Illegal("sport-ist-mord-no-room-for", "SM-36", word=word, value=code - w.FACE + 1)
        case w.PLACE if code == w.DONE:
            return Illegal("sport-ist-mord-doped-waits", "SM-47", word=word)
        case w.PLACE:
            return why_not_there(meet, code - w.PUT, word)
    return why_not_card(meet, code - w.CARD, word)


def why_not_given(meet: Meet, code: int, word: str) -> Illegal:
    """SM-31: two pills or the last one; and nobody gives to themself."""
    if code == w.TAKE:
        return Illegal("sport-ist-mord-two-pills", "SM-31", word=word)
    if code - w.SEAT >= meet.terms.seats:
        return Illegal("sport-ist-mord-no-such-player", "SM-2", word=word, players=meet.terms.seats)
    if meet.phase == w.GIVE_COACH:
        return Illegal("sport-ist-mord-coach-to-other", "SM-11", word=word)
    if meet.reserve == 1:
        return Illegal("sport-ist-mord-last-pill", "SM-31", word=word)
    return Illegal("sport-ist-mord-pill-to-other", "SM-31", word=word)


def why_not_picked(meet: Meet, code: int, word: str) -> Illegal:
    clause = coach_clause("SM-30", meet.contest)
    if code == w.DONE:
        return Illegal("sport-ist-mord-roll-picked", clause, word=word)
    if code == w.ROLL:
        return Illegal("sport-ist-mord-nothing-picked", clause, word=word)
    if meet.picked[code - w.FACE]:
        return Illegal("sport-ist-mord-all-picked", clause, word=word, value=code - w.FACE + 1)
    return Illegal("sport-ist-mord-die-not-held", clause, word=word, value=code - w.FACE + 1, doped=False)


def why_not_there(meet: Meet, put: int, word: str) -> Illegal:
    """A die that may not go to a sport."""
    seat = meet.active
    face, sport = divmod(put, w.SPORTS)
    doped = face >= w.FACES
    value = face % w.FACES + 1
    at = seat * w.SPORTS + sport
    name = w.SPORT_NAMES[sport]
    held = meet.doped if doped else meet.rolled
    if held[seat * w.FACES + value - 1] == 0:
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
    name = w.SPORT_NAMES[meet.sport]
    if kind != w.NO_CARD:
        return Illegal("sport-ist-mord-card-not-there", "SM-82", word=word, sport=name)
    if meet.phase == w.CLAIM:
        return Illegal("sport-ist-mord-card-for-each", "SM-82", word=word, sport=name)
    return Illegal("sport-ist-mord-must-take", "SM-86", word=word, sport=name)
