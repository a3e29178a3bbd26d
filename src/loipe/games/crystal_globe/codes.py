"""The numbers behind the words: phases, codes of choices and outcomes, kinds of facts."""

from typing import Final

# What is going on; who acts follows from it.
WEATHER: Final = 0  # chance: the event die before the start (CG-3)
FORM: Final = 1  # chance: a form card (CG-15)
FILL: Final = 2  # chance: a card from the own deck to the hand (CG-40)
ORDER: Final = 3  # chance: the start order (CG-4)
ROLL: Final = 4  # chance: the movement die (CG-11)
CHOOSE: Final = 5  # a card or a square (CG-12)
REVEAL: Final = 6  # chance: the top card, played blind (CG-30)
ICE: Final = 7  # chance: the event die on ice (CG-32)
FATIGUE: Final = 8  # chance: the event die after an acceleration (CG-54)
TIRED: Final = 9  # chance: the top card, lost (CG-54)
SHOT: Final = 10  # chance: a shooting die (CG-22)
GUST: Final = 11  # chance: the event die after a windsock (CG-25)
AIM: Final = 12  # go on or stop (CG-22)
OVER: Final = 13
PHASES: Final = (
    "weather", "form", "fill", "order", "roll", "choose", "reveal", "ice", "fatigue", "tired", "shot", "gust", "aim",
    "over",
)  # fmt: skip

# Codes of a seat's choices; squares follow from SQUARE on.
STAY: Final = 0
GO: Final = 1  # fire the next shot
STOP: Final = 2  # end the turn at the range
TURN_UP: Final = 3  # level 1: the top card
CARD: Final = 3  # + value, 1 to 4: a card of the hand
FINISH: Final = 7  # + squares beyond the line, 1 to MOST_SQUARES
SQUARE: Final = 20  # + square

# Chance: a movement die is its number, a seat its number, a card its kind.
WINDSOCK: Final = 0
ICY: Final = 1
VORTEX: Final = 2
MISS: Final = 0
HIT: Final = 1
SOCK: Final = 2
OUTCOMES: Final = 12

# Levels
LUDIQUE: Final = 1
TACTIQUE: Final = 2
STRATEGIQUE: Final = 3

# Bases
WHITE: Final = 0
GREY: Final = 1
BLACK: Final = 2
BASES: Final = ("white", "grey", "black")
COLOURS: Final = 4
"""Team colours."""

# Kinds of cards: energy +1 to +4, then form +1 to +4
KINDS: Final = 8
FORMS: Final = 4
"""The first kind that is a form card."""
PILE: Final = 40
"""Room for a skier's played pile."""

# What bars cards for the rest of a turn
INTO_CLIMB: Final = 1  # the move leads from the flat into a climb (CG-14)
STAND_NEAR: Final = 2  # the stand ends the move before the die's movement is used (CG-12)

# Zones
FLAT: Final = 0
CLIMB: Final = 1
DESCENT: Final = 2

# How a race starts
TOGETHER: Final = 0
STAGGERED: Final = 1
DELAYED: Final = 2

# Numbers of the box
TARGETS: Final = 5
SEQUENCE: Final = 5
RING: Final = 9
STANDS: Final = 12
LANES: Final = 3
MOST_SKIERS: Final = 12
MOST_SQUARES: Final = 9
"""The longest move a table may agree on (CG-13): a longer one could end on the same square of the ring in two ways."""

# Facts in the journal: kind, seat, and up to three numbers
TOLD: Final = 5
WEATHERED: Final = 0
FORMED: Final = 1
DREW: Final = 2
ORDERED: Final = 3
ROUND: Final = 4
TURN: Final = 5
STARTED: Final = 6
ROLLED: Final = 7
SUMMED: Final = 8
PLAYED: Final = 9
MOVED: Final = 10
STAYED: Final = 11
CHECKED: Final = 12
FELL: Final = 13
STOOD_UP: Final = 14
PASSED: Final = 15
GIVEN_STAND: Final = 16
AT_STAND: Final = 17
SHOT_AT: Final = 18
GUSTED: Final = 19
STOPPED: Final = 20
SERIES: Final = 21
RING_DONE: Final = 22
LAPPED: Final = 23
DRAFTED: Final = 24
ACCELERATED: Final = 25
SHOOK_OFF: Final = 26
TIRE_CHECK: Final = 27
LOST_CARD: Final = 28
RECOVERED: Final = 29
CROSSED: Final = 30
TAGGED: Final = 31
RANKED: Final = 32
LAST_ROUND: Final = 33
TIMED: Final = 34
