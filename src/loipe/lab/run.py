"""A run's folder: what was asked in run.json, what was played in parts of Parquet. Every part is whole."""

from __future__ import annotations

import os
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from loipe import __version__
from loipe.core.game import Refused
from loipe.games import load
from loipe.lab.plan import FORMAT, Columns, Plan, Spans

if TYPE_CHECKING:
    import polars as pl

ABOUT = "run.json"


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """run.json: all that decides what is played, and the words it was asked in."""

    format: int = FORMAT
    loipe: str = __version__
    game: str
    rules: int
    seed: int
    rotate: bool
    variants: list[dict[str, Any]]
    title: str = ""
    """A question that the run is to answer."""
    command: str = ""
    seconds: float = 0.0
    """Spent so far."""


DECIDING = ("loipe", "game", "rules", "seed", "rotate", "variants")
"""What has to be the same for a run to go on."""


def asked_of(plan: Plan, title: str = "", command: str = "") -> Asked:
    rules = load(plan.game_id).META.rules_version
    variants = [msgspec.to_builtins(variant) for variant in plan.variants]
    return Asked(
        game=plan.game_id, rules=rules, seed=plan.seed, rotate=plan.rotate, variants=variants, title=title,
        command=command,
    )  # fmt: skip


def polars() -> Any:
    """Comes with an extra."""
    try:
        import polars
    except ImportError:
        raise Refused("lab-extra", extra="lab") from None
    return polars


def unwritable(file: Path, error: OSError) -> Refused:
    return Refused("lab-unwritable", file=str(file), problem=error.strerror or str(error))


class Run:
    """One folder; parts are written beside and moved, so that none is ever half there."""

    def __init__(self, folder: Path, asked: Asked) -> None:
        self.folder = folder
        self.asked = asked
        self.dropped: list[str] = []
        """Parts that could not be read."""

    @classmethod
    def open(cls, folder: Path) -> Run:
        """One that there is."""
        try:
            asked = msgspec.json.decode((folder / ABOUT).read_bytes(), type=Asked)
        except OSError:
            raise Refused("lab-no-run", folder=str(folder), file=ABOUT) from None
        except msgspec.DecodeError:
            raise Refused("lab-damaged", file=str(folder / ABOUT)) from None
        if asked.format != FORMAT:
            raise Refused("lab-format", folder=str(folder), found=asked.format, wanted=FORMAT)
        return cls(folder, asked)

    @classmethod
    def begin(cls, folder: Path, asked: Asked) -> Run:
        """A new one, or the same one again to go on with."""
        if not (folder / ABOUT).exists():
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise unwritable(folder, error) from None
            run = cls(folder, asked)
            run.keep()
            return run
        run = cls.open(folder)
        plain = msgspec.json.decode(msgspec.json.encode(asked), type=Asked)
        for name in DECIDING:
            if getattr(run.asked, name) != getattr(plain, name):
                raise Refused("lab-another-run", folder=str(folder), what=name)
        run.asked = msgspec.structs.replace(run.asked, title=asked.title or run.asked.title, command=asked.command)
        run.keep()
        return run

    def keep(self) -> None:
        self.put(ABOUT, msgspec.json.format(msgspec.json.encode(self.asked), indent=1))

    def put(self, name: str, content: bytes) -> None:
        """All of it or nothing, also when the power fails or the disk is full."""
        beside = self.folder / f".{name}.new"
        try:
            with beside.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(self.folder / name)
        except OSError as error:
            beside.unlink(missing_ok=True)
            raise unwritable(self.folder / name, error) from None

    def parts(self) -> list[Path]:
        return sorted(self.folder.glob("part-*.parquet"))

    def done(self) -> list[Spans]:
        """The games that are kept, by variant. A part that cannot be read is dropped: its games are played again."""
        found: list[Spans] = [[] for _ in self.asked.variants]
        for part in self.parts():
            spans = spans_of(part)
            if spans is None:
                part.unlink()
                self.dropped.append(part.name)
            for variant, first, last in spans or ():
                found[variant].append((first, last))
        return found

    def add(self, played: Sequence[Columns]) -> None:
        """One part more, of what several jobs brought."""
        pl = polars()
        number = max((int(part.stem.removeprefix("part-")) for part in self.parts()), default=0) + 1
        content = BytesIO()
        pl.concat([frame_of(columns) for columns in played], how="diagonal_relaxed").write_parquet(content)
        self.put(f"part-{number:06}.parquet", content.getvalue())

    def frame(self) -> pl.DataFrame:
        """All rows, in order, each with the values of what was varied."""
        pl = polars()
        found = []
        for part in self.parts():
            if spans_of(part) is None:
                raise Refused("lab-cut-short", file=str(part))
            found.append(pl.read_parquet(part, glob=False))
        if not found:
            raise Refused("lab-empty", folder=str(self.folder))
        rows = pl.concat(found, how="diagonal_relaxed").sort("variant", "game", "seat")
        settings = [{"variant": at, **variant["settings"]} for at, variant in enumerate(self.asked.variants)]
        varied = pl.DataFrame(settings, schema_overrides={"variant": pl.Int64})
        return rows.join(varied, on="variant", how="left", maintain_order="left")  # type: ignore[no-any-return]


def frame_of(columns: Columns) -> pl.DataFrame:
    pl = polars()
    lists = {name: pl.List(pl.String) for name, values in columns.items() if isinstance(values[0], list)}
    return pl.DataFrame(columns, schema_overrides=lists, infer_schema_length=None)  # type: ignore[no-any-return]


def spans_of(part: Path) -> list[tuple[int, int, int]] | None:
    """The games in it: variant, first and last, one after another; None if it is damaged."""
    pl = polars()
    try:
        games = pl.read_parquet(part, glob=False, columns=["variant", "game"]).unique().sort("variant", "game").rows()
    except (OSError, pl.exceptions.PolarsError):
        return None
    spans: list[tuple[int, int, int]] = []
    for variant, game in games:
        if spans and spans[-1][0] == variant and spans[-1][2] == game - 1:
            spans[-1] = (variant, spans[-1][1], game)
        else:
            spans.append((variant, game, game))
    return spans
