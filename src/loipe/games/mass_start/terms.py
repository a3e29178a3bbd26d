"""What never changes in a race, for the rules' hot path: settings, course, cards. Made by config.py, lanes.py."""

from __future__ import annotations

from loipe.core.deck import Deck
from loipe.core.ints import append, i64, vec
from loipe.games.mass_start.codes import COLOURS
from loipe.games.mass_start.course import LETTER_C, LETTER_E, STANDS, Course


class Terms:
    """Switches are 0 or 1."""

    def __init__(self, course: Course, seats: i64) -> None:
        self.course: Course = course
        self.seats: i64 = seats
        self.colours: vec[i64] = vec[i64]()
        """By seat; owners is the other way round, -1 for a colour that does not race."""
        self.owners: vec[i64] = vec[i64]([-1 for _ in range(COLOURS)])
        self.french: i64 = 0
        self.laps: i64 = 1
        """Laps with a shooting (MS-17)."""
        self.all_laps: i64 = 1
        """With the full lap after the last shooting."""
        self.ending: i64 = 0
        self.routes: vec[i64] = vec[i64]()
        """One for each of all_laps."""
        self.lap_lengths: vec[i64] = vec[i64]()
        """The way of each of them from its first row, the closing loop of MS-17 counted in."""
        self.first_stand: i64 = course.stands[0]
        self.rejoin_row: i64 = -1
        """Where the penalty loop comes back to the track."""
        self.order_by_die: i64 = 0
        self.last_round: i64 = 200
        self.climbs: i64 = 0
        self.descents: i64 = 0
        self.falls: i64 = 0
        self.ice: i64 = 0
        self.sprint_cards: i64 = 0
        self.risk: i64 = 0
        self.wind: i64 = 0
        self.events: i64 = 0
        self.coaches: i64 = 0
        self.skis: i64 = 0
        self.rifle: i64 = 0
        self.absent_sprint: i64 = 1
        self.descent_bonus: i64 = 2
        self.sprint_squares: i64 = 2
        self.low_pauses: i64 = 4
        self.medium_pauses: i64 = 2
        self.red_faces: i64 = 3
        self.verbs: vec[i64] = vec[i64]()
        """What each event card does, and how much."""
        self.amounts: vec[i64] = vec[i64]()
        self.regular: i64 = 0
        """1 if all steps lead from a row to the next, six lanes at most: then rows of lane bits are walked."""
        self.rows_on: vec[i64] = vec[i64]()
        """By route: how many rows a lap has."""
        self.range_ends: vec[i64] = vec[i64]()
        """By route: how many rows it has up to the last stand's."""
        self.row_at: vec[i64] = vec[i64]()
        """By route * rows + place in the lap: the row; places is the other way round."""
        self.places: vec[i64] = vec[i64]()
        self.leads: vec[i64] = vec[i64]()
        """By (route * rows + row) * 64 + lane bits: the lane bits of the next row one step on."""
        self.leads_back: vec[i64] = vec[i64]()
        """By stand * 64 + lane bits of its row: the lane bits of the row of the stand before (MS-23)."""
        self.way_sets: vec[vec[i64]] = vec[vec[i64]]()
        """By row * 128 + lane bits, + 64 across the line: the ways to these squares; never changed in place."""
        self.stand_sets: vec[vec[i64]] = vec[vec[i64]]()
        """By a bit for each stand: their squares."""
        self.lane_bit: vec[i64] = vec[i64]()
        """By square; row_lanes are all of a row."""
        self.row_lanes: vec[i64] = vec[i64]()
        self.start_lanes: vec[i64] = vec[i64]()
        """By route * 6 + start square: the lanes of the first row it leads to."""
        self.ring_regular: i64 = 0
        """1 if the penalty loop has no arrows of its own: then it is walked as rows too (rules_ring.py)."""
        self.ring_rows: i64 = 0
        """How many squares the inner lane has."""
        self.first_inner: i64 = 0
        self.first_outer: i64 = 0
        self.junction_row: i64 = -1
        self.ring_row: vec[i64] = vec[i64]()
        """By square: its row, those of the loop counted on from the track's; ring_lane likewise its lane bit."""
        self.ring_lane: vec[i64] = vec[i64]()
        self.ring_sets: vec[vec[i64]] = vec[vec[i64]]()
        """By ((loops left * (ring_rows + 1) + the loop's row) * 4 + lane bits: the ways there."""
        self.exit_lanes: vec[i64] = vec[i64]()
        """By lane bits of the loop's exit row: the lanes of the rejoin row one step on."""
        self.place_at: vec[i64] = vec[i64]()
        """By lap * squares + square: route * rows + its place in the lap."""
        self.open_until: vec[i64] = vec[i64]()
        """By lap: the place of the first stand's row for whoever has to shoot, and (odd) that of the line."""
        self.leads_on: vec[i64] = vec[i64]()
        """By (route * rows + place in the lap) * 64 + lane bits: the lane bits of the next row one step on."""
        self.falls_from: vec[i64] = vec[i64]()
        """By square, as are the next three: the lowest roll that fells a skier there."""
        self.slope: vec[i64] = vec[i64]()
        """What climb or descent add to a roll."""
        self.at_range: vec[i64] = vec[i64]()
        """1 on a stand or beside one."""
        self.quiet: vec[i64] = vec[i64]()
        """1 where nothing happens to whoever lands there."""
        self.nothing: vec[i64] = vec[i64]()
        """What a blank race's fields hold; none of it is ever changed."""
        self.none: vec[i64] = zeros(seats)
        self.seated: vec[i64] = vec[i64]([i64(seat) for seat in range(seats)])
        self.empty_squares: vec[i64] = zeros(course.squares)
        self.empty_rows: vec[i64] = zeros(course.rows)
        self.no_cards: Deck = Deck(vec[i64]())
        self.reached: vec[i64] = zeros(64)
        """Room for the squares a move has reached, and for those one step on: scratch, no part of any position."""
        self.ahead: vec[i64] = zeros(64)
        self.worths: vec[i64] = vec[i64]()
        """What the rules of thumb make of each way (thumb.py), once they have been asked."""

    def sprints_recycled(self) -> bool:
        """MS-S5, `ru` with events: sprint cards not dealt are shuffled into the event deck, used ones go under it."""
        return self.events == 1 and self.french == 0

    def mark_squares(self) -> None:
        """Once the settings are known: what they make of each square."""
        for square in range(self.course.squares):
            self.falls_from = append(self.falls_from, falls_from(self, square))
            self.slope = append(self.slope, slope(self, square))
            self.at_range = append(self.at_range, i64(is_at_range(self, square)))
            self.quiet = append(self.quiet, i64(is_quiet(self, square)))


def falls_from(terms: Terms, square: i64) -> i64:
    """MS-S3, MS-S4: the lowest natural roll that fells a skier on this square; 7 if none does."""
    if terms.ice == 1 and terms.course.ice[square] == 1:
        return 5
    if terms.falls == 1 and terms.course.descent[square] == 1:
        return 6
    return 7


def slope(terms: Terms, square: i64) -> i64:
    """MS-S1, MS-S2: a climb takes as much as it says; a descent gives the bonus."""
    if terms.climbs == 1 and terms.course.climb[square] > 0:
        return -terms.course.climb[square]
    if terms.descents == 1 and terms.course.descent[square] == 1:
        return terms.descent_bonus
    return 0


def is_at_range(terms: Terms, square: i64) -> bool:
    return terms.course.stand_beside[square] >= 0 or 0 <= square - terms.first_stand < STANDS


def is_quiet(terms: Terms, square: i64) -> bool:
    """MS-20: neither a stand at hand nor a letter whose rule is on."""
    letter = terms.course.letter[square]
    if (letter == LETTER_E and terms.events == 1) or (letter == LETTER_C and terms.coaches == 1):
        return False
    return not is_at_range(terms, square)


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0 for _ in range(count)])
