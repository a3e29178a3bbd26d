"""From numbers to sentences: each title says what is found, with its numbers, and which picture shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from statistics import median

import msgspec

from loipe.core.game import Fact
from loipe.core.measures import Gauge
from loipe.lab.report import figures
from loipe.lab.report.lengths import NINE, histograms, part_of
from loipe.lab.report.numbers import Numbers, Share
from loipe.lab.report.paper import DESK, PHONE, Paper
from loipe.lab.report.points import Facet, points
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
    small: str
    """The same for a phone."""

    @classmethod
    def of(cls, id: str, title: str, caption: str, draw: Callable[[Paper], str]) -> Figure:
        return cls(id, title, caption, draw(DESK), draw(PHONE))

    def _repr_html_(self) -> str:
        """For notebooks."""
        return f"<h4>{escape(self.title)}</h4><p>{escape(self.caption)}</p>{self.svg}"

    @property
    def is_wide(self) -> bool:
        return f"0 0 {DESK.whole:.0f} " in self.svg


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

    def caption(self, name: str, shown: int, rows: int, **facts: Fact) -> str:
        """What a picture shows, and how much of it where that is not all."""
        told = self.say(f"lab-report-{name}-caption", **facts)
        return told if shown == rows else self.say("lab-report-some", caption=told, shown=shown, rows=rows)

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
        found = [self.shares()]
        if self.numbers.fair is not None:
            found += self.compared()
        yield from found
        yield self.lengths(abreast=sum(not figure.is_wide for figure in found) % 2 == 1)

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
        fairs = {way: 1 / seats for way, seats in zip(self.numbers.ways, self.numbers.seats, strict=True)}
        shown = telling(self.contenders, lambda share: abs(share.mean - fairs[share.group]))
        word = self.say("lab-report-fair")
        return Figure.of(
            "shares", title, self.caption("shares", len(shown), len(self.contenders)),
            lambda paper: figures.bars(paper, title, shown, self.signs, fairs, word),
        )  # fmt: skip

    def differences(self) -> Iterator[Figure]:
        found = self.numbers.differences()
        if not found:
            return
        most = max(found, key=lambda share: abs(share.mean))
        kind = "gain" if most.low > 0 else "loss" if most.high < 0 else "level"
        facts: dict[str, Fact] = {"who": most.name, "way": most.group, "points": 100 * abs(most.mean)}
        title = self.say(f"lab-report-differences-{kind}", **facts)
        shown = telling(found, lambda share: abs(share.mean))
        shown.sort(key=lambda share: (self.numbers.ways.index(share.group), self.signs[share.name]))
        word, level = self.say("lab-report-same"), dict.fromkeys(self.numbers.ways, 0.0)
        yield Figure.of(
            "differences", title, self.caption("differences", len(shown), len(found), first=self.numbers.ways[0]),
            lambda paper: figures.bars(paper, title, shown, self.signs, level, word, signed=True),
        )  # fmt: skip

    def places(self) -> Figure:
        rows = self.numbers.places()
        shown = rows[: MOST_ROWS // 2]
        most, fewest = (pick(rows, key=lambda row: row[2][-1]) for pick in (max, min))
        games = self.numbers.games // len(self.numbers.ways)
        clear = "clear" if wilson(most[2][-1], games)[0] > wilson(fewest[2][-1], games)[1] else "level"
        facts: dict[str, Fact] = {"who": most[0], "share": 100 * most[2][-1], "least": 100 * fewest[2][-1]}
        title = self.say(f"lab-report-places-{clear}", **facts)
        headings = [self.say("lab-report-place", place=place) for place in range(1, max(self.numbers.seats) + 1)]
        return Figure.of(
            "places", title, self.caption("places", len(shown), len(rows)),
            lambda paper: figures.heat(paper, title, shown, self.signs, headings),
        )  # fmt: skip

    def times(self) -> Iterator[Figure]:
        parts, rows = self.numbers.times()
        if not rows:
            return
        shown = rows[: MOST_ROWS // 2]
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
        yield Figure.of(
            "times", title, self.caption("times", len(shown), len(rows)),
            lambda paper: figures.stacks(paper, title, parts, shown, self.signs),
        )  # fmt: skip

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
            known = [self.numbers.value(gauge, value) for value in gauge.order]
            figure = self.worth_figure(name, self.numbers.gauge(gauge.name), facets, known)
            clearest = max(spread_of(shares) for _, _, shares in facets)
            if gauge.kind == "worth" and clearest > 0:
                self.found.append((clearest, self.say("lab-report-sentence", title=figure.title)))
            yield figure

    def worth_figure(self, name: str, gauge: str, facets: Sequence[Facet], known: Sequence[str] = ()) -> Figure:
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
        fair_word, many = self.say("lab-report-fair"), len(facets) == 1 and not lap and len(shares) >= MANY

        def draw(paper: Paper) -> str:
            if many:
                return figures.listed(paper, title, shares, fair, fair_word)
            return points(paper, title, facets, known, fair)

        caption = self.say("lab-report-worth-caption", gauge=gauge, doubt=100 * doubt(facets))
        return Figure.of(name, title, caption, draw)

    def lengths(self, abreast: bool = False) -> Figure:
        """Alone, or beside another where that would leave a hole."""
        rows = self.numbers.lengths()
        middles = [(way, median(lengths)) for way, lengths in rows]
        if len(rows) == 1:
            ordered = sorted(rows[0][1])
            low, high = (part_of(ordered, part) for part in NINE)
            title = self.say("lab-report-lengths", low=low, high=high)
        else:
            longest, shortest = (pick(middles, key=lambda row: row[1]) for pick in (max, min))
            facts: dict[str, Fact] = {
                "longest": longest[0], "most": longest[1], "shortest": shortest[0], "least": shortest[1],
            }  # fmt: skip
            level = "level" if longest[1] == shortest[1] else "ways"
            title = self.say(f"lab-report-lengths-{level}", **facts)
        shown = [
            (way, lengths, self.say("lab-report-median", rounds=middle))
            for (way, lengths), (_, middle) in zip(rows[:MOST_ROWS], middles, strict=False)
        ]
        unit, games = self.say("lab-report-rounds"), sum(len(lengths) for _, lengths in rows)
        return Figure.of(
            "lengths", title, self.caption("lengths", len(shown), len(rows), games=games),
            lambda paper: histograms(paper.half if abreast else paper.whole, title, shown, unit),
        )  # fmt: skip


def telling(shares: Sequence[Share], key: Callable[[Share], float]) -> list[Share]:
    """No more than a picture holds, those that say most, in their order."""
    most = sorted(shares, key=key, reverse=True)[:MOST_ROWS]
    return [share for share in shares if share in most]


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


def doubt(facets: Sequence[Facet]) -> float:
    return max((share.high - share.low) / 2 for _, _, shares in facets for share in shares)
