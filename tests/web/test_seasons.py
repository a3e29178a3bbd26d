"""Seasons on the page: from a new one to the globe, on one device, and of two browsers by a link."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests import sounds
from tests.server.test_seasons import SHORT, comes, racer
from tests.web.conftest import Visit
from tests.web.visitor import Visitor


def begins(visitor: Visitor, kind: str = "Short cup", names: str = "Anna", friends: int = 0) -> None:
    page = visitor.page
    visitor.go("/")
    page.get_by_role("link", name="Seasons").click()
    page.get_by_text(kind, exact=True).click()
    page.get_by_label("Who races at this device?").fill(names)
    page.get_by_label("Friends who come by a link").fill(str(friends))
    page.get_by_label("The bots are").select_option("easy")
    page.get_by_role("button", name="Begin the season").click()
    page.get_by_role("button", name="Ski the first race").wait_for()


def test_from_a_new_season_to_the_globe(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    begins(anna)
    assert "#" not in page.url, "the address keeps no secret"
    assert page.locator(".standings li").count() == 6
    due = page.locator(".right .card", has_text="Race 1 of 3")
    expect(due.get_by_role("img", name="From the start to the finish: 2 visits to the range")).to_be_visible()
    assert due.get_by_text("prone", exact=True).count() == due.get_by_text("standing", exact=True).count() == 1
    expect(due.locator(".venue .course-picture")).to_be_visible()
    for number in (1, 2):
        page.get_by_role("button", name="Simulate it").click()
        page.get_by_text(f"After race {number} of 3").wait_for()
    expect(page.get_by_text("leads the season")).to_be_visible()
    page.get_by_role("button", name="Open the rulebook at SE-5").click()
    book = page.get_by_role("dialog", name="The rules of seasons")
    expect(book.locator("[data-clause=SE-5]")).to_be_focused()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="The rules of seasons").click()
    book.get_by_role("searchbox").fill("ties")
    expect(book.locator("article")).to_have_attribute("data-clause", "SE-3")
    book.get_by_role("button", name="Close").click()
    expect(book).to_have_count(0)
    page.get_by_role("slider", name="Look back, race by race").fill("1")
    page.get_by_text("After race 1 of 3").wait_for()
    page.get_by_role("button", name="Play the winter again").click()
    page.get_by_text("After race 2 of 3").wait_for()
    page.get_by_role("button", name="Play the winter again").wait_for()  # it has come to its end
    page.locator(".standings li button", has_text="Anna").click()
    expect(page.get_by_role("heading", name="Anna")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^\d+%$")).first).to_be_visible()
    page.get_by_role("navigation", name="Athletes").get_by_role("button").last.click()
    expect(page.get_by_role("heading", name="Anna")).to_have_count(0)
    other = page.locator("h1").inner_text()
    page.reload()
    expect(page.locator("h1")).to_have_text(re.compile(other.split()[-1]))
    page.go_back()
    page.get_by_text("After race 2 of 3").wait_for()
    page.locator(".standings li button", has_text="Anna").click()
    page.get_by_role("heading", name="Anna").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Simulate it").click()
    page.get_by_role("heading", name="Final table").wait_for()
    assert page.locator(".right li").count() == 6
    with page.expect_download() as saved:
        page.get_by_role("button", name="Share a picture").click()
    assert saved.value.suggested_filename == "loipe-season.png"
    page.get_by_role("button", name="Look back").click()
    page.get_by_role("button", name="Granlia, won by").or_(page.locator(".stop.done")).first.wait_for()
    page.reload()
    page.get_by_role("heading", name="Final table").wait_for()
    page.get_by_role("button", name="Start next winter").click()
    page.get_by_role("radio", name="Short cup").wait_for(state="attached")
    page.reload()
    expect(page.get_by_role("radio", name="Short cup")).to_be_checked()
    expect(page.get_by_label("Who races at this device?")).to_have_value("Anna")
    expect(page.get_by_label("The bots are")).to_have_value("easy")


def test_medals_on_a_phone(visit: Visit) -> None:
    anna = visit(phone=True)
    page = anna.page
    begins(anna, "Olympics")
    page.get_by_role("button", name="Simulate it").click()
    page.get_by_text("After race 1 of 5").wait_for()
    page.get_by_role("tab", name="Globes").click()
    expect(page.get_by_role("heading", name="Medals")).to_be_visible()
    assert page.locator("tbody tr").count() == 4
    page.get_by_role("tab", name="Next race").click()
    expect(page.get_by_text("Start list")).to_be_visible()


def test_a_season_on_one_device_to_the_globe(visit: Visit) -> None:
    both = visit()
    page = both.page
    both.go("/season")
    page.get_by_text("Your own", exact=True).click()
    for _ in range(2):
        page.get_by_role("button", name="Add a race").click()
        page.get_by_label("Game").last.select_option("mass-start")
    page.get_by_label("Who races at this device?").fill("Anna, Ben")
    page.get_by_label("Athletes (0: as many as usual)").fill("2")
    page.get_by_role("button", name="Begin the season").click()
    page.get_by_role("button", name="Ski the first race").click()
    page.wait_for_url(re.compile("/t/"))
    first = page.url
    assert both.is_asked()
    both.take()
    page.go_back()
    expect(page.locator(".standings .own")).to_have_count(2)
    page.get_by_role("button", name="To your race").click()
    skied(both)
    page.get_by_text("After race 1 of 2").wait_for()
    page.get_by_role("button", name="Ski the next race").click()
    page.wait_for_url(re.compile("/t/"))
    skied(both)
    page.get_by_role("heading", name="Final table").wait_for()
    assert page.locator(".right .own").count() == 2
    page.get_by_role("button", name="Start next winter").click()
    expect(page.get_by_role("radio", name="Your own")).to_be_checked()
    expect(page.get_by_label("Who races at this device?")).to_have_value("Anna, Ben")
    expect(page.get_by_label("Athletes (0: as many as usual)")).to_have_value("2")
    expect(page.get_by_label("Game", exact=True)).to_have_count(2)
    page.goto(first)
    page.get_by_role("button", name="Back to the season").click()
    page.get_by_role("heading", name="Final table").wait_for()


def skied(*there: Visitor) -> None:
    """The race that all of them sit at, to its end; then everybody goes back to the season by the story's button."""
    players, table = [one.player() for one in there], there[0].page.url
    for one in there:
        one.page.goto(f"{one.url}/health")
    while not players[0].is_over():
        for player in players:
            player.first_word()
    for one in there:
        one.page.goto(table)
        one.page.locator(".podium").wait_for()
        one.page.get_by_role("button", name="Back to the season").click()


