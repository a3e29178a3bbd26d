"""How the race stands, as television shows it, and whose die is next: from what everybody sees."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from loipe.core.game import Fact, Part
from loipe.core.shown import Dot, Row, Standing, Throw, Tone
from loipe.games.mass_start import codes as c

if TYPE_CHECKING:
    from loipe.games.mass_start.view import Skier, View

BUTTONS = dict.fromkeys((c.ROLL, c.ORDER, c.ROLL_OFF, c.WIND), "page-roll") | {c.SHOT: "page-shoot"}
"""As the options are called that lead to the throw: who chose to roll need not be asked again."""


def places(given: Iterable[int], left: Iterable[int]) -> tuple[int, ...]:
    """Places as given; behind them by the way left, and equals share (MS-31)."""
    keys = [(0, place) if place else (1, way) for place, way in zip(given, left, strict=True)]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def standing(seen: View) -> Standing:
    """Best first; nobody has a place while all are level."""
    skiers, laps = seen.skiers, int(seen.terms.all_laps)
    found = places([skier.place for skier in skiers], [skier.way_left for skier in skiers])
    ordered = sorted(range(len(skiers)), key=lambda seat: (found[seat], seen.order.index(seat)))
    level = seen.phase != c.OVER and len({(skier.place, skier.way_left) for skier in skiers}) == 1
    leader = skiers[ordered[0]]
    rows = tuple(row(seat, skiers[seat], 0 if level else found[seat], leader, laps) for seat in ordered)
    lap = min(laps, 1 + max(skier.lap for skier in skiers))
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
    lap: dict[str, Fact] = {"lap": min(laps, skier.lap + 1), "laps": laps, "square": skier.square}
    said: list[tuple[bool, str, dict[str, Fact]]] = [
        (True, "lap", {**lap, "left": skier.way_left}),
        (skier.loops_left > 0, "loops", {"loops": skier.loops_left}),
        (skier.stand > 0, "shooting", {"targets": skier.targets_left, "shots": skier.shots, "risk": skier.risk}),
        (skier.fallen, "fallen", {}),
        (skier.sprints > 0, "sprints", {"sprints": skier.sprints}),
        (skier.skis_open, "skis", {}),
        (skier.rifle_open, "rifle", {}),
        (skier.skis_held or skier.rifle_held, "technique", {}),
        (skier.cards > 0, "cards", {"cards": skier.cards}),
        (skier.turns_lost > 0, "lost", {"turns": skier.turns_lost}),
    ]
    return [Part(f"mass-start-fact-{name}", given) for so, name, given in said if so]


def series(packed: int, targets_left: int, is_shooting: bool) -> tuple[tuple[Dot, ...], ...]:
    """Every visit to the range: targets hit, missed, or still to come. Finished ones are packed, 3 bits each."""
    found: list[tuple[Dot, ...]] = []
    while packed:
        found.insert(0, dots((packed & 7) - 1, "miss"))
        packed >>= 3
    return (*found, dots(targets_left, "open")) if is_shooting else tuple(found)


def dots(left: int, rest: Dot) -> tuple[Dot, ...]:
    hit: Dot = "hit"
    return (hit,) * (c.TARGETS - left) + (rest,) * left


def throw(seen: View) -> Throw | None:
    """MS-3, MS-9: a die that somebody has to roll; cards fall by themselves."""
    if seen.thrower < 0:
        return None
    skier = seen.skiers[seen.thrower]
    given: dict[str, Fact] = {"seat": seen.thrower}
    if seen.phase == c.SHOT:
        given |= {"shot": skier.shots + 1, "targets": skier.targets_left, "risk": skier.risk}
    return Throw(seen.thrower, Part(f"mass-start-ask-{c.PHASES[seen.phase]}", given), BUTTONS[seen.phase])
