"""What players call out to each other."""

from __future__ import annotations

from tests.web.conftest import Visit
from tests.web.visitor import Visitor


def friends(anna: Visitor, ben: Visitor) -> None:
    """Both at one table of Mass Start."""
    seats = [{"who": "me", "name": "Anna"}, {"who": "friend", "name": "Ben"}]
    wish = {"game": "mass-start", "seats": seats, "auto_dice": True}
    created = anna.context.request.post(f"{anna.url}/api/tables", data=wish).json()
    anna.go(created["mine"]["path"])
    ben.go(created["friends"][0]["path"])
    for visitor in (anna, ben):
        visitor.bar.wait_for()


def test_a_reaction_is_seen_by_both_and_fades(visit: Visit) -> None:
    anna, ben = visit(), visit(phone=True)
    friends(anna, ben)
    buttons = anna.page.get_by_role("group", name="Call out to the others").get_by_role("button")
    assert buttons.count() == 6
    buttons.filter(has_text="Well done!").click()
    for visitor in (anna, ben):
        visitor.page.get_by_role("status").get_by_text("Anna: Well done!").wait_for()
    ben.touch(ben.page.get_by_role("button", name="Log"))
    ben.touch(ben.page.get_by_role("button", name="Thanks!"))
    for visitor in (anna, ben):
        visitor.page.get_by_role("status").get_by_text("Ben: Thanks!").wait_for()
    anna.page.get_by_role("status").get_by_text("Ben: Thanks!").wait_for(state="detached")


def test_who_plays_against_bots_alone_is_offered_none(visit: Visit) -> None:
    anna = visit()
    anna.set_up()
    anna.open_table()
    anna.is_asked()
    assert anna.page.get_by_role("group", name="Call out to the others").count() == 0