def test_a_season_of_two_browsers(visit: Visit) -> None:
    anna, ben = visit(), visit(phone=True)
    begins(anna, friends=1)
    anna.page.get_by_role("button", name="Invite friends").click()
    link = str(anna.page.locator("[data-qr]").get_attribute("data-qr"))
    ben.page.goto(link)
    ben.page.get_by_label("There is a place for you.").fill("Ben")
    ben.page.get_by_role("button", name="Race along").click()
    ben.page.get_by_role("button", name="Ski the first race").click()
    ben.page.get_by_text("You are ready. Still awaited: Anna.").wait_for()
    anna.page.locator(".standings li", has_text="Ben").wait_for()
    anna.page.get_by_text("Ready for the race, and waiting for you: Ben.").wait_for()
    anna.page.get_by_role("button", name="Ski the first race").click()
    anna.page.wait_for_url(re.compile("/t/"))
    ben.page.get_by_role("button", name="To your race").wait_for()
    guest = visit()
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Watch the race").click()
    guest.page.wait_for_url(re.compile("/t/"))
    guest.page.locator(".bar").wait_for(state="attached")
    ben.page.goto(anna.page.url)  # as a notification leads there, without a secret
    ben.page.locator(".bar").wait_for(state="attached")


def test_a_season_of_two_browsers_to_the_globe(visit: Visit) -> None:
    anna, ben = visit(), visit(phone=True)
    host = racer(anna.url, athletes=3, friends=1, **SHORT)
    guest = comes(anna.url, host.season, "Ben")
    for one, held in ((anna, host), (ben, guest)):
        one.page.goto(f"{anna.url}/season/{held.season}#{held.token}")
    for button in ("Ski the first race", "Ski the next race"):
        ben.page.get_by_role("button", name=button).click()
        ben.page.get_by_text("You are ready. Still awaited: Anna.").wait_for()
        anna.page.get_by_role("button", name=button).click()
        ben.page.get_by_role("button", name="To your race").click()
        for one in (anna, ben):
            one.page.wait_for_url(re.compile("/t/"))
        skied(anna, ben)
    told = host.told()
    winners = [told["athletes"][number]["name"].split()[-1] for number in told["leaders"]]
    for one in (anna, ben):
        one.page.get_by_role("heading", name="Final table").wait_for()
        head = one.page.locator(".bar h1").inner_text()
        assert winners and all(name in head for name in winners), head
        rows = one.page.locator(".right li").all()
        assert [int(row.locator(".points").inner_text()) for row in rows] == [
            line["points"] for line in told["standings"]
        ]


