"""Where the steps of a move can end, and the least stamina each end costs: for people, outside the hot path."""

from __future__ import annotations

from loipe.games.ski_tour import rules_columns, rules_move
from loipe.games.ski_tour.state import Race


def ends(race: Race) -> dict[str, int]:
    """By name of the space the move can end on: its least price (ST-24, ST-27, ST-36)."""
    seat = race.active
    course = race.terms.course
    stamina = rules_columns.stamina(race, seat)
    edge = {(race.space[seat], race.may_side, race.misses[seat]): 0}
    found: dict[int, int] = {}
    for _ in range(race.steps_left):
        further: dict[tuple[int, int, int], int] = {}
        for (here, side, misses), paid in edge.items():
            for there in rules_move.neighbours(race, here, side, misses):
                price = paid + rules_move.is_shared(race, seat, there)
                if price > stamina:
                    continue
                if rules_move.ends_move(race, here, there):
                    found[there] = min(price, found.get(there, price))
                    continue
                place = (
                    there,
                    rules_move.side_after(race, seat, here, there, side),
                    rules_move.misses_after(race, here, there, misses),
                )
                further[place] = min(price, further.get(place, price))
        edge = further
    for (space, _, _), price in edge.items():
        found[space] = min(price, found.get(space, price))
    return {course.names[space]: found[space] for space in sorted(found)}
