"""Windows of a browser that one visitor after another looks through: a new one costs half as much again to open."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}
LYING: ViewportSize = {"width": 844, "height": 390}
PATIENCE = 60_000
"""Milliseconds: who waits for a page waits for all that runs beside it too, and that is no defect of the page."""
KEPT = 2
"""Windows of a kind that wait for their next visitor: few tests have more."""


class Window:
    """A context of a browser and its page.

    Who has another window open, and what this one stores, is nobody else's business: before the next visitor it is
    emptied. What cannot be taken back (routes, listeners, permissions, scripts) is done through `own`, and then it is
    not used again.
    """

    def __init__(self, browser: Browser, *, phone: bool) -> None:
        self.phone = phone
        self.size = PHONE if phone else DESKTOP
        self.context: BrowserContext = browser.new_context(viewport=self.size, has_touch=phone, is_mobile=phone)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.screen = self.context.new_cdp_session(self.page)
        self.screen.send("Page.enable")
        self.scripts: list[str] = []
        self.complaints: list[str] = []
        self.is_owned = False
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda message: self.hear(message.type, message.text))

    def hear(self, kind: str, text: str) -> None:
        """A refusal of the server, or a server that is away, is no complaint of the page."""
        if kind == "error" and not text.startswith(("Failed to load resource", "WebSocket connection")):
            self.complaints.append(text)

    def own(self) -> BrowserContext:
        self.is_owned = True
        return self.context

    def prepare(self, script: str) -> None:
        """Runs in every page this visitor opens, before the page's own scripts."""
        added = self.screen.send("Page.addScriptToEvaluateOnNewDocument", {"source": script})
        self.scripts.append(added["identifier"])

    def clear(self, rest: str, *origins: str) -> bool:
        """As new, at an address without a page; False if it cannot be."""
        if self.is_owned or self.page.is_closed() or len(self.context.pages) > 1:
            return False
        try:
            while self.scripts:
                self.screen.send("Page.removeScriptToEvaluateOnNewDocument", {"identifier": self.scripts.pop()})
            self.page.goto(rest)
            for origin in origins:
                self.screen.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
            self.page.evaluate("sessionStorage.clear()")
            self.screen.send("Page.resetNavigationHistory")
            self.page.mouse.move(-1, -1)
            self.page.set_viewport_size(self.size)
        except Error:
            return False
        return True


class Windows:
    """All of one browser. They rest at an address of the server that is always there: the process lives on."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.idle: dict[bool, list[Window]] = {False: [], True: []}

    def take(self, *, phone: bool) -> Window:
        return self.idle[phone].pop() if self.idle[phone] else Window(self.browser, phone=phone)

    def put_back(self, window: Window, url: str) -> list[str]:
        """What the page complained about."""
        idle = self.idle[window.phone]
        is_clear = len(idle) < KEPT and window.clear(f"{self.url}/health", self.url, url)
        complaints, window.complaints = window.complaints, []
        if is_clear:
            idle.append(window)
        else:
            window.context.close()
        return complaints
