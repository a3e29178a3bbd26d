"""A second judge for refusals: is what a refusal says true? By the rulebook, on the plain fields of the position."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import cast

from loipe.core.contract import State
from loipe.core.game import Illegal
from loipe.games.sport_ist_mord.state import Meet

SPORTS = ("bowling", "tennis", "billiards", "football", "darts", "jogging", "chess", "skiing")
PHASES = (
    "lead", "give-coach", "train", "pick", "roll-picked", "give-pill", "pick-one", "roll-one", "spend", "repeat",
    "dope", "place", "reveal", "claim", "contest", "choose", "extra", "over",
)  # fmt: skip
CARDS = {"t": 0, "u2": 1, "u4": 2, "u6": 3}
PUT = re.compile(rf"([1-6])(\+?)@({'|'.join(SPORTS)})")
ANSWERS = {
    "give-coach": r"p[1-6]", "give-pill": r"p[1-6]|take|leave", "pick": r"[1-6]|roll|keep", "dope": r"=[1-6]",
    "pick-one": r"p[1-6]\.[1-6]|keep", "spend": r"dope[1-6]|repeat|pass", "place": rf"{PUT.pattern}|done",
    "claim": r"t|u2|u4|u6|none", "choose": r"t|u2|u4|u6|none",
}  # fmt: skip
"""Which words answer which question."""
CLAUSES = {
    "not-now-coach": "SM-11", "not-now-pill": "SM-31", "not-now-spend": "SM-33", "not-now-dope": "SM-35",
    "not-now-place": "SM-40", "not-now-claim": "SM-82", "not-now-choose": "SM-86", "no-such-player": "SM-2",
    "coach-to-other": "SM-11", "pill-to-other": "SM-31", "two-pills": "SM-31", "last-pill": "SM-31", "no-room": "SM-36",
    "no-room-for": "SM-36", "doped-waits": "SM-47", "closed": "SM-41", "one-a-round": "SM-44", "doped-room": "SM-36",
    "start-with-one": "SM-42", "too-high": "SM-43", "doped-higher": "SM-35", "card-not-there": "SM-82",
    "card-for-each": "SM-82", "must-take": "SM-86",
}  # fmt: skip
BY_ROLL = {
    "not-now-pick": ("SM-30", "SM-84"), "not-now-pick-one": ("SM-32", "SM-85"), "roll-picked": ("SM-30", "SM-84"),
    "nothing-picked": ("SM-30", "SM-84"), "all-picked": ("SM-30", "SM-84"), "no-such-die": ("SM-32", "SM-85"),
}  # fmt: skip
"""What a coach may do with a training roll, and in a contest."""
ASKED = {"not-now-coach": "give-coach", "not-now-pill": "give-pill"}


def vocabulary(state: State) -> Iterable[str]:
    """Every word of the notation, whatever is asked."""
    faces = range(1, 7)
    yield from ("take", "leave", "keep", "roll", "pass", "repeat", "done", "T", "U2", "U4", "U6", "none", "foo", "P7")
    for face in faces:
        yield from (f"P{face}", f"{face}", f"dope{face}", f"={face}")
        yield from (f"P{seat}.{face}" for seat in faces)
        yield from (f"{face}{mark}@{sport}" for mark in ("", "+") for sport in SPORTS)


def is_true(state: State, word: str, refusal: Illegal) -> bool:
    """The clause is the one of this reason, and its condition is violated here."""
    meet, reason, said = cast(Meet, state), refusal.message.removeprefix("sport-ist-mord-"), word.lower()
    if refusal.clause != clause_of(meet, reason) or refusal.facts["word"] not in (word, said):
        return False
    if reason.startswith("not-now-"):
        asked = ASKED.get(reason, reason.removeprefix("not-now-"))
        return phase(meet) == asked and not re.fullmatch(ANSWERS[asked], said)
    return bool(re.fullmatch(ANSWERS[phase(meet)], said)) and REASONS[reason](meet, said, refusal)


def clause_of(meet: Meet, reason: str) -> str:
    if reason == "die-not-held":
        pick = ("SM-30", "SM-84")[meet.contest > 0]
        return {"pick": pick, "spend": "SM-35", "place": "SM-40"}[phase(meet)]
    return BY_ROLL[reason][meet.contest > 0] if reason in BY_ROLL else CLAUSES[reason]


def phase(meet: Meet) -> str:
    return PHASES[meet.phase]


def number(word: str) -> int:
    return int(re.findall(r"[1-6]", word)[0])


def own(meet: Meet, field: Sequence[int], at: int, width: int) -> int:
    return field[meet.active * width + at]


def place(word: str) -> tuple[int, bool, int]:
    """Value, doped or not, and sport of a word like 5+@chess."""
    found = PUT.fullmatch(word)
    assert found is not None
    return int(found[1]), found[2] == "+", SPORTS.index(found[3])


def waiting(meet: Meet) -> list[int]:
    """Doped dice that have to be placed."""
    return [face + 1 for face in range(6) for _ in range(own(meet, list(meet.doped), face, 6))]


def find_room(meet: Meet, dice: list[int], taken: frozenset[int]) -> bool:
    """SM-36: is there a sport for each of these doped dice?"""
    if not dice:
        return True
    for sport in set(range(8)) - taken:
        before = own(meet, list(meet.old), sport, 8)
        free = not meet.fatal[sport] and not own(meet, list(meet.new), sport, 8)
        right = dice[0] == 1 if before == 0 else dice[0] == before + 1 or (dice[0] > before and meet.terms.doping_jump)
        if free and right and find_room(meet, dice[1:], taken | {sport}):
            return True
    return False


def needs_room(meet: Meet, word: str) -> bool:
    """The die could go there, were it not for a doped die that would then have no place."""
    value, doped, sport = place(word)
    others = waiting(meet)
    if doped:
        others.remove(value)
    fits = find_room(meet, [value], frozenset(range(8)) - {sport}) if doped else True
    return fits and not find_room(meet, others, frozenset({sport}))


def lacks_die(meet: Meet, word: str, refusal: Illegal) -> bool:
    doped = "+" in word
    lying = own(meet, list(meet.doped if doped else meet.rolled), number(word) - 1, 6)
    picked = phase(meet) == "pick" and meet.picked[number(word) - 1]
    return not lying and not picked and refusal.facts["doped"] == doped and refusal.facts["value"] == number(word)


def no_such_die(meet: Meet, word: str) -> bool:
    seat, value = (int(digit) for digit in re.findall(r"[1-6]", word))
    return seat > meet.terms.seats or not meet.rolled[(seat - 1) * 6 + value - 1]


def before(meet: Meet, word: str) -> int:
    """The own die at the sport since last round."""
    return own(meet, list(meet.old), place(word)[2], 8)


def is_too_high(meet: Meet, word: str, refusal: Illegal) -> bool:
    value, doped, _ = place(word)
    lying = before(meet, word)
    told = refusal.facts["own"] == lying and refusal.facts["most"] == lying + 1
    return told and 0 < lying < value - 1 and not (doped and meet.terms.doping_jump)


REASONS: dict[str, Callable[[Meet, str, Illegal], bool]] = {
    "no-such-player": lambda meet, word, _: number(word) > meet.terms.seats,
    "coach-to-other": lambda meet, word, _: phase(meet) == "give-coach" and number(word) - 1 == meet.first,
    "pill-to-other": lambda meet, word, _: (
        phase(meet) == "give-pill" and meet.reserve > 1 and number(word) - 1 == meet.best
    ),
    "two-pills": lambda meet, word, _: word == "take" and meet.reserve > 1,
    "last-pill": lambda meet, word, _: word.startswith("p") and meet.reserve == 1,
    "roll-picked": lambda meet, word, _: word == "keep" and any(meet.picked),
    "nothing-picked": lambda meet, word, _: word == "roll" and not any(meet.picked),
    "all-picked": lambda meet, word, _: (
        meet.picked[number(word) - 1] > 0 and own(meet, list(meet.rolled), number(word) - 1, 6) == 0
    ),
    "die-not-held": lacks_die,
    "no-such-die": lambda meet, word, _: no_such_die(meet, word),
    "no-room": lambda meet, word, _: (
        own(meet, list(meet.rolled), number(word) - 1, 6) > 0
        and not any(find_room(meet, [*waiting(meet), value], frozenset()) for value in range(1, 7))
    ),
    "no-room-for": lambda meet, word, _: not find_room(meet, [*waiting(meet), number(word)], frozenset()),
    "doped-waits": lambda meet, word, _: word == "done" and bool(waiting(meet)),
    "closed": lambda meet, word, _: meet.fatal[place(word)[2]] > 0,
    "one-a-round": lambda meet, word, _: own(meet, list(meet.new), place(word)[2], 8) > 0,
    "start-with-one": lambda meet, word, _: before(meet, word) == 0 and place(word)[0] > 1,
    "too-high": is_too_high,
    "doped-higher": lambda meet, word, refusal: (
        place(word)[1] and place(word)[0] <= before(meet, word) == refusal.facts["own"]
    ),
    "doped-room": lambda meet, word, _: needs_room(meet, word),
    "card-not-there": lambda meet, word, _: word != "none" and meet.revealed[CARDS[word]] == 0,
    "card-for-each": lambda meet, word, _: word == "none" and sum(meet.revealed) == len(meet.line),
    "must-take": lambda meet, word, _: word == "none" and len(meet.line) - 1 - meet.turn < sum(meet.revealed),
}
