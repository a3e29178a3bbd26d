"""What never changes in a race, for the rules' hot path: settings, course, dice, decks. Made by config.py."""

from loipe.core.ints import i64, vec
from loipe.games.crystal_globe.course import Course


class Terms:
    """Switches are 0 or 1; bases, dice and values are numbered as in codes.py and components.py."""

    def __init__(self, course: Course, seats: i64) -> None:
        self.course: Course = course
        self.seats: i64 = seats
        self.level: i64 = 1
        self.laps: i64 = 3
        self.shootings: vec[i64] = vec[i64]()
        """CG-30, CG-60: 0 prone, 1 standing, one for each lap that ends with a shooting."""
        self.base: vec[i64] = vec[i64]()
        self.team: vec[i64] = vec[i64]()
        self.holders: vec[i64] = vec[i64]()
        self.sum_of_places: i64 = 0
        self.three_only: i64 = 0
        self.slip_row: i64 = 0
        self.first_across: i64 = 1
        self.recovers_with_cards: i64 = 1
        """CG-42: level 2 as printed."""
        self.last_round: i64 = 60
        # formats (CG-60)
        self.start: i64 = 0
        self.start_gap: i64 = 1
        self.start_delays: vec[i64] = vec[i64]()
        self.start_order: vec[i64] = vec[i64]()
        self.has_ring: i64 = 1
        self.miss_squares: i64 = 9
        self.spare_shots: i64 = 0
        self.by_time: i64 = 0
        self.is_relay: i64 = 0
        # numbers of the box
        self.climb_cost: i64 = 2
        self.descent_bonus: i64 = 1
        self.slipstream_bonus: i64 = 1
        self.strategic_move: i64 = 4
        self.most_squares: i64 = 8
        self.fall_squares: i64 = 7
        self.hand_cards: i64 = 5
        self.turn_cards: i64 = 2
        self.acceleration_points: i64 = 4
        # components
        self.low_roll: i64 = 3
        self.high_roll: i64 = 5
        self.roll_weights: vec[i64] = vec[i64]()
        """By base * 8 + number: faces of the movement dice."""
        self.faces: i64 = 12
        """Of every movement and shooting die."""
        self.hits: vec[i64] = vec[i64]()
        """By shooting die: white faces, the windsock not counted."""
        self.socks: vec[i64] = vec[i64]()
        """By shooting die: faces with a windsock."""
        self.table: vec[i64] = vec[i64]()
        """Dice by ((standing * 2 + wind) * 3 + base) * 5 + place in the sequence."""
        self.event_faces: vec[i64] = vec[i64]()
        """Windsock, ice, vortex."""
        self.energy: vec[i64] = vec[i64]()
        """By base * 4 + value - 1: cards of an energy deck."""
        self.forms: vec[i64] = vec[i64]()
        """By value - 1: form cards in the box."""

    def die(self, standing: i64, wind: i64, base: i64, place: i64) -> i64:
        """CG-21: the shooting die at a place of a sequence."""
        return self.table[((standing * 2 + wind) * 3 + base) * 5 + place]
