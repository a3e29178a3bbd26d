"""The puzzle of the day on the page: answered on the game's own board, judged with its numbers, kept in the list."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from loipe.games import IDS
from loipe.puzzles import shelf
from tests.web.conftest import Visit
from tests.web.visitor import Visitor


def told(visitor: Visitor, day: date) -> Any:
    return visitor.request.get(f"{visitor.url}/api/puzzles/{day}").json()


def answer(visitor: Visitor, puzzle: Any, word: str) -> None:
    """By keys, as any option is chosen."""
    visitor.is_asked()
    words = [option["word"] for option in puzzle["ask"]["options"]]
    visitor.page.keyboard.type(f"{words.index(word) + 1:0{len(str(len(words)))}}")


def day_with(game_id: str) -> date:
    days = (date.today() - timedelta(days=back) for back in range(len(IDS)))
    return next(day for day in days if shelf.of_day(day).game == game_id)


UNDER = """rings => rings.filter(ring => {
  const { x, y, width, height } = ring.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('section.puzzle');
}).length"""
SEEN = """row => {
  const [own, card] = [row, row.closest('.told')].map(each => each.getBoundingClientRect());
  return own.bottom <= card.bottom;
}"""


@pytest.mark.parametrize("game_id", IDS)
def test_a_puzzle_is_answered_on_the_board_and_judged_by_its_numbers(visit: Visit, game_id: str) -> None:
    anna = visit()
    day = day_with(game_id)
    puzzle = told(anna, day)
    anna.go(f"/puzzle/{day}")
    answer(anna, puzzle, puzzle["answers"][0]["word"])
    anna.page.get_by_text("That is the obvious answer.").wait_for()
    rows = anna.page.locator(".puzzle tbody tr")
    assert rows.count() == len(puzzle["answers"])
    assert rows.first.evaluate(SEEN), "its numbers are seen without scrolling"
    best = max(puzzle["answers"], key=lambda each: each["better"])
    assert f"{100 * best['win']:.0f}%" in rows.first.inner_text()
    answer(anna, puzzle, best["word"])
    anna.page.get_by_text("Right! That is the best answer.").wait_for()
    anna.page.locator(f".puzzle a[href='/puzzle/{day}'].wrong").wait_for()  # the first answer counts


def test_todays_puzzle_is_found_from_learn_and_kept_as_solved(visit: Visit) -> None:
    anna = visit(phone=True)
    anna.go("/learn")
    anna.touch(anna.page.get_by_role("link", name="Puzzle of the day"))
    puzzle = told(anna, date.today())
    answer(anna, puzzle, puzzle["right"][0])
    anna.page.get_by_text("Right!").wait_for()
    assert anna.page.locator(".ring").evaluate_all(UNDER) == 0, "no ring around what the card lies over"
    anna.page.locator(".puzzle").get_by_role("button", name="Learn").click()
    anna.page.get_by_text("you were right").wait_for()
    past = date.today() - timedelta(days=1)
    anna.go("/puzzle")
    answer(anna, puzzle, puzzle["right"][0])
    anna.page.locator(f".puzzle a[href='/puzzle/{past}']").click()
    anna.page.wait_for_url(f"**/puzzle/{past}")
    anna.is_asked()


def test_a_day_without_a_puzzle_leads_back(visit: Visit) -> None:
    anna = visit()
    for day, why in (("2125-01-01", "not out yet"), ("never", "is not a day"), ("1999-12-31", "There is no puzzle")):
        anna.page.goto(f"{anna.url}/puzzle/{day}")
        anna.page.get_by_text(why).wait_for()
