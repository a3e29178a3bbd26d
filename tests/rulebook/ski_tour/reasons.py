"""A second judge of refusals: one predicate for each reason, from the rulebook, on the plain fields of a race."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from loipe.core.game import Illegal
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour.state import Race
from tests.rulebook.ski_tour import turns
from tests.rulebook.ski_tour.ways import Walk

LEVELS = ("spent", "tired", "steady", "fresh")
PAY = tuple(f"pay-{level}" for level in LEVELS)
AIM = tuple(f"aim-{level}" for level in LEVELS)
WAX = ("left", "right", "printed")
BOXES = ("c1", "c2", "c3", "c4", "sprint")
STARS = ("s1", "s2", "s3", "s4")
SIX = tuple(f"six-{box}" for box in ("sprint", *STARS))
LIFT = tuple(f"lift-{box}" for box in (*BOXES, *STARS))
EFFECTS = tuple(f"e-{effect}" for effect in ("reaim", "sprint", "column", "die", "board", "more", "fewer"))
TOKENS = tuple(f"t{number}" for number in range(1, 9))
BACK = tuple(f"back{place}" for place in range(1, 7))
SAID = (
    "go", "enough", "stop", "stay", "follow", "count", *WAX, *BOXES, *SIX, *LIFT, *EFFECTS, *PAY, *AIM, *BACK, *TOKENS,
)  # fmt: skip


def vocabulary(race: Race) -> Iterable[str]:
    return (*SAID, *race.terms.course.names)


def is_true(race: Race, word: str, refusal: Illegal) -> bool:
    return refusal.facts["word"] == word and REASONS[f"{refusal.message} {refusal.clause}"](race, word)


def is_space(race: Race, word: str) -> bool:
    return word in race.terms.course.names


def is_shooting(race: Race) -> bool:
    return race.shots_owed[race.active] > 0


def goes_on_skis(race: Race) -> bool:
    """In its own turn and on the way."""
    return race.phase == c.MOVE or (race.phase == c.GLIDE and race.actor == race.active)


def is_in_turn(race: Race) -> bool:
    """Its own turn of the race phase, and not drafting."""
    return race.phase not in (c.WAXING, c.SIXES, c.FOLLOW) and race.actor == race.active


def unasked(phase: int, *answers: str) -> Callable[[Race, str], bool]:
    """Something else is asked, and this word is none of the answers to it."""
    return lambda race, word: race.phase == phase and word not in answers


def bare(word: str) -> str:
    """The box or level that a word names: `s1` of `six-s1`."""
    return word.partition("-")[2] or word


def dice_in(race: Race, box: str) -> int:
    """Dice in a column, or the 6 in a star box, of the seat that is asked."""
    if box in STARS:
        return race.stars[race.actor * 4 + STARS.index(box)]
    return race.columns[race.actor * 5 + BOXES.index(box)]


def is_laid(race: Race, word: str) -> bool:
    """Every token equal to this one lies in the row."""
    own = list(race.terms.tokens[race.actor * 8 : race.actor * 8 + 8])
    kind = own[TOKENS.index(word)]
    row = list(race.wax[race.actor * 6 : race.actor * 6 + race.laid[race.actor]])
    return race.phase == c.WAXING and row.count(kind) == own.count(kind)


def kind_of(race: Race, word: str) -> int:
    """The token that a wax word would use."""
    unused = unused_places(race)
    if word == "printed":
        return race.terms.printed[race.active]
    return race.wax[race.active * 6 + unused[0 if word == "left" else -1]]


def unused_places(race: Race) -> list[int]:
    return [place for place in range(6) if not race.used[race.active] >> place & 1]


def has_no_heart(race: Race, word: str) -> bool:
    return (LEVELS.index(bare(word)), False) not in turns.hearts(race)


def is_inside(race: Race, word: str) -> bool:
    """A used token with used ones on both sides, at a table where only the outermost are turned back."""
    place = BACK.index(word)
    bits = [at for at in range(6) if race.used[race.active] >> at & 1]
    return race.terms.turn_back_any == 0 and place in bits and bits[0] < place < bits[-1]


def is_useless(race: Race, word: str) -> bool:
    return not any(turns.can_do(race, effect, race.free_columns) for effect in turns.effects(race, kind_of(race, word)))


def waiting_effects(race: Race) -> tuple[int, list[str]]:
    kind = race.waiting[0] - c.TAKING - 5
    return kind, turns.effects(race, kind)


def is_unpaid(race: Race, word: str) -> bool:
    """ST-36: whatever follows costs more stamina than there is."""
    left, free, used = turns.stamina(race), race.free_columns, turns.used(race)
    walk = Walk(race, race.active)
    if race.phase == c.MOVE:
        return walk.after(walk.here, word, race.may_side == 1, walk.misses, race.steps_left) > left
    if race.phase == c.SWAP:
        return word == "count" and not turns.can_finish(race, extra=1, free=free, left=left, tokens=used)
    if race.phase == c.EITHER:
        kind, effects = waiting_effects(race)
        return word[2:] in effects and not turns.wax_can_finish(race, kind, [word[2:]], True)
    if race.phase != c.TAKE or is_shooting(race):
        return False
    if word == "go":
        steps = turns.steps_of(race, race.taken + race.extra)
        return walk.least(walk.here, True, walk.misses, steps) > left
    if word in WAX:
        kind = kind_of(race, word)
        effects = turns.effects(race, kind)
        possible = [[effect] for effect in effects if turns.can_do(race, effect, free)]
        sets = possible if race.terms.either[kind] else [effects]
        return not any(turns.wax_can_finish(race, kind, chosen, False) for chosen in sets)
    return not turns.can_finish(race, now=BOXES.index(word), free=free, left=left, tokens=used)


def is_empty(race: Race, word: str) -> bool:
    return word in BOXES and not dice_in(race, word)


def is_first(race: Race, word: str) -> bool:
    """Said of one of the four columns while the first one is still to be taken."""
    return word != "sprint" and turns.must_take(race)


def is_beyond(race: Race, word: str) -> bool:
    """A further column that costs a stamina, and no heart that could pay it."""
    return word in BOXES and not turns.must_take(race) and not race.free_columns and not turns.stamina(race)


def lies(race: Race, word: str) -> tuple[Walk, set[str]]:
    """The skier that is asked, and every space one step away, sideways steps included."""
    walk = Walk(race, race.actor)
    return walk, set(walk.plan.steps(walk.here, True, walk.misses))


def is_sideways_again(race: Race, word: str) -> bool:
    walk, near = lies(race, word)
    rows = walk.plan.row_of
    return race.may_side == 0 and word in near and rows[word] == rows[walk.here]


def is_diagonal(race: Race, word: str) -> bool:
    walk, near = lies(race, word)
    rows, cells = walk.plan.row_of, walk.plan.cells
    aslant = rows[word] == rows[walk.here] + 1 and abs(ord(word[-1]) - ord(walk.here[-1])) == 1
    return aslant and word not in near and not cells[word] == cells[walk.here] == "*"


def is_behind(race: Race, word: str) -> bool:
    walk, _ = lies(race, word)
    return walk.plan.row_of[word] < walk.plan.row_of[walk.here]


def glide_is_unpaid(race: Race, word: str) -> bool:
    walk, near = lies(race, word)
    own = sum(race.levels[race.actor * 5 : race.actor * 5 + 5])
    return race.phase == c.GLIDE and word in near and walk.costs(word) and not race.free_pass and own == 0


def is_star_taken(race: Race, word: str) -> bool:
    box = bare(word)
    return bool(dice_in(race, box) or race.boxes[race.actor] >> STARS.index(box) & 1)


REASONS: dict[str, Callable[[Race, str], bool]] = {
    # another question is asked
    "ski-tour-not-now-waxing ST-4": unasked(c.WAXING, *TOKENS),
    "ski-tour-not-now-sixes ST-14": unasked(c.SIXES, *SIX),
    "ski-tour-not-now-replace ST-14": unasked(c.REPLACE, *SIX),
    "ski-tour-not-now-take ST-32": unasked(c.TAKE, "go", *WAX, *BOXES),
    "ski-tour-not-now-pay ST-22": unasked(c.PAY, *PAY),
    "ski-tour-not-now-swap ST-75": unasked(c.SWAP, "count", *BACK),
    "ski-tour-not-now-either ST-80": unasked(c.EITHER, *EFFECTS),
    "ski-tour-not-now-lift ST-83": unasked(c.LIFT, *LIFT),
    "ski-tour-not-now-move ST-24": lambda race, word: race.phase == c.MOVE and not is_space(race, word),
    "ski-tour-not-now-glide ST-50": lambda race, word: (
        race.phase == c.GLIDE and word != "stop" and not is_space(race, word)
    ),
    "ski-tour-not-now-follow ST-37": unasked(c.FOLLOW, "follow", "stay"),
    "ski-tour-not-now-aim ST-25": unasked(c.AIM, "enough", *WAX, *AIM),
    # too late, or not one's turn
    "ski-tour-rows-laid ST-4": lambda race, word: word in TOKENS and all(laid == 6 for laid in race.laid),
    "ski-tour-wax-late ST-89": lambda race, word: word in WAX and goes_on_skis(race),
    "ski-tour-wax-shot ST-89": lambda race, word: word in WAX and race.phase == c.AIM and race.aimed < 0,
    "ski-tour-wax-turn ST-89": lambda race, word: word in WAX and not is_in_turn(race),
    "ski-tour-columns-late ST-32": lambda race, word: word in BOXES and (goes_on_skis(race) or race.phase == c.AIM),
    # wax and 6s
    "ski-tour-token-laid ST-4": is_laid,
    "ski-tour-sprint-full ST-14": lambda race, word: dice_in(race, "sprint") + race.sprints[race.actor] == 4,
    "ski-tour-star-empty ST-14": lambda race, word: not dice_in(race, BOXES[STARS.index(bare(word))]),
    "ski-tour-star-taken ST-14": is_star_taken,
    "ski-tour-no-die-there ST-83": lambda race, word: word in LIFT and not dice_in(race, bare(word)),
    "ski-tour-no-printed ST-72": lambda race, word: word == "printed" and race.terms.printed[race.active] < 0,
    "ski-tour-printed-range ST-72": lambda race, word: word == "printed" and not is_shooting(race),
    "ski-tour-printed-used ST-76": lambda race, word: word == "printed" and bool(race.printed_used[race.active]),
    "ski-tour-waxed ST-30": lambda race, word: word in ("left", "right") and race.waxed == 1,
    "ski-tour-wax-gone ST-88": lambda race, word: word in ("left", "right") and not unused_places(race),
    "ski-tour-one-token ST-88": lambda race, word: word == "right" and len(unused_places(race)) == 1,
    "ski-tour-wax-price ST-89": lambda race, word: race.terms.price[kind_of(race, word)] > turns.stamina(race),
    "ski-tour-wax-not-now ST-89": is_useless,
    "ski-tour-token-unused ST-71": lambda race, word: BACK.index(word) in unused_places(race),
    "ski-tour-token-inside ST-71": is_inside,
    "ski-tour-effect-other ST-80": lambda race, word: word[2:] not in waiting_effects(race)[1],
    "ski-tour-effect-not-now ST-89": lambda race, word: not turns.can_do(race, word[2:], race.free_columns),
    # columns
    "ski-tour-take-first ST-20": lambda race, word: word == "go" and turns.must_take(race),
    "ski-tour-free-column ST-89": lambda race, word: race.free_columns > 0 and bool(turns.filled(race)),
    "ski-tour-column-empty ST-20": lambda race, word: is_empty(race, word) and is_first(race, word),
    "ski-tour-column-empty ST-32": lambda race, word: is_empty(race, word) and not is_first(race, word),
    "ski-tour-sprint-later ST-21": lambda race, word: word == "sprint" and turns.must_take(race),
    "ski-tour-column-unpaid ST-23": lambda race, word: is_beyond(race, word) and not is_shooting(race),
    "ski-tour-column-unpaid ST-47": lambda race, word: is_beyond(race, word) and is_shooting(race),
    "ski-tour-unpaid ST-36": is_unpaid,
    # the range
    "ski-tour-no-range ST-24": lambda race, word: word in AIM and not is_shooting(race),
    "ski-tour-shoot-here ST-25": lambda race, word: is_space(race, word) and is_shooting(race),
    "ski-tour-shoot-on ST-25": lambda race, word: word == "enough" and race.phase == c.AIM and race.shots_left > 0,
    "ski-tour-heart-spent ST-22": lambda race, word: race.phase == c.PAY and word == "pay-spent",
    "ski-tour-no-heart-there ST-22": lambda race, word: word in PAY and has_no_heart(race, word),
    "ski-tour-no-heart-there ST-43": lambda race, word: word in AIM and has_no_heart(race, word),
    "ski-tour-no-shot-left ST-25": lambda race, word: race.phase == c.AIM and race.shots_left == 0,
    "ski-tour-five-shots ST-25": lambda race, word: all(is_shot for _, is_shot in turns.hearts(race)),
    # steps
    "ski-tour-glide-unpaid ST-53": glide_is_unpaid,
    "ski-tour-laps-first ST-44": lambda race, word: race.misses[race.actor] > 0 and not word.startswith("p"),
    "ski-tour-no-laps ST-41": lambda race, word: race.misses[race.actor] == 0 and word.startswith("p"),
    "ski-tour-sideways-twice ST-26": is_sideways_again,
    "ski-tour-diagonal ST-26": is_diagonal,
    "ski-tour-never-back ST-26": is_behind,
    "ski-tour-step-by-step ST-26": lambda race, word: word not in lies(race, word)[1],
}
"""By message and the clause it cites: when that is true."""
