"""A race: its fields, its clone, its key, and which chapter of the rules acts in which phase."""

from __future__ import annotations

from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.deck import Deck
from loipe.core.ints import append, i64, vec
from loipe.core.rng import Rng
from loipe.games.mass_start import (
    rules_cards,
    rules_finish,
    rules_move,
    rules_range,
    rules_turn,
)
from loipe.games.mass_start.codes import (
    AIM,
    BACK,
    BEFORE,
    CARRIED,
    DRAW,
    GRID,
    MOVE,
    ORDER,
    OVER,
    PUT_BACK,
    RISK,
    ROLL,
    ROLL_OFF,
    SHOT,
    SQUARE,
    TECHNIQUE,
    TECHNIQUE_DRAW,
    WIND,
)
from loipe.games.mass_start.terms import Terms


class Race(State):
    """MS: 2 to 6 skiers. Vectors are indexed by seat unless said otherwise."""

    def __init__(self, terms: Terms) -> None:
        """Blank, with fields that share their zeros, so that a clone copies each once: `new_race` gives one to play."""
        self.journal: list[int] | None = None
        self.terms: Terms = terms
        none = terms.none
        self.phase: i64 = OVER
        self.round: i64 = 0
        self.turn: i64 = 0
        """Index into order."""
        self.active: i64 = 0
        """The seat whose turn it is."""
        self.order: vec[i64] = terms.seated
        self.square: vec[i64] = none
        """Where a skier stands, or the square beside which it lies."""
        self.at: vec[i64] = terms.empty_squares
        """By square: who stands there, seat + 1, or 0."""
        self.taken: vec[i64] = terms.empty_rows
        """By row: the lane bits of the squares where somebody stands."""
        self.lap: vec[i64] = none
        """Laps closed so far."""
        self.has_shot: vec[i64] = none
        """1 once this lap's shooting is over."""
        self.loops_left: vec[i64] = none
        self.fallen: vec[i64] = none
        self.targets_left: vec[i64] = none
        self.shots: vec[i64] = none
        self.risk: vec[i64] = none
        self.red_wind: vec[i64] = none
        self.pauses_left: vec[i64] = none
        self.hits: vec[i64] = none
        """The series at hand: one bit for each shot that hit, the first shot lowest."""
        self.series: vec[i64] = none
        """Finished series, the last one lowest: 3 bits each, the targets left and 1."""
        self.sprints: vec[i64] = none
        self.skis_held: vec[i64] = none
        self.rifle_held: vec[i64] = none
        self.skis_open: vec[i64] = none
        self.rifle_open: vec[i64] = none
        self.lap_fresh: vec[i64] = none
        """1 from the start, or from crossing the line, to the next roll (MS-S18)."""
        self.turns_lost: vec[i64] = none
        """Turns an event card still takes away."""
        self.roll_change: vec[i64] = none
        """What an event card adds to the next moving roll."""
        self.kept: vec[i64] = none
        """Secret event cards, one bit each (MS-S21)."""
        self.kept_known: vec[i64] = none
        """Those of them that everyone saw coming from under the deck."""
        self.place: vec[i64] = none
        """0 while skiing."""
        self.beyond: vec[i64] = none
        """Squares beyond the line; 0 while skiing."""
        # the turn at hand
        self.natural: i64 = 0
        self.points: i64 = 0
        self.extra: i64 = 0
        """Squares added by sprint and event cards."""
        self.sprinted: i64 = 0
        self.gripped: i64 = 0
        self.again: i64 = 0
        """1 while a second roll is offered (MS-S9)."""
        self.ways: vec[i64] = terms.nothing
        """Where the move may end (words.py says how a way is packed)."""
        self.can_finish: i64 = 0
        # finishers of this round, or everybody while the turn order is rolled
        self.tied: vec[i64] = terms.nothing
        self.scores: vec[i64] = terms.nothing
        self.rolling: i64 = 0
        """Index into tied: who rolls next."""
        self.places_given: i64 = 0
        self.event_deck: Deck = terms.no_cards
        self.technique_deck: Deck = terms.no_cards

    def tell(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """A fact for whoever listens."""
        if self.journal is not None:
            write(self.journal, kind, seat, a, b, c)

    def to_act(self) -> i64:
        phase = self.phase
        if phase <= ORDER:
            return CHANCE
        if phase == OVER:
            return NOBODY
        return self.active

    def options(self) -> vec[i64]:
        phase = self.phase
        if phase == MOVE or phase == CARRIED:
            return rules_move.move_options(self)
        if phase == GRID or phase == PUT_BACK or phase == BACK:
            squares = vec[i64]()
            for square in self.ways:
                squares = append(squares, SQUARE + square)
            return squares
        if phase == BEFORE:
            return rules_turn.before_options(self)
        if phase == RISK:
            return rules_range.RISKS[:]
        if phase == AIM:
            return rules_range.aim_options(self)
        if phase == TECHNIQUE:
            return rules_cards.technique_options(self)
        if phase == DRAW:
            return self.event_deck.options()
        if phase == TECHNIQUE_DRAW:
            return self.technique_deck.options()
        if phase == SHOT or phase == WIND:
            return rules_range.TWO[:]
        if phase == OVER:
            return vec[i64]()
        return rules_turn.DIE[:]

    def weights(self) -> vec[i64]:
        phase = self.phase
        if phase == SHOT:
            return rules_range.shot_weights(self)
        if phase == WIND:
            return rules_range.wind_weights(self)
        if phase == DRAW:
            return self.event_deck.weights()
        if phase == TECHNIQUE_DRAW:
            return self.technique_deck.weights()
        return rules_turn.EVEN[:]

    def pick(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == ROLL or phase == ORDER or phase == ROLL_OFF:
            return rng.below(6)
        if phase == SHOT:
            return rules_range.pick_shot(self, rng)
        if phase == WIND:
            return i64(rng.below(6) < self.terms.red_faces)
        if phase == DRAW:
            return self.event_deck.pick(rng)
        if phase == TECHNIQUE_DRAW:
            return self.technique_deck.pick(rng)
        if phase == MOVE and self.kept[self.active] == 0:
            return rules_move.pick_move(self, rng)
        if phase == BACK or phase == PUT_BACK or phase == GRID:
            return SQUARE + self.ways[rng.below(len(self.ways))]
        if phase == RISK:
            return rules_range.RISKS[rng.below(3)]
        if phase == BEFORE and self.kept[self.active] == 0:
            return rules_turn.pick_before(self, rng)
        options = self.options()
        return options[rng.below(len(options))]

    def advance(self, rng: Rng) -> bool:
        phase = self.phase
        if phase == ROLL:
            rules_turn.roll(self, rng.below(6) + 1)
        elif phase == MOVE and self.kept[self.active] == 0:
            rules_move.move_at_random(self, rng)
        elif phase == SHOT:
            rules_range.shoot(self, rules_range.pick_shot(self, rng))
        elif phase == OVER:
            return False
        else:
            self.apply(self.pick(rng))
        return True

    def play_out(self, rng: Rng) -> i64:
        plies: i64 = 0
        while self.advance(rng):
            plies += 1
        return plies

    def apply(self, code: i64) -> None:
        phase = self.phase
        if phase == ROLL:
            rules_turn.roll(self, code + 1)
        elif phase == MOVE:
            rules_move.move(self, code)
        elif phase == SHOT:
            rules_range.shoot(self, code)
        elif phase == BEFORE:
            rules_turn.before(self, code)
        elif phase == CARRIED:
            rules_cards.carry(self, code)
        elif phase == RISK:
            rules_range.choose_risk(self, code)
        elif phase == WIND:
            rules_range.blow(self, code)
        elif phase == BACK:
            rules_range.step_back(self, code - SQUARE)
        elif phase == PUT_BACK:
            rules_turn.stand_up(self, code - SQUARE)
        elif phase == AIM:
            rules_range.aim(self, code)
        elif phase == DRAW:
            rules_cards.draw(self, code)
        elif phase == TECHNIQUE:
            rules_cards.play_technique(self, code)
        elif phase == TECHNIQUE_DRAW:
            rules_cards.draw_technique(self, code)
        elif phase == GRID:
            rules_turn.line_up(self, code - SQUARE)
        else:
            rules_finish.roll_off(self, code + 1)

    def whose(self) -> i64:
        if self.phase == ORDER or self.phase == ROLL_OFF:
            return self.tied[self.rolling]
        return self.active

    def clone(self) -> Race:
        copy = Race(self.terms)
        copy.phase = self.phase
        copy.round = self.round
        copy.turn = self.turn
        copy.active = self.active
        copy.order = self.order[:]
        copy.square = self.square[:]
        copy.at = self.at[:]
        copy.taken = self.taken[:]
        copy.lap = self.lap[:]
        copy.has_shot = self.has_shot[:]
        copy.loops_left = self.loops_left[:]
        copy.fallen = self.fallen[:]
        copy.targets_left = self.targets_left[:]
        copy.shots = self.shots[:]
        copy.risk = self.risk[:]
        copy.red_wind = self.red_wind[:]
        copy.pauses_left = self.pauses_left[:]
        copy.hits = self.hits[:]
        copy.series = self.series[:]
        copy.sprints = self.sprints[:]
        copy.skis_held = self.skis_held[:]
        copy.rifle_held = self.rifle_held[:]
        copy.skis_open = self.skis_open[:]
        copy.rifle_open = self.rifle_open[:]
        copy.lap_fresh = self.lap_fresh[:]
        copy.turns_lost = self.turns_lost[:]
        copy.roll_change = self.roll_change[:]
        copy.kept = self.kept[:]
        copy.kept_known = self.kept_known[:]
        copy.place = self.place[:]
        copy.beyond = self.beyond[:]
        copy.natural = self.natural
        copy.points = self.points
        copy.extra = self.extra
        copy.sprinted = self.sprinted
        copy.gripped = self.gripped
        copy.again = self.again
        copy.ways = self.ways[:]
        copy.can_finish = self.can_finish
        copy.tied = self.tied[:]
        copy.scores = self.scores[:]
        copy.rolling = self.rolling
        copy.places_given = self.places_given
        copy.event_deck = self.event_deck.clone()
        copy.technique_deck = self.technique_deck.clone()
        return copy

    def key(self) -> tuple[int, ...]:
        return (
            self.phase, self.round, self.turn, self.active, self.natural, self.points, self.extra, self.sprinted,
            self.gripped, self.again, self.can_finish, self.rolling, self.places_given,
            *self.order, *self.square, *self.lap, *self.has_shot, *self.loops_left, *self.fallen, *self.targets_left,
            *self.shots, *self.risk, *self.red_wind, *self.pauses_left, *self.hits, *self.series, *self.sprints,
            *self.skis_held, *self.rifle_held, *self.skis_open, *self.rifle_open, *self.lap_fresh, *self.turns_lost,
            *self.roll_change, *self.kept, *self.kept_known, *self.place, *self.beyond,
            -1, *self.ways, -1, *self.tied, -1, *self.scores, -1,
            *self.event_deck.key(), -1, *self.technique_deck.key(),
        )  # fmt: skip


def new_race(terms: Terms) -> Race:
    """A race in which nothing has happened yet."""
    return Race(terms).clone()


def write(journal: list[int], kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
    journal.extend([kind, seat, a, b, c])
