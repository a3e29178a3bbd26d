"""Your turn, for people who do not look: title, sound, notifications by the page, by the worker and by Web Push.

Chromium without a screen has neither notifications nor a push service: what it would ask or show is noted instead.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.server.pushes import Device, Service
from tests.server.run import Served, sit, wait_for
from tests.web.conftest import Visit
from tests.web.test_looks import serious
from tests.web.test_manners import friends
from tests.web.visitor import Visitor

SET = "Notify me when it is my turn"
BROWSER = """(device => {
  const kept = localStorage;
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  window.notices = [];
  Object.defineProperty(Notification, 'permission', { get: () => kept.permission ?? 'default' });
  Notification.requestPermission = async () => (kept.permission = device.answer);
  ServiceWorkerRegistration.prototype.showNotification = async (title, look) => {
    const notice = { title, ...look, close: () => (notices = notices.filter((one) => one !== notice)) };
    notices.push(notice);
  };
  ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) => notices.filter((one) => one.tag === tag);
  const subscription = {
    endpoint: device.endpoint,
    get options() { return { applicationServerKey: bytes(kept.subscribed).buffer }; },
    toJSON: () => device,
    unsubscribe: async () => { delete kept.subscribed; return true; },
  };
  PushManager.prototype.getSubscription = async () => (kept.subscribed ? subscription : null);
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    if (!device.endpoint) throw new DOMException('no push service', 'AbortError');
    kept.subscribed = applicationServerKey;
    return subscription;
  };
})(%s)"""
HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
NOTE = """() => {
  self.shown = [];
  self.led = [];
  self.registration.showNotification = async (title, look) => void self.shown.push({ title, ...look });
  self.clients.openWindow = async (address) => void self.led.push(address);
  WindowClient.prototype.focus = async function () { self.led.push(this.url); };
}"""
CLICK = """async () => {
  const event = new Event('notificationclick');
  let work;
  Object.assign(event, { waitUntil: (done) => (work = done), notification: { close() {}, data: self.shown[0].data } });
  self.dispatchEvent(event);
  await work;
  return self.led.pop();
}"""


@pytest.fixture
def service() -> Iterator[Service]:
    found = Service()
    yield found
    found.close()


@pytest.fixture
def telling(tmp_path: Path) -> Iterator[Served]:
    """A server that tells at once, and anywhere."""
    pushing = {"after": 0, "anywhere": True}
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "server.log", push=pushing) as server:
        yield server
        server.stop()
    assert "Traceback" not in server.log.read_text()


def lend(visitor: Visitor, device: Device | None = None, answer: str = "granted") -> None:
    """A browser that has notifications, whose person answers so when asked."""
    told = {"endpoint": device.endpoint if device else "", "keys": device.keys if device else {}, "answer": answer}
    visitor.context.add_init_script(BROWSER % json.dumps(told))


def switch(visitor: Visitor, on: bool = True) -> None:
    visitor.page.keyboard.press("s")
    box = visitor.page.get_by_role("checkbox", name=SET)
    box.set_checked(on)


def state(visitor: Visitor) -> str:
    return visitor.page.locator("#notify-state").inner_text()


def pass_on(created: Any, url: str) -> None:
    """Until Anna is asked after Ben has played."""
    for player in (sit(url, created), sit(url, created, created["friends"][0])):
        while player.first_word():
            continue


def deliver(page: Page, url: str, told: Any) -> None:
    """To the worker, by the developer protocol."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    message = {"origin": url, "registrationId": found[-1], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", message)


def test_a_push_leads_to_the_table_without_its_secret(visit: Visit, telling: Served, service: Service) -> None:
    """From the switch in the settings to the click, by way of the test's endpoint and the page's own worker."""
    device = Device(service.url, "anna")
    anna, ben = visit(telling.url), visit(telling.url)
    lend(anna, device)
    created = friends(anna, ben)
    switch(anna)
    anna.page.get_by_text("You are told even when Loipe is closed.").wait_for()
    anna.go("/")
    pass_on(created, telling.url)
    wait_for(lambda: bool(service.posted))
    told = device.reads(service.posted[0])
    assert told == {"title": "Mass Start", "body": "It is your turn.", "table": created["table"]}
    worker = anna.context.service_workers[0]
    worker.evaluate(NOTE)
    deliver(anna.page, telling.url, told)
    wait_for(lambda: bool(worker.evaluate("self.shown.length")))
    (shown,) = worker.evaluate("self.shown")
    assert (shown["title"], shown["body"], shown["tag"]) == ("Mass Start", "It is your turn.", created["table"])
    assert worker.evaluate(CLICK) == f"/t/{created['table']}"
    anna.go(f"/t/{created['table']}")
    anna.page.locator(".ranking li .mine").get_by_text("Anna").wait_for()
    assert worker.evaluate(CLICK).startswith(f"{telling.url}/t/{created['table']}")


