"""How the race stands, as television shows it, and whose die is next: from what everybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.game import Fact, Part, Result
from loipe.core.shown import Dot, Row, Standing, Throw, Tone
from loipe.games.mass_start import codes as c
from loipe.games.mass_start.rules_finish import way_left
from loipe.games.mass_start.state import Race

if TYPE_CHECKING:
    from loipe.games.mass_start.view import Scene, Skier

BUTTONS = dict.fromkeys((c.ROLL, c.ORDER, c.ROLL_OFF, c.WIND), "page-roll") | {c.SHOT: "page-shoot"}
"""As the options are called that lead to the throw: who chose to roll need not be asked again."""


BEHIND = 1 << 32
"""More than any place."""


def places(given: list[int], left: list[int]) -> tuple[int, ...]:
    """Places as given; behind them by the way left, and equals share (MS-31)."""
    keys = [place or BEHIND + left[seat] for seat, place in enumerate(given)]
    found: list[int] = []
    for key in keys:
        place = 1
        for other in keys:
            if other < key:
                place += 1
        found.append(place)
    return tuple(found)


def standing(seen: Scene) -> Standing:
    """Best first; nobody has a place while all are level."""
    skiers, laps = seen.skiers, seen.laps
    found = places([skier.place for skier in skiers], [skier.way_left for skier in skiers])
    ordered = sorted(seen.order, key=found.__getitem__)
    level = seen.phase != c.OVER and max(found) == 1 and len({skier.way_left for skier in skiers}) == 1
    leader = skiers[ordered[0]]
    rows = tuple([row(seat, skiers[seat], 0 if level else found[seat], leader, laps) for seat in ordered])
    lap = min(laps, 1 + max([skier.lap for skier in skiers]))
    return Standing(Part("mass-start-head", {"lap": lap, "laps": laps}), rows)


def row(seat: int, skier: Skier, place: int, leader: Skier, laps: int) -> Row:
    gap = skier.way_left - leader.way_left if skier.is_racing and leader.is_racing else None
    status, tone = status_of(skier, gap, place)
    return Row(seat, place, gap, status, tone, skier.series, tuple(facts(skier, laps)))


def status_of(skier: Skier, gap: int | None, place: int) -> tuple[Part, Tone]:
    """The last column: the gap, or what keeps the skier."""
    if not skier.is_racing:
        return Part("mass-start-status-finished", {"beyond": skier.beyond}), "done"
    if skier.fallen:
        return Part("mass-start-status-fallen"), "loops"
    if skier.turns_lost:
        return Part("mass-start-status-lost"), "loops"
    if skier.stand:
        return Part("mass-start-status-range"), "range"
    if skier.loops_left:
        return Part("mass-start-status-loops", {"loops": skier.loops_left}), "loops"
    if gap is None:
        return Part("mass-start-status-left", {"left": skier.way_left}), ""
    if not place:
        return Part("mass-start-status-level", {"left": skier.way_left}), ""
    return Part("mass-start-status-gap", {"gap": gap, "left": skier.way_left}), ""


def facts(skier: Skier, laps: int) -> list[Part]:
    """What else there is to know, where it is so."""
    if not skier.is_racing:
        return []
    lap = min(laps, skier.lap + 1)
    way: dict[str, Fact] = {"lap": lap, "laps": laps, "square": skier.square, "left": skier.way_left}
    found = [Part("mass-start-fact-lap", way)]
    if skier.loops_left:
        found.append(Part("mass-start-fact-loops", {"loops": skier.loops_left}))
    if skier.stand:
        aim: dict[str, Fact] = {"targets": skier.targets_left, "shots": skier.shots, "risk": skier.risk}
        found.append(Part("mass-start-fact-shooting", aim))
    if skier.fallen:
        found.append(Part("mass-start-fact-fallen"))
    if skier.sprints:
        found.append(Part("mass-start-fact-sprints", {"sprints": skier.sprints}))
    if skier.skis_open:
        found.append(Part("mass-start-fact-skis"))
    if skier.rifle_open:
        found.append(Part("mass-start-fact-rifle"))
    if skier.skis_held or skier.rifle_held:
        found.append(Part("mass-start-fact-technique"))
    if skier.cards:
        found.append(Part("mass-start-fact-cards", {"cards": skier.cards}))
    if skier.turns_lost:
        found.append(Part("mass-start-fact-lost", {"turns": skier.turns_lost}))
    return found


def series(packed: int, targets_left: int, is_shooting: bool) -> tuple[tuple[Dot, ...], ...]:
    """Every visit to the range: targets hit, missed, or still to come. Finished ones are packed, 3 bits each."""
    found = [OPEN[targets_left]] if is_shooting else []
    while packed:
        found.insert(0, MISSED[(packed & 7) - 1])
        packed >>= 3
    return tuple(found)


def dots(left: int, rest: Dot) -> tuple[Dot, ...]:
    hit: Dot = "hit"
    return (hit,) * (c.TARGETS - left) + (rest,) * left


MISSED = [dots(left, "miss") for left in range(c.TARGETS + 1)]
OPEN = [dots(left, "open") for left in range(c.TARGETS + 1)]


def throw(seen: Scene) -> Throw | None:
    """MS-3, MS-9: a die that somebody has to roll; cards fall by themselves."""
    if seen.thrower < 0:
        return None
    skier = seen.skiers[seen.thrower]
    given: dict[str, Fact] = {"seat": seen.thrower}
    if seen.phase == c.SHOT:
        given |= {"shot": skier.shots + 1, "targets": skier.targets_left, "risk": skier.risk}
    return Throw(seen.thrower, Part(f"mass-start-ask-{c.PHASES[seen.phase]}", given), BUTTONS[seen.phase])


def result(race: Race) -> Result:
    """Places as given; while the race goes on, as they stand."""
    over = race.phase == c.OVER
    if over:
        last = race.terms.seats - sum(1 for beyond in race.beyond if beyond) > 1
        return Result(tuple(race.place), True, "mass-start-over-last-round" if last else "mass-start-over-finished")
    return Result(places(list(race.place), [way_left(race, seat) for seat in range(race.terms.seats)]), False, "")
