"""What never changes in a race, for the rules' hot path: settings, course, nations, wax. Made by config.py."""

from loipe.core.ints import i64, vec
from loipe.games.ski_tour.course import REACH, Course


class Terms:
    """Vectors are indexed by seat, or by seat times the size of a board's part."""

    def __init__(self, course: Course, seats: i64) -> None:
        self.course: Course = course
        self.seats: i64 = seats
        self.two_players: i64 = 0
        """1: the race ends with the first skier across the Goal (ST-60)."""
        self.wax_chosen: i64 = 1
        """0: everybody races with the row its nation suggests."""
        self.start_level: i64 = 3
        self.glide: i64 = 3
        self.turn_back_any: i64 = 1
        """0: only the first used token from either end can be turned back (ST-71)."""
        self.last_round: i64 = 100
        self.room: vec[i64] = vec[i64]()
        """By seat * 4 + column: how many dice it takes (ST-11, ST-74)."""
        self.full_at: vec[i64] = vec[i64]()
        self.swaps: vec[i64] = vec[i64]()
        """By seat * 4 + column: 1 where a choice takes the place of the star box (ST-71)."""
        self.hits: vec[i64] = vec[i64]()
        """By seat * 4 + level: faces of six that hit (ST-40, ST-73)."""
        self.tokens: vec[i64] = vec[i64]()
        """By seat * 8 + number: the kinds a nation chooses from."""
        self.printed: vec[i64] = vec[i64]()
        """By seat: the kind printed on its board, or -1 (ST-72)."""
        self.suggested: vec[i64] = vec[i64]()
        """By seat * 6 + place: numbers on the nation's list."""
        self.price: vec[i64] = vec[i64]()
        """By kind of token: 1 if a stamina is paid first (ST-87)."""
        self.either: vec[i64] = vec[i64]()
        """By kind: 1 if its effects are marked "or"."""
        self.effect_starts: vec[i64] = vec[i64]()
        self.effects: vec[i64] = vec[i64]()
        self.worths: vec[i64] = vec[i64]([0 for _ in range(REACH)])
        """Room for what each count of dice is worth: scratch of the thumb's, no part of any position."""
        self.kinds: list[str] = []
        """The tokens' names, by kind."""
        self.nations: list[str] = []
