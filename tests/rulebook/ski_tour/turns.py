"""A second judge of a turn's columns and wax, written from the rulebook on the plain fields of a race."""

from __future__ import annotations

from itertools import chain, combinations

from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour.course import RED
from loipe.games.ski_tour.state import Race
from tests.rulebook.ski_tour.ways import Walk

SPRINT = 4


def boxes(race: Race) -> list[int]:
    """Dice in columns 1 to 4 and sprint of the seat whose turn it is."""
    return list(race.columns[race.active * 5 : race.active * 5 + 5])


def filled(race: Race) -> list[int]:
    return [box for box, dice in enumerate(boxes(race)) if dice]


def must_take(race: Race) -> bool:
    """ST-20: the first column is to come, and one of the four holds dice."""
    return not race.has_taken and any(boxes(race)[:4])


def hearts(race: Race) -> list[tuple[int, bool]]:
    """Of the seat whose turn it is: the level of each, and whether its target has been shot at."""
    at = race.active * 5
    return [(race.levels[at + marker], race.targets[at + marker] != 0) for marker in range(5)]


def stamina(race: Race) -> int:
    """ST-22, ST-47."""
    return sum(level for level, is_shot in hearts(race) if not is_shot)


def on_board(race: Race) -> int:
    return sum(boxes(race)) + sum(race.stars[race.active * 4 : race.active * 4 + 4])


def used(race: Race) -> int:
    return int(race.used[race.active]).bit_count()


def effects(race: Race, kind: int) -> list[str]:
    return [c.EFFECTS[effect] for effect in race.terms.effects[race.terms.effect_starts[kind] :][: length(race, kind)]]


def length(race: Race, kind: int) -> int:
    return race.terms.effect_starts[kind + 1] - race.terms.effect_starts[kind]


def can_do(race: Race, effect: str, free: int) -> bool:
    """ST-89, ST-90: at this moment of the turn, before a shot or after it."""
    unshot = sum(not is_shot for _, is_shot in hearts(race))
    after_shot = race.aimed >= 0
    match effect:
        case "reaim":
            return after_shot
        case "sprint":
            return not after_shot and not race.shots_owed[race.active]
        case "column":
            return not after_shot and len(filled(race)) - must_take(race) > free
        case "die" | "board":
            return on_board(race) > 0
        case "more":
            return not after_shot or unshot > race.shots_left
    return not after_shot or race.shots_left > 0


def can_finish(race: Race, now: int = -1, extra: int = 0, free: int = 0, left: int = 0, tokens: int = 0) -> bool:
    """ST-36: some set of columns, this one now, can be paid for, and the way after it.

    Besides what the race holds: `extra` steps, `free` columns, stamina `left` and used `tokens` to turn back.
    """
    walk = Walk(race, race.active)
    first = must_take(race)
    every = filled(race)
    for chosen in chain.from_iterable(combinations(every, count) for count in range(len(every) + 1)):
        further = len(chosen) - first
        leads = now in chosen if now >= 0 else True
        if not leads or (first and not any(box < SPRINT for box in chosen)) or (first and now == SPRINT):
            continue
        if further < min(free, len(every) - first) or max(0, further - free) > left:
            continue
        fewest, most = dice_of(race, chosen, tokens)
        for dice in range(fewest, most + 1):
            steps = steps_of(race, race.taken + dice + race.extra + extra)
            if walk.least(walk.here, True, walk.misses, steps) <= left - max(0, further - free):
                return True
    return False


def dice_of(race: Race, chosen: tuple[int, ...], tokens: int) -> tuple[int, int]:
    """ST-20, ST-70, ST-75: with every 6 above a full column, and without those that may turn a token back."""
    dice = swaps = 0
    for box in chosen:
        dice += boxes(race)[box]
        at = race.active * 4 + box
        if box < SPRINT and race.stars[at] and boxes(race)[box] >= race.terms.full_at[at]:
            dice += 1
            swaps += race.terms.swaps[at]
    return dice - min(swaps, tokens), dice


def steps_of(race: Race, dice: int) -> int:
    """ST-51, ST-54."""
    is_red = race.terms.course.colour[race.space[race.active]] == RED
    return max(0, dice - 1 if is_red and dice > 1 else dice)


def wax_can_finish(race: Race, kind: int, chosen: list[str], is_flipped: bool) -> bool:
    """Whether the turn can be finished after these effects of a token; dice it re-rolls are taken as they lie."""
    extra = free = 0
    for effect in chosen:
        if effect == "sprint" and can_do(race, effect, race.free_columns):
            extra += boxes(race)[SPRINT]
        elif effect == "column" and can_do(race, effect, race.free_columns + free):
            free += 1
        else:
            extra += {"more": 1, "fewer": -1}.get(effect, 0)
    left = stamina(race) - (0 if is_flipped else race.terms.price[kind])
    tokens = used(race) + (0 if is_flipped else 1)
    return can_finish(race, extra=extra, free=race.free_columns + free, left=left, tokens=tokens)
