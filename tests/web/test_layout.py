"""Facts of the drawn courses, not pixels: what may be chosen lies free, numbers are uncovered, letters can be read."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.visitor import OUTLINE, Visitor

WINDOWS = {"desktop": (1440, 900), "laptop": (1280, 720), "phone": (360, 740), "landscape": (844, 390)}
LEADING = 4.0
"""Above and below a digit its box is empty."""
NAMES = ("Morel", "Brandt", "Sorg", "Keller", "Niemi")
FACTS = """() => {
    const box = element => { const b = element.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom] };
    const outline = OUTLINE;
    const size = text => {
        const { b, d } = text.getScreenCTM();
        return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(b, d);
    };
    const view = document.querySelector('.viewport').getBoundingClientRect();
    const shown = ([l, t, r, b]) => l >= view.left && t >= view.top && r <= view.right && b <= view.bottom;
    const coins = [...document.querySelectorAll('text.digit')].map(text => {
        const { digit } = text.dataset;  // drawn over all, apart from its space
        const open = text.closest('g.open') ?? document.querySelector(`g.open[data-target="${digit}"]`);
        const [l, t, r, b] = box(text);
        const top = document.elementFromPoint((l + r) / 2, (t + b) / 2);
        return {
            box: box(text), whole: !!digit || open.classList.contains('whole'), digit: text.textContent,
            free: !!top && open.contains(top), size: size(text), cell: outline(open.querySelector('path') ?? open),
        };
    });
    const texts = [...document.querySelectorAll('.viewport svg[role=group] text')]
        .filter(text => text.textContent && !text.closest('.figure') && shown(box(text)))
        .map(text => [text.textContent, size(text)]);
    const figures = [...document.querySelectorAll('g.figure')].map(figure => {
        const bib = figure.querySelector('[data-bib]');
        return { box: box(figure), pose: figure.dataset.pose, bib: bib && box(bib) };
    });
    const over = [...document.querySelectorAll('[data-over], .hand')]
        .filter(element => element.checkVisibility({ visibilityProperty: true }))  // the map steps aside
        .map(box).filter(([l, t, r, b]) => r > l && b > t);
    return { coins, texts, figures, over };
}""".replace("OUTLINE", OUTLINE)
PALE = """() => {
    const light = colour => {
        const [r, g, b] = colour.match(/[\\d.]+/g).map(Number).map(value => {
            const part = value / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const under = text => {
        const own = [...text.parentElement.children].filter(each => each.matches('rect, circle'))[0];
        return own ?? text.closest('g.open')?.querySelector('circle');
    };
    return [...document.querySelectorAll('.viewport svg text')].flatMap(text => {
        const ground = under(text);
        if (!ground || !text.textContent || text.closest('.figure')) return [];
        const [one, other] = [text, ground].map(each => light(getComputedStyle(each).fill));
        const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        return contrast < 4.5 ? [`${text.textContent}: ${contrast.toFixed(1)}`] : [];
    });
}"""
"""Words and digits that stand out too little from what they are written on."""


def table(visitor: Visitor, game: str, preset: str, turns: int) -> None:
    """A table of six, or of five at a tour, in mid-race, where a move is asked for."""
    bots = [{"who": "bot", "bot": "thumb", "name": name} for name in NAMES[: 4 if game == "ski-tour" else 5]]
    wish = {"game": game, "preset": preset, "auto_dice": True, "seats": [{"who": "me", "name": "Anna"}, *bots]}
    created = visitor.request.post(f"{visitor.url}/api/tables", data=wish).json()
    visitor.go(created["mine"]["path"])
    visitor.bar.wait_for()
    asked = f"{game}-ask-choose" if game == "crystal-globe" else f"{game}-ask-move"
    player = visitor.player()
    player.ahead(asked, choose=lambda question: question["options"][-1]["word"] if question["options"] else None)
    for _ in range(turns):
        player.first_word()
    player.ahead(asked, choose=lambda question: question["options"][-1]["word"] if question["options"] else None)
    visitor.is_asked()
    visitor.page.locator("g.open").first.wait_for(state="attached")


def facts(visitor: Visitor, width: int, height: int) -> Any:
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.stand_still()
    return visitor.page.evaluate(FACTS)


def pale(visitor: Visitor) -> dict[str, list[str]]:
    """By theme."""
    found = {}
    for theme in ("night", "day"):
        visitor.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        if told := visitor.page.evaluate(PALE):
            found[theme] = told
    return found


def meet(one: list[float], other: list[float], air: float = 0.0) -> bool:
    return one[0] < other[2] - air and other[0] < one[2] - air and one[1] < other[3] - air and other[1] < one[3] - air


def hides(nearer: list[float], bib: list[float]) -> bool:
    """Whether so much of it lies under the other that its number cannot be read."""
    wide = min(nearer[2], bib[2]) - max(nearer[0], bib[0])
    high = min(nearer[3], bib[3]) - max(nearer[1], bib[1])
    return wide > 0.6 * (bib[2] - bib[0]) and high > 0.6 * (bib[3] - bib[1])


@pytest.mark.parametrize(
    ("game", "preset"), [("mass-start", "full"), ("crystal-globe", "tactique"), ("ski-tour", "starter")]
)
def test_courses_in_every_window(visit: Visit, game: str, preset: str) -> None:
    anna = visit()
    table(anna, game, preset, 6)
    for name, (width, height) in WINDOWS.items():
        found = facts(anna, width, height)
        small = name in ("phone", "landscape")
        wanted = [coin for coin in found["coins"] if coin["whole"]] if small else found["coins"]
        assert wanted, name
        hidden = [c for c in wanted if not c["free"] or any(meet(c["box"], cover) for cover in found["over"])]
        assert wanted[-1] not in hidden if small else not hidden, (name, hidden)
        for coin in wanted:
            assert coin["size"] >= (13 if small else 12), (name, coin)
            others = [other for other in found["coins"] if other is not coin]
            assert not any(meet(coin["box"], other["box"], LEADING) for other in others), (name, coin)
            if small:
                cell = coin["cell"]
                assert min(cell[2] - cell[0], cell[3] - cell[1]) >= 43.5, (name, coin)
        least = 13 if small else 12
        assert [text for text in found["texts"] if text[1] < least - 0.1] == [], name
        assert pale(anna) == {}, name
        upright = [f["box"] for f in found["figures"] if f["pose"] in ("stride", "climb", "wait")]
        heights = [box[3] - box[1] for box in upright]
        assert all(high >= (40 if small else 46) for high in heights), (name, heights)
        bibs = [f["bib"] for f in found["figures"] if f["bib"]]
        assert [bib for at, bib in enumerate(bibs) if any(hides(other, bib) for other in bibs[at + 1 :])] == [], name


def test_letters_of_the_gym_can_be_read_in_every_window(visit: Visit) -> None:
    anna = visit()
    bots = [{"who": "bot", "bot": "thumb", "name": name} for name in NAMES[:3]]
    wish = {
        "game": "sport-ist-mord",
        "preset": "box",
        "auto_dice": True,
        "seats": [{"who": "me", "name": "Anna"}, *bots],
    }
    anna.go(anna.request.post(f"{anna.url}/api/tables", data=wish).json()["mine"]["path"])
    anna.bar.wait_for()
    player = anna.player()
    player.ahead("sport-ist-mord-ask-place", choose=lambda question: question["options"][0]["word"])
    anna.is_asked()
    anna.page.locator("g.station.open").first.wait_for(state="attached")
    for name, (width, height) in WINDOWS.items():
        texts = facts(anna, width, height)["texts"]
        least = 13 if name in ("phone", "landscape") else 12
        assert len(texts) > 20 and [text for text in texts if text[1] < least - 0.1] == [], name
