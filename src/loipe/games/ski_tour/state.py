"""A race: its fields, its clone, its key, and which chapter of the rules acts in which phase."""

from __future__ import annotations

from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.dice import Pool, pool
from loipe.core.ints import append, i64, shl, vec
from loipe.core.rng import Rng
from loipe.games.ski_tour import (
    rules_columns,
    rules_follow,
    rules_glide,
    rules_menu,
    rules_move,
    rules_prepare,
    rules_range,
    rules_setup,
    rules_wax,
)
from loipe.games.ski_tour.codes import (
    AIM,
    BOXES,
    COLUMNS,
    DIE_FROM,
    EFFECT,
    EITHER,
    FACES,
    FACES_OF_DIE,
    FIRST,
    FOLLOW,
    GLIDE,
    HEARTS,
    LIFT,
    MOVE,
    OVER,
    PAY,
    PAY_WITH,
    REPLACE,
    ROLL,
    ROW,
    SHOT,
    SIXES,
    STEP,
    SWAP,
    TAKE,
    TOKEN,
    WAXING,
)
from loipe.games.ski_tour.terms import Terms


class Race(State):
    """ST: 2 to 5 nations. Vectors are indexed by seat unless said otherwise."""

    def __init__(self, terms: Terms, fresh: bool = True) -> None:
        self.journal: list[int] | None = None
        self.terms: Terms = terms
        none = vec[i64]()
        self.phase: i64 = OVER
        self.round: i64 = 0
        self.marker: i64 = 0
        """The seat with the first-player marker."""
        self.turn: i64 = 0
        """Turns begun this round, counted from the marker's seat."""
        self.active: i64 = 0
        """The seat whose turn it is."""
        self.actor: i64 = 0
        """The seat that is asked, or whose dice fall."""
        self.space: vec[i64] = none
        self.place: vec[i64] = none
        """0 while skiing."""
        self.collapsed: vec[i64] = none
        """0, or the how-manieth to collapse."""
        self.places_given: i64 = 0
        self.columns: vec[i64] = none
        """By seat * 5 + column: dice in it; the fifth is sprint."""
        self.stars: vec[i64] = none
        self.levels: vec[i64] = none
        """By seat * 5 + marker: 3 on top, 0 at the bottom."""
        self.targets: vec[i64] = none
        """By seat * 5 + marker: unshot, hit or missed, during a visit to a range."""
        self.shots_owed: vec[i64] = none
        self.misses: vec[i64] = none
        """Still to be cleared by penalty laps."""
        self.missed: vec[i64] = none
        """By seat * ranges + range: 1 + misses there, 0 before its fifth shot."""
        self.wax: vec[i64] = none
        """By seat * 6 + place: a kind of token."""
        self.laid: vec[i64] = none
        """Tokens laid so far."""
        self.used: vec[i64] = none
        """One bit per place in the row."""
        self.printed_used: vec[i64] = none
        self.sixes: vec[i64] = none
        """6s that still wait for a place chosen by their owner."""
        self.boxes: vec[i64] = none
        """Star boxes chosen unseen, one bit each."""
        self.sprints: vec[i64] = none
        """6s sent to the sprint column unseen."""
        self.rolled: vec[i64] = none
        """The last throw: dice of each face, four bits each."""
        # the turn at hand
        self.taken: i64 = 0
        self.has_taken: i64 = 0
        """1 once the first column is taken."""
        self.took: i64 = 0
        """By column taken in this turn, five bits each: dice that counted, if it was paid, if its 6 went back."""
        self.paid: i64 = 0
        """Stamina that the turn has cost whose turn it is."""
        self.extra: i64 = 0
        """What wax adds to the dice taken."""
        self.free_columns: i64 = 0
        self.sprinting: i64 = 0
        self.waxed: i64 = 0
        self.shots_left: i64 = 0
        self.aimed: i64 = -1
        """The marker of the shot just made, or being made."""
        self.waiting: vec[i64] = none
        """Effects and columns still to be dealt with before the turn goes on."""
        self.rerolling: i64 = 0
        """Dice in the air."""
        self.steps_left: i64 = 0
        self.path: vec[i64] = none
        """The mover's spaces, the one it left first."""
        self.may_side: i64 = 1
        self.free_pass: i64 = 0
        """1 while a glide's first shared space is still free."""
        self.drafts: vec[i64] = none
        """A stack, two numbers for each skier on the way: the space it left, and a bit for each who may follow."""
        # what follows from the rest
        self.skiers_on: vec[i64] = none
        """By space: a bit for each who races and stands there."""
        self.known: i64 = 0
        """The menu, where it was found already; else 0."""
        if fresh:
            self.lay_out(terms.seats)

    def lay_out(self, seats: i64) -> None:
        self.space = zeros(seats)
        self.place = zeros(seats)
        self.collapsed = zeros(seats)
        self.columns = zeros(seats * BOXES)
        self.stars = zeros(seats * COLUMNS)
        self.levels = zeros(seats * HEARTS)
        self.targets = zeros(seats * HEARTS)
        self.shots_owed = zeros(seats)
        self.misses = zeros(seats)
        self.missed = zeros(seats * self.terms.course.ranges)
        self.wax = zeros(seats * ROW)
        self.laid = zeros(seats)
        self.used = zeros(seats)
        self.printed_used = zeros(seats)
        self.sixes = zeros(seats)
        self.boxes = zeros(seats)
        self.sprints = zeros(seats)
        self.rolled = zeros(seats)
        self.waiting = vec[i64]()
        self.path = vec[i64]()
        self.drafts = vec[i64]()
        self.skiers_on = zeros(self.terms.course.spaces)

    def tell(
        self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0
    ) -> None:
        """A fact for whoever listens."""
        if self.journal is not None:
            write(self.journal, kind, seat, a, b, c, d, e, f)

    def is_racing(self, seat: i64) -> bool:
        return self.place[seat] == 0 and self.collapsed[seat] == 0

    def to_act(self) -> i64:
        phase = self.phase
        if phase == OVER:
            return NOBODY
        if phase == ROLL or phase == SHOT or phase == FACES or phase == FIRST:
            return CHANCE
        return self.actor

    def owing(self) -> vec[i64]:
        """Wax at set-up and the 6s of a preparation are chosen by all at once (ST-18)."""
        seats = vec[i64]()
        if self.to_act() < 0:
            return seats
        seats = append(seats, self.actor)
        if self.phase == WAXING or self.phase == SIXES:
            seat: i64 = 0
            while seat < self.terms.seats:
                if seat != self.actor and self.owes(seat):
                    seats = append(seats, seat)
                seat += 1
        return seats

    def owes(self, seat: i64) -> bool:
        """Whether a seat has not finished its part of a choice of all."""
        return self.laid[seat] < ROW if self.phase == WAXING else self.sixes[seat] > 0

    def turn_to(self, seat: i64) -> None:
        if (self.phase == WAXING or self.phase == SIXES) and self.owes(seat):
            self.actor = seat

    def options(self) -> vec[i64]:
        phase = self.phase
        if phase == ROLL or phase == FACES:
            return pool(self.dice_to_roll(), FACES_OF_DIE).options[:]
        if phase == SHOT:
            return rules_range.TWO[:]
        codes = vec[i64]()
        menu = self.menu()
        while menu != 0:
            codes = append(codes, self.code_of(rules_menu.first(menu)))
            menu = rules_menu.without_first(menu)
        return codes

    def menu(self) -> i64:
        """What may be chosen, a bit for each; see rules_menu."""
        phase = self.phase
        if self.known != 0:
            return self.known
        if phase == TAKE:
            return rules_columns.take_menu(self)
        if phase == MOVE:
            return rules_move.step_menu(self)
        if phase == GLIDE:
            return rules_glide.glide_menu(self)
        if phase == SIXES or phase == REPLACE:
            return rules_prepare.six_menu(self, self.actor)
        if phase == AIM:
            return rules_range.aim_menu(self)
        if phase == FOLLOW:
            return rules_follow.CHOICE
        if phase == PAY:
            return rules_range.pay_menu(self)
        if phase == WAXING:
            return rules_setup.token_menu(self, self.actor)
        if phase == EITHER:
            return rules_wax.either_menu(self)
        if phase == LIFT:
            return rules_wax.lift_menu(self)
        if phase == SWAP:
            return rules_columns.swap_menu(self)
        if phase == FIRST:
            return shl(1, self.terms.seats) - 1
        return 0

    def code_of(self, bit: i64) -> i64:
        """Of a choice in the menu."""
        return bit if bit < STEP else rules_move.step_code(self, self.actor, bit)

    def dice_to_roll(self) -> i64:
        return rules_prepare.half(self, self.actor) if self.phase == ROLL else self.rerolling

    def weights(self) -> vec[i64]:
        phase = self.phase
        if phase == SHOT:
            return rules_range.shot_weights(self)
        if phase == FIRST:
            return rules_setup.ONE_EACH[: self.terms.seats]
        return pool(self.dice_to_roll(), FACES_OF_DIE).weights[:]

    def thrown(self) -> Pool | None:
        if self.phase == SHOT or self.phase == FIRST:
            return None
        return pool(self.dice_to_roll(), FACES_OF_DIE)

    def pick(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == ROLL or phase == FACES:
            return pool(self.dice_to_roll(), FACES_OF_DIE).roll(rng)
        if phase == SHOT:
            return 1 if rng.below(6) < rules_range.hits_of(self) else 0
        menu = self.menu()
        return self.code_of(rules_menu.nth(menu, rng.below(rules_menu.size(menu))))

    def advance(self, rng: Rng) -> bool:
        if self.phase == OVER:
            return False
        self.apply(self.pick(rng))
        return True

    def apply(self, code: i64) -> None:
        phase = self.phase
        self.known = 0
        if phase == TAKE:
            rules_columns.choose(self, code)
        elif phase == MOVE:
            rules_move.step(self, code - STEP)
        elif phase == ROLL:
            rules_prepare.roll(self, code)
        elif phase == SIXES:
            rules_prepare.choose_box(self, code)
        elif phase == SHOT:
            rules_range.shoot(self, code)
        elif phase == AIM:
            rules_range.aim(self, code)
        elif phase == FOLLOW:
            rules_follow.answer(self, code)
        elif phase == GLIDE:
            rules_glide.glide(self, code)
        elif phase == PAY:
            rules_range.pay(self, code - PAY_WITH)
        elif phase == WAXING:
            rules_setup.lay(self, code - TOKEN)
        elif phase == EITHER:
            rules_wax.choose_effect(self, code - EFFECT)
        elif phase == LIFT:
            rules_wax.lift(self, code - DIE_FROM)
        elif phase == FACES:
            rules_wax.reroll(self, code)
        elif phase == REPLACE:
            rules_wax.place_six(self, code)
        elif phase == SWAP:
            rules_columns.swap(self, code)
        else:
            rules_setup.draw_first(self, code)

    def whose(self) -> i64:
        return self.actor

    def clone(self) -> Race:
        copy = Race(self.terms, False)
        copy.phase = self.phase
        copy.round = self.round
        copy.marker = self.marker
        copy.turn = self.turn
        copy.active = self.active
        copy.actor = self.actor
        copy.space = self.space[:]
        copy.place = self.place[:]
        copy.collapsed = self.collapsed[:]
        copy.places_given = self.places_given
        copy.columns = self.columns[:]
        copy.stars = self.stars[:]
        copy.levels = self.levels[:]
        copy.targets = self.targets[:]
        copy.shots_owed = self.shots_owed[:]
        copy.misses = self.misses[:]
        copy.missed = self.missed[:]
        copy.wax = self.wax[:]
        copy.laid = self.laid[:]
        copy.used = self.used[:]
        copy.printed_used = self.printed_used[:]
        copy.sixes = self.sixes[:]
        copy.boxes = self.boxes[:]
        copy.sprints = self.sprints[:]
        copy.rolled = self.rolled[:]
        copy.taken = self.taken
        copy.has_taken = self.has_taken
        copy.took = self.took
        copy.paid = self.paid
        copy.extra = self.extra
        copy.free_columns = self.free_columns
        copy.sprinting = self.sprinting
        copy.waxed = self.waxed
        copy.shots_left = self.shots_left
        copy.aimed = self.aimed
        copy.waiting = self.waiting[:]
        copy.rerolling = self.rerolling
        copy.steps_left = self.steps_left
        copy.path = self.path[:]
        copy.may_side = self.may_side
        copy.free_pass = self.free_pass
        copy.drafts = self.drafts[:]
        copy.skiers_on = self.skiers_on[:]
        copy.known = self.known
        return copy

    def key(self) -> tuple[int, ...]:
        return (
            self.phase, self.round, self.marker, self.turn, self.active, self.actor, self.places_given, self.taken,
            self.has_taken, self.extra, self.free_columns, self.sprinting, self.waxed, self.shots_left, self.aimed,
            self.rerolling, self.steps_left, self.may_side, self.free_pass, self.took, self.paid,
            *self.space, *self.place, *self.collapsed, *self.columns, *self.stars, *self.levels, *self.targets,
            *self.shots_owed, *self.misses, *self.missed, *self.wax, *self.laid, *self.used, *self.printed_used,
            *self.sixes, *self.boxes, *self.sprints, *self.rolled,
            -1, *self.waiting, -1, *self.path, -1, *self.drafts,
        )  # fmt: skip


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)


def write(journal: list[int], kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
    journal.extend([kind, seat, a, b, c, d, e, f])
