"""Crystal Globe's pieces: energy and form cards by skier, targets by series, figures by square."""

from __future__ import annotations

from loipe.games.crystal_globe import codes as c
from loipe.games.crystal_globe import rules_energy
from loipe.games.crystal_globe.state import Race


def census(race: Race) -> tuple[object, ...]:
    """Energy cards of each skier, wherever they are; whether form cards, targets and figures are where they may be."""
    cards = tuple(energy_cards(race, seat) for seat in range(race.terms.seats))
    return cards, are_forms_right(race), are_targets_right(race), are_figures_right(race)


def energy_cards(race: Race, seat: int) -> tuple[int, ...]:
    """By value: in the deck, the hand and the pile."""
    counts = list(race.decks[seat].counts)
    for kind in rules_energy.pile_of(race, seat):
        counts[kind] += 1
    for kind in range(c.KINDS):
        counts[kind] += race.hand[seat * c.KINDS + kind]
    return tuple(counts[: c.FORMS])


def are_forms_right(race: Race) -> bool:
    """CG-74: every form card drawn is in one place, and no value is drawn more often than the box has it."""
    for value in range(c.FORMS):
        if sum(1 for kind in race.form if kind == c.FORMS + value) > race.terms.forms[value]:
            return False
    for seat in range(race.terms.seats):
        deck = race.decks[seat]
        found = list(deck.under[deck.under_from :]) + [k for k in rules_energy.pile_of(race, seat) if k >= c.FORMS]
        for kind in range(c.FORMS, c.KINDS):
            found += [kind] * race.hand[seat * c.KINDS + kind]
        if found != ([race.form[seat]] if race.form[seat] >= 0 else []):
            return False
        if sum(race.hand[seat * c.KINDS : (seat + 1) * c.KINDS]) != race.hand_size[seat]:
            return False
    return True


def are_targets_right(race: Race) -> bool:
    """CG-23: during a series one target for each of the first five shots, afterwards black ones only."""
    for seat in range(race.terms.seats):
        if race.aiming[seat]:
            white = int(race.series[seat] % 32).bit_count()
            if white + race.black[seat] != min(race.shots[seat], c.TARGETS):
                return False
        elif race.shots[seat] or race.black[seat] > c.TARGETS:
            return False
    return True


def are_figures_right(race: Race) -> bool:
    """CG-1: whoever is on white stands alone on its square; nobody else stands there."""
    course = race.terms.course
    board = {}
    for seat in range(race.terms.seats):
        if race.beyond[seat] or race.ring[seat] or course.is_grey(race.row[seat]):
            continue
        board[course.row_first[race.row[seat]] + race.lane[seat]] = seat + 1
    return board == {square: who for square, who in enumerate(race.at) if who}
