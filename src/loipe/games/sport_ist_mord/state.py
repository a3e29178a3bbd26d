"""A meet: its fields, its clone, its key, and which chapter of the rules acts in which phase."""

from __future__ import annotations

from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.deck import Deck
from loipe.core.dice import Pool, pool
from loipe.core.ints import append, i64, vec
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


class Meet(State):
    """SM: 3 to 6 players. Vectors are by seat; dice in hand by seat and face, dice and stock by seat and sport."""

    def __init__(self, terms: Terms, fresh: bool = True) -> None:
        self.journal: list[int] | None = None
        self.terms: Terms = terms
        if not fresh:
            return
        seats = terms.seats
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
        self.free: vec[i64] = vec[i64]([DICE for _ in range(seats)])
        """Dice neither at a sport nor on an accident card, rolled or not."""
        self.rolled: vec[i64] = vec[i64]([0 for _ in range(seats * FACES)])
        """Rolled undoped dice; in a contest those of the last roll."""
        self.doped: vec[i64] = vec[i64]([0 for _ in range(seats * FACES)])
        """Doped dice that wait to be placed, each on a pill."""
        self.picked: vec[i64] = vec[i64]([0 for _ in range(FACES)])
        """By face: own dice the 1A coach's holder is about to roll again."""
        self.chosen: i64 = -1
        """The die about to be doped (its face) or rolled again (seat and face)."""
        self.placed: i64 = 0
        """Dice placed in this turn."""
        self.pills: vec[i64] = vec[i64]([1 for _ in range(seats)])
        self.reserve: i64 = PILLS - seats
        self.new: vec[i64] = vec[i64]([0 for _ in range(seats * SPORTS)])
        """Values of the dice placed this round."""
        self.on_pill: vec[i64] = vec[i64]([0 for _ in range(seats * SPORTS)])
        """1 where the new die sits on a pill."""
        self.old: vec[i64] = vec[i64]([0 for _ in range(seats * SPORTS)])
        """Last round's dice, until phase 5."""
        self.stock: vec[i64] = vec[i64]([0 for _ in range(seats * SPORTS)])
        """Training cards owned."""
        self.hurt: vec[i64] = vec[i64]([0 for _ in range(SPORTS * 2)])
        """By sport, U2 then U4: who keeps the card, seat + 1, or 0."""
        self.healing: vec[i64] = vec[i64]([0 for _ in range(SPORTS * 2)])
        """What the die on that card shows; 0 for none."""
        self.fatal: vec[i64] = vec[i64]([0 for _ in range(SPORTS)])
        """By sport: whose die lies on its U6, seat + 1; 0 while the sport is open."""
        self.piles: list[Deck] = [Deck(vec[i64]([TRAINING_CARDS, 1, 1, 1])) for _ in range(SPORTS)]
        # the sport at hand
        self.sport: i64 = -1
        self.to_reveal: i64 = 0
        self.revealed: vec[i64] = vec[i64]([0, 0, 0, 0])
        """By kind: cards face up and not given out."""
        self.pile_out: i64 = 0
        """1 if no face-down card was left after the reveal (SM-88)."""
        self.strengths: vec[i64] = vec[i64]([0 for _ in range(seats)])
        """Success and risk as they were when the settlement began (SM-87)."""
        self.claims: vec[i64] = vec[i64]([-1 for _ in range(seats)])
        """Kind + 1; 0 while awaited; -1 for those not asked. Secret until all are in."""
        self.dealt_to: vec[i64] = vec[i64]()
        self.dealt: vec[i64] = vec[i64]()
        """Cards given out, in the order of choosing."""
        # the contest at hand
        self.contest: i64 = 0
        """What a roll is for: training, cards or the order of drawing."""
        self.line: vec[i64] = vec[i64]()
        """The seats involved, in their order so far."""
        self.tied: vec[i64] = vec[i64]()
        """By place in line: 1 if level with the one before."""
        self.tie_from: i64 = 0
        self.tie_to: i64 = 0
        """The part of the line that rolls now."""
        self.totals: vec[i64] = vec[i64]([0 for _ in range(seats)])
        self.first_used: i64 = 0
        self.best_used: i64 = 0
        """1 once that coach has acted in this contest."""

    def tell(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """A fact for whoever listens."""
        if self.journal is not None:
            self.journal.extend([kind, seat, a, b, c, d])

    def seat_at(self, turn: i64) -> i64:
        """The seat so many places after the first player; before anybody is first, after the first seat."""
        seat = turn + (self.first if self.first > 0 else 0)
        return seat if seat < self.terms.seats else seat - self.terms.seats

    def to_act(self) -> i64:
        phase = self.phase
        if phase == OVER:
            return NOBODY
        if (
            phase == TRAIN
            or phase == REVEAL
            or phase == CONTEST
            or phase == EXTRA
            or phase == ROLL_PICKED
            or phase == ROLL_ONE
            or phase == REPEAT
            or phase == LEAD
        ):
            return CHANCE
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

    def options(self) -> vec[i64]:
        phase = self.phase
        if phase == PLACE:
            return rules_place.place_options(self)
        if phase == REVEAL or phase == EXTRA:
            return self.piles[self.sport].options()
        if phase == PICK:
            return rules_coaches.pick_options(self)
        if phase == PICK_ONE:
            return rules_coaches.one_options(self)
        if phase == SPEND:
            return rules_doping.spend_options(self)
        if phase == DOPE:
            return rules_doping.dope_options(self)
        if phase == CLAIM:
            return rules_contest.claim_options(self)
        if phase == CHOOSE:
            return rules_contest.choose_options(self)
        if phase == GIVE_COACH:
            return rules_coaches.other_seats(self, vec[i64]())
        if phase == GIVE_PILL:
            return rules_coaches.pill_options(self)
        if phase == OVER:
            return vec[i64]()
        return self.dice_up().options[:]

    def weights(self) -> vec[i64]:
        if self.phase == REVEAL or self.phase == EXTRA:
            return self.piles[self.sport].weights()
        return self.dice_up().weights[:]

    def pick(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == REVEAL or phase == EXTRA:
            return self.piles[self.sport].pick(rng)
        if self.to_act() == CHANCE:
            return self.dice_up().roll(rng)
        options = self.options()
        return options[rng.below(len(options))]

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

    def clone(self) -> Meet:
        copy = Meet(self.terms, False)
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
