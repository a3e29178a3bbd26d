"""A meet: its fields, its clone, its key, and which chapter of the rules acts in which phase."""

from __future__ import annotations

from typing import Final

from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.deck import Deck
from loipe.core.dice import Pool, pool
from loipe.core.ints import append, bits_in, count_bits, i64, nth_bit, vec
from loipe.core.rng import Rng
from loipe.games.sport_ist_mord import rules_coaches, rules_contest, rules_doping, rules_place, rules_settle
from loipe.games.sport_ist_mord.codes import (
    CARD,
    CHOOSE,
    CLAIM,
    CONTEST,
    DICE,
    DOPE,
    EXTRA,
    FACE,
    FACES,
    GIVE_COACH,
    GIVE_PILL,
    LEAD,
    OVER,
    PICK,
    PICK_ONE,
    PILLS,
    PLACE,
    REPEAT,
    REVEAL,
    ROLL_ONE,
    ROLL_PICKED,
    SEAT,
    SPEND,
    SPORTS,
    TRAIN,
    TRAINING_CARDS,
)
from loipe.games.sport_ist_mord.terms import Terms

CHANCES: Final = (
    (1 << LEAD) | (1 << TRAIN) | (1 << ROLL_PICKED) | (1 << ROLL_ONE)
    | (1 << REPEAT) | (1 << REVEAL) | (1 << CONTEST) | (1 << EXTRA)
)  # fmt: skip
"""The phases in which chance acts, one bit each."""