def test_a_calendar_of_ones_own_with_a_training_camp(visit: Visit) -> None:
    anna = visit(phone=True)
    page = anna.page
    anna.go("/season")
    page.get_by_text("Your own", exact=True).click()
    expect(page.get_by_role("button", name="Begin the season")).to_be_disabled()
    for game in ("sport-ist-mord", "mass-start"):
        page.get_by_role("button", name="Add a race").click()
        page.get_by_label("Game").last.select_option(game)
    page.get_by_label("Which rules?").last.select_option("basic")
    page.get_by_role("button", name="Settings of race 2").click()
    expect(page.get_by_label("Laps")).to_have_value("1")
    page.get_by_label("Last round").fill("3")
    page.get_by_label("Last round").press("Tab")
    page.get_by_label("Points by place").fill("9, 4 1")
    page.get_by_label("Title").fill("Our winter")
    page.get_by_label("Athletes (0: as many as usual)").fill("7")
    page.get_by_label("The bots are").select_option("easy")
    page.get_by_role("button", name="Begin the season").click()
    page.get_by_role("button", name="Simulate it").click()
    page.get_by_text("After race 1 of 2").wait_for()
    page.get_by_role("tab", name="Next race").click()
    expect(page.get_by_text("1 athlete does not start here.")).to_be_visible()
    assert page.locator("ol li").count() == 6, "Mass Start seats six"
    page.get_by_role("button", name="Simulate it").click()
    page.get_by_role("heading", name="Final table").wait_for()
    assert {int(one) for one in page.locator(".right li .points").all_inner_texts()} <= {9, 4, 1, 0}
    page.get_by_role("button", name="Start next winter").click()
    expect(page.get_by_label("Points by place")).to_have_value("9 4 1")
    expect(page.get_by_label("Which rules?").last).to_have_value("basic")
    page.get_by_role("button", name="Settings of race 2").click()
    expect(page.get_by_label("Last round")).to_have_value("3")


def test_a_camp_for_fun_for_medals(visit: Visit) -> None:
    page = visit().page
    page.goto(f"{visit().url}/season")
    page.get_by_text("Your own", exact=True).click()
    for game in ("mass-start", "sport-ist-mord", "mass-start"):
        page.get_by_role("button", name="Add a race").click()
        page.get_by_label("Game").last.select_option(game)
    page.get_by_label("Format").select_option("friendly")
    page.get_by_label("Points by place").fill("")
    page.get_by_label("The bots are").select_option("easy")
    page.get_by_role("button", name="Begin the season").click()
    for race in (1, 2):
        page.get_by_role("button", name="Simulate it").click()
        page.get_by_text(f"After race {race} of 3").wait_for()
    expect(page.get_by_role("heading", name="Medals")).to_be_visible()
    names = [row.inner_text() for row in page.locator(".standings li .name span").all()]
    assert [row.inner_text() for row in page.locator(".right ol b").all()] == names, "the camp changed nothing"


TAP = """{
  const connect = AudioNode.prototype.connect;
  window.heard = { peak: 0, last: 0 };
  AudioNode.prototype.connect = function (to, ...more) {
    const { context } = this;
    if (to instanceof AudioDestinationNode && !context.meter) {
      context.meter = new AnalyserNode(context);
      const samples = new Float32Array(context.meter.fftSize);
      setInterval(() => {
        context.meter.getFloatTimeDomainData(samples);
        const peak = Math.max(...samples.map(Math.abs));
        if (peak > 0.001) heard = { peak: Math.max(peak, heard.peak), last: performance.now() };
      }, 10);
    }
    if (to instanceof AudioDestinationNode) connect.call(this, context.meter);
    return connect.call(this, to, ...more);
  };
}"""
"""Hears what goes to the loudspeakers."""
OVER = "() => heard.last && performance.now() - heard.last > 600"


def test_the_ceremony_is_heard_once(visit: Visit, browser: Browser) -> None:
    anna = visit(sound=True)
    anna.context.add_init_script(TAP)
    season = racer(anna.url, athletes=3, **SHORT)
    season.do("simulate")
    page = anna.page
    page.goto(f"{anna.url}/season/{season.season}#{season.token}")
    page.get_by_role("button", name="Simulate it").click()
    page.get_by_role("heading", name="Final table").wait_for()
    page.wait_for_function(OVER)
    fanfare = sounds.heard(sounds.rendered(browser)["fanfare"])
    assert abs(sounds.decibel(page.evaluate("heard.peak")) - fanfare.peak) < 3
    page.evaluate("heard = { peak: 0, last: 0 }")
    page.locator(".right li button").first.click()
    page.keyboard.press("Escape")
    page.get_by_role("heading", name="Final table").wait_for()
    page.get_by_role("button", name="Sound").click()
    assert page.evaluate("heard.peak") == 0


def test_a_wrong_link_says_so(visit: Visit) -> None:
    anna = visit()
    anna.go("/season/nowhere2345#" + "x" * 43)
    anna.page.get_by_text("There is no season “nowhere2345”, or not any more.").wait_for()
