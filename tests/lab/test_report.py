"""Reports: numbers that can be counted by hand, sentences that follow from them, and a page that needs nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal
from xml.etree import ElementTree

import msgspec
import pytest
from playwright.sync_api import Browser

from loipe import lab
from loipe.core.text import Text
from loipe.games import IDS, load
from loipe.lab.plan import Columns, Plan, Variant
from loipe.lab.report.findings import Findings
from loipe.lab.report.lengths import histograms
from loipe.lab.report.numbers import Numbers
from loipe.lab.report.svg import BLUE, PALE, ticks
from loipe.lab.run import Run, asked_of
from loipe.lab.study import Study
from loipe.lab.tally import wilson
from tests.cli.terminal import command

GAMES = 40
SVG = "{http://www.w3.org/2000/svg}"
SMALL = "found => found.filter(it => it.checkVisibility()).map(it => 12 * it.ownerSVGElement.getScreenCTM().a)"
"""How large the smallest letters of pictures become, in pixels."""
CUT = "found => found.filter(it => it.scrollWidth > it.clientWidth).length"
READ = "figure svg text:not(.w,.d,.p), h1, .answer, figure h2, figure p"
"""What stands on the page itself, not on a bar or a cell."""
FILLS = "found => found.map(it => getComputedStyle(it)[it instanceof SVGElement ? 'fill' : 'color'])"


def lightness(colour: str) -> float:
    """Relative luminance, as WCAG has it."""
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def rows(variant: int, wins: int, bots: tuple[str, str], length: int = 0) -> Columns:
    """Games of two in which the first seat wins so many of them, of so many rounds or a round less than the second."""
    columns: Columns = {
        name: [] for name in ("variant", "game", "seat", "bot", "place", "win", "plies", "rounds", "ski")
    }
    for game in range(1, GAMES + 1):
        for seat in (1, 2):
            place = 1 if (seat == 1) == (game <= wins) else 2
            told = (variant, game, seat, bots[seat - 1], place, float(place == 1), 10, *[length or 20 + seat] * 2)
            for name, value in zip(columns, told, strict=True):
                columns[name].append(value)
    return columns


def numbers_of(
    folder: Path, wins: tuple[int, ...], bots: tuple[str, str] = ("club", "random"), lengths: tuple[int, ...] = ()
) -> Numbers:
    """A variant for each number of wins."""
    config = msgspec.structs.replace(load("mass-start").META.presets["basic"], holders=(0, 1))
    variants = tuple(Variant({"laps": str(at + 1)} if len(wins) > 1 else {}, config, bots) for at in range(len(wins)))
    run = Run.begin(folder, asked_of(Plan("mass-start", variants, 1, False), "Who wins?", "loipe simulate …"))
    run.add([rows(at, own, bots, lengths[at] if lengths else 0) for at, own in enumerate(wins)])
    return Numbers(run, Text("en", game_id="mass-start"))


def test_shares_places_and_times_as_counted_by_hand(tmp_path: Path) -> None:
    numbers = numbers_of(tmp_path, (30,))
    best, other = numbers.contenders()
    assert (best.name, best.mean, other.name, other.mean) == ("Club", 0.75, "Random", 0.25)
    assert (best.low, best.high) == wilson(0.75, GAMES)
    assert numbers.places() == [("Club", "", [0.75, 0.25]), ("Random", "", [0.25, 0.75])]
    assert numbers.times() == (["Skiing"], [("Club", "", [21.0]), ("Random", "", [22.0])])
    assert (numbers.games, numbers.plies, numbers.fair) == (GAMES, 10 * GAMES, 0.5)


def test_differences_are_paired(tmp_path: Path) -> None:
    """In the second variant the first seat loses ten of the games it had won: 25 points, narrower than unpaired."""
    found = {share.name: share for share in numbers_of(tmp_path, (30, 20)).differences()}
    assert found["Club"].mean == pytest.approx(-0.25)
    assert found["Random"].mean == pytest.approx(0.25)
    half = 1.959963984540054 * (GAMES / (GAMES - 1) * 0.25 * 0.75 / GAMES) ** 0.5
    assert found["Club"].high - found["Club"].mean == pytest.approx(half)


def test_a_thing_is_worth_what_it_adds_within_its_seat(tmp_path: Path) -> None:
    """The first seat wins three of four and always has the card; only where seats with and without differ it counts."""
    played = rows(0, 30, ("club", "random"))
    wins = zip(played["seat"], played["game"], strict=True)
    played["cards"] = [["a"] if seat == 1 else ["b"] if game % 2 else ["c"] for seat, game in wins]
    config = msgspec.structs.replace(load("mass-start").META.presets["basic"], holders=(0, 1))
    plan = Plan("mass-start", (Variant({}, config, ("club", "random")),), 1, False)
    run = Run.begin(tmp_path, asked_of(plan))
    run.add([{**played, "game": [game + GAMES * copy for game in played["game"]]} for copy in range(2)])
    numbers = Numbers(run, Text("en", game_id="mass-start"))
    cards = next(gauge for gauge in numbers.game.GAUGES if gauge.name == "cards")
    found = {share.name: share.mean for share in numbers.gains(cards, numbers.frame)}
    assert set(found) == {"b", "c"}
    assert found["b"] == pytest.approx(0.5)
    assert found["c"] == pytest.approx(0.5)


def test_sentences_say_what_the_numbers_say(tmp_path: Path) -> None:
    findings = Findings(numbers_of(tmp_path / "clear", (30,)))
    assert findings.answer() == (
        "Club wins most: 75.0 of 100 games. Random wins least: 25.0.",
        "If nothing mattered, each would win 50.0 of 100.",
    )
    titles = {figure.id: figure.title for figure in findings.figures()}
    assert titles["shares"] == "Club wins most: 75.0% of the games"
    assert titles["places"] == "Random comes last most often: 75.0% of the games"
    level = Findings(numbers_of(tmp_path / "level", (21,)))
    assert level.answer()[0] == "Nobody is clearly ahead: everybody wins 47.5 to 52.5 of 100 games."
    assert level.shares().title == "The win shares lie close together: 47.5% to 52.5%"
    ways = Findings(numbers_of(tmp_path / "ways", (35, 20)))
    assert "Club wins most, 87.5 of 100 games (Laps: 1)." in ways.answer()[0]
    longer = Findings(numbers_of(tmp_path / "longer", (20, 20), lengths=(16, 31)))
    (times,) = longer.times()
    assert times.title == "Everybody needs 16.0 to 31.0 rounds"


def test_a_histogram_has_a_bar_for_each_length_as_high_as_its_share() -> None:
    """Of 20 games 1 lasts 8 rounds, 18 last 9 and 1 lasts 30; among others half of them last 10."""
    few, many = [8] + [9] * 18 + [30], [10] * 5 + [11] * 5
    svg = histograms(1140, "Long", [("A", few, "median 9"), ("B", many, "median 10.5")], "rounds")
    heights = [float(bar.attrib["height"]) for bar in ElementTree.fromstring(svg).iter(f"{SVG}rect")]
    whole = heights[1] / 0.9
    assert heights == pytest.approx([part * whole for part in (0.05, 0.9, 0.05, 0.5, 0.5)], abs=0.1)
    assert svg.count(f'fill="{BLUE}"') == 4
    assert svg.count(f'fill="{PALE}"') == 1
    wide = histograms(330, "Longer", [("", [*range(1000)], "median 499.5")], "rounds")
    bars = ElementTree.fromstring(wide).findall(f"{SVG}rect")
    assert len(bars) == 50
    assert all(float(bar.attrib["width"]) > 3 for bar in bars)


@pytest.mark.parametrize("game_id", IDS)
def test_every_game_has_a_page_that_needs_nothing_else(game_id: str, tmp_path: Path) -> None:
    game = load(game_id)
    config = next(iter(game.META.presets.values()))
    bots = ("club",) * len(config.holders)
    plan = Plan(game_id, (Variant({}, config, bots),), 1, False)
    for _ in Study(plan, Run.begin(tmp_path, asked_of(plan)), 12, 0.0).play(1):
        pass
    outcome = command("report", str(tmp_path), "--pictures", str(tmp_path / "pictures"))
    assert (outcome.code, outcome.out) == (0, f"Written to {tmp_path / 'report.html'}.\n")
    page = (tmp_path / "report.html").read_text("utf-8")
    assert not re.findall(r'(?:src|href)="?(?!data:)', page)
    assert not re.findall(r"https?://(?!www\.w3\.org/2000/svg)", page)
    assert game.META.title in page
    pictures = sorted((tmp_path / "pictures").glob("*.svg"))
    assert {"shares", "places", "lengths"} <= {picture.stem for picture in pictures}
    for picture in pictures:
        assert ElementTree.fromstring(picture.read_text("utf-8")).tag.endswith("svg")
        assert "nan" not in picture.read_text("utf-8")
    assert set(lab.figures(tmp_path)) == {picture.stem for picture in pictures}


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (1340, "dark")])
def test_the_page_in_a_browser_asks_for_nothing_and_fits(
    width: int, scheme: Literal["light", "dark"], tmp_path: Path, browser: Browser
) -> None:
    numbers_of(tmp_path, (30, 20))
    command("report", str(tmp_path))
    asked: list[str] = []
    with browser.new_page(viewport={"width": width, "height": 800}, color_scheme=scheme) as page:
        page.on("request", lambda request: asked.append(request.url))
        page.goto((tmp_path / "report.html").as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.locator("figure svg").count() >= 5
        assert min(page.eval_on_selector_all("figure svg text", SMALL)) > 11
        assert page.eval_on_selector_all("figure div", CUT) == 0
        assert page.locator("#command").inner_text() == "loipe simulate …"
        paper = lightness(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        inks = {lightness(ink) for ink in page.eval_on_selector_all(READ, FILLS)}
    assert (paper > 0.5) == (scheme == "light")
    assert all(contrast(paper, ink) >= 4.5 for ink in inks)
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []


def test_what_is_no_run_is_told_in_a_sentence(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    numbers_of(tmp_path / "run", (30,))
    Run.begin(empty, Run.open(tmp_path / "run").asked)
    cut = next((tmp_path / "run").glob("part-*"))
    cut.write_bytes(cut.read_bytes()[:-20])
    for folder, sentence in (
        (tmp_path / "nowhere", "is not a run: it has no run.json."),
        (empty, f"The run in {empty} has no games yet."),
        (tmp_path / "run", f"{cut} is cut short or damaged;"),
    ):
        outcome = command("report", str(folder))
        assert outcome.code == 2
        assert sentence in outcome.err
        assert outcome.err.count("\n") == 1


@pytest.mark.parametrize(("low", "high"), [(0.0, 1.0), (18.2, 31.9), (-20.0, 20.0), (5.0, 5.0), (0.0, 12345.0)])
def test_ticks_are_round_and_within(low: float, high: float) -> None:
    found = ticks(low, high)
    assert found
    assert all(low - 1e-9 <= tick <= high + 1e-9 for tick in found)
    assert len(found) <= 7
