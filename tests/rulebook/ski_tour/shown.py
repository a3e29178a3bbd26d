"""A second judge of what a prompt shows: chances by walking the dice, prices and counts by doing what is offered."""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from loipe.core.contract import CHANCE
from loipe.core.game import Option, Part, Prompt
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour.state import Race
from tests.rulebook.ski_tour.ways import Walk

HIT, COLLAPSE = "ski-tour-odds-hit", "ski-tour-odds-collapse"
ASKED = (c.EITHER, c.LIFT, c.REPLACE, c.PAY, c.SWAP)
"""Questions between a token and the rest of the turn; its owner is taken to choose well."""


def check_prompt(race: Race, prompt: Prompt) -> int:
    """How many numbers were compared."""
    compared = sum(check_option(race, option) for option in prompt.options)
    reached = [part for part in prompt.parts if part.message == "ski-tour-part-reach"]
    if race.phase == c.MOVE:
        check_ends(race, reached)
    for part in prompt.parts:
        if part.message == HIT:
            assert chance(part) == hits(race)
        elif part.message == "ski-tour-part-stamina":
            assert part.facts["left"] == stamina(race, race.actor)
        else:
            continue
        compared += 1
    return compared + len(reached)


def check_option(race: Race, option: Option) -> int:
    if race.to_act() == CHANCE:
        return 0
    odds = [part for part in option.odds if part.message in (HIT, COLLAPSE)]
    assert len(odds) == len(option.odds)
    if race.phase == c.AIM and option.message == "ski-tour-do-aim":
        assert [chance(part) for part in odds] == [hits(played(race, option.code))]
    elif race.phase == c.PAY:
        assert [chance(part) for part in odds] == both_hits(race, option.code)
    elif race.phase == c.TAKE and option.message == "ski-tour-do-wax":
        risk = ceil(100 * collapse(played(race, option.code), race.active))
        assert [part.facts["percent"] for part in odds] == ([risk] if risk else [])
        return 1
    else:
        assert not odds
    return len(odds) + check_facts(race, option)


def check_facts(race: Race, option: Option) -> int:
    """What an option costs and counts, by taking it."""
    after = played(race, option.code)
    seat = race.actor
    match option.message:
        case "ski-tour-do-step" | "ski-tour-do-follow":
            assert option.facts["price"] == stamina(race, seat) - stamina(after, seat)
        case "ski-tour-do-column" | "ski-tour-do-sprint":
            owes = after.phase == c.PAY or stamina(after, seat) < stamina(race, seat)
            assert option.facts["price"] == owes
            if after.phase == c.TAKE:
                assert option.facts["dice"] == after.taken - race.taken
        case "ski-tour-do-go" if after.active == seat and after.round == race.round:
            count = option.facts["count"]
            assert isinstance(count, int)
            assert after.phase != c.MOVE or count == after.steps_left
            assert after.phase != c.AIM or min(count, race.shots_owed[seat]) == after.shots_left
        case _:
            return 0
    return 1


def check_ends(race: Race, reached: list[Part]) -> None:
    """ST-24: every space the move can end on, at its least price."""
    walk = Walk(race, race.active)
    found: dict[str, int] = {}
    edge = {(walk.here, race.may_side == 1, walk.misses): 0}
    for left in range(race.steps_left, 0, -1):
        further: dict[tuple[str, bool, int], int] = {}
        for (here, side, misses), paid in edge.items():
            for there in walk.plan.steps(here, side, misses):
                price, ended, next_side, next_misses = walk.step(here, there, side, misses)
                price += paid
                if price > stamina(race, race.active):
                    continue
                if ended or left == 1:
                    found[there] = min(price, found.get(there, price))
                else:
                    place = (there, next_side, next_misses)
                    further[place] = min(price, further.get(place, price))
        edge = further
    assert {part.facts["space"]: part.facts["price"] for part in reached} == found


def stamina(race: Race, seat: int) -> int:
    own = range(seat * 5, seat * 5 + 5)
    return sum(race.levels[marker] for marker in own if race.targets[marker] == 0)


def played(race: Race, code: int) -> Race:
    after = race.clone()
    after.apply(code)
    return after


def chance(part: Part) -> Fraction:
    ways, of = part.facts["ways"], part.facts["of"]
    assert isinstance(ways, int) and isinstance(of, int)
    return Fraction(ways, of)


def hits(race: Race) -> Fraction:
    """Of the shooting die about to be rolled."""
    assert race.phase == c.SHOT
    miss, hit = race.weights()
    return Fraction(hit, miss + hit)


def both_hits(race: Race, code: int) -> list[Fraction]:
    """Of the heart that pays, before and after."""
    after = race.clone()
    after.waiting = after.waiting[:0]
    after.apply(code)
    at = race.active * 5
    marker = next(marker for marker in range(5) if race.levels[at + marker] != after.levels[at + marker])
    return [hits(aiming(state, marker)) for state in (race, after)]


def aiming(race: Race, marker: int) -> Race:
    shot = race.clone()
    shot.aimed, shot.phase = marker, c.SHOT
    return shot


def collapse(race: Race, seat: int) -> Fraction:
    """ST-36: the chance that re-rolled dice leave nothing payable."""
    if race.collapsed[seat]:
        return Fraction(1)
    if race.phase == c.FACES:
        weighed = zip(race.options(), race.weights(), strict=True)
        total = sum(race.weights())
        return sum(
            (Fraction(weight, total) * collapse(played(race, code), seat) for code, weight in weighed), Fraction()
        )
    if race.phase in ASKED and race.actor == seat:
        return min(collapse(played(race, code), seat) for code in race.options())
    return Fraction(0)
