"""How a race went, skier by skier, ply by ply: laps, shootings, loops."""

from __future__ import annotations

from loipe.core.splits import Finish, Notebook, Splits, Told, arrivals, number
from loipe.games.ski_tour.config import Config


def splits(config: Config, told: Told) -> Splits:
    """The way from one range to the next counts as a lap; loops from the last shot on until the last one is done."""
    book = Notebook(len(config.holders))
    finished: dict[int, tuple[int, int]] = {}
    for event in book.read(told):
        seat = event.seat
        match event.kind:
            case "arrived":
                book.laps(seat)
                book.goes(seat, "range")
            case "shot":
                book.shoots(seat, bool(event.facts["hit"]))
            case "series":
                book.leaves_range(seat, number(event, "laps"))
            case "lap-done" if not number(event, "laps"):
                book.goes(seat, "skiing")
            case "finished":
                book.laps(seat)
                book.ends(seat)
                finished[seat] = (book.round, 0)
            case "collapsed":
                book.ends(seat)
                book.finishes[seat] = Finish("story-finish-collapsed")
    arrivals(book, finished)
    return book.closed()
