"""What a run says in numbers: shares with intervals, paired differences, places, times, lengths, worths."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import polars as pl

from loipe.core.game import AnyGame
from loipe.core.measures import Gauge
from loipe.core.text import Text
from loipe.games import load
from loipe.lab.habit import MARK
from loipe.lab.run import Run
from loipe.lab.tally import Z95, wilson

FEW = 30
"""Rows fewer than this say nothing."""


class Share(msgspec.Struct, frozen=True):
    """How often something wins."""

    name: str
    group: str
    mean: float
    low: float
    high: float
    count: int


class Numbers:
    """A run's rows, with a column `who` for contenders as a person calls them, and `way` for variants."""

    def __init__(self, run: Run, text: Text) -> None:
        self.run = run
        self.asked = run.asked
        self.game: AnyGame = load(run.asked.game)
        self.text = text
        frame = run.frame()
        self.varied = list(run.asked.variants[0]["settings"])
        self.ways = [self.way_of(variant["settings"]) for variant in run.asked.variants]
        self.seats = [len(variant["bots"]) for variant in run.asked.variants]
        self.differ = any(len(set(variant["bots"])) > 1 for variant in run.asked.variants)
        self.by = None if self.differ else self.constant(frame)
        ways = pl.DataFrame({"variant": list(range(len(self.ways))), "way": self.ways})
        self.frame = frame.with_columns(self.who(frame)).join(ways, on="variant", how="left", maintain_order="left")

    @property
    def games(self) -> int:
        return self.frame.select("variant", "game").unique().height

    @property
    def plies(self) -> int:
        return int(self.frame.filter(pl.col("seat") == 1)["plies"].sum())

    @property
    def fair(self) -> float | None:
        """The share of everybody if all were equal; None where tables differ in size."""
        return 1 / self.seats[0] if len(set(self.seats)) == 1 else None

    def way_of(self, settings: dict[str, str]) -> str:
        said = []
        for name, value in settings.items():
            own = f"lab-way-{name}"
            label = self.text.say(own) if self.text.has(own) else self.text.label(f"option-{name}") or name
            said.append(f"{label}: {self.setting(name, value)}")
        return ", ".join(said)

    def setting(self, name: str, value: str) -> str:
        """What was typed, as a person says it."""
        if name == "seats":
            words = value.split(",")
            bots = [self.bot(word.strip().partition(":")[0]) for word in words]
            if len(set(words)) > 1:
                return ", ".join(bots)
            return self.text.say("lab-report-bots", {"bot": bots[0], "count": len(bots)})
        known = self.text.label(f"preset-{value}") if name == "preset" else self.text.label(f"option-{name}-{value}")
        return known or value

    def lap(self, number: str) -> str:
        """What a numbered gauge counts by."""
        return self.text.label(f"lap-{number}") or self.text.say("lab-report-lap", {"number": int(number)})

    def constant(self, frame: pl.DataFrame) -> Gauge | None:
        """What tells seats apart better than their numbers: a base, a nation."""
        for gauge in self.game.GAUGES:
            if self.is_constant(gauge, frame) and self.value(gauge, frame[gauge.name][0]) != frame[gauge.name][0]:
                return gauge
        return None

    def is_constant(self, gauge: Gauge, frame: pl.DataFrame) -> bool:
        """It belongs to a seat, whoever sits there."""
        if gauge.kind != "worth" or gauge.each or frame.schema.get(gauge.name) != pl.String:
            return False
        return frame.group_by("variant", "seat").agg(pl.col(gauge.name).n_unique())[gauge.name].max() == 1

    def who(self, frame: pl.DataFrame) -> pl.Expr:
        if self.differ:
            names = {bot: self.bot(bot) for bot in frame["bot"].unique()}
            return pl.col("bot").replace(names).alias("who")
        if self.by:
            gauge = self.by
            return (
                pl.col(gauge.name).replace({v: self.value(gauge, v) for v in frame[gauge.name].unique()}).alias("who")
            )
        seats = {seat: self.text.say("lab-report-seat", {"number": seat}) for seat in frame["seat"].unique()}
        return pl.col("seat").replace_strict(seats, return_dtype=pl.String).alias("who")

    def bot(self, name: str) -> str:
        """`club~R4` as a person says it."""
        kind, *words = name.split(MARK)
        if not words:
            return self.text.say("lab-report-bot", {"bot": kind})
        said = ", ".join(self.text.label(f"word-{word}") or word for word in words)
        return self.text.say("lab-report-habit", {"bot": kind, "words": said, "count": len(words)})

    def value(self, gauge: Gauge, value: Any) -> str:
        for message in (
            f"{gauge.words}{value}" if gauge.words else "",
            f"{self.asked.game}-gauge-{gauge.name}-{value}",
        ):
            if message and self.text.has(message):
                return self.text.say(message)
        return str(value)

    def gauge(self, name: str) -> str:
        return self.text.label(f"gauge-{name}") or name

    def shares(self, by: Sequence[str], frame: pl.DataFrame | None = None) -> pl.DataFrame:
        """Mean and interval of wins; several seats of one game count as one game's."""
        rows = self.frame if frame is None else frame
        found = (
            rows.group_by(*by)
            .agg(
                pl.col("win").mean().alias("mean"),
                pl.len().alias("count"),
                pl.struct("variant", "game").n_unique().alias("games"),
            )
            .sort(*by)
        )
        bounds = [wilson(row["mean"], row["games"]) for row in found.iter_rows(named=True)]
        return found.with_columns(
            pl.Series("low", [low for low, _ in bounds], dtype=pl.Float64),
            pl.Series("high", [high for _, high in bounds], dtype=pl.Float64),
        )

    def contenders(self) -> list[Share]:
        """By variant, in seat order where seats are told apart, else the best first."""
        found = self.shares(["variant", "way", "who"])
        seat = self.frame.group_by("who").agg(pl.col("seat").min().alias("seat"))
        order = ["variant", "mean"] if self.differ else ["variant", "seat"]
        found = found.join(seat, on="who").sort(order, descending=[False, self.differ])
        return [as_share(row, "who", "way") for row in found.iter_rows(named=True)]

    def differences(self) -> list[Share]:
        """By variant and contender: wins less those of the first variant, game by game with the same luck."""
        if len(self.ways) == 1:
            return []
        each = self.frame.group_by("variant", "way", "game", "who").agg(pl.col("win").mean())
        first = each.filter(pl.col("variant") == 0).select("game", "who", pl.col("win").alias("first"))
        pairs = each.filter(pl.col("variant") > 0).join(first, on=["game", "who"])
        gap = pl.col("win") - pl.col("first")
        found = (
            pairs.group_by("variant", "way", "who")
            .agg(gap.mean().alias("mean"), (Z95 * gap.std() / pl.len().sqrt()).alias("half"), pl.len().alias("count"))
            .sort("variant", "who")
        )
        return [
            Share(
                row["who"], row["way"], row["mean"], row["mean"] - row["half"], row["mean"] + row["half"], row["count"]
            )
            for row in found.iter_rows(named=True)
            if row["count"] >= FEW
        ]

    def places(self) -> list[tuple[str, str, list[float]]]:
        """By variant and contender: how often each place is taken."""
        most = max(self.seats)
        found = []
        for share in self.contenders():
            own = self.frame.filter((pl.col("who") == share.name) & (pl.col("way") == share.group))
            counts = dict(own["place"].value_counts().iter_rows())
            found.append((share.name, share.group, [counts.get(place, 0) / own.height for place in range(1, most + 1)]))
        return found

    def times(self) -> tuple[list[str], list[tuple[str, str, list[float]]]]:
        """What rounds are spent on, on the average; names first."""
        names = [gauge.name for gauge in self.game.GAUGES if gauge.kind == "time" and gauge.name in self.frame.columns]
        names = [name for name in names if self.frame[name].sum()]
        found = []
        for share in self.contenders() if names else ():
            own = self.frame.filter((pl.col("who") == share.name) & (pl.col("way") == share.group))
            found.append((share.name, share.group, [float(value) for value in own.select(names).mean().row(0)]))
        return [self.gauge(name) for name in names], found

    def lengths(self) -> list[tuple[str, list[int]]]:
        """By variant: the rounds of every game."""
        rounds = self.frame.group_by("variant", "way", "game").agg(pl.col("rounds").max()).sort("variant", "game")
        return [(way, rounds.filter(pl.col("way") == way)["rounds"].to_list()) for way in self.ways]

    def gains(self, gauge: Gauge, rows: pl.DataFrame) -> list[Share]:
        """Of things one may have several of: the average share, and what each adds to it within a seat.

        Seats are kept apart, because a thing may belong to a nation that wins more for other reasons.
        """
        average, found = float(rows.select(pl.col("win").mean()).item()), []
        for value in rows[gauge.name].explode().drop_nulls().unique().sort():
            has = pl.col(gauge.name).list.contains(value).alias("has")
            win = pl.col("win")
            sides = rows.group_by("variant", "seat", has).agg(win.mean(), win.var().alias("var"), pl.len())
            owned = sides.filter("has").join(sides.filter(~pl.col("has")), on=["variant", "seat"], suffix="_not")
            owned = owned.filter((pl.col("len") >= FEW) & (pl.col("len_not") >= FEW))
            doubt = pl.col("var") / pl.col("len") + pl.col("var_not") / pl.col("len_not")
            owned = owned.with_columns((pl.col("win") - pl.col("win_not")).alias("gain"), doubt.alias("doubt"))
            owned = owned.filter(pl.col("doubt") > 0)
            weight = float((1 / owned["doubt"]).sum())
            if weight:
                mean = average + float((owned["gain"] / owned["doubt"]).sum()) / weight
                half = Z95 * weight**-0.5
                found.append(
                    Share(self.value(gauge, value), "", mean, mean - half, mean + half, int(owned["len"].sum()))
                )
        return found

    def worth(self, gauge: Gauge) -> list[tuple[str, str, list[Share]]]:
        """By lap or visit, and by what stands beside it: win shares by value. Once for what is not counted by lap."""
        frame, found = self.frame, []
        columns = [(gauge.name, "", "")] if gauge.name in frame.columns and not gauge.each else []
        if gauge.each:
            laps = sorted(
                n for n in frame.columns if n.rpartition("_")[0] == gauge.name and n.rpartition("_")[2].isdecimal()
            )
            columns = [
                (name, self.lap(name.rpartition("_")[2]), f"{gauge.beside}_{name.rpartition('_')[2]}") for name in laps
            ]
        beside = next((other for other in self.game.GAUGES if other.name == gauge.beside), None)
        for name, lap, other in columns:
            rows = frame.filter(pl.col(name).is_not_null())
            if rows.schema[name] == pl.List(pl.String):
                told = self.gains(gauge, rows)
                if len(told) > 1:
                    found.append((lap, "", told))
                continue
            groups = [("", rows)]
            if beside and other in rows.columns and rows[other].null_count() < rows.height:
                groups = [
                    (self.value(beside, value), rows.filter(pl.col(other) == value))
                    for value in rows[other].unique().sort()
                ]
            for label, own in groups:
                shares = self.shares([name], own).filter(pl.col("count") >= FEW).rows(named=True)
                if gauge.order:
                    shares.sort(key=lambda row: gauge.order.index(row[name]))
                told = [as_share({**row, name: self.value(gauge, row[name])}, name, "") for row in shares]
                if len(told) > 1:
                    found.append((lap, label, told))
        return found


def as_share(row: dict[str, Any], name: str, group: str) -> Share:
    return Share(str(row[name]), str(row.get(group, "")), row["mean"], row["low"], row["high"], row["games"])
