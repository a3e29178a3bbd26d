"""The numbers of a prompt once more: by walking what dice and decks may do from the position itself."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from loipe.core.game import Option, Part, Prompt
from loipe.games.crystal_globe import codes as c
from loipe.games.crystal_globe import rules_range
from loipe.games.crystal_globe.state import Race

Known = dict[tuple[int, ...], tuple[Fraction, Fraction]]


def check_prompt(race: Race, prompt: Prompt) -> int:
    """How many numbers were compared: hits, ways to split a series, cards, falls, and what a move takes back."""
    compared = sum(check_odds(race, None, part) for part in prompt.parts if "-odds-" in part.message)
    for option in prompt.options:
        compared += sum(check_odds(race, option, part) for part in option.odds)
        compared += check_recovery(race, option) if "recovers" in option.facts else 0
    return compared


def check_odds(race: Race, option: Option | None, part: Part) -> int:
    facts: Any = part.facts
    kind = part.message.removeprefix("crystal-globe-odds-")
    if kind == "split":
        assert option is not None
        return check_split(race, option, facts)
    after = said(race, option)
    if kind == "fall":
        assert abs(100 * falls(after) - facts["percent"]) <= Fraction(1, 2)
    else:
        wanted = [
            code for code in after.options() if (code != c.MISS if kind == "hit" else value(code) == facts["value"])
        ]
        assert Fraction(facts["ways"], facts["of"]) == sum(chance for code, chance in chances(after) if code in wanted)
    return 1


def value(card: int) -> int:
    """Energy cards are 0 to 3, form cards 4 to 7: worth 1 to 4 each."""
    return card % 4 + 1


def said(race: Race, option: Option | None) -> Race:
    """The position after an option; after a stop, the shooter's next turn."""
    after = race.clone()
    if option is None:
        return after
    if option.code == c.STOP:
        aim_again(after, race.active)
    else:
        after.apply(option.code)
    return after


def aim_again(race: Race, seat: int) -> None:
    """This shooter's next turn, in the weather of this moment."""
    race.active, race.phase, race.turn_shots = seat, c.SHOT, 0


def chances(race: Race) -> Iterable[tuple[int, Fraction]]:
    weights = [int(weight) for weight in race.weights()]
    return [(code, Fraction(weight, sum(weights))) for code, weight in zip(race.options(), weights, strict=True)]


def outcomes(race: Race) -> Iterable[tuple[Race, Fraction]]:
    for code, chance in chances(race):
        after = race.clone()
        after.apply(code)
        yield after, chance


def falls(race: Race) -> Fraction:
    """CG-32: the ice squares one after another, until one fells."""
    seat = race.active
    if race.phase != c.ICE:
        return Fraction(0)
    return sum((c * (1 if after.fallen[seat] else falls(after)) for after, c in outcomes(race)), Fraction(0))


def check_split(race: Race, option: Option, facts: Any) -> int:
    """CG-22: so many shots in each turn; on with the first of them now, or all of them later."""
    turns = [int(shots) for shots in facts["split"].split("+")]
    now, later = (turns[0], turns[1:]) if option.code == c.GO else (0, turns)
    clean, black = series(race, race.active, rules_range.misses(race, race.active), now, tuple(later), {})
    assert facts["clean"] == (clean > 0)
    assert abs(100 * clean - facts["percent"]) <= Fraction(1, 2)
    assert abs(10 * black - round(10 * facts["laps"])) <= Fraction(1, 2)
    return 2


def series(
    race: Race, seat: int, missed: int, now: int, later: tuple[int, ...], known: Known
) -> tuple[Fraction, Fraction]:
    """The chance that nothing stays black, and how much does on average; positions alike are walked once."""
    if not race.aiming[seat]:
        black = rules_range.misses(race, seat) - missed
        return Fraction(black == 0), Fraction(black)
    shooting = race.active == seat and race.phase in (c.SHOT, c.GUST)
    key = (race.phase, shooting, race.shots[seat], race.turn_shots, race.black[seat], race.wind, now, *later)
    if key not in known:
        if shooting:
            left = now - (race.phase == c.SHOT)
            found = [(chance, series(after, seat, missed, left, later, known)) for after, chance in outcomes(race)]
            none, average = (sum((chance * each[at] for chance, each in found), Fraction(0)) for at in (0, 1))
            known[key] = none, average
        elif now:
            after = race.clone()
            after.apply(c.GO)
            known[key] = series(after, seat, missed, now, later, known)
        else:
            after = race.clone()
            aim_again(after, seat)
            known[key] = series(after, seat, missed, later[0], later[1:], known)
    return known[key]


def check_recovery(race: Race, option: Option) -> int:
    """CG-42, CG-52: what was promised is what happens, if nothing fells the skier."""
    seat = race.active
    after = race.clone()
    after.apply(option.code)
    while after.phase == c.ICE:
        after.apply(c.VORTEX)
    taken_back = after.pile_size[seat] < race.pile_size[seat]
    assert option.facts["recovers"] == taken_back, option
    return 1
