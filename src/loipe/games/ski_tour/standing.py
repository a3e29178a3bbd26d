"""How the race stands, as television shows it, what the turn comes to and whose dice are next: open to everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from loipe.core.contract import NOBODY
from loipe.core.game import Fact, Part, Result
from loipe.core.shown import Dot, Row, Standing, Throw, Tone
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour.nations import boards
from loipe.games.ski_tour.rules_finish import way_left
from loipe.games.ski_tour.state import Race

if TYPE_CHECKING:
    from loipe.games.ski_tour.skiers import Skier
    from loipe.games.ski_tour.view import Scene

TURNS = (c.TAKE, c.PAY, c.SWAP, c.EITHER, c.LIFT, c.FACES, c.REPLACE, c.MOVE, c.AIM, c.SHOT)
"""The phases in which a turn gathers steps or shots, or uses them up."""


def rank(place: int, collapsed: int, way_left: int) -> tuple[int, int]:
    """Finishers by place, then those on the course by the way left, then the collapsed, the last one first."""
    if place:
        return 0, place
    return (2, -collapsed) if collapsed else (1, way_left)


def places(ranks: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    return tuple(1 + sum(other < own for other in ranks) for own in ranks)


def standing(seen: Scene) -> Standing:
    """Best first; nobody has a place while all are level."""
    skiers, collapsed = seen.skiers, seen.collapsed
    found = places([rank(one.place, out, one.way_left) for one, out in zip(skiers, collapsed, strict=True)])
    ordered = sorted(range(len(skiers)), key=lambda seat: (found[seat], seat))
    leader = skiers[ordered[0]]
    level = seen.phase != c.OVER and all(one.way_left == leader.way_left for one in skiers)
    rows = tuple(row(seat, skiers[seat], 0 if level else found[seat], leader) for seat in ordered)
    head = Part("ski-tour-head", {"round": seen.round}) if seen.round else Part("ski-tour-before")
    return Standing(head, rows)


def row(seat: int, skier: Skier, place: int, leader: Skier) -> Row:
    is_timed = not skier.collapsed and skier.way_left > 0 and leader.way_left > 0
    gap = skier.way_left - leader.way_left if is_timed else None
    status, tone = status_of(skier, gap, place)
    return Row(seat, place, gap, status, tone, skier.series, tuple(facts(skier)))


def status_of(skier: Skier, gap: int | None, place: int) -> tuple[Part, Tone]:
    """The last column: the gap, or what keeps the skier."""
    if skier.collapsed:
        return Part("ski-tour-status-collapsed"), "loops"
    if skier.way_left == 0:
        return Part("ski-tour-status-finished"), "done"
    if skier.shots_owed:
        return Part("ski-tour-status-range", {"shots": skier.shots_owed}), "range"
    if skier.laps:
        return Part("ski-tour-status-laps", {"laps": skier.laps}), "loops"
    if gap is None:
        return Part("ski-tour-status-left", {"left": skier.way_left}), ""
    if not place:
        return Part("ski-tour-status-level", {"left": skier.way_left}), ""
    return Part("ski-tour-status-gap", {"gap": gap, "left": skier.way_left}), ""


def facts(skier: Skier) -> list[Part]:
    """What else there is to know, where it is so."""
    known = skier.nation in boards().nations
    nation = Part(f"ski-tour-nation-{skier.nation}") if known else Part("ski-tour-fact-own", {"nation": skier.nation})
    misses = [str(shooting.count("miss")) for shooting in skier.series if "open" not in shooting]
    way: dict[str, Fact] = {"space": skier.space, "left": skier.way_left}
    dice: dict[str, Fact] = {"dice": sum(skier.columns), "ready": skier.ready + skier.returning}
    said = [
        (True, nation),
        (skier.is_racing, Part("ski-tour-fact-way", way)),
        (skier.is_racing, Part("ski-tour-fact-dice", dice)),
        (skier.is_racing, Part("ski-tour-fact-stamina", {"stamina": skier.stamina})),
        (bool(misses), Part("ski-tour-fact-misses", {"misses": misses})),
        (skier.shots_owed > 0, Part("ski-tour-fact-range", {"shots": skier.shots_owed})),
        (skier.laps > 0 and not skier.shots_owed, Part("ski-tour-fact-laps", {"laps": skier.laps})),
        (skier.collapsed, Part("ski-tour-fact-collapsed")),
    ]
    return [part for so, part in said if so]


def series(missed: Sequence[int], targets: Sequence[str]) -> tuple[tuple[Dot, ...], ...]:
    """Every shooting of the race: by range 1 + misses, 0 before its fifth shot; these are the targets under way."""
    found = [dots(c.HEARTS + 1 - misses, misses - 1) for misses in missed if misses]
    under_way = dots(targets.count("hit"), targets.count("miss"))
    return (*found, *[under_way, *[dots(0, 0)] * len(missed)][: len(missed) - len(found)])


def dots(hits: int, misses: int) -> tuple[Dot, ...]:
    found: list[Dot] = ["hit"] * hits
    found += ["miss"] * misses
    found += ["open"] * (c.HEARTS - len(found))
    return tuple(found)


def percent(hits: int) -> int:
    """Of a die's six faces."""
    return round(hits * 100 / c.FACES_OF_DIE)


def tally(seen: Scene) -> tuple[Part, ...]:
    """The turn so far: columns, wax, the hill, then what it comes to, and for how much stamina."""
    turn = seen.turn
    if seen.phase not in TURNS:
        return ()
    parts = [Part("ski-tour-tally-column", {"column": one.column, "dice": one.dice}) for one in turn.taken]
    if turn.extra:
        parts.append(Part("ski-tour-tally-wax", {"extra": abs(turn.extra), "more": turn.extra > 0}))
    if not parts:
        return (Part("ski-tour-part-uphill"),) if turn.uphill else ()
    if turn.uphill:
        parts.append(Part("ski-tour-tally-uphill", {"uphill": turn.uphill}))
    parts.append(Part("ski-tour-tally", {"shooting": turn.shooting, "count": turn.count}))
    if turn.paid:
        parts.append(Part("ski-tour-tally-price", {"paid": turn.paid}))
    return tuple(parts)


def throw(seen: Scene) -> Throw | None:
    """ST-10, ST-40, ST-83: dice that somebody has to roll."""
    if seen.thrower == NOBODY:
        return None
    ask = Part(f"ski-tour-ask-{c.PHASES[seen.phase]}", {"seat": seen.thrower, "dice": seen.dice})
    return Throw(seen.thrower, ask, "page-shoot" if seen.phase == c.SHOT else "page-roll")


def result(race: Race) -> Result:
    """Places as given; while the race goes on, as they stand."""
    if race.phase == c.OVER:
        last = race.turn == race.terms.seats
        message = "ski-tour-over-last-round" if last else "ski-tour-over-finished"
        return Result(tuple(race.place), True, message)
    ranks = [rank(race.place[seat], race.collapsed[seat], way_left(race, seat)) for seat in range(race.terms.seats)]
    return Result(places(ranks), False, "")
