"""Games by the thousand, and what they tell."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import polars as pl

    from loipe.lab.report.findings import Figure


def load(run: str | Path) -> pl.DataFrame:
    """A run of `loipe simulate --out`: one row a game and seat."""
    from loipe.lab.run import Run

    return Run.open(Path(run)).frame()


def figures(run: str | Path) -> dict[str, Figure]:
    """The pictures of its report by name; a notebook shows them as they are."""
    from loipe.lab.report.page import make

    return {figure.id: figure for figure in make(Path(run))[1]}
