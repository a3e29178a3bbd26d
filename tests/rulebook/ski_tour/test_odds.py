"""Exact odds by walking chance nodes, compared with fractions worked out by hand."""

from __future__ import annotations

from fractions import Fraction

from loipe.core.contract import CHANCE
from loipe.core.rng import Rng
from loipe.games import ski_tour
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour import rules_prepare
from loipe.games.ski_tour.state import Race
from tests.clauses import clause
from tests.rulebook.ski_tour.positions import at_range, begin, board, dice, hearts, race, say, wax


def outcomes(tour: Race) -> list[tuple[Fraction, Race]]:
    """Every result of the dice that fall now, with its chance."""
    assert tour.to_act() == CHANCE
    weights = list(tour.weights())
    found = []
    for code, weight in zip(tour.options(), weights, strict=True):
        after = tour.clone()
        after.apply(code)
        found.append((Fraction(weight, sum(weights)), after))
    return found


@clause("ST-10", "ST-14")
def test_the_chance_of_no_six_in_five_dice() -> None:
    chances = [
        (chance, after) for chance, after in outcomes(race(seats=2)) if not after.sixes[0] and not dice(after, 0)[4]
    ]
    assert sum(chance for chance, _ in chances) == Fraction(5, 6) ** 5


@clause("ST-11", "ST-17")
def test_the_chance_of_a_full_column_four_from_four_dice() -> None:
    """All of them 4 or 5; four 5s go to column 4 too, and a 4 makes it the fullest unless another number is there."""
    tour = race(seats=2)
    board(tour, 0, 0, 0, 0, 0, 2)
    assert tour.dice_to_roll() == 4
    full = sum(chance for chance, after in outcomes(tour) if dice(after, 0)[3] == 4)
    assert full == Fraction(2, 6) ** 4


@clause("ST-12")
def test_a_five_follows_the_fullest_column() -> None:
    tour = race(seats=2)
    board(tour, 0, 4, 0, 0, 0, 4)
    assert tour.dice_to_roll() == 1
    lost = sum(chance for chance, after in outcomes(tour) if rules_prepare.on_board(after, 0) == 8)
    assert lost == Fraction(2, 6)  # a 1 and a 5 find no room; a 6 goes above column 1


def series(tour: Race) -> dict[int, Fraction]:
    """Chances by misses, the best heart first."""
    found: dict[int, Fraction] = {}
    edge = [(Fraction(1), tour)]
    while edge:
        chance, at = edge.pop()
        if at.active != 0 or at.phase not in (c.AIM, c.SHOT):
            found[at.misses[0]] = found.get(at.misses[0], Fraction(0)) + chance
        elif at.to_act() == CHANCE:
            edge += [(chance * own, after) for own, after in outcomes(at)]
        else:
            after = at.clone()
            after.apply(list(after.options())[-1])
            edge.append((chance, after))
    return found


@clause("ST-40", "ST-41")
def test_the_chances_of_a_whole_series() -> None:
    tour = race(seats=2)
    at_range(tour, 0)
    hearts(tour, 0, 3, 3, 2, 1, 0)
    board(tour, 0, 4, 1)
    wax(tour, 0)
    begin(tour)
    say(tour, "c1", "c2", "pay-fresh", "go")
    hearts(tour, 0, 3, 3, 2, 1, 0)
    found = series(tour)
    hit = [Fraction(faces, 6) for faces in (5, 5, 4, 3, 2)]
    clean = hit[0] * hit[1] * hit[2] * hit[3] * hit[4]
    assert found[0] == clean
    assert found[5] == (1 - hit[0]) * (1 - hit[1]) * (1 - hit[2]) * (1 - hit[3]) * (1 - hit[4])
    assert sum(found.values()) == 1
    assert sum(misses * chance for misses, chance in found.items()) == 5 - sum(hit)


@clause("ST-80")
def test_a_second_look_squares_the_chance_of_a_miss() -> None:
    tour = race(seats=2)
    at_range(tour, 0)
    board(tour, 0, 1)
    wax(tour, 0, "second-look")
    begin(tour)
    say(tour, "c1", "go", "aim-steady")
    missed = Fraction(0)
    for chance, after in outcomes(tour):
        if after.targets[0] == c.MISSED:
            say(after, "left")
            missed += chance * sum(own for own, last in outcomes(after) if last.targets[0] == c.MISSED)
    assert missed == Fraction(1, 3) ** 2


@clause("ST-84")
def test_ten_dice_at_once_are_one_node_with_true_weights() -> None:
    tour = race(seats=2)
    board(tour, 0, 4, 4, 2)
    wax(tour, 0, "shake")
    begin(tour)
    say(tour, "left")
    weights = list(tour.weights())
    assert len(weights) == c.MOST_RESULTS
    assert sum(weights) == 6**10
    assert tour.pick(Rng(1)) in list(tour.options())
    assert ski_tour.read(tour, "6543211111") == ski_tour.read(tour, "1111123456")


@clause("ST-4")
def test_every_seat_is_as_likely_to_begin() -> None:
    tour = ski_tour.start(ski_tour.Config())
    assert list(tour.weights()) == [1] * 5
