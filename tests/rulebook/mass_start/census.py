"""Mass Start's pieces: event and sprint cards by kind, technique cards, figures."""

from __future__ import annotations

from loipe.games.mass_start import codes as c
from loipe.games.mass_start.state import Race


def census(race: Race) -> tuple[object, ...]:
    """Cards in decks, hands and open; where used cards are out of the game (`fr`), at most as many as before."""
    terms = race.terms
    seats = range(terms.seats)
    events = list(race.event_deck.counts) or [0] * c.KINDS
    for kind in race.event_deck.under[race.event_deck.under_from :]:
        events[kind] += 1
    for seat in seats:
        for card in range(c.CARDS):
            events[card] += (race.kept[seat] >> card) & 1
    standing = [seat for seat in seats if race.at[race.square[seat]] == seat + 1]
    lying = [seat for seat in seats if race.fallen[seat] or race.beyond[seat]]
    everyone = sorted(standing + lying) == list(seats) and sum(1 for who in race.at if who) == len(standing)
    figures = everyone or race.round == 0  # figures are still being placed
    if terms.french:
        return tuple(events[: c.CARDS]), figures
    if terms.sprints_recycled():
        for seat in seats:
            events[c.SPRINT_CARD + seat] += race.sprints[seat]
    technique = list(race.technique_deck.counts)
    for kind in race.technique_deck.under[race.technique_deck.under_from :]:
        technique[kind] += 1
    technique[0] += sum(race.skis_held) + sum(race.skis_open)
    technique[1] += sum(race.rifle_held) + sum(race.rifle_open)
    return tuple(events), tuple(technique), figures
