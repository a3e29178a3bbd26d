"""The story under the podium: curve, turning points that open the replay, luck and choices."""

from __future__ import annotations

from pathlib import Path

from tests.web.conftest import Visit

GOLDEN = Path(__file__).parents[1] / "golden" / "mass_start" / "basic-two-random.log"


def test_the_podium_tells_the_story_and_a_turning_point_opens_the_replay(visit: Visit) -> None:
    anna = visit(phone=True)
    anna.go()
    anna.page.get_by_label("Open a log file").set_input_files(GOLDEN)
    story = anna.page.locator(".story")
    story.get_by_role("heading", name="Luck and choices").wait_for()
    assert story.locator("tbody tr").count() == 2
    story.get_by_role("img", name="Win chances at the start").wait_for()
    turn = story.locator("ol button").first
    assert turn.locator("b").last.text_content() != "0"
    turn.press("Enter")
    anna.page.locator(".podium").wait_for(state="detached")
    anna.page.get_by_role("slider").wait_for()