def test_who_switches_it_off_is_told_no_more(visit: Visit, telling: Served, service: Service) -> None:
    device = Device(service.url, "anna")
    anna, ben = visit(telling.url), visit(telling.url)
    lend(anna, device)
    created = friends(anna, ben)
    with anna.page.expect_response(lambda answer: answer.url.endswith("/push") and answer.status == 204):
        switch(anna)
    anna.page.keyboard.press("Escape")
    with anna.page.expect_response(lambda answer: answer.url.endswith("/push/off") and answer.status == 204):
        switch(anna, on=False)
    anna.page.get_by_text("Your browser asks for permission first.").wait_for()
    anna.go("/")
    pass_on(created, telling.url)
    anna.page.wait_for_timeout(2500)  # longer than it takes where it is on
    assert service.posted == []


def test_who_waits_for_a_person_is_offered_it_once(visit: Visit, served: Served) -> None:
    anna, ben = visit(), visit(phone=True, theme="night")
    lend(anna)
    lend(ben, answer="default")
    created = friends(anna, ben)
    offer = ben.page.get_by_role("button", name="Notify me")
    ben.touch(offer)
    offer.wait_for(state="detached")
    assert serious(ben) == []
    assert anna.page.get_by_role("button", name="Notify me").count() == 0
    while sit(served.url, created).first_word():
        continue
    ben.is_asked()
    anna.page.get_by_role("button", name="Notify me").click()
    anna.page.get_by_role("button", name="Notify me").wait_for(state="detached")
    assert anna.page.evaluate("() => JSON.parse(localStorage['loipe.settings']).notify") is True
    assert ben.page.evaluate("() => JSON.parse(localStorage['loipe.settings']).notify") is False


def test_a_tab_in_the_background_calls(visit: Visit, served: Served) -> None:
    """Without a push service too: in the title, to the ear, and as a notification of the page's own."""
    anna, ben = visit(sound=True), visit()
    lend(anna)
    created = friends(anna, ben)
    switch(anna)
    anna.page.get_by_text("You are told while the table is open in a tab.").wait_for()
    anna.page.keyboard.press("Escape")
    anna.page.evaluate("() => { const One = OscillatorNode; tones = 0; OscillatorNode = class extends One {"
                       " constructor(...about) { super(...about); tones += 1; } }; }")  # fmt: skip
    while sit(served.url, created).first_word():
        continue
    anna.page.wait_for_function("() => !document.title.startsWith('●')")
    anna.page.evaluate(HIDE, True)
    while sit(served.url, created, created["friends"][0]).first_word():
        continue
    anna.page.wait_for_function("() => document.title.startsWith('● Your turn')")
    anna.page.wait_for_function("() => notices.length === 1 && tones > 0")
    notice = anna.page.evaluate("() => JSON.parse(JSON.stringify(notices[0]))")
    assert (notice["title"], notice["body"]) == ("Mass Start", "It is your turn.")
    assert notice["data"] == {"table": created["table"]}
    anna.page.evaluate(HIDE, False)
    anna.page.wait_for_function("() => notices.length === 0")


INSECURE = "Object.defineProperty(window, 'isSecureContext', { get: () => false })"
NONE = "delete window.Notification"
APPLE = f"Object.defineProperty(navigator, 'userAgent', {{ get: () => 'Mozilla/5.0 (iPhone)' }}); {NONE}"


@pytest.mark.parametrize(
    ("script", "said"),
    [
        (INSECURE, "Notifications need an https address."),
        (NONE, "This browser has no notifications."),
        (APPLE, "On an iPhone or iPad, tap Share, choose “Add to Home Screen”, and open Loipe from there."),
        ("localStorage.permission = 'denied'", "This browser blocks notifications of this page."),
    ],
)
def test_the_settings_tell_why_not(visit: Visit, script: str, said: str) -> None:
    anna = visit(phone=True, theme="night")
    lend(anna)
    anna.context.add_init_script(script)
    anna.go("/")
    anna.touch(anna.page.get_by_role("button", name="Settings"))
    anna.page.locator("#notify-state").get_by_text(said).wait_for()
    assert anna.page.get_by_role("checkbox", name=SET).is_disabled()
    assert serious(anna) == []


def test_who_says_no_is_not_asked_again(visit: Visit) -> None:
    anna = visit()
    lend(anna, answer="denied")
    anna.go("/")
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_role("checkbox", name=SET).click()
    anna.page.get_by_text("This browser blocks notifications of this page.").wait_for()
    box = anna.page.get_by_role("checkbox", name=SET)
    assert box.is_disabled() and not box.is_checked()
    anna.page.reload()
    assert anna.page.evaluate("() => navigator.serviceWorker.getRegistration().then((one) => !one)")


def test_the_page_can_be_put_on_the_home_screen(visit: Visit, served: Served) -> None:
    anna = visit()
    anna.go("/")
    assert anna.page.locator("link[rel=manifest]").get_attribute("href") == "/loipe.webmanifest"
    answer = anna.request.get(f"{served.url}/loipe.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
    icons = [icon["src"] for icon in manifest["icons"]]
    for path in [*icons, "/icon-180.png", "/badge-96.png", "/worker.js"]:
        found = anna.request.get(served.url + path)
        assert found.status == 200 and found.headers["cache-control"] == "no-cache"
        assert found.headers["content-type"].startswith("text/javascript" if path.endswith("js") else "image/")
