"""How a race went, skier by skier, ply by ply: laps, shootings, loops."""

from __future__ import annotations

from loipe.core.splits import Notebook, Splits, Told, arrivals, number
from loipe.games.mass_start.config import Config


def splits(config: Config, told: Told) -> Splits:
    """Laps as they are crossed; loops from the last shot on until the last of them is done."""
    book = Notebook(len(config.holders))
    finished: dict[int, tuple[int, int]] = {}
    for event in book.read(told):
        seat = event.seat
        match event.kind:
            case "entered":
                book.goes(seat, "range")
            case "shot":
                book.shoots(seat, bool(event.facts["hit"]))
            case "series":
                book.leaves_range(seat, number(event, "loops"))
            case "loop-done" if not number(event, "loops"):
                book.goes(seat, "skiing")
            case "crossed":
                book.laps(seat)
            case "finished":
                finished[seat] = (book.round, number(event, "beyond"))
                book.laps(seat, (book.round, -number(event, "beyond")))
                book.ends(seat)
    arrivals(book, finished)
    return book.closed()
