"""The numbers behind the words: phases, codes of choices and outcomes, kinds of facts."""

from typing import Final, Literal, TypeAlias, get_args

# Numbers of the box
MOST_SEATS: Final = 6
SPORTS: Final = 8
DICE: Final = 10
FACES: Final = 6
PILLS: Final = 12
TRAINING_CARDS: Final = 9
Sport: TypeAlias = Literal["bowling", "tennis", "billiards", "football", "darts", "jogging", "chess", "skiing"]
SPORT_NAMES: Final[tuple[Sport, ...]] = get_args(Sport)
Side: TypeAlias = Literal["outside", "inside"]
SIDES: Final[tuple[Side, ...]] = get_args(Side)

# Kinds of cards
TRAINING: Final = 0
U2: Final = 1
U4: Final = 2
U6: Final = 3
KINDS: Final = 4
NO_CARD: Final = 4
Card: TypeAlias = Literal["T", "U2", "U4", "U6", "none"]
CARD_NAMES: Final[tuple[Card, ...]] = get_args(Card)

# What is going on; who acts follows from it.
LEAD: Final = 0  # chance: equal totals roll for the first coach (SM-12)
GIVE_COACH: Final = 1  # the best coach is handed out (SM-11)
TRAIN: Final = 2  # chance: a training roll (SM-20)
PICK: Final = 3  # the 1A coach: own dice to roll again (SM-30, SM-84)
ROLL_PICKED: Final = 4  # chance: the dice picked
GIVE_PILL: Final = 5  # the pills of the best coach (SM-31)
PICK_ONE: Final = 6  # the best coach: any die to roll again (SM-32, SM-85)
ROLL_ONE: Final = 7  # chance: that die
SPEND: Final = 8  # pills (SM-33)
REPEAT: Final = 9  # chance: the whole roll again (SM-34)
DOPE: Final = 10  # a value for a doped die (SM-35)
PLACE: Final = 11  # dice to sports (SM-40)
REVEAL: Final = 12  # chance: a card of the sport (SM-81)
CLAIM: Final = 13  # everyone at the sport claims in secret (SM-82)
CONTEST: Final = 14  # chance: a contest roll (SM-83)
CHOOSE: Final = 15  # a card is chosen (SM-86)
EXTRA: Final = 16  # chance: the card of a doped die (SM-93)
OVER: Final = 17
Phase: TypeAlias = Literal[
    "lead", "give-coach", "train", "pick", "roll-picked", "give-pill", "pick-one", "roll-one", "spend", "repeat",
    "dope", "place", "reveal", "claim", "contest", "choose", "extra", "over",
]  # fmt: skip
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# When a coach may act again (SM-85)
ROLL_OFF_COACHES: Final = ("once", "afresh")

# What a roll is for
FOR_TRAINING: Final = 0
FOR_CARDS: Final = 1
FOR_ORDER: Final = 2

# Codes of a seat's choices
DONE: Final = 0  # nothing more, or nothing at all
ROLL: Final = 1  # roll what was picked; or repeat the whole roll for a pill
TAKE: Final = 1  # the last pill of the reserve
FACE: Final = 2  # + face, 0 to 5: an own die, or the value of a doped one
SEAT: Final = 8  # + seat
DIE: Final = 14  # + seat * 6 + face: anybody's die
CARD: Final = 50  # + kind, or NO_CARD
PUT: Final = 55  # + (face + 6 if doped) * 8 + sport
CODES: Final = 151

# Facts in the journal: kind, seat, and up to four numbers
TOLD: Final = 6
ROUND: Final = 0
TRAINED: Final = 1
LED: Final = 2
FIRST: Final = 3
BEST: Final = 4
FLIPPED: Final = 5
ROLLED_AGAIN: Final = 6
PILLS_SHARED: Final = 7
PILL_KEPT: Final = 8
NUDGED: Final = 9
REPEATED: Final = 10
DOPED: Final = 11
PLACED: Final = 12
TOOK_BACK: Final = 13
HEALING: Final = 14
HEALED: Final = 15
LOST_FORM: Final = 16
SETTLING: Final = 17
REVEALED: Final = 18
PILE_OUT: Final = 19
CLAIMED: Final = 20
SHOWED: Final = 21
AGREED: Final = 22
QUARRELLED: Final = 23
CONTESTED: Final = 24
TIED: Final = 25
ORDERED: Final = 26
CHOSE: Final = 27
DECLINED: Final = 28
GOT: Final = 29
KEPT: Final = 30
TOO_MUCH: Final = 31
ACCIDENT: Final = 32
FATAL: Final = 33
ESCAPED: Final = 34
DREW_EXTRA: Final = 35
NO_EXTRA: Final = 36
PILL_BACK: Final = 37
ALL_CLOSED: Final = 38
LAST_ROUND: Final = 39
SCORED: Final = 40
EMPTY_HANDED: Final = 41
DRAW_ORDER: Final = 42
PILLS_LEFT: Final = 43
LEVEL: Final = 44
