"""The numbers behind the words: phases, codes of choices and outcomes, kinds of facts."""

from typing import Final

# What is going on; who acts follows from it: up to ORDER chance, then the active seat.
ROLL: Final = 0  # the moving die (MS-3)
SHOT: Final = 1  # a shot (MS-9)
WIND: Final = 2  # the wind die (MS-S7)
DRAW: Final = 3  # an event card (MS-S8)
TECHNIQUE_DRAW: Final = 4  # the technique deck (MS-S19)
ROLL_OFF: Final = 5  # equal finishers (MS-14)
ORDER: Final = 6  # a die for the turn order (MS-2)
MOVE: Final = 7  # a square is picked
BEFORE: Final = 8  # before a moving roll
RISK: Final = 9  # low, medium or high (MS-S6)
AIM: Final = 10  # a turn at the stand, for somebody with secret cards (MS-S21)
CARRIED: Final = 11  # a square is picked, moved by a card (MS-S22)
BACK: Final = 12  # from the stand to the track (MS-10)
PUT_BACK: Final = 13  # after a fall (MS-S3)
GRID: Final = 14  # a start square is picked (MS-2, `fr`)
TECHNIQUE: Final = 15  # which technique card in mid-lap (MS-S19)
OVER: Final = 16
PHASES: Final = (
    "roll", "shot", "wind", "draw", "technique-draw", "roll-off", "order", "move", "before", "risk", "aim", "carried",
    "back", "put-back", "grid", "technique", "over",
)  # fmt: skip

# A way, where a move may end, packs its square, the loops left there and the laps closed on the way.
SQUARES: Final = 1023  # the mask of the square
LOOP: Final = 1024  # one loop left
LOOPS: Final = 7  # the mask of the loops, 10 places up
CLOSED: Final = 8192  # one lap closed

# Codes of a seat's choices; squares follow from SQUARE on.
GO: Final = 0  # roll, shoot, pause: on with it
STAY: Final = 1  # no square to go to; or no second roll
FINISH: Final = 2
SPRINT: Final = 3
SKIS: Final = 4
RIFLE: Final = 5
FROM_DECK: Final = 6
LOW: Final = 7
MEDIUM: Final = 8
HIGH: Final = 9
KEPT: Final = 10  # + card number
CARDS: Final = 24
SQUARE: Final = 34  # + square

# Chance: a die is its number less one; an event card its number, then sprint cards by colour.
MISS: Final = 0
HIT: Final = 1
BLUE: Final = 0
RED: Final = 1
SPRINT_CARD: Final = 24  # + colour
KINDS: Final = 30

# Endings (MS-17)
FULL_LAP: Final = 0
STRAIGHT: Final = 1
THROUGH_LOOP: Final = 2

# Numbers of the box
TARGETS: Final = 5
SHOTS: Final = 8
MOST_LOOPS: Final = 6
COLOURS: Final = 6

# Effects of event cards
BACKWARD: Final = 0
FORWARD: Final = 1
MISS_TURN: Final = 2
SLOW: Final = 3
FAST: Final = 4
MID_LAP: Final = 5
AGAIN: Final = 6
THROWN: Final = 7
PUSH: Final = 8
REROLL: Final = 9
GRIP: Final = 10
CALM: Final = 11
QUICK: Final = 12
STARRED: Final = 15
"""Cards 0 to 14 carry the star (MS-S8)."""

# Facts in the journal: kind, seat, and up to three numbers
TOLD: Final = 5
ORDERED: Final = 0
PLACED: Final = 1
TURN: Final = 2
ROLLED: Final = 3
FELL: Final = 4
STOOD_UP: Final = 5
CLIMBED: Final = 6
GLIDED: Final = 7
MOVED: Final = 8
BLOCKED: Final = 9
CROSSED: Final = 10
ENTERED: Final = 11
BLEW: Final = 12
AIMED: Final = 13
PAUSED: Final = 14
SHOT_AT: Final = 15
SHOT_OUT: Final = 16
LOOP_DONE: Final = 17
DREW: Final = 18
SPRINT_DRAWN: Final = 19
SPRINTED: Final = 20
PLAYED_SKIS: Final = 21
PLAYED_RIFLE: Final = 22
PLAYED_EVENT: Final = 23
COACHED: Final = 24
LOST_TURN: Final = 25
CARRIED_TO: Final = 26
NO_EFFECT: Final = 27
CROSSED_LAST: Final = 28
ROLLED_OFF: Final = 29
RANKED: Final = 30
LAST_ROUND: Final = 31
SUMMED: Final = 32
TECHNIQUE_DRAWN: Final = 33
ROUND: Final = 34
WAITED: Final = 35
