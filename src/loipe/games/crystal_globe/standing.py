"""How the race stands, as television shows it, and whose die is next: from what everybody sees."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from loipe.core.game import Fact, Part, Result
from loipe.core.shown import Row, Standing, Throw, Tone
from loipe.games.crystal_globe import codes as c
from loipe.games.crystal_globe import rules_finish
from loipe.games.crystal_globe.state import Race

if TYPE_CHECKING:
    from loipe.games.crystal_globe.terms import Terms
    from loipe.games.crystal_globe.view import Scene, Skier

BUTTONS = {c.ROLL: "page-roll", c.SHOT: "page-shoot"}


def places(given: Iterable[int], left: Iterable[int], sides: Iterable[int]) -> tuple[int, ...]:
    """Places as given; behind them by the way left, and equals share. CG-60: the sides of a relay are its teams."""
    keys = [(0, place) if place else (1, way) for place, way in zip(given, left, strict=True)]
    ranked = dict(zip(sides, keys, strict=True)).values()
    return tuple(1 + sum(other < key for other in ranked) for key in keys)


def standing(seen: Scene) -> Standing:
    """Best first, those on the course before their team; nobody has a place while all are level."""
    skiers, terms, seats = seen.skiers, seen.terms, range(len(seen.skiers))
    sides = terms.team if terms.is_relay else seats
    found = places([skier.place for skier in skiers], [skier.way_left for skier in skiers], sides)
    turns = {seat: turn for turn, seat in enumerate(seen.order)}
    ordered = sorted(seats, key=lambda seat: (found[seat], turns.get(seat, len(seats))))
    level = seen.phase != c.OVER and len({skier.way_left for skier in skiers}) == 1
    leader = skiers[ordered[0]]
    rows = tuple(row(seat, skiers[seat], 0 if level else found[seat], leader, terms) for seat in ordered)
    laps = int(terms.laps)
    lap = min(laps, 1 + max(skier.lap for skier in skiers))
    return Standing(Part("crystal-globe-head", {"lap": lap, "laps": laps, "wind": seen.wind}), rows)


def row(seat: int, skier: Skier, place: int, leader: Skier, terms: Terms) -> Row:
    """CG-60: in a relay the way left is the whole team's; whoever waits for the tag has no gap."""
    gap = skier.way_left - leader.way_left if skier.is_on_course and leader.way_left > 0 else None
    status, tone = status_of(skier, gap, place)
    tag = Part("crystal-globe-tag", {"team": skier.team})
    return Row(seat, place, gap, status, tone, skier.series, tuple(facts(skier, terms)), tag)


def status_of(skier: Skier, gap: int | None, place: int) -> tuple[Part, Tone]:
    """The last column: the gap, or what keeps the skier."""
    left: dict[str, Fact] = {"left": skier.way_left}
    if skier.beyond:
        return Part("crystal-globe-status-finished", {"beyond": skier.beyond}), "done"
    if not skier.is_on_course:
        return Part("crystal-globe-status-waiting"), ""
    if skier.fallen:
        return Part("crystal-globe-status-fallen"), "loops"
    if skier.aiming:
        return Part("crystal-globe-status-range", {"stand": skier.stand}), "range"
    if skier.black:
        return Part("crystal-globe-status-ring", {"laps": skier.black}), "loops"
    if gap is None:
        return Part("crystal-globe-status-left", left), ""
    if not place:
        return Part("crystal-globe-status-level", left), ""
    return Part("crystal-globe-status-gap", {"gap": gap, **left}), ""


def facts(skier: Skier, terms: Terms) -> list[Part]:
    """What else there is to know, where it is so."""
    laps, still = int(terms.laps), skier.beyond == 0
    lap: dict[str, Fact] = {"lap": min(laps, skier.lap + 1), "laps": laps, "square": skier.square}
    said: list[tuple[bool, str, dict[str, Fact]]] = [
        (True, "team", {"team": skier.team, "base": skier.base}),
        (still, "lap", {**lap, "left": skier.way_left}),
        (still and skier.start_round > 1, "start", {"round": skier.start_round}),
        (skier.aiming, "shooting", {"shots": skier.shots, "white": skier.white, "targets": c.TARGETS}),
        (skier.black > 0, "ring", {"laps": skier.black}),
        (skier.misses > 0, "misses", {"misses": skier.misses}),
        (skier.fallen, "fallen", {}),
        (skier.slipstream, "slipstream", {"bonus": int(terms.slipstream_bonus)}),
        (still, "cards", {"cards": skier.cards, "deck": skier.deck}),
    ]
    return [Part(f"crystal-globe-fact-{name}", given) for so, name, given in said if so]


def throw(seen: Scene) -> Throw | None:
    """CG-11, CG-22: a die that somebody has to roll; event dice and cards fall by themselves."""
    if seen.phase not in BUTTONS:
        return None
    given: dict[str, Fact] = {"seat": seen.thrower}
    if seen.series is not None:
        skier, die = seen.skiers[seen.thrower], next(shot.die for shot in seen.series.shots if shot.state == "next")
        given |= {"shot": skier.shots + 1, "die": die, "position": skier.position, "wind": seen.wind}
    return Throw(seen.thrower, Part(f"crystal-globe-ask-{c.PHASES[seen.phase]}", given), BUTTONS[seen.phase])


def result(race: Race) -> Result:
    """Places as given, or as they stand; CG-60: in a relay those of the teams, and times where time decides."""
    seats = range(race.terms.seats)
    left = [rules_finish.way_of_team(race, seat) for seat in seats]
    found = places(race.place, left, race.terms.team if race.terms.is_relay else seats)
    if race.phase != c.OVER:
        return Result(found, False, "")
    all_in = rules_finish.unfinished(race) <= (0 if race.terms.by_time else 1)
    reason = "crystal-globe-over-finished" if all_in else "crystal-globe-over-last-round"
    times = tuple(rules_finish.time_of(race, seat) if race.beyond[seat] else 0 for seat in seats)
    return Result(found, True, reason, times if race.terms.by_time else ())
