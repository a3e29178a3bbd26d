"""Rules of thumb: ski far but not onto climbs, draft, spend energy evenly and where it counts, shoot with sense.

Worth is counted in tenths of a square.
"""

from __future__ import annotations

from typing import Final, cast

from loipe.core.contract import Bot, State
from loipe.core.ints import i64, vec
from loipe.core.rng import Rng
from loipe.games.crystal_globe import rules_energy, rules_finish, rules_ice, rules_range, rules_way
from loipe.games.crystal_globe.codes import (
    AIM,
    CARD,
    CLIMB,
    DESCENT,
    FORMS,
    GO,
    KINDS,
    LANES,
    RING,
    SEQUENCE,
    SQUARE,
    STAY,
    STOP,
    STRATEGIQUE,
    TURN_UP,
)
from loipe.games.crystal_globe.state import Race

TURN_COST: Final = 40000
"""A turn more at the range, in thousandths of a tenth: about four squares."""
CODES: Final = 4096
"""More than any code."""
NOTHING: Final = -1000000000
NO_COSTS: Final = vec[i64]([0 for _ in range(SEQUENCE)])
NO_TOTALS: Final = vec[i64]([NOTHING for _ in range(2 * FORMS + 1)])
SPARE_POINTS: Final = 1
"""A closed row may take a point beyond the longest move (CG-53)."""
EVERY_LANE: Final = 7
DRAFT_BONUS: Final = 8
STAND_BONUS: Final = 30
FINISH_BONUS: Final = 200
FALL_COST: Final = 75
RECOVERY_BONUS: Final = 6
FATIGUE_COST: Final = 6
SHAKE_BONUS: Final = 4


class Thumb(Bot):
    """Looks one move ahead."""

    def __init__(self) -> None:
        self.outlook: Outlook = Outlook()

    def choose(self, state: State, rng: Rng) -> i64:
        race = cast(Race, state)
        if race.phase == AIM:
            return go_or_stop(race)
        outlook = self.outlook
        outlook.look(race)
        best = outlook.best_end(race, rng.eighth())
        worth = best // CODES
        if rules_energy.may_stay(race):
            staying = outlook.stay_worth(race) * 8
            if staying > worth:
                worth = staying
                best = worth * CODES + STAY
        cards = rules_energy.cards_open(race)
        code: i64 = TURN_UP
        while code <= CARD + FORMS:
            if (cards >> code) & 1 != 0:
                value = outlook.blind_worth(race) if code == TURN_UP else outlook.card_worth(race, code - CARD)
                if value * 8 > worth:
                    worth = value * 8
                    best = worth * CODES + code
            code += 1
        return best % CODES


def go_or_stop(race: Race) -> i64:
    """CG-22: weigh the misses of the riskier dice against a turn."""
    costs = expected_costs(race, rules_range.shots_left(race))
    if TURN_COST + costs[0] < costs[race.turn_shots]:
        return STOP
    return GO


def expected_costs(race: Race, left: i64) -> vec[i64]:
    """By place in the sequence of the next shot: what the shots left cost if the rest are split best."""
    costs = NO_COSTS[:]
    shots: i64 = 0
    while shots < left:
        following: i64 = 0
        if shots > 0:
            following = TURN_COST + costs[0]
        place: i64 = 0
        while place < SEQUENCE:
            going_on = following
            if place + 1 < SEQUENCE:
                going_on = rules_way.lesser(going_on, costs[place + 1])
            costs[place] = miss_cost(race, place) + going_on
            place += 1
        shots += 1
    return costs


def miss_cost(race: Race, place: i64) -> i64:
    """What a shot at this place of the sequence loses on the average."""
    terms = race.terms
    seat = race.active
    die = terms.die(terms.shootings[race.lap[seat]], race.wind, terms.base[seat], place)
    squares: i64 = RING
    if terms.has_ring == 0:
        squares = terms.miss_squares
    return 10000 * squares * (terms.faces - rules_range.hit_faces(terms, die)) // terms.faces


