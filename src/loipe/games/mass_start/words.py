"""The numbers behind the words: phases, codes of choices and outcomes, kinds of facts."""

from typing import Final

# What is going on; who acts follows from it.
ORDER: Final = 0  # chance: a die for the turn order (MS-2)
GRID: Final = 1  # a start square is picked (MS-2, `fr`)
BEFORE: Final = 2  # before a moving roll
ROLL: Final = 3  # chance: the moving die (MS-3)
MOVE: Final = 4  # a square is picked
PUT_BACK: Final = 5  # after a fall (MS-S3)
WIND: Final = 6  # chance: the wind die (MS-S7)
RISK: Final = 7  # low, medium or high (MS-S6)
AIM: Final = 8  # a turn at the stand, for somebody with secret cards (MS-S21)
SHOT: Final = 9  # chance: a shot (MS-9)
BACK: Final = 10  # from the stand to the track (MS-10)
DRAW: Final = 11  # chance: an event card (MS-S8)
CARRIED: Final = 12  # a square is picked, moved by a card (MS-S22)
TECHNIQUE: Final = 13  # a technique card in mid-lap (MS-S19)
TECHNIQUE_DRAW: Final = 14  # chance: the technique deck (MS-S19)
ROLL_OFF: Final = 15  # chance: equal finishers (MS-14)
OVER: Final = 16
PHASES: Final = (
    "order", "grid", "before", "roll", "move", "put-back", "wind", "risk", "aim", "shot", "back", "draw", "carried",
    "technique", "technique-draw", "roll-off", "over",
)  # fmt: skip

# Codes of a seat's choices; squares follow from SQUARE on.
GO: Final = 0  # roll, shoot, pause: on with it
STAY: Final = 1  # no square to go to; or no second roll, no card
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
PUSH: Final = 7
REROLL: Final = 8
GRIP: Final = 9
CALM: Final = 10
QUICK: Final = 11
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
