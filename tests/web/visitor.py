"""Somebody at the page: opens tables and plays, by mouse, by touch or by keys."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext, BrowserContext, Locator, Page, WebSocket

from loipe.games import IDS
from tests.server.run import Player
from tests.web.window import Windows

PAGE = Path(str(files("loipe.server") / "page"))
GUIDED = {game_id: {"is": "done", "seen": []} for game_id in IDS}
"""Has played every game before: the guide of a first one is not offered."""
RIVALS = ("Ben", "Cleo", "Dora")
ORDINAL = {2: "Second", 3: "Third"}
QUICK = {"sound": False, "speed": 0, "theme": "day"}
ARRIVED = ".bar, .waits"
"""At a table: where it is played, or where it waits."""
REMEMBER = """{
  const entry = %s, held = JSON.parse(localStorage['loipe.tables'] ?? '[]');
  if (!held.some(({ token }) => token === entry.token)) localStorage['loipe.tables'] = JSON.stringify([entry, ...held]);
}"""
SECRET = """name => history.state?.token
  ?? JSON.parse(localStorage['loipe.tables'] ?? '[]').find(({ table }) => table === name)?.token ?? ''"""
CHANGED = """step => document.querySelector('.bar')?.dataset.step !== step || !!document.querySelector('.podium')"""

STILL = """async () => {
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const places = () => [...document.querySelectorAll('.viewport, .viewport g.open, .bar, [data-over], .hand')]
    .map(each => { const { x, y, width, height } = each.getBoundingClientRect(); return [x, y, width, height] })
    .join();
  await document.fonts.ready;
  for (let before = '', same = 0; same < 8; same = places() === before ? same + 1 : 0) {
    before = places();
    await frame();
  }
}"""
"""Waits until for eight frames, however long they take, camera and panels have stood where they were."""

OUTLINE = """element => {
  if (!(element instanceof SVGGeometryElement)) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom];
  }
  const [matrix, length] = [element.getScreenCTM(), element.getTotalLength()];
  const points = Array.from({ length: 81 }, (_, at) =>
    element.getPointAtLength((length * at) / 80).matrixTransform(matrix));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}"""
"""Left, top, right, bottom on the screen; what a browser calls the box of a turned square is larger than the square."""


class Visitor:
    """Somebody with a window and settings of their own; animations are off unless a test is about them."""

    def __init__(
        self, windows: Windows, url: str, *, phone: bool = False, newcomer: bool = False, **settings: object
    ) -> None:
        self.url = url
        self.phone = phone
        self.windows = windows
        self.window = windows.take(phone=phone)
        self.page: Page = self.window.page
        wanted = json.dumps(json.dumps({**QUICK, **settings}))
        self.window.prepare(f"if (!localStorage['loipe.settings']) localStorage['loipe.settings'] = {wanted}")
        if not newcomer:
            guided = json.dumps(json.dumps(GUIDED))
            self.window.prepare(f"if (!localStorage['loipe.guide']) localStorage['loipe.guide'] = {guided}")
        self.complaints: list[str] | None = None

    @property
    def context(self) -> BrowserContext:
        """For what lasts as long as the window, which is then nobody else's."""
        return self.window.own()

    @property
    def request(self) -> APIRequestContext:
        return self.window.context.request

    def leave(self) -> list[str]:
        """What the page complained about."""
        if self.complaints is None:
            self.complaints = self.windows.put_back(self.window, self.url)
        return self.complaints

    def go(self, path: str = "/") -> None:
        """A link to a table is this browser's own: it is not asked whose seat that is."""
        table, _, token = path.partition("#")
        if token and table.startswith("/t/"):
            self.window.prepare(REMEMBER % json.dumps({"table": table[3:], "token": token, "game": ""}))
        self.page.goto(self.url + path)

    def join(self, host: Visitor, name: str) -> None:
        """Sits down by the code of a table that waits."""
        self.go(f"/join/{host.code}")
        self.page.get_by_label("What is your name?").fill(name)
        self.touch(self.page.get_by_role("button", name="Sit down"))
        self.page.locator(ARRIVED).wait_for()

    @property
    def code(self) -> str:
        """Of the table that waits on this page."""
        return str(self.page.locator("[data-code]").get_attribute("data-code"))

    def touch(self, what: Locator) -> None:
        """A finger on a phone, a mouse elsewhere."""
        if self.phone:
            what.tap()
        else:
            what.click()

    def set_up(self, preset: str = "Basic", *, seats: int = 2) -> None:
        """The table form, filled in from the start page."""
        self.go()
        self.touch(self.page.get_by_role("link", name="Set up a table: Mass Start"))
        self.touch(self.page.locator(".presets label", has_text=preset))
        while self.page.locator("li button[aria-label^='Remove seat']").count() > seats:
            self.touch(self.page.locator("li button[aria-label^='Remove seat']").last)

    def sit(self, preset: str = "basic", *, seats: int = 2) -> None:
        """At a table of Mass Start with quick bots, without the clicks of the form."""
        bots = [{"who": "bot", "bot": "thumb", "name": name} for name in RIVALS[: seats - 1]]
        wish = {"game": "mass-start", "preset": preset, "seats": [{"who": "me", "name": "Anna"}, *bots]}
        created = self.request.post(f"{self.url}/api/tables", data=wish).json()
        self.go(created["mine"]["path"])
        self.page.locator(ARRIVED).wait_for()

    def open_table(self) -> None:
        self.touch(self.page.get_by_role("button", name="Open the table"))
        self.page.locator(ARRIVED).wait_for()

    @property
    def bar(self) -> Locator:
        return self.page.locator(".bar")

    @property
    def choices(self) -> Locator:
        """Everything amber: squares on the board, buttons in the bar, answers at the stand, cards."""
        return self.page.locator("g.open, .bar .option:enabled, .choices button, .hand button.open")

    @property
    def table(self) -> tuple[str, str]:
        """Id and secret of the table this page shows; the address has only the one."""
        name = self.page.url.rpartition("/")[2]
        return name, self.page.evaluate(SECRET, name)

    @property
    def link(self) -> str:
        """To this visitor's own seat."""
        return "/t/{}#{}".format(*self.table)

    def player(self) -> Player:
        """The same person over HTTP: what only leads to a test's own question costs no clicks."""
        return Player(self.url, *self.table)

    def is_asked(self) -> bool:
        """Waits until it is this visitor's turn; False when the race is over."""
        bar = self.page.locator(".bar[data-asked=true], .podium").first
        return bool(bar.evaluate("() => !document.querySelector('.podium')"))

    def open_kinds(self, *kinds: str) -> Locator:
        """What may be done, of the first of these kinds that there is; the board may be a moment behind the bar."""
        self.page.locator(", ".join(kinds)).first.wait_for(state="attached")
        return next(found for kind in kinds if (found := self.page.locator(kind)).count())

    def stand_still(self) -> None:
        """Waits until all that an answer or another window moves is where it stays."""
        self.page.evaluate(STILL)

    def step(self) -> str:
        return self.bar.get_attribute("data-step") or ""

    def moved_on(self, step: str) -> None:
        """Waits until what was done shows."""
        self.page.wait_for_function(CHANGED, arg=step)

    def take(self, choice: Locator | None = None) -> None:
        step = self.step()
        self.touch(choice or self.choices.first)
        self.moved_on(step)

    def say(self, label: str) -> None:
        """The option of that name, on the board or in the bar."""
        self.is_asked()
        self.take(
            self.page.locator(f"g.open[data-target='{label}']").or_(self.bar.get_by_text(label, exact=True)).first
        )

    def play(self) -> int:
        """To the podium, always by the first choice; how many it took."""
        taken = 0
        while self.is_asked():
            self.take()
            taken += 1
        return taken

    def play_out(self) -> None:
        """To the podium over HTTP; the page comes back when all is over."""
        player, table = self.player(), self.page.url
        self.page.goto(f"{self.url}/health")
        while player.waited()["owing"]:
            player.first_word()
        self.page.goto(table)
        self.page.locator(".podium").wait_for()

    def podium(self) -> None:
        """Names the winners first and tells the one who looks how they came in, as the server says."""
        whole = self.player().whole()
        places = whole["fresh"]["plies"][-1]["result"]["places"]
        names = [seat["name"] for seat in whole["fresh"]["seats"]]
        winners, (own,) = {name for name, place in zip(names, places, strict=True) if place == 1}, whole["mine"]
        rows = self.page.locator(".podium ol").first.locator("li").all()
        shown = [(row.locator("b").first.inner_text(), row.locator("span").first.inner_text()) for row in rows]
        assert {name for place, name in shown if place == "1"} == winners, shown
        assert sorted(name for _, name in shown) == sorted(names)
        head = self.page.locator(".podium h2").first.inner_text()
        if places[own] > 1:
            assert head == f"{ORDINAL.get(places[own], f'{places[own]}th')}, {names[own]}."
        else:
            assert head == f"You win, {names[own]}!" if len(winners) == 1 else all(name in head for name in winners)

    def told(self) -> str:
        """Everything the page shows or holds of the table."""
        return str(self.page.locator("body").inner_text())

    def snapshot(self) -> Any:
        """What the server tells this visitor, as text."""
        table, token = self.table
        answer = self.request.get(f"{self.url}/api/tables/{table}", headers={"authorization": f"Bearer {token}"})
        return answer.text()

    def fresh(self) -> Any:
        """The same, read: how the table is now."""
        return json.loads(self.snapshot())["fresh"]

    def view(self) -> Any:
        """The board as the server tells it."""
        return self.fresh()["plies"][-1]["view"]


class Heard:
    """Everything that was said and told on the lines of a page."""

    def __init__(self, visitor: Visitor) -> None:
        visitor.window.own()
        page = visitor.page
        self.up: list[dict[str, Any]] = []
        self.down: list[dict[str, Any]] = []
        self.requests: list[str] = []
        page.on("websocket", self.listen)
        page.on("request", lambda request: self.requests.append(request.url))

    def listen(self, line: WebSocket) -> None:
        line.on("framesent", lambda text: self.up.append(json.loads(text)))
        line.on("framereceived", lambda text: self.down.append(json.loads(text)))

    def kinds(self) -> list[str]:
        """Of the events told."""
        tables = [told["fresh"] if told["type"] == "table" else told for told in self.down]
        return [event["kind"] for told in tables for ply in told.get("plies", []) for event in ply["events"]]
