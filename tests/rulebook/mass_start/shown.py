"""Every chance a prompt shows, compared with a walk over the dice from that very position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from loipe.core.game import Facts, Option, Prompt
from loipe.games.mass_start import rules_turn
from loipe.games.mass_start.codes import BEFORE, ROLL, SHOT, SQUARE
from loipe.games.mass_start.state import Race
from loipe.games.mass_start.view import card_names


def check_prompt(race: Race, prompt: Prompt) -> int:
    """How many numbers were compared; a wrong or missing one raises AssertionError."""
    asked = race.clone()
    asked.active = int(str(prompt.facts["seat"]))
    shown = [(part.message, part.facts, asked) for part in prompt.parts if part.message in CHANCES]
    for option in prompt.options:
        shown += [(part.message, part.facts, after(asked, option)) for part in option.odds]
        check_falls(asked, option)
    for message, facts, position in shown:
        CHANCES[message](position, facts)
    return len(shown)


def check_falls(race: Race, option: Option) -> None:
    """A square to roll from that may fell says so, and so does the roll itself; nobody rolls at a stand."""
    is_square = option.code >= SQUARE and not option.word.startswith("S")
    if race.to_act() >= 0 and (is_square or (race.phase == BEFORE and option.word == "go")):
        named = any(part.message == "mass-start-odds-fall" for part in option.odds)
        assert named == (chance(after(race, option), has_fallen) > 0)


def after(race: Race, option: Option) -> Race:
    """The position whose dice the option's chances are about: the roll from a square, the shots at a risk, or now."""
    position = race.clone()
    if option.code >= SQUARE:
        rules_turn.put(position, race.active, option.code - SQUARE)
        position.fallen[race.active] = position.gripped = 0
        position.phase = ROLL
        return position
    position.apply(option.code)
    return at_shot(position, race.active) if option.word.startswith(("R", "E")) else position


def at_shot(race: Race, seat: int) -> Race:
    """This skier, who stands at the range, shoots next."""
    race.active, race.phase, race.turn = seat, SHOT, list(race.order).index(seat)
    return race


def outcomes(race: Race) -> Iterator[tuple[Fraction, Race]]:
    """What the dice may do now, and how likely each is."""
    weights = list(race.weights())
    for code, weight in zip(race.options(), weights, strict=True):
        then = race.clone()
        then.apply(code)
        yield Fraction(weight, sum(weights)), then


def chance(race: Race, happens: Callable[[Race, Race], bool]) -> Fraction:
    return sum((likely for likely, then in outcomes(race) if happens(race, then)), Fraction(0))


def has_fallen(race: Race, then: Race) -> bool:
    return then.fallen[race.active] == 1


def has_hit(race: Race, then: Race) -> bool:
    return then.targets_left[race.active] < race.targets_left[race.active]


def is_red(race: Race, then: Race) -> bool:
    return then.red_wind[race.active] == 1


def series(race: Race) -> dict[int, Fraction]:
    """How likely each number of targets left is after the last shot, shot by shot."""
    seat = race.active
    ends: dict[int, Fraction] = {}
    for likely, then in outcomes(race):
        is_over = then.has_shot[seat] == 1
        rest = {then.targets_left[seat]: Fraction(1)} if is_over else series(at_shot(then, seat))
        for left, share in rest.items():
            ends[left] = ends.get(left, Fraction(0)) + likely * share
    return ends


def exact(happens: Callable[[Race, Race], bool]) -> Callable[[Race, Facts], None]:
    """So many ways of so many."""

    def compare(race: Race, facts: Facts) -> None:
        assert Fraction(int(str(facts["ways"])), int(str(facts["of"]))) == chance(race, happens)

    return compare


def compare_clean(race: Race, facts: Facts) -> None:
    """To the nearest percent."""
    assert abs(100 * series(race).get(0, Fraction(0)) - int(str(facts["percent"]))) <= Fraction(1, 2)


def compare_calm(race: Race, facts: Facts) -> None:
    """The card is held, and once it is played the whole series is shot at a risk 1 lower."""
    seat = race.active
    assert facts["card"] in card_names(race.kept[seat])
    calmer = race.clone()
    calmer.risk[seat] -= 1
    compare_clean(calmer, facts)


def compare_quick(race: Race, facts: Facts) -> None:
    assert facts["card"] in card_names(race.kept[race.active])
    assert race.pauses_left[race.active] > 0


def compare_loops(race: Race, facts: Facts) -> None:
    """To the nearest hundredth of a loop."""
    expected = sum((left * share for left, share in series(race).items()), Fraction(0))
    assert abs(expected - Fraction(str(facts["loops"]))) <= Fraction(1, 200)


CHANCES: dict[str, Callable[[Race, Facts], None]] = {
    "mass-start-odds-fall": exact(has_fallen),
    "mass-start-odds-hit": exact(has_hit),
    "mass-start-odds-red": exact(is_red),
    "mass-start-odds-clean": compare_clean,
    "mass-start-odds-loops": compare_loops,
    "mass-start-odds-calm": compare_calm,
    "mass-start-odds-quick": compare_quick,
}
