"""A story as one page that needs nothing beside it: `loipe story FILE --html`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from loipe.core.splits import SeatSplits
from loipe.core.text import Text
from loipe.story.axis import Axis, apart, shootings
from loipe.story.story import SeatStory, Story
from loipe.story.wording import decisions, finish, headline, hits, points, ranked, share, turns

COLOURS = (
    "#c23b4e", "#00707d", "#a8560c", "#2f57b5", "#3f7a2d", "#8445a0",
    "#5b6770", "#9c3d7c", "#1c6f56", "#6f5a1f", "#41509b", "#8a4632",
)  # fmt: skip
WIDE, LEFT, RIGHT, TOP, BOTTOM = 900, 150, 880, 34, 230
PIN = 24
"""From one pin's head to the next: each can be read."""
STYLE = """
:root{color-scheme:light dark;--ink:#12293f;--soft:#3b566f;--paper:#fff;--ground:#eef6fb;--line:#d5e1ea;--band:#dcebdf}
@media(prefers-color-scheme:dark){:root{--ink:#eaf3fb;--soft:#c2d5e6;--paper:#12263b;--ground:#0b1d33;--line:#2b4b6a;
--band:#1d4038}}
body{margin:0 auto;max-width:960px;padding:16px;background:var(--ground);color:var(--ink);
font:16px/1.45 system-ui,sans-serif}
section{margin:14px 0;padding:14px 18px;border-radius:14px;background:var(--paper);overflow-x:auto}
h1{margin:0;font-size:34px}h2{margin:0 0 8px;font-size:18px}p{margin:4px 0}small{color:var(--soft)}
table{width:100%;border-collapse:collapse}th,td{padding:4px 8px;text-align:right;border-top:1px solid var(--line)}
th:nth-child(2),td:nth-child(2){text-align:left}thead th{border:0;color:var(--soft);font-weight:500}
svg{display:block;width:100%;min-width:640px}svg text{fill:var(--soft);font-size:13px}.grid{stroke:var(--line)}
.band{fill:var(--band)}path{fill:none;stroke-width:2.4;stroke-linejoin:round}
.pin{fill:none;stroke:var(--soft);stroke-dasharray:2 3}
svg .number{fill:#fff;font-weight:700;text-anchor:middle}svg .name{fill:var(--ink);font-weight:700}
.skiing{fill:#a9cdea}.range{fill:#2b6b4d}.loop{fill:#d1495b}svg .place{fill:#12293f;font-weight:700;text-anchor:middle}
"""


def page(told: Story, text: Text, title: str) -> str:
    say = text.say
    head, *lines = headline(told, text)
    is_race = any(seat.stretches for seat in told.splits.seats)
    known = [
        say("story-games", {"games": told.games}), say("story-doubt", {"doubt": told.doubt}),
        say("story-doubt-choices", {"doubt": max(seat.doubt for seat in told.seats)}),
    ]  # fmt: skip
    parts = [
        f"<h1>{escape(head)}</h1>", *paragraphs(lines),
        section(say("story-chances"), drawn(told, text), f"<small>{escape(' '.join(known))}</small>"),
        section(say("story-laps"), lap_table(told, text)) if is_race else "",
        section(say("story-turning-points"), numbered(turns(told, text)) or escape(say("story-no-turns"))),
        section(
            say("story-luck-and-choices"), luck_table(told, text), *paragraphs([say("story-sum")]),
            *paragraphs(decisions(told, text)),
        ),
    ]  # fmt: skip
    top = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
    name = escape(say("story-title", {"game": title}))
    head = f"<head>{top}<title>{name}</title></head>"
    return f'<!doctype html><html lang="{text.language}">{head}<body>{"".join(parts)}</body></html>'


def paragraphs(lines: Iterable[str]) -> list[str]:
    return [f"<p>{escape(line)}</p>" for line in lines]


def numbered(lines: Iterable[str]) -> str:
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f"<ol>{items}</ol>" if items else ""


def section(heading: str, *parts: str) -> str:
    return f"<section><h2>{escape(heading)}</h2>{''.join(parts)}</section>"


