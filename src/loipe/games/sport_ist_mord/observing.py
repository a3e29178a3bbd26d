"""What a seat knows of the meet, as numbers for learners."""

from __future__ import annotations

from typing import cast

from loipe.core.contract import State
from loipe.core.ints import i64, vec
from loipe.core.observer import Field, Observer, Sheet, each, first_of, seen_from
from loipe.games.sport_ist_mord import rules_contest
from loipe.games.sport_ist_mord.codes import CLAIM, DICE, FACES, KINDS, OVER, PILLS, SPORTS
from loipe.games.sport_ist_mord.state import Meet
from loipe.games.sport_ist_mord.terms import Terms

PILE = 20
"""Cards of a kind in a pile, at most."""


class MeetObserver(Observer):
    """Everything but the claims of others (SM-82)."""

    def __init__(self, terms: Terms) -> None:
        last = int(terms.seats) - 1
        turn = [
            Field("phase", 0, OVER), Field("round", 0, int(terms.last_round) + 1), Field("first", -1, last),
            Field("best", -1, last), Field("side", 0, 1), Field("active", -1, last), Field("turn", 0, last + 2),
            Field("chosen_seat", -1, last), Field("chosen_face", -1, FACES), Field("placed", 0, DICE),
            Field("reserve", 0, PILLS), Field("sport", -1, SPORTS), Field("to_reveal", 0, PILE),
            Field("pile_out", 0, 1), Field("contest", 0, 3), Field("tie_from", 0, last + 1),
            Field("tie_to", 0, last + 1), Field("first_used", 0, 1), Field("best_used", 0, 1),
        ]  # fmt: skip
        sportsman = [
            Field("free", 0, DICE), Field("pills", 0, PILLS), Field("total", 0, 99), Field("strength", -1, 99),
            Field("rolled", 0, DICE, FACES), Field("doped", 0, DICE, FACES), Field("new", 0, FACES, SPORTS),
            Field("on_pill", 0, 1, SPORTS), Field("old", 0, FACES, SPORTS), Field("stock", 0, PILE, SPORTS),
            Field("claiming", -1, 1), Field("claim", 0, KINDS + 1), Field("in_line", 0, last + 1),
            Field("level_with_one_before", 0, 1), Field("dealt", 0, KINDS + 1),
        ]  # fmt: skip
        cards = [
            Field("picked", 0, DICE, FACES), Field("revealed", 0, PILE, KINDS), Field("hurt", 0, last + 1, 2 * SPORTS),
            Field("healing", 0, FACES, 2 * SPORTS), Field("fatal", 0, last + 1, SPORTS),
        ]  # fmt: skip
        piles = [Field("shuffled", 0, PILE, KINDS), Field("under", 0, PILE, KINDS)]
        super().__init__([*turn, *each(sportsman, "seat", last + 1), *cards, *each(piles, "pile", SPORTS)])

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        meet = cast(Meet, state)
        seats = meet.terms.seats
        first = first_of(seat)
        put_turn(sheet, meet, first)
        for step in range(seats):
            other: i64 = (first + step) % seats
            put_seat(sheet, meet, other)
            put_contest(sheet, meet, other, other == seat)
        put_cards(sheet, meet, first)


def put_turn(sheet: Sheet, meet: Meet, first: i64) -> None:
    seats = meet.terms.seats
    active = meet.active
    if meet.phase == CLAIM:  # whose answer is taken next says nothing
        active = rules_contest.first_owing(meet)
    chosen_seat: i64 = -1
    chosen_face: i64 = -1
    if meet.chosen >= 0:
        chosen_seat = seen_from(meet.chosen // FACES, first, seats)
        chosen_face = meet.chosen % FACES
    sheet.put(meet.phase)
    sheet.put(meet.round)
    sheet.put(seen_from(meet.first, first, seats))
    sheet.put(seen_from(meet.best, first, seats))
    sheet.put(meet.side)
    sheet.put(seen_from(active, first, seats))
    sheet.put(meet.turn)
    sheet.put(chosen_seat)
    sheet.put(chosen_face)
    sheet.put(meet.placed)
    sheet.put(meet.reserve)
    sheet.put(meet.sport)
    sheet.put(meet.to_reveal)
    sheet.put(meet.pile_out)
    sheet.put(meet.contest)
    sheet.put(meet.tie_from)
    sheet.put(meet.tie_to)
    sheet.put(meet.first_used)
    sheet.put(meet.best_used)


def put_seat(sheet: Sheet, meet: Meet, seat: i64) -> None:
    sheet.put(meet.free[seat])
    sheet.put(meet.pills[seat])
    sheet.put(meet.totals[seat])
    sheet.put(meet.strengths[seat])
    sheet.put_part(meet.rolled, seat * FACES, FACES)
    sheet.put_part(meet.doped, seat * FACES, FACES)
    sheet.put_part(meet.new, seat * SPORTS, SPORTS)
    sheet.put_part(meet.on_pill, seat * SPORTS, SPORTS)
    sheet.put_part(meet.old, seat * SPORTS, SPORTS)
    sheet.put_part(meet.stock, seat * SPORTS, SPORTS)


def put_contest(sheet: Sheet, meet: Meet, seat: i64, own: bool) -> None:
    """SM-82: that somebody has claimed is seen, what is not."""
    claiming = meet.claims[seat]
    claim: i64 = 0
    if claiming > 0:
        if own:
            claim = claiming
        claiming = 1
    place = index_of(meet.line, seat)
    level: i64 = 0
    if 0 <= place < len(meet.tied):
        level = meet.tied[place]
    got = index_of(meet.dealt_to, seat)
    card: i64 = 0
    if got >= 0:
        card = meet.dealt[got] + 1
    sheet.put(claiming)
    sheet.put(claim)
    sheet.put(place + 1)
    sheet.put(level)
    sheet.put(card)


def put_cards(sheet: Sheet, meet: Meet, first: i64) -> None:
    seats = meet.terms.seats
    sheet.put_part(meet.picked, 0, FACES)
    sheet.put_part(meet.revealed, 0, KINDS)
    for owner in meet.hurt:
        sheet.put(seen_from(owner - 1, first, seats) + 1)
    sheet.put_part(meet.healing, 0, 2 * SPORTS)
    for owner in meet.fatal:
        sheet.put(seen_from(owner - 1, first, seats) + 1)
    for pile in meet.piles:
        sheet.put_part(pile.counts, 0, KINDS)
        for kind in range(KINDS):
            under: i64 = 0
            at = pile.under_from
            while at < len(pile.under):
                under += i64(pile.under[at] == kind)
                at += 1
            sheet.put(under)


def index_of(numbers: vec[i64], wanted: i64) -> i64:
    """Where a number stands; -1 if it does not."""
    at: i64 = 0
    while at < len(numbers):
        if numbers[at] == wanted:
            return at
        at += 1
    return -1
