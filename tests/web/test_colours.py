"""A colour of one's choice (MS-2, SM-2): picked in the form, worn on the board, in the ranking and on the podium."""

from __future__ import annotations

from tests.web.conftest import Visit
from tests.web.visitor import Visitor

RED, TEAL, ORANGE, BLUE, PURPLE = "#d1495b", "#00798c", "#b4531b", "#2a5db0", "#8e5aa8"


def picker(visitor: Visitor, seat: int) -> str:
    return str(visitor.page.get_by_label(f"Colour of seat {seat}").input_value())


def bibs(visitor: Visitor) -> dict[str, str | None]:
    """Colours by number, of the marks in the ranking."""
    marks = visitor.page.locator(".ranking svg g:has(> text.number), .strip svg g:has(> text.number)").all()
    return {str(mark.locator("text").text_content()): mark.locator("path").get_attribute("fill") for mark in marks}


def test_colours_change_hands_in_the_form_and_stay_with_their_seats(visit: Visit) -> None:
    anna = visit()
    anna.set_up(seats=3)
    assert [picker(anna, seat) for seat in (1, 2, 3)] == ["red", "teal", "orange"]
    anna.page.get_by_label("Colour of seat 1").select_option("orange")
    assert [picker(anna, seat) for seat in (1, 2, 3)] == ["orange", "teal", "red"]
    anna.page.get_by_role("button", name="Remove seat 2").click()
    anna.page.get_by_role("button", name="Add a seat").click()
    assert [picker(anna, seat) for seat in (1, 2, 3)] == ["orange", "red", "teal"]
    anna.page.get_by_label("Colour of seat 3").select_option("blue")
    anna.open_table()
    anna.is_asked()
    assert bibs(anna) == {"1": ORANGE, "2": RED, "3": BLUE}
    skiers = anna.page.locator(f".figure path[fill='{TEAL}'], .figure path[stroke='{TEAL}']")
    assert skiers.count() == 0 and anna.page.locator(f"svg path[stroke='{ORANGE}']").count() > 0
    anna.play_out()
    assert anna.page.locator(f".podium svg path[stroke='{BLUE}']").count() > 0


def test_dice_of_sport_ist_mord_have_their_players_colour(visit: Visit) -> None:
    anna = visit(phone=True)
    anna.go("/#set-up/sport-ist-mord")
    anna.page.get_by_label("Colour of seat 1").select_option("purple")
    anna.open_table()
    anna.is_asked()
    assert bibs(anna)["1"] == PURPLE
    while not (dice := anna.page.locator(f"rect[fill='{PURPLE}']")).count():
        anna.take()
    assert dice.count() and anna.page.locator(f"rect[fill='{RED}']").count() == 0


def test_where_nations_and_teams_are_chosen_there_is_no_colour(visit: Visit) -> None:
    anna = visit()
    anna.go("/#set-up/ski-tour")
    anna.page.get_by_label("Name of seat 1").wait_for()
    assert anna.page.get_by_label("Colour of seat 1").count() == 0