class Meet(State):
    """SM: 3 to 6 players. Vectors are by seat; dice in hand by seat and face, dice and stock by seat and sport."""

    def __init__(self, terms: Terms) -> None:
        """Blank; `new_meet` lays the box out."""
        self.journal: list[int] | None = None
        self.terms: Terms = terms
        none = vec[i64]()
        self.phase: i64 = OVER
        self.round: i64 = 0
        self.first: i64 = -1
        """Holder of the 1A coach, or -1 before anybody has it."""
        self.best: i64 = -1
        """Holder of the best coach."""
        self.side: i64 = 0
        """Where new dice go: 0 outside, 1 inside (SM-45)."""
        self.active: i64 = 0
        self.turn: i64 = 0
        """How many seats after the first player, or index into line."""
        self.free: vec[i64] = none
        """Dice neither at a sport nor on an accident card, rolled or not."""
        self.rolled: vec[i64] = none
        """Rolled undoped dice; in a contest those of the last roll."""
        self.doped: vec[i64] = none
        """Doped dice that wait to be placed, each on a pill."""
        self.picked: vec[i64] = none
        """By face: own dice the 1A coach's holder is about to roll again."""
        self.chosen: i64 = -1
        """The die about to be doped (its face) or rolled again (seat and face)."""
        self.placed: i64 = 0
        """Dice placed in this turn."""
        self.pills: vec[i64] = none
        self.reserve: i64 = 0
        self.new: vec[i64] = none
        """Values of the dice placed this round."""
        self.on_pill: vec[i64] = none
        """1 where the new die sits on a pill."""
        self.old: vec[i64] = none
        """Last round's dice, until phase 5."""
        self.stock: vec[i64] = none
        """Training cards owned."""
        self.hurt: vec[i64] = none
        """By sport, U2 then U4: who keeps the card, seat + 1, or 0."""
        self.healing: vec[i64] = none
        """What the die on that card shows; 0 for none."""
        self.fatal: vec[i64] = none
        """By sport: whose die lies on its U6, seat + 1; 0 while the sport is open."""
        self.piles: list[Deck] = []
        # the sport at hand
        self.sport: i64 = -1
        self.to_reveal: i64 = 0
        self.revealed: vec[i64] = none
        """By kind: cards face up and not given out."""
        self.pile_out: i64 = 0
        """1 if no face-down card was left after the reveal (SM-88)."""
        self.strengths: vec[i64] = none
        """Success and risk as they were when the settlement began (SM-87)."""
        self.claims: vec[i64] = none
        """Kind + 1; 0 while awaited; -1 for those not asked. Secret until all are in."""
        self.dealt_to: vec[i64] = none
        self.dealt: vec[i64] = none
        """Cards given out, in the order of choosing."""
        # the contest at hand
        self.contest: i64 = 0
        """What a roll is for: training, cards or the order of drawing."""
        self.line: vec[i64] = none
        """The seats involved, in their order so far."""
        self.tied: vec[i64] = none
        """By place in line: 1 if level with the one before."""
        self.tie_from: i64 = 0
        self.tie_to: i64 = 0
        """The part of the line that rolls now."""
        self.totals: vec[i64] = none
        self.first_used: i64 = 0
        self.best_used: i64 = 0
        """1 once that coach has acted in this contest."""

    def tell(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """A fact for whoever listens."""
        if self.journal is not None:
            write(self.journal, kind, seat, a, b, c, d)

    def seat_at(self, turn: i64) -> i64:
        """The seat so many places after the first player; before anybody is first, after the first seat."""
        seat = turn
        if self.first > 0:
            seat += self.first
        if seat < self.terms.seats:
            return seat
        return seat - self.terms.seats

    def to_act(self) -> i64:
        if (CHANCES >> self.phase) & 1 == 1:
            return CHANCE
        if self.phase == OVER:
            return NOBODY
        return self.active

    def owing(self) -> vec[i64]:
        """SM-82: claims are awaited from all at once."""
        seats = vec[i64]()
        seat = self.to_act()
        if seat >= 0:
            seats = append(seats, seat)
        if self.phase == CLAIM:
            for other in range(self.terms.seats):
                if other != seat and self.claims[other] == 0:
                    seats = append(seats, i64(other))
        return seats

    def turn_to(self, seat: i64) -> None:
        if self.phase == CLAIM and self.claims[seat] == 0:
            self.active = seat

    def dice_up(self) -> Pool:
        """At a roll: the dice thrown."""
        phase = self.phase
        if phase == ROLL_ONE:
            return pool(1, FACES)
        if phase == ROLL_PICKED:
            return pool(rules_coaches.dice_picked(self), FACES)
        if phase == REPEAT:
            return pool(rules_coaches.dice_rolled(self, self.active), FACES)
        return pool(self.free[self.active], FACES)

    def codes(self) -> i64:
        """Open to the active seat, one bit for each code; all choices but where dice go."""
        phase = self.phase
        if phase == PICK:
            return rules_coaches.pick_codes(self)
        if phase == PICK_ONE:
            return rules_coaches.one_codes(self)
        if phase == SPEND:
            return rules_doping.spend_codes(self)
        if phase == DOPE:
            return rules_doping.dope_codes(self)
        if phase == CLAIM:
            return rules_contest.claim_codes(self)
        if phase == CHOOSE:
            return rules_contest.choose_codes(self)
        if phase == GIVE_COACH:
            return rules_coaches.other_seats(self)
        return rules_coaches.pill_codes(self)

    def options(self) -> vec[i64]:
        phase = self.phase
        if phase == PLACE:
            return rules_place.place_options(self)
        if phase == REVEAL or phase == EXTRA:
            return self.piles[self.sport].options()
        if phase == OVER:
            return vec[i64]()
        if (CHANCES >> phase) & 1 == 1:
            return self.dice_up().options[:]
        return bits_in(self.codes())

    def weights(self) -> vec[i64]:
        if self.phase == REVEAL or self.phase == EXTRA:
            return self.piles[self.sport].weights()
        return self.dice_up().weights[:]

    def thrown(self) -> Pool | None:
        if self.phase == REVEAL or self.phase == EXTRA:
            return None
        return self.dice_up()

    def pick(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == PLACE:
            return rules_place.pick_place(self, rng)
        if phase == REVEAL or phase == EXTRA:
            return self.piles[self.sport].pick(rng)
        if (CHANCES >> phase) & 1 == 1:
            return self.dice_up().roll(rng)
        codes = self.codes()
        return nth_bit(codes, rng.below(count_bits(codes)))

    def advance(self, rng: Rng) -> bool:
        if self.phase == OVER:
            return False
        self.apply(self.pick(rng))
        return True

    def apply(self, code: i64) -> None:
        phase = self.phase
        if phase == PLACE:
            rules_place.place(self, code)
        elif phase == REVEAL:
            rules_settle.reveal(self, code)
        elif phase == TRAIN:
            rules_coaches.train(self, code)
        elif phase == CLAIM:
            rules_contest.claim(self, code - CARD)
        elif phase == CONTEST:
            rules_contest.contend(self, code)
        elif phase == PICK:
            rules_coaches.pick(self, code)
        elif phase == ROLL_PICKED:
            rules_coaches.roll_picked(self, code)
        elif phase == PICK_ONE:
            rules_coaches.pick_one(self, code)
        elif phase == ROLL_ONE:
            rules_coaches.roll_one(self, code)
        elif phase == CHOOSE:
            rules_contest.choose(self, code - CARD)
        elif phase == SPEND:
            rules_doping.spend(self, code)
        elif phase == REPEAT:
            rules_doping.repeat(self, code)
        elif phase == DOPE:
            rules_doping.dope(self, code - FACE)
        elif phase == EXTRA:
            rules_settle.draw_extra(self, code)
        elif phase == GIVE_COACH:
            rules_coaches.give_coach(self, code - SEAT)
        elif phase == GIVE_PILL:
            rules_coaches.share_pills(self, code)
        else:
            rules_coaches.lead(self, code)

    def whose(self) -> i64:
        return self.active

    def clone(self) -> Meet:
        copy = Meet(self.terms)
        copy.phase = self.phase
        copy.round = self.round
        copy.first = self.first
        copy.best = self.best
        copy.side = self.side
        copy.active = self.active
        copy.turn = self.turn
        copy.free = self.free[:]
        copy.rolled = self.rolled[:]
        copy.doped = self.doped[:]
        copy.picked = self.picked[:]
        copy.chosen = self.chosen
        copy.placed = self.placed
        copy.pills = self.pills[:]
        copy.reserve = self.reserve
        copy.new = self.new[:]
        copy.on_pill = self.on_pill[:]
        copy.old = self.old[:]
        copy.stock = self.stock[:]
        copy.hurt = self.hurt[:]
        copy.healing = self.healing[:]
        copy.fatal = self.fatal[:]
        copy.piles = [pile.clone() for pile in self.piles]
        copy.sport = self.sport
        copy.to_reveal = self.to_reveal
        copy.revealed = self.revealed[:]
        copy.pile_out = self.pile_out
        copy.strengths = self.strengths[:]
        copy.claims = self.claims[:]
        copy.dealt_to = self.dealt_to[:]
        copy.dealt = self.dealt[:]
        copy.contest = self.contest
        copy.line = self.line[:]
        copy.tied = self.tied[:]
        copy.tie_from = self.tie_from
        copy.tie_to = self.tie_to
        copy.totals = self.totals[:]
        copy.first_used = self.first_used
        copy.best_used = self.best_used
        return copy

    def key(self) -> tuple[int, ...]:
        """While claims are awaited, whose answer is taken next is no part of the position."""
        active = rules_contest.first_owing(self) if self.phase == CLAIM else self.active
        piles = [number for pile in self.piles for number in (*pile.key(), -2)]
        return (
            self.phase, self.round, self.first, self.best, self.side, active, self.turn, self.chosen, self.placed,
            self.reserve, self.sport, self.to_reveal, self.pile_out, self.contest, self.tie_from, self.tie_to,
            self.first_used, self.best_used,
            *self.free, *self.rolled, *self.doped, *self.picked, *self.pills, *self.new, *self.on_pill, *self.old,
            *self.stock, *self.hurt, *self.healing, *self.fatal, *self.revealed, *self.strengths, *self.claims,
            *self.totals, *piles, *self.dealt_to, -1, *self.dealt, -1, *self.line, -1, *self.tied,
        )  # fmt: skip


def new_meet(terms: Terms) -> Meet:
    """SM-1 to SM-3: ten dice and a pill for everyone, all piles full."""
    meet = Meet(terms)
    seats = terms.seats
    meet.free = vec[i64]([DICE for _ in range(seats)])
    meet.rolled = vec[i64]([0 for _ in range(seats * FACES)])
    meet.doped = vec[i64]([0 for _ in range(seats * FACES)])
    meet.picked = vec[i64]([0 for _ in range(FACES)])
    meet.pills = vec[i64]([1 for _ in range(seats)])
    meet.reserve = PILLS - seats
    meet.new = vec[i64]([0 for _ in range(seats * SPORTS)])
    meet.on_pill = vec[i64]([0 for _ in range(seats * SPORTS)])
    meet.old = vec[i64]([0 for _ in range(seats * SPORTS)])
    meet.stock = vec[i64]([0 for _ in range(seats * SPORTS)])
    meet.hurt = vec[i64]([0 for _ in range(SPORTS * 2)])
    meet.healing = vec[i64]([0 for _ in range(SPORTS * 2)])
    meet.fatal = vec[i64]([0 for _ in range(SPORTS)])
    meet.piles = [Deck(vec[i64]([TRAINING_CARDS, 1, 1, 1])) for _ in range(SPORTS)]
    meet.revealed = vec[i64]([0, 0, 0, 0])
    meet.strengths = vec[i64]([0 for _ in range(seats)])
    meet.claims = vec[i64]([-1 for _ in range(seats)])
    meet.totals = vec[i64]([0 for _ in range(seats)])
    meet.dealt_to = vec[i64]()
    meet.dealt = vec[i64]()
    return meet


def write(journal: list[int], kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    journal.extend([kind, seat, a, b, c, d])
