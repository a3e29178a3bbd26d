"""Facts of what stands around a course: landmarks, signs and stands keep off the track and off each other."""

from __future__ import annotations

from typing import Any

import pytest

from loipe.games import crystal_globe, mass_start
from tests.server.run import BOT, ME, new_table
from tests.web.conftest import Visit
from tests.web.test_layout import meet

FACTS = """() => {
    const box = element => {
        const b = element.getBoundingClientRect();
        return [b.left, b.top, b.right, b.bottom];
    };
    const all = query => [...document.querySelectorAll(query)].filter(each => each.getBoundingClientRect().width);
    const edges = all('.viewport path.closed').map(square => {
        const [matrix, length] = [square.getScreenCTM(), square.getTotalLength()];
        return Array.from({ length: 33 }, (_, at) => {
            const { x, y } = square.getPointAtLength((length * at) / 32).matrixTransform(matrix);
            return [x, y];
        });
    }).flat();
    return {
        marks: all('g[data-mark]').map(mark => [mark.dataset.mark, box(mark)]),
        signs: all('g.post rect').map(box),
        edges,
    };
}"""
AIR = 8.0
SEEN = ("crowd", "village", "hut", "chapel", "stand")
"""What nothing else may stand in; a village may have its chapel, and firs and lakes lie low."""
FLAGS = 34.0
"""Of a stand: they fly before whatever is behind."""
COURSES = [(game, name) for game in (mass_start, crystal_globe) for name in game.courses.names()]


def within(point: list[float], box: list[float]) -> bool:
    return box[0] + AIR < point[0] < box[2] - AIR and box[1] + AIR < point[1] < box[3] - AIR


def firm(kind: str, box: list[float]) -> list[float]:
    return [box[0], box[1] + FLAGS, *box[2:]] if kind == "stand" else box


@pytest.mark.parametrize(("game", "course"), COURSES, ids=[name for _, name in COURSES])
def test_what_stands_around_a_course_stands_free(visit: Visit, game: Any, course: str) -> None:
    anna = visit()
    anna.go(new_table(anna.url, ME, BOT, game=game.META.id, preset="", settings={"course": course})["mine"]["path"])
    anna.bar.wait_for()
    anna.stand_still()
    found = anna.page.evaluate(FACTS)
    marks = [(kind, firm(kind, box)) for kind, box in found["marks"] if kind in SEEN]
    assert marks and found["signs"] and found["edges"]
    for at, (kind, box) in enumerate(marks):
        assert not [point for point in found["edges"] if within(point, box)], (kind, box)
        others = [(other, its) for other, its in marks[at + 1 :] if {kind, other} != {"village", "chapel"}]
        assert not [other for other in others if meet(box, other[1], AIR)], (kind, box)
        assert not [sign for sign in found["signs"] if meet(sign, box, AIR)], (kind, box)
    for at, sign in enumerate(found["signs"]):
        assert not [point for point in found["edges"] if within(point, sign)], sign
        assert not [other for other in found["signs"][at + 1 :] if meet(sign, other)], sign
