"""Every lesson is played to its end on the page, by keys; a stray answer is not taken; what was done is remembered."""

from __future__ import annotations

from typing import Any

import pytest

from loipe.games import IDS
from loipe.lessons import shelf
from tests.web.conftest import Visit
from tests.web.visitor import Visitor
from tests.web.window import LYING, PHONE


def told(visitor: Visitor, game_id: str, name: str) -> Any:
    return visitor.request.get(f"{visitor.url}/api/games/{game_id}/lessons/{name}").json()


def follow(visitor: Visitor, steps: list[Any]) -> None:
    """Does what the coach says, by keys."""
    page = visitor.page
    for number, step in enumerate(steps, 1):
        page.locator(".coach p.now").wait_for()
        assert page.locator(".coach li.now, .coach.small").count() == 1
        page.wait_for_function("() => !document.querySelector('.coach p.now')?.textContent.includes('{')")
        if not step["does"]:
            page.get_by_role("button", name="Go on").click()
        elif step["word"] == "":
            visitor.is_asked()
            page.keyboard.press(" ")
        else:
            visitor.is_asked()
            words = [option["word"] for option in step["ask"]["options"]]
            page.keyboard.type(f"{words.index(step['word']) + 1:0{len(str(len(words)))}}")
        page.wait_for_function(
            "n => document.querySelectorAll('.coach li.done').length >= n && !!document.querySelector('.coach p.now')",
            arg=number,
        )


@pytest.mark.parametrize("game_id", IDS)
def test_every_lesson_is_played_to_its_end(visit: Visit, game_id: str) -> None:
    anna = visit()
    names = shelf.names(game_id)
    anna.go("/learn")
    for name in names:
        anna.page.locator(f"a[href='/learn/{game_id}/{name}']").last.click()
        follow(anna, told(anna, game_id, name)["steps"])
        anna.page.get_by_text("Well done. That was this lesson.").wait_for()
        anna.page.get_by_role("button", name="All lessons").click()
    anna.page.locator(f"a.done[href='/learn/{game_id}/{names[-1]}']").wait_for()
    assert anna.page.locator("a.done").count() == len(names)


def test_a_stray_answer_is_not_taken(visit: Visit) -> None:
    """On a phone, by finger: another square than the one that the coach asks for."""
    anna = visit(phone=True)
    steps = told(anna, "mass-start", "roll-and-ski")["steps"]
    first = next(number for number, step in enumerate(steps) if step["word"])
    wanted = steps[first]["word"]
    other = next(option["target"] for option in steps[first]["ask"]["options"] if option["word"] != wanted)
    anna.go("/")
    anna.touch(anna.page.get_by_role("link", name="Learn", exact=True))
    anna.touch(anna.page.get_by_role("link", name="Roll and ski"))
    for step in steps[:first]:
        anna.touch(anna.page.get_by_role("button", name="Go on") if not step["does"] else anna.bar.locator(".option"))
    anna.touch(anna.page.locator(f"g.open[data-target={other}]"))
    anna.page.get_by_text("Not this time.").wait_for()
    anna.touch(anna.page.locator(f"g.open[data-target={wanted}]"))
    anna.page.locator(".coach .why").wait_for()


def ways(steps: list[Any]) -> list[tuple[int, str, list[str]]]:
    """Steps from which a far space is clicked at once: their number, the space, the words on the way."""
    found = []
    for number, step in enumerate(steps):
        for part in step["ask"]["parts"] if step["ask"] else []:
            way = part["facts"].get("way", [])
            if len(way) > 1 and [after["word"] for after in steps[number : number + len(way)]] == way:
                found.append((number, part["facts"]["space"], way))
    return found


def test_a_far_space_of_a_lesson_is_one_click(visit: Visit) -> None:
    anna = visit()
    lessons = {name: told(anna, "ski-tour", name)["steps"] for name in shelf.names("ski-tour")}
    name, number, space, way = next((name, *far) for name, steps in lessons.items() for far in ways(steps))
    anna.go(f"/learn/ski-tour/{name}")
    follow(anna, lessons[name][:number])
    anna.page.locator(f"g.end[data-end='{space}']").click()
    anna.page.wait_for_function("n => document.querySelectorAll('.coach li.done').length === n", arg=number + len(way))


HIDDEN = """() => [...document.querySelectorAll('div.ring')].filter((ring) => {
  const { x, y, width, height } = ring.getBoundingClientRect();
  const at = document.elementFromPoint(x + width / 2, y + height / 2);
  return !at || !!at.closest('.coach');
}).length"""
"""How many of the things that are ringed lie outside the window or under the coach."""


@pytest.mark.parametrize("window", [PHONE, LYING], ids=["phone", "lying phone"])
@pytest.mark.parametrize(("game_id", "name"), [("mass-start", "red-and-green"), ("crystal-globe", "five-shots")])
def test_on_a_phone_all_that_the_coach_points_at_is_seen(visit: Visit, game_id: str, name: str, window: Any) -> None:
    anna = visit(phone=True)
    anna.page.set_viewport_size(window)
    anna.go(f"/learn/{game_id}/{name}")
    now = anna.page.locator(".coach p.now")
    for step in told(anna, game_id, name)["steps"]:
        now.wait_for()
        said = now.inner_text()
        if step["points"]:
            anna.page.locator("div.ring").first.wait_for()
            anna.page.wait_for_function(f"() => ({HIDDEN})() === 0")
        if not step["does"]:
            anna.touch(anna.page.get_by_role("button", name="Go on"))
        else:
            anna.is_asked()
            words = [option["word"] for option in step["ask"]["options"]]
            anna.page.keyboard.press(str(words.index(step["word"]) + 1) if step["word"] else " ")
        anna.page.wait_for_function("said => document.querySelector('.coach p.now')?.innerText !== said", arg=said)
    anna.page.get_by_text("Well done. That was this lesson.").wait_for()


def test_squares_the_coach_speaks_of_have_their_names(visit: Visit) -> None:
    anna = visit()
    anna.go("/learn/mass-start/red-and-green")
    anna.page.locator("svg text", has_text="c14").wait_for()
    anna.page.locator("div.ring b", has_text="b6").wait_for()
    anna.go("/learn")
    anna.go("/learn/ski-tour/ski-a-column")
    anna.page.locator("svg text", has_text="9a").wait_for()
    assert anna.page.locator("svg text", has_text="goal").count() == 0


def test_a_lesson_that_does_not_exist_leads_back(visit: Visit) -> None:
    anna = visit()
    anna.go("/learn/mass-start/somersaults")
    anna.page.get_by_text("There is no lesson").wait_for()
    anna.page.get_by_role("link", name="All lessons").click()
    anna.page.get_by_role("heading", name="Learn").wait_for()
