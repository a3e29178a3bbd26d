"""From numbers to sentences: each title says what is found, with its numbers, and which picture shows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from statistics import median

import msgspec

from loipe.core.game import Fact
from loipe.core.measures import Gauge
from loipe.lab.report import figures
from loipe.lab.report.numbers import Numbers, Share
from loipe.lab.tally import wilson

MOST_ROWS = 24
"""Of one picture."""
LITTLE = 0.3
"""Rounds, on the average, that nobody notices."""
MANY = 8
"""More values than this make a list, the best first."""


class Figure(msgspec.Struct, frozen=True):
    """A picture and what it says."""

    id: str
    title: str
    caption: str
    svg: str

    def _repr_html_(self) -> str:
        """For notebooks."""
        return f"<h4>{escape(self.title)}</h4><p>{escape(self.caption)}</p>{self.svg}"

    @property
    def is_wide(self) -> bool:
        return f"0 0 {figures.WHOLE:.0f} " in self.svg


class Findings:
    """Of one run."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.contenders = numbers.contenders()
        self.signs = {name: at for at, name in enumerate(dict.fromkeys(share.name for share in self.contenders))}
        """The same sign for a contender in every picture."""
        self.found: list[tuple[float, str]] = []
        """How clear it is, and the sentence: what something is worth, once the figures are drawn."""

    def say(self, message: str, **facts: Fact) -> str:
        return self.numbers.text.say(message, facts)

    def answer(self) -> tuple[str, str]:
        """The run in a sentence with numbers, and what it is measured against."""
        best, worst = (pick(self.contenders, key=lambda share: share.mean) for pick in (max, min))
        facts: dict[str, Fact] = {
            "best": best.name, "share": 100 * best.mean, "low": 100 * best.low, "high": 100 * best.high,
            "worst": worst.name, "least": 100 * worst.mean, "way": best.group, "worst-way": worst.group,
        }  # fmt: skip
        fair = self.numbers.fair
        if fair is None:
            return self.say("lab-report-sentence", title=self.lengths().title), self.say("lab-report-answer-sizes")
        varied = "ways" if len(self.numbers.ways) > 1 else "one"
        clear = best.low > worst.high
        first = self.say(f"lab-report-answer-{varied}" if clear else "lab-report-answer-level", **facts)
        return first, self.say("lab-report-answer-fair", fair=100 * fair)

    def figures(self) -> Iterator[Figure]:
        yield self.shares()
        if self.numbers.fair is not None:
            yield from self.compared()
        yield self.lengths()

    def compared(self) -> Iterator[Figure]:
        """What can be set side by side where all tables are of one size."""
        if len(self.numbers.ways) > 1:
            yield from self.differences()
        yield self.places()
        yield from self.times()
        gauges = self.numbers.game.GAUGES
        if self.numbers.differ and not any(self.numbers.is_constant(gauge, self.numbers.frame) for gauge in gauges):
            yield self.seats()
        for gauge in gauges:
            if gauge.kind in ("worth", "stage") and gauge != self.numbers.by:
                yield from self.worth(gauge)

    def shares(self) -> Figure:
        fair = self.numbers.fair
        best, worst = (pick(self.contenders, key=lambda share: share.mean) for pick in (max, min))
        clear = "sizes" if fair is None else "clear" if best.low > worst.high else "level"
        title = self.say(f"lab-report-shares-{clear}", best=best.name, share=100 * best.mean, least=100 * worst.mean)
        shown = self.contenders
        if len(shown) > MOST_ROWS:
            shown = sorted(shown, key=lambda share: -abs(share.mean - (fair or 0.0)))[:MOST_ROWS]
        svg = figures.bars(title, shown, self.signs, fair, self.say("lab-report-fair"))
        return Figure("shares", title, self.say("lab-report-shares-caption"), svg)

    def differences(self) -> Iterator[Figure]:
        found = self.numbers.differences()
        if not found:
            return
        most = max(found, key=lambda share: abs(share.mean))
        kind = "gain" if most.low > 0 else "loss" if most.high < 0 else "level"
        facts: dict[str, Fact] = {"who": most.name, "way": most.group, "points": 100 * abs(most.mean)}
        title = self.say(f"lab-report-differences-{kind}", **facts)
        most_rows = sorted(found, key=lambda share: -abs(share.mean))[:MOST_ROWS]
        shown = [share for share in found if share in most_rows]
        shown.sort(key=lambda share: (self.numbers.ways.index(share.group), self.signs[share.name]))
        svg = figures.bars(title, shown, self.signs, 0.0, self.say("lab-report-same"), signed=True)
        yield Figure("differences", title, self.say("lab-report-differences-caption", first=self.numbers.ways[0]), svg)

    def places(self) -> Figure:
        rows = self.numbers.places()
        most, fewest = (pick(rows, key=lambda row: row[2][-1]) for pick in (max, min))
        games = self.numbers.games // len(self.numbers.ways)
        clear = "clear" if wilson(most[2][-1], games)[0] > wilson(fewest[2][-1], games)[1] else "level"
        facts: dict[str, Fact] = {"who": most[0], "share": 100 * most[2][-1], "least": 100 * fewest[2][-1]}
        title = self.say(f"lab-report-places-{clear}", **facts)
        headings = [self.say("lab-report-place", place=place) for place in range(1, max(self.numbers.seats) + 1)]
        svg = figures.heat(title, rows[: MOST_ROWS // 2], self.signs, headings)
        return Figure("places", title, self.say("lab-report-places-caption"), svg)

    def times(self) -> Iterator[Figure]:
        parts, rows = self.numbers.times()
        if not rows:
            return
        rows = rows[: MOST_ROWS // 2]
        slow, quick = max((ends_of(rows, way) for way in self.numbers.ways), key=lambda ends: gap_of(*ends))
        gaps = [own - other for own, other in zip(slow[2], quick[2], strict=True)]
        most = gaps.index(max(gaps))
        facts: dict[str, Fact] = {
            "slow": slow[0], "quick": quick[0], "most": sum(slow[2]), "least": sum(quick[2]), "part": parts[most],
            "own": slow[2][most], "other": quick[2][most],
        }  # fmt: skip
        if gap_of(slow, quick) > LITTLE:
            title = self.say("lab-report-times", **facts)
        else:  # nobody stands out beside those of the same variant, but variants may differ
            needed = [sum(row[2]) for row in rows]
            title = self.say("lab-report-times-level", least=min(needed), most=max(needed))
        yield Figure(
            "times", title, self.say("lab-report-times-caption"), figures.stacks(title, parts, rows, self.signs)
        )

    def seats(self) -> Figure:
        found = self.numbers.shares(["seat"]).rows(named=True)
        shares = [
            Share(
                self.say("lab-report-seat", number=row["seat"]), "", row["mean"], row["low"], row["high"], row["games"]
            )
            for row in found
        ]
        return self.worth_figure("seats", self.say("lab-report-seat-gauge"), [("", "", shares)])

    def worth(self, gauge: Gauge) -> Iterator[Figure]:
        facets = self.numbers.worth(gauge)
        if facets:
            name = f"{gauge.name}-{gauge.beside}" if gauge.beside else gauge.name
            figure = self.worth_figure(name, self.numbers.gauge(gauge.name), facets)
            clearest = max(spread_of(shares) for _, _, shares in facets)
            if gauge.kind == "worth" and clearest > 0:
                self.found.append((clearest, self.say("lab-report-sentence", title=figure.title)))
            yield figure

    def worth_figure(self, name: str, gauge: str, facets: Sequence[tuple[str, str, list[Share]]]) -> Figure:
        """What a thing is worth: the best and the worst of its values, where they differ most."""
        lap, beside, shares = max(facets, key=lambda facet: spread_of(facet[2]))
        best, worst = (pick(shares, key=lambda share: share.mean) for pick in (max, min))
        facts: dict[str, Fact] = {
            "gauge": gauge, "best": best.name, "share": 100 * best.mean, "worst": worst.name, "least": 100 * worst.mean,
            "lap": lap, "beside": beside or "none",
        }  # fmt: skip
        kind = "level" if best.low <= worst.high else "lap" if lap else "clear"
        title = self.say(f"lab-report-worth-{kind}", **facts)
        fair = self.numbers.fair
        if len(facets) == 1 and not lap and len(shares) >= MANY:
            svg = figures.listed(title, shares, fair, self.say("lab-report-fair"))
        else:
            svg = figures.points(title, facets, fair)
        return Figure(name, title, self.say("lab-report-worth-caption", gauge=gauge, doubt=100 * doubt(facets)), svg)

    def lengths(self) -> Figure:
        rows = self.numbers.lengths()
        every = sorted(length for _, lengths in rows for length in lengths)
        early, late = (every[int((len(every) - 1) * part)] for part in (0.05, 0.95))
        if len(rows) == 1:
            title = self.say("lab-report-lengths", low=early, high=late)
            svg = figures.histogram(title, every, self.say("lab-report-median", rounds=median(every)))
        else:
            middles = [(way, median(lengths)) for way, lengths in rows]
            longest, shortest = (pick(middles, key=lambda row: row[1]) for pick in (max, min))
            level = "level" if longest[1] == shortest[1] else "ways"
            title = self.say(
                f"lab-report-lengths-{level}",
                longest=longest[0],
                most=longest[1],
                shortest=shortest[0],
                least=shortest[1],
            )
            svg = figures.ranges(title, rows[:MOST_ROWS])
        return Figure("lengths", title, self.say("lab-report-lengths-caption", games=len(every)), svg)


def ends_of(rows: Sequence[figures.Row], way: str) -> tuple[figures.Row, figures.Row]:
    """The slowest and the quickest of a variant; the first of all rows where none of it is shown."""
    own = [row for row in rows if row[1] == way] or rows[:1]
    return max(own, key=lambda row: sum(row[2])), min(own, key=lambda row: sum(row[2]))


def gap_of(slow: figures.Row, quick: figures.Row) -> float:
    return sum(slow[2]) - sum(quick[2])


def spread_of(shares: Sequence[Share]) -> float:
    """How clearly the best is better than the worst."""
    best, worst = (pick(shares, key=lambda share: share.mean) for pick in (max, min))
    return best.low - worst.high


def doubt(facets: Sequence[tuple[str, str, list[Share]]]) -> float:
    return max((share.high - share.low) / 2 for _, _, shares in facets for share in shares)
