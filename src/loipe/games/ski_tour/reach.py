"""Where the steps of a move can end, and the cheapest way to each end: for people, outside the hot path."""

from __future__ import annotations

from typing import NamedTuple

from loipe.games.ski_tour import rules_columns, rules_move
from loipe.games.ski_tour.state import Race

Place = tuple[int, int, int]
"""A space, whether a sideways step is open there, misses still to be skied off."""


class End(NamedTuple):
    """A space the move can end on."""

    price: int
    way: tuple[int, ...]
    """Space by space, this one last."""


def ends(race: Race) -> dict[str, End]:
    """By name of the space the move can end on: its least price and a way (ST-24, ST-27, ST-36)."""
    seat = race.active
    stamina = rules_columns.stamina(race, seat)
    edge: dict[Place, End] = {(race.space[seat], race.may_side, race.misses[seat]): End(0, ())}
    found: dict[int, End] = {}
    for _ in range(race.steps_left):
        further: dict[Place, End] = {}
        for (here, side, misses), so_far in edge.items():
            for there in rules_move.neighbours(race, here, side, misses):
                end = End(so_far.price + rules_move.is_shared(race, seat, there), (*so_far.way, there))
                if end.price > stamina:
                    continue
                if rules_move.ends_move(race, here, there):
                    found[there] = min(end, found.get(there, end))
                    continue
                place = (
                    there,
                    rules_move.side_after(race, seat, here, there, side),
                    rules_move.misses_after(race, here, there, misses),
                )
                further[place] = min(end, further.get(place, end))
        edge = further
    for (space, _, _), end in edge.items():
        found[space] = min(end, found.get(space, end))
    return {race.terms.course.names[space]: found[space] for space in sorted(found)}
