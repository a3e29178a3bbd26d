"""Why a word of the notation is not open now, with the clause that says so."""

from __future__ import annotations

from loipe.core.contract import CHANCE, NOBODY
from loipe.core.game import Illegal
from loipe.games.sport_ist_mord import rules_place
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


def why_not(meet: Meet, code: int, word: str) -> Illegal:
    """The reason a code is not among the options."""
    if meet.to_act() == NOBODY:
        return Illegal("sport-ist-mord-is-over", "SM-97", word=word)
    if meet.to_act() == CHANCE:
        return Illegal("sport-ist-mord-not-in-pile", "SM-81", word=word)
    phase = meet.phase
    if code >= w.PUT and phase == w.PLACE:
        return why_not_there(meet, code - w.PUT, word)
    if code == w.DONE and phase == w.PLACE:
        return Illegal("sport-ist-mord-doped-waits", "SM-47", word=word)
    if w.CARD <= code < w.PUT and phase in (w.CLAIM, w.CHOOSE):
        return why_not_card(meet, code - w.CARD, word)
    if w.SEAT <= code < w.DIE and phase in (w.GIVE_COACH, w.GIVE_PILL):
        return why_not_player(meet, code - w.SEAT, word)
    if w.FACE <= code < w.SEAT and phase in (w.PICK, w.SPEND):
        return why_no_die(meet, code - w.FACE, word)
    if w.DIE <= code < w.CARD and phase == w.PICK_ONE:
        return Illegal("sport-ist-mord-no-such-die", coach_clause("SM-32", meet.contest), word=word)
    if w.FACE <= code < w.SEAT and phase == w.DOPE:
        return Illegal("sport-ist-mord-no-room", "SM-36", word=word)
    if code in (w.DONE, w.ROLL) and phase == w.PICK:
        return Illegal("sport-ist-mord-roll-picked" if code == w.DONE else "sport-ist-mord-nothing-picked", word=word)
    message, clause = PHASE_REASONS[phase]
    return Illegal(message, coach_clause(clause, meet.contest), word=word)


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
        return Illegal("sport-ist-mord-die-not-held", "SM-40", word=word)
    if meet.fatal[sport]:
        return Illegal("sport-ist-mord-closed", "SM-41", word=word, sport=name)
    if meet.new[at]:
        return Illegal("sport-ist-mord-one-a-round", "SM-44", word=word, sport=name)
    own = meet.old[at]
    if own == 0 and value > 1:
        return Illegal("sport-ist-mord-start-with-one", "SM-42", word=word, sport=name)
    if value > own + 1 and not (doped and meet.terms.doping_jump):
        return Illegal("sport-ist-mord-too-high", "SM-43", word=word, sport=name, own=own, most=min(6, own + 1))
    if doped and not rules_place.may_put(meet, seat, sport, value, 1):
        return Illegal("sport-ist-mord-doped-higher", "SM-35", word=word, sport=name, own=own)
    return Illegal("sport-ist-mord-doped-room", "SM-36", word=word, sport=name)


def why_not_card(meet: Meet, kind: int, word: str) -> Illegal:
    name = w.SPORT_NAMES[meet.sport]
    if kind != w.NO_CARD:
        return Illegal("sport-ist-mord-card-not-there", "SM-82", word=word, sport=name)
    if meet.phase == w.CLAIM:
        return Illegal("sport-ist-mord-card-for-each", "SM-82", word=word, sport=name)
    return Illegal("sport-ist-mord-must-take", "SM-86", word=word, sport=name)


def why_not_player(meet: Meet, seat: int, word: str) -> Illegal:
    if seat >= meet.terms.seats:
        return Illegal("sport-ist-mord-no-such-player", word=word, players=meet.terms.seats)
    if meet.phase == w.GIVE_COACH:
        return Illegal("sport-ist-mord-coach-to-other", "SM-11", word=word)
    return Illegal("sport-ist-mord-pill-to-other", "SM-31", word=word)


def why_no_die(meet: Meet, face: int, word: str) -> Illegal:
    if meet.rolled[meet.active * w.FACES + face] == 0:
        clause = coach_clause("SM-30", meet.contest) if meet.phase == w.PICK else "SM-35"
        return Illegal("sport-ist-mord-die-not-held", clause, word=word)
    return Illegal("sport-ist-mord-no-room", "SM-36", word=word)