class Outlook:
    """What lies ahead of the skier to move, judged once for all the points that cards may add."""

    def __init__(self) -> None:
        self.way: vec[i64] = rules_way.NO_ROWS[:]
        self.rows: i64 = 0
        self.to_stand: i64 = rules_way.NO_STAND
        self.worths: vec[i64] = rules_way.NO_ROWS[:]
        """By steps - 1, as judged."""
        self.bonus: i64 = 0
        """The most that a square may be worth beyond what was judged."""
        self.ways: vec[i64] = rules_ice.UNSEEN
        """Where there is ice: all ways, as rules_ice finds them."""
        self.is_icy: bool = False
        self.has_one: bool = False
        self.price: i64 = 0
        self.totals: vec[i64] = NO_TOTALS[:]
        """By points that cards add: the best move with them, once it is found."""

    def look(self, race: Race) -> None:
        """Along the way as far as the cards may lead."""
        self.to_stand = rules_way.steps_to_stand(race, race.active)
        self.has_one = rules_energy.has_one(race, race.active)
        self.bonus = RECOVERY_BONUS + DRAFT_BONUS * race.terms.slipstream_bonus
        points = race.die + race.energy
        if rules_energy.may_play(race):
            points += 2 * FORMS
            self.price = price(race)
            self.forget_totals()
        self.rows = rules_way.look_ahead(race, points, self.way)
        at: i64 = 0
        while at < self.rows:
            self.worths[at] = self.judge(race, self.way[at], at + 1)
            at += 1
        self.is_icy = rules_ice.can_fall(race, self.way, self.rows)
        if self.is_icy:
            self.ways = rules_ice.find_ways(race, self.way, self.rows)

    def forget_totals(self) -> None:
        points: i64 = 0
        while points <= 2 * FORMS:
            self.totals[points] = NOTHING
            points += 1

    def judge(self, race: Race, row: i64, steps: i64) -> i64:
        """How far a row is and what it means for the next turn, times 8, plus the lanes with a slipstream."""
        square = rules_way.code_of(row) - SQUARE
        if square < 0:
            return (10 * steps + FINISH_BONUS) * 8
        if steps == self.to_stand:
            return (10 * steps + STAND_BONUS) * 8
        if rules_way.taken_in(row) == rules_way.GREY:
            return 10 * steps * 8
        course_row = race.terms.course.row_of[square]
        return (10 * steps + ground_worth(race, course_row)) * 8 + lanes_behind(race, course_row)

    def best_end(self, race: Race, salt: i64) -> i64:
        """The best square on offer: eight times its worth, times CODES, plus its code; the salt tells equals apart."""
        points = race.die + race.energy
        least = rules_energy.least_points(race)
        farthest = rules_way.farthest_end(self.way, self.rows, points)
        best: i64 = NOTHING
        if farthest == 0:
            best = (self.stay_worth(race) * 8 - 1) * CODES + STAY
        at = farthest - 1
        while at >= 0:
            if ((self.worths[at] >> 3) + self.bonus + 1) * 8 * CODES > best:  # else no lane of it can be better
                ends = rules_way.ends_in(self.way[at], at + 1, points, least, farthest)
                if ends != 0:
                    best = self.better_end(race, at, ends, salt, best)
            at -= 1
        return best

    def better_end(self, race: Race, at: i64, ends: i64, salt: i64, best: i64) -> i64:
        """The best so far, or a square of this row."""
        row = self.way[at]
        steps = at + 1
        draft = DRAFT_BONUS * race.terms.slipstream_bonus
        can_fall = self.is_icy and steps >= race.terms.fall_squares
        behind = self.worths[at] & EVERY_LANE
        worth = self.worths[at] >> 3
        if rules_way.taken_in(row) != rules_way.GREY:
            worth += self.recovery(race, steps)
        lane: i64 = 0
        while lane < LANES:
            if rules_way.is_end(ends, lane):
                code = rules_way.code_of(row) + lane
                value = worth + ((behind >> lane) & 1) * draft
                if can_fall:
                    value -= self.fall_cost(race, steps, lane)
                found = (value * 8 + ((code * 3 + salt) & 7)) * CODES + code
                if found > best:
                    best = found
            lane += 1
        return best

    def stay_worth(self, race: Race) -> i64:
        """CG-12: not to move at all."""
        seat = race.active
        if rules_way.is_on_grey(race, seat):
            return 0
        drafted = (lanes_behind(race, race.row[seat]) >> race.lane[seat]) & 1
        value = ground_worth(race, race.row[seat]) + DRAFT_BONUS * race.terms.slipstream_bonus * drafted
        return value + self.recovery(race, 0)

    def recovery(self, race: Race, steps: i64) -> i64:
        """CG-42: a shorter move takes a +1 card back, if the pile has one."""
        if self.has_one and rules_energy.is_short(race, steps, steps):
            return RECOVERY_BONUS
        return 0

    def fall_cost(self, race: Race, steps: i64, lane: i64) -> i64:
        """CG-32: two thirds of the ice squares are passed unharmed, one after another."""
        ways = self.ways[steps * LANES + lane]
        left = race.die + race.energy - steps
        checks = rules_ice.checks_at(ways, rules_ice.safest_toll(ways, left))
        upright: i64 = FALL_COST
        while checks > 0:
            upright = upright * 2 // 3
            checks -= 1
        return FALL_COST - upright

    def card_worth(self, race: Race, points: i64) -> i64:
        """CG-12: what the best move is worth with this card, or with a second one, less the price of the energy."""
        best = self.total_worth(race, points)
        if race.cards + 1 < race.terms.turn_cards:
            kind = race.active * KINDS
            second: i64 = 1
            while second <= FORMS:
                held = race.hand[kind] + race.hand[kind + FORMS]
                if second == points:
                    held -= 1
                if held > 0:
                    value = self.total_worth(race, points + second)
                    if value > best:
                        best = value
                kind += 1
                second += 1
        return best

    def blind_worth(self, race: Race) -> i64:
        """CG-30: the top card is unknown; its owner knows what the deck still holds."""
        deck = race.decks[race.active]
        kinds = deck.options()
        weights = deck.weights()
        total: i64 = 0
        value: i64 = 0
        at: i64 = 0
        while at < len(kinds):
            value += weights[at] * self.total_worth(race, kinds[at] % FORMS + 1)
            total += weights[at]
            at += 1
        return value // total

    def total_worth(self, race: Race, points: i64) -> i64:
        """The same for so many points in all, found once; points beyond the longest move only cost."""
        if self.totals[points] == NOTHING:
            if points > 1 and race.die + race.energy + points > race.terms.most_squares + SPARE_POINTS:
                self.totals[points] = self.total_worth(race, points - 1) - self.price
            else:
                self.totals[points] = self.with_energy(race, points)
        return self.totals[points]

    def with_energy(self, race: Race, points: i64) -> i64:
        """The best move with so many points more, less what they and an acceleration cost."""
        race.energy += points
        race.cards += 1
        value = self.best_end(race, 0) // CODES // 8 - points * self.price
        if race.terms.level == STRATEGIQUE and race.energy >= race.terms.acceleration_points:
            if race.decks[race.active].size() > 0:
                value -= FATIGUE_COST
            if is_followed(race):
                value += SHAKE_BONUS
        race.energy -= points
        race.cards -= 1
        return value