def table(text: Text, columns: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = "".join(f"<th>{escape(text.say(f'story-column-{column}'))}</th>" for column in columns)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def luck_table(told: Story, text: Text) -> str:
    def row(seat: SeatStory) -> list[str]:
        changes = [points(amount, text) for amount in (seat.dice, seat.choices, seat.rivals)]
        name = text.name_of(seat.seat)
        return [str(seat.place), name, share(seat.start, text), *changes, share(seat.end, text)]

    columns = ("place", "name", "start", "dice", "choices", "rivals", "end")
    return table(text, columns, map(row, ranked(told)))


def lap_table(told: Story, text: Text) -> str:
    def row(seat: SeatStory) -> list[str]:
        split = told.splits.seats[seat.seat]
        splits = [
            text.say("story-splits", {"skiing": lap.skiing, "range": lap.range, "loop": lap.loop}) for lap in split.laps
        ]
        places = " · ".join(str(lap.place) for lap in split.laps)
        name = text.name_of(seat.seat)
        return [str(seat.place), name, hits(split, text), " · ".join(splits), places, finish(split, text)]

    return table(text, ("place", "name", "hits", "splits", "places", "finish"), map(row, ranked(told)))


def drawn(told: Story, text: Text) -> str:
    """The curve of chances with its pins, and under it everybody's way on the same axis of rounds."""
    axis = Axis(told, LEFT, RIGHT)
    high = axis.highest()
    is_race = any(seat.stretches for seat in told.splits.seats)
    foot = BOTTOM + 34 + 26 * (len(told.seats) if is_race else 1)

    def y(chance: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * min(chance, high + 3) / high

    parts = [f'<svg viewBox="0 0 {WIDE} {foot}" role="img" aria-label="{escape(text.say("story-chances"))}">']
    for first, last in shootings(told.splits):
        x = axis.x(first)
        parts.append(
            f'<rect class="band" x="{x:.1f}" y="{TOP}" width="{axis.x(last) - x:.1f}" height="{BOTTOM - TOP}"/>'
        )
    for mark in range(0, high + 1, 20):
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{RIGHT}" y1="{y(mark):.1f}" y2="{y(mark):.1f}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(mark) + 4:.1f}" text-anchor="end">{share(mark, text)}</text>')
    for round_, at in axis.marks():
        parts.append(f'<text x="{at:.1f}" y="{BOTTOM + 18}" text-anchor="middle">{round_}</text>')
    pins = [axis.x(turn.ply) for turn in told.turning_points]
    for number, (x, head) in enumerate(zip(pins, apart(pins, PIN, RIGHT), strict=True), 1):
        parts.append(f'<polyline class="pin" points="{head:.1f},{TOP - 8} {x:.1f},{TOP} {x:.1f},{BOTTOM}"/>')
        parts.append(f'<circle cx="{head:.1f}" cy="{TOP - 18}" r="11" fill="#0f2c47"/>')
        parts.append(f'<text class="number" x="{head:.1f}" y="{TOP - 13}">{number}</text>')
    for seat in reversed(ranked(told)):
        path = "".join(f"L{x:.1f} {y(chances[seat.seat]):.1f}" for x, chances in axis.curve())
        parts.append(f'<path stroke="{COLOURS[seat.seat % len(COLOURS)]}" d="M{path[1:]}"/>')
    for at, seat in enumerate(ranked(told)):
        column, row = (0, at) if is_race else (at, 0)
        left = LEFT * column if len(told.seats) <= WIDE // LEFT else WIDE // len(told.seats) * column
        parts += named(seat.seat, left, BOTTOM + 34 + 26 * row, text.name_of(seat.seat))
        parts += way(told.splits.seats[seat.seat], axis, BOTTOM + 34 + 26 * row)
    return "".join(parts) + "</svg>"


def named(seat: int, x: int, y: int, name: str) -> Iterator[str]:
    """Whose curve has this colour."""
    yield f'<circle cx="{x + 9}" cy="{y + 9}" r="6" fill="{COLOURS[seat % len(COLOURS)]}"/>'
    yield f'<text class="name" x="{x + 22}" y="{y + 14}">{escape(name[:16])}</text>'


def way(split: SeatSplits, axis: Axis, y: int) -> Iterator[str]:
    """One seat's bar: skiing, range, loops, and the places by and by."""
    for stretch in split.stretches:
        x = axis.x(stretch.first)
        width = axis.x(stretch.last) - x
        yield f'<rect class="{stretch.kind}" x="{x:.1f}" y="{y}" width="{width:.1f}" height="18" rx="3"/>'
    for lap in split.laps:
        x = axis.x(lap.ply)
        yield f'<rect x="{x - 8:.1f}" y="{y}" width="16" height="18" rx="4" fill="#fff" stroke="#12293f"/>'
        yield f'<text class="place" x="{x:.1f}" y="{y + 14}">{lap.place}</text>'
