"""The numbers behind the words: phases, codes of choices, effects of wax, kinds of facts."""

from typing import Final

# What is going on; who acts follows from it.
FIRST: Final = 0  # chance: who gets the first-player marker (ST-4)
WAXING: Final = 1  # everyone at once: six of eight tokens in a row (ST-4)
ROLL: Final = 2  # chance: half of a seat's available dice (ST-10)
SIXES: Final = 3  # everyone at once: a place for each 6 (ST-14, ST-18)
TAKE: Final = 4  # columns and wax (ST-20, ST-21, ST-30)
PAY: Final = 5  # at a range: which marker goes down (ST-22)
SWAP: Final = 6  # the 6 or a token (ST-71)
EITHER: Final = 7  # one effect of a token marked "or" (ST-80)
LIFT: Final = 8  # the die to re-roll (ST-83)
FACES: Final = 9  # chance: the re-rolled dice (ST-83, ST-84)
REPLACE: Final = 10  # a place for each re-rolled 6 (ST-90)
MOVE: Final = 11  # a step (ST-24)
GLIDE: Final = 12  # a step downhill, or stop (ST-50)
FOLLOW: Final = 13  # draft or stay (ST-28)
AIM: Final = 14  # a target, or wax after a shot (ST-40, ST-89)
SHOT: Final = 15  # chance: the shooting die (ST-40)
OVER: Final = 16
PHASES: Final = (
    "first", "waxing", "roll", "sixes", "take", "pay", "swap", "either", "lift", "faces", "replace", "move", "glide",
    "follow", "aim", "shot", "over",
)  # fmt: skip

# Codes of a seat's choices; spaces follow from STEP on.
GO: Final = 0  # off with the dice taken
ENOUGH: Final = 1  # no wax after the last shot
STOP: Final = 2  # no further glide
STAY: Final = 3  # no drafting
DRAFT: Final = 4
LEFT: Final = 5  # the outermost tokens
RIGHT: Final = 6
PRINTED: Final = 7  # Finland's wax on the board (ST-72)
COUNT: Final = 8  # the 6 counts, no token is turned back (ST-71)
COLUMN: Final = 9  # + column to take; the fifth is sprint
SIX_TO: Final = 14  # + box from sprint on: a place for a 6
DIE_FROM: Final = 19  # + box: the die to re-roll
EFFECT: Final = 28  # + effect
PAY_WITH: Final = 35  # + level
AIM_WITH: Final = 39  # + level
TURN_BACK: Final = 43  # + place in the row
TOKEN: Final = 49  # + number on the nation's list
STEP: Final = 57  # + space

# Numbers of the box
DICE: Final = 10
COLUMNS: Final = 4
SPRINT: Final = 4  # the fifth column
BOXES: Final = 5
SPRINT_ROOM: Final = 4
BOX_NAMES: Final = ("c1", "c2", "c3", "c4", "sprint", "s1", "s2", "s3", "s4")  # columns, then star boxes
HEARTS: Final = 5
LEVELS: Final = 4
TOP: Final = 3
TOKENS: Final = 8
ROW: Final = 6
MOST_SEATS: Final = 5
FACES_OF_DIE: Final = 6
STEEP: Final = 1  # steps that a start on red costs (ST-51)
MOST_RESULTS: Final = 3003  # ten dice, sorted

# Effects of wax (ST-80 to ST-86), then what else may wait its turn
REAIM: Final = 0
SPRINTING: Final = 1
FREE_COLUMN: Final = 2
ONE_DIE: Final = 3
ALL_DICE: Final = 4
ONE_MORE: Final = 5
ONE_FEWER: Final = 6
PRICE: Final = 7  # ST-87
TAKING: Final = 8  # + column: taken once it is paid
EFFECTS: Final = ("reaim", "sprint", "column", "die", "board", "more", "fewer")

# A column taken in this turn: its dice, and marks beside them; a seat's last throw: so many dice of each face
TOOK_BITS: Final = 5
TOOK_DICE: Final = 7
TOOK_PAID: Final = 8
TOOK_BACK: Final = 16  # the 6 above it was not counted (ST-20)
FACE_BITS: Final = 4
MOST_OF_FACE: Final = 15
FIVE: Final = 4  # faces count from 0
SIX: Final = 5

# Results of a target
UNSHOT: Final = 0
HIT: Final = 1
MISSED: Final = 2

# Facts in the journal: kind, seat, and up to six numbers
TOLD: Final = 8
DRAWN_FIRST: Final = 0
LAID: Final = 1
WAX_SHOWN: Final = 2
ROUND: Final = 3
ROLLED: Final = 4
TIRED: Final = 5
RETURNED: Final = 6
CHOSE_BOX: Final = 7
SIX_SHOWN: Final = 8
TURN: Final = 9
TOOK: Final = 10
SIX_BACK: Final = 11
PAID: Final = 12
SWAPPED: Final = 13
WAXED: Final = 14
RUNNING: Final = 15
LIFTED: Final = 16
REROLLED: Final = 17
STOOD: Final = 18
UPHILL: Final = 19
STEPPED: Final = 20
SHARED: Final = 21
ARRIVED: Final = 22
LAP_DONE: Final = 23
GLIDED: Final = 24
DRAFTED: Final = 25
DECLINED: Final = 26
SHOT_AT: Final = 27
SERIES: Final = 28
COLLAPSED: Final = 29
FINISHED: Final = 30
RANKED: Final = 31
LAST_ROUND: Final = 32
MARKER: Final = 33
SPRINTED: Final = 34
EFFECT_DONE: Final = 35
MOVED: Final = 36
REROLLED_ONE: Final = 37
STAR_EMPTIED: Final = 38