def ground_worth(race: Race, row: i64) -> i64:
    """Where the next turn starts: a climb costs, a descent helps."""
    zone = race.terms.course.zone[row]
    if zone == CLIMB:
        return -10 * race.terms.climb_cost
    if zone == DESCENT:
        return 10 * race.terms.descent_bonus
    return 0


def lanes_behind(race: Race, row: i64) -> i64:
    """CG-31: the lanes of a row where a slipstream would be earned, one bit each."""
    course = race.terms.course
    ahead = row + 1
    if ahead == course.rows:
        ahead = 0
    taken = rules_way.taken_at(race, SQUARE + course.row_first[ahead])
    if taken == rules_way.GREY:
        return 0
    if race.terms.slip_row == 1 and taken != 0:
        return EVERY_LANE
    return taken


def is_followed(race: Race) -> bool:
    """Somebody behind holds a slipstream."""
    seat: i64 = 0
    while seat < race.terms.seats:
        if (race.slip[seat] >> race.active) & 1 != 0:
            return True
        seat += 1
    return False


def price(race: Race) -> i64:
    """A point of energy, by whether more of it is left than of the way; late in the race it is nearly free."""
    terms = race.terms
    seat = race.active
    left = rules_finish.way_left(race, seat)
    if left <= 16:
        return 3
    whole = terms.laps * terms.course.rows
    stock = energy_left(race, seat)
    supply: i64 = 0
    value: i64 = 0
    while value < FORMS:
        supply += (value + 1) * terms.energy[terms.base[seat] * FORMS + value]
        value += 1
    behind = stock * whole - supply * left
    span = supply * whole // 20
    if behind > span:
        return 6
    return 8 if behind > -span else 12


def energy_left(race: Race, seat: i64) -> i64:
    """Points in the own hand and deck; the form card counts once it is drawn."""
    points: i64 = 0
    counts = race.decks[seat].counts
    kind: i64 = 0
    while kind < KINDS:
        points += (kind % FORMS + 1) * (race.hand[seat * KINDS + kind] + counts[kind])
        kind += 1
    return points
