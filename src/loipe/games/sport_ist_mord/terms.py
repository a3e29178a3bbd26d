"""What the table agreed on, for the rules' hot path. Made by config.py; never changes."""

from loipe.core.ints import i64, vec
from loipe.games.sport_ist_mord.codes import SPORTS


class Terms:
    """Switches are 0 or 1."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.doping_jump: i64 = 0
        """SM-35."""
        self.coach_from_outside: i64 = 0
        """SM-85."""
        self.roll_off_coaches: i64 = 0
        """SM-85: 1 if both coaches act afresh in a roll-off."""
        self.last_round: i64 = 40
        """SM-99."""
        self.no_dice: vec[i64] = vec[i64]([0 for _ in range(seats * SPORTS)])
        """By seat and sport; never changed."""
