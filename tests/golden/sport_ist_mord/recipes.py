"""Sport ist Mord's golden games: three to six players, with the options that change most."""

from loipe.games.sport_ist_mord.config import Config
from tests.golden.recording import Recipe

RECIPES = (
    Recipe("three-thumbs", Config(holders=(0, 1, 2)), 3, 1),
    Recipe("four-random", Config(last_round=20), 0, 2),
    Recipe("five-mixed-jump", Config(holders=(0, 1, 2, 3, 4), doping_jump=True), 3, 3),
    Recipe("four-afresh", Config(roll_off_coaches="afresh"), 2, 5),
    Recipe("six-thumbs-meddling", Config(holders=(0, 1, 2, 3, 4, 5), coach_from_outside=True), 6, 4),
)
