"""A race: its fields, its clone, its key, and which chapter of the rules acts in which phase."""

from __future__ import annotations

from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.deck import Deck
from loipe.core.ints import append, i64, vec
from loipe.core.rng import Rng
from loipe.games.crystal_globe import (
    rules_energy,
    rules_move,
    rules_range,
    rules_setup,
    rules_turn,
    rules_way,
)
from loipe.games.crystal_globe.codes import (
    AIM,
    CHOOSE,
    FATIGUE,
    FILL,
    FORM,
    GUST,
    ICE,
    KINDS,
    ORDER,
    OVER,
    PILE,
    REVEAL,
    ROLL,
    SHOT,
    TIRED,
    WEATHER,
)
from loipe.games.crystal_globe.terms import Terms


class Race(State):
    """CG: 2 to 12 skiers. Vectors are indexed by seat unless said otherwise."""

    def __init__(self, terms: Terms, fresh: bool = True) -> None:
        self.journal: list[int] | None = None
        self.terms: Terms = terms
        none = vec[i64]()
        self.phase: i64 = OVER
        self.round: i64 = 0
        self.turn: i64 = 0
        """Index into order."""
        self.active: i64 = 0
        """The seat whose turn it is, or to whom a card is dealt."""
        self.wind: i64 = 0
        self.order: vec[i64] = vec[i64]()
        """Who plays in this round, first to last; before round 1 the start order as drawn so far."""
        self.drawn: vec[i64] = vec[i64]()
        """The start order (CG-4)."""
        # where everybody is
        self.row: vec[i64] = none
        """-1 on the start."""
        self.lane: vec[i64] = none
        """0 on grey squares."""
        self.ring: vec[i64] = none
        """1 to 9 in the ring, else 0; the row is then the last range row."""
        self.lap: vec[i64] = none
        """Laps closed so far."""
        self.at: vec[i64] = none
        """By white square: who stands there, seat + 1, or 0."""
        self.arrived: vec[i64] = none
        """When a skier came where it is: 16 * round + turn (CG-10)."""
        self.fallen: vec[i64] = none
        self.slip: vec[i64] = none
        """Slipstream earned: a bit for each skier it was earned behind (CG-31)."""
        self.start_round: vec[i64] = none
        """The round a skier starts in; 0 while waiting for the tag (CG-60)."""
        # shooting
        self.stand: vec[i64] = none
        """The stand given, from 0; -1 if none."""
        self.aiming: vec[i64] = none
        """1 on the stand."""
        self.has_shot: vec[i64] = none
        """1 once this lap's shooting is over."""
        self.shots: vec[i64] = none
        """Of the series."""
        self.fired: vec[i64] = none
        """The shots of the series, the last one lowest: 7 bits each, twice the die, the hit, and 1."""
        self.series: vec[i64] = none
        """Every visit to a stand, the last one lowest: 6 bits each, a mark and the white targets, the first lowest."""
        self.black: vec[i64] = none
        """Black targets: during a series the misses, afterwards the ring laps owed."""
        # energy
        self.decks: list[Deck] = []
        self.hand: vec[i64] = none
        """By seat * KINDS + kind."""
        self.hand_size: vec[i64] = none
        self.pile: vec[i64] = none
        """By seat * PILE + place from the bottom: kinds."""
        self.pile_size: vec[i64] = none
        self.form: vec[i64] = none
        """The kind of form card; -1 before it is drawn."""
        self.form_seen: vec[i64] = none
        """1 once everybody saw it."""
        self.ones_known: vec[i64] = none
        """Energy cards of +1 that everybody saw going back to the hand (CG-42)."""
        # the turn at hand
        self.rolled: i64 = 0
        self.die: i64 = 0
        """The die's movement: die, terrain and slipstream (CG-12)."""
        self.slipped: i64 = 0
        """1 if slipstream is part of it."""
        self.energy: i64 = 0
        """Points of the cards played this turn."""
        self.cards: i64 = 0
        """Cards played this turn."""
        self.barred: i64 = 0
        """Why no further card may be played this turn: INTO_CLIMB, STAND_NEAR, or 0."""
        self.way: vec[i64] = none
        """What lies ahead, as rules_way reads it; of use while there are ends."""
        self.rows: i64 = 0
        """How much of it the points reach."""
        self.ends: i64 = 0
        """How many squares there are where the move may end."""
        self.steps: i64 = 0
        """Of the way declared."""
        self.to_lane: i64 = 0
        self.used: i64 = 0
        """Points it takes."""
        self.checks: vec[i64] = vec[i64]()
        """Steps of the way on which ice is still to be checked, each 4 * step + lane."""
        self.turn_shots: i64 = 0
        # the end
        self.place: vec[i64] = none
        """0 while skiing."""
        self.beyond: vec[i64] = none
        """Squares beyond the line; 0 while skiing."""
        self.finished: vec[i64] = none
        """The round in which the line was crossed."""
        self.crossed: vec[i64] = vec[i64]()
        """Who crossed in this round, in playing order."""
        self.places_given: i64 = 0
        if fresh:
            self.lay_out()

    def lay_out(self) -> None:
        """Room for every skier and square."""
        seats = self.terms.seats
        none = same(0, seats)
        minus = same(-1, seats)
        self.row = minus[:]
        self.lane = none[:]
        self.ring = none[:]
        self.lap = none[:]
        self.at = same(0, self.terms.course.squares)
        self.arrived = none[:]
        self.fallen = none[:]
        self.slip = none[:]
        self.start_round = none[:]
        self.stand = minus[:]
        self.aiming = none[:]
        self.has_shot = none[:]
        self.shots = none[:]
        self.fired = none[:]
        self.series = none[:]
        self.black = none[:]
        self.hand = same(0, seats * KINDS)
        self.hand_size = none[:]
        self.pile = same(0, seats * PILE)
        self.pile_size = none[:]
        self.form = minus[:]
        self.form_seen = none[:]
        self.ones_known = none[:]
        self.place = none[:]
        self.beyond = none[:]
        self.finished = none[:]
        self.way = rules_way.NO_ROWS[:]

    def tell(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """A fact for whoever listens."""
        if self.journal is not None:
            write(self.journal, kind, seat, a, b, c)

    def to_act(self) -> i64:
        phase = self.phase
        if phase == CHOOSE or phase == AIM:
            return self.active
        return NOBODY if phase == OVER else CHANCE

    def options(self) -> vec[i64]:
        phase = self.phase
        if phase == CHOOSE:
            return rules_energy.choose_options(self)
        if phase == AIM:
            return rules_range.GO_OR_STOP[:]
        if phase == ROLL:
            return rules_turn.roll_options(self)
        if phase == SHOT:
            return rules_range.shot_options(self)
        if phase == FILL or phase == REVEAL or phase == TIRED:
            return self.decks[self.active].options()
        if phase == FORM:
            return rules_setup.form_options(self)
        if phase == ORDER:
            return rules_setup.order_options(self)
        if phase == OVER:
            return vec[i64]()
        return rules_turn.event_options(self)

    def weights(self) -> vec[i64]:
        phase = self.phase
        if phase == ROLL:
            return rules_turn.roll_weights(self)
        if phase == SHOT:
            return rules_range.shot_weights(self)
        if phase == FILL or phase == REVEAL or phase == TIRED:
            return self.decks[self.active].weights()
        if phase == FORM:
            return rules_setup.form_weights(self)
        if phase == ORDER:
            return same(1, len(rules_setup.order_options(self)))
        return rules_turn.event_weights(self)

    def pick(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == CHOOSE:
            return rules_energy.pick_choice(self, rng)
        if phase == ROLL:
            return rules_turn.pick_roll(self, rng)
        if phase == SHOT:
            return rules_range.pick_shot(self, rng)
        if phase == AIM:
            return rules_range.GO_OR_STOP[rng.below(2)]
        if phase == FILL or phase == REVEAL or phase == TIRED:
            return self.decks[self.active].pick(rng)
        if phase == FORM or phase == ORDER:
            return self.options()[rng.weighted(self.weights())]
        return rng.weighted(self.terms.event_faces)

    def apply(self, code: i64) -> None:
        phase = self.phase
        if phase == CHOOSE:
            rules_energy.choose(self, code)
        elif phase == ROLL:
            rules_turn.roll(self, code)
        elif phase == SHOT:
            rules_range.shoot(self, code)
        elif phase == AIM:
            rules_range.aim(self, code)
        elif phase == FILL:
            rules_energy.draw(self, code)
        elif phase == REVEAL:
            rules_energy.turn_up(self, code)
        elif phase == ICE:
            rules_move.check_ice(self, code)
        elif phase == GUST:
            rules_range.gust(self, code)
        elif phase == FATIGUE:
            rules_energy.tire(self, code)
        elif phase == TIRED:
            rules_energy.lose_card(self, code)
        elif phase == WEATHER:
            rules_setup.set_weather(self, code)
        elif phase == FORM:
            rules_setup.deal_form(self, code)
        else:
            rules_setup.draw_start(self, code)

    def advance(self, rng: Rng) -> bool:
        if self.phase == OVER:
            return False
        self.apply(self.pick(rng))
        return True

    def whose(self) -> i64:
        return self.active

    def clone(self) -> Race:
        copy = Race(self.terms, False)
        copy.phase = self.phase
        copy.round = self.round
        copy.turn = self.turn
        copy.active = self.active
        copy.wind = self.wind
        copy.order = self.order[:]
        copy.drawn = self.drawn[:]
        copy.row = self.row[:]
        copy.lane = self.lane[:]
        copy.ring = self.ring[:]
        copy.lap = self.lap[:]
        copy.at = self.at[:]
        copy.arrived = self.arrived[:]
        copy.fallen = self.fallen[:]
        copy.slip = self.slip[:]
        copy.start_round = self.start_round[:]
        copy.stand = self.stand[:]
        copy.aiming = self.aiming[:]
        copy.has_shot = self.has_shot[:]
        copy.shots = self.shots[:]
        copy.fired = self.fired[:]
        copy.series = self.series[:]
        copy.black = self.black[:]
        copy.decks = [deck.clone() for deck in self.decks]
        copy.hand = self.hand[:]
        copy.hand_size = self.hand_size[:]
        copy.pile = self.pile[:]
        copy.pile_size = self.pile_size[:]
        copy.form = self.form[:]
        copy.form_seen = self.form_seen[:]
        copy.ones_known = self.ones_known[:]
        copy.rolled = self.rolled
        copy.die = self.die
        copy.slipped = self.slipped
        copy.energy = self.energy
        copy.cards = self.cards
        copy.barred = self.barred
        copy.way = self.way[:]
        copy.rows = self.rows
        copy.ends = self.ends
        copy.steps = self.steps
        copy.to_lane = self.to_lane
        copy.used = self.used
        copy.checks = self.checks[:]
        copy.turn_shots = self.turn_shots
        copy.place = self.place[:]
        copy.beyond = self.beyond[:]
        copy.finished = self.finished[:]
        copy.crossed = self.crossed[:]
        copy.places_given = self.places_given
        return copy

    def key(self) -> tuple[int, ...]:
        piles = [kind for seat in range(self.terms.seats) for kind in (-1, *rules_energy.pile_of(self, seat))]
        decks = [number for deck in self.decks for number in (-1, *deck.key())]
        return (
            self.phase, self.round, self.turn, self.active, self.wind, self.rolled, self.die, self.slipped, self.energy,
            self.cards, self.barred, self.steps, self.to_lane, self.used, self.turn_shots, self.places_given,
            *self.row, *self.lane, *self.ring, *self.lap, *self.arrived, *self.fallen, *self.slip, *self.start_round,
            *self.stand, *self.aiming, *self.has_shot, *self.shots, *self.fired, *self.series, *self.black,
            *self.hand, *self.form, *self.form_seen, *self.ones_known, *self.place, *self.beyond,
            *self.finished, -1, *self.order, -1, *self.drawn, -1, *rules_way.ends(self), -1, *self.checks, -1,
            *self.crossed, *piles, *decks,
        )  # fmt: skip


def same(number: i64, times: i64) -> vec[i64]:
    """A vec of equal numbers."""
    numbers = vec[i64]()
    while len(numbers) < times:
        numbers = append(numbers, number)
    return numbers


def write(journal: list[int], kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
    journal.extend([kind, seat, a, b, c])
