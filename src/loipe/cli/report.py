"""`loipe report`: the page of a run, and its pictures if they are wanted by themselves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from loipe.cli.speech import language, refuse, say
from loipe.lab.run import polars

PAGE = "report.html"


@contextmanager
def writing() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        refuse("cli-file-unwritable", file=str(error.filename or ""), problem=error.strerror or str(error))


def report(run: str, out: str, pictures: str) -> None:
    """Written beside the run unless told where."""
    polars()
    from loipe.lab.report.page import make

    folder = Path(run)
    page, figures = make(folder, language())
    file = Path(out) if out else folder / PAGE
    with writing():
        file.write_text(page, "utf-8")
        if pictures:
            Path(pictures).mkdir(parents=True, exist_ok=True)
            for figure in figures:
                (Path(pictures) / f"{figure.id}.svg").write_text(figure.svg, "utf-8")
    print(say("lab-report-made", file=str(file)))
