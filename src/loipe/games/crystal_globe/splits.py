"""How a race went, skier by skier, ply by ply: laps, shootings, loops; CG-60: by time and by team where it is so."""

from __future__ import annotations

from loipe.core.game import Event
from loipe.core.splits import Finish, Notebook, Splits, Told, arrivals, number
from loipe.games.crystal_globe import rules_finish
from loipe.games.crystal_globe.config import Config
from loipe.games.crystal_globe.teams import teams_of


def splits(config: Config, told: Told) -> Splits:
    """A lap ends where the next begins, the last at the line."""
    book = Notebook(len(config.holders), teams_of(config) if config.relay else ())
    by_time = config.ranking == "time"
    since = [0] * len(book.seats)
    missed = [0] * len(book.seats)
    finished: dict[int, tuple[int, int]] = {}

    def took(seat: int) -> tuple[int, int] | None:
        """CG-60: rounds from the own start, and the squares that misses cost."""
        if not by_time:
            return None
        cost = 0 if config.penalty == "ring" else rules_finish.SQUARE_UNITS * config.miss_squares * missed[seat]
        return rules_finish.ROUND_UNITS * (book.round - since[seat]) + cost, 0

    for event in book.read(told):
        seat = event.seat
        match event.kind:
            case "started":
                since[seat] = number(event, "round") - 1
                book.waits_until_now(seat)
            case "at-stand":
                book.goes(seat, "range")
            case "shot":
                book.shoots(seat, event.facts["shot"] != "miss")
            case "series":
                missed[seat] += number(event, "misses")
                book.leaves_range(seat, number(event, "misses") if event.facts["ring"] else 0)
            case "ring-done" if not number(event, "laps"):
                book.goes(seat, "skiing")
            case "lapped":
                book.laps(seat, took(seat))
            case "finished":
                book.laps(seat, took(seat))
                book.ends(seat)
                finished[seat] = (book.round, number(event, "beyond"))
            case "tagged":
                del finished[seat]
                book.finishes[seat] = Finish("story-finish-leg", {"rounds": book.round})
            case "timed":
                book.finishes[seat] = Finish("story-finish-timed", timed(event))
    arrivals(book, finished)
    return book.closed()


def timed(event: Event) -> dict[str, int]:
    return {"rounds": number(event, "rounds"), "misses": number(event, "misses")}
