"""A learning curve as an SVG picture."""

from __future__ import annotations

from collections.abc import Sequence

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 360, 64, 130, 40, 50
INK, QUIET, LINE = "#1f2d3a", "#7b8a97", "#c2402f"


def draw(points: Sequence[tuple[float, float]], lower: float, upper: float) -> str:
    """Minutes and shares of games won, between how choices at random fare and what is fair among equals."""
    longest = max(minutes for minutes, _ in points) or 1
    most = max(0.3, *(share for _, share in points)) + 0.02

    def place(minutes: float, share: float) -> tuple[float, float]:
        across = LEFT + minutes / longest * (WIDTH - LEFT - RIGHT)
        return across, HEIGHT - BOTTOM - share / most * (HEIGHT - TOP - BOTTOM)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        text(LEFT, 22, "Mass Start: games won among three club bots", INK, "start", 15),
    ]
    for percent in range(0, int(most * 100), 5):
        x, y = place(0, percent / 100)
        parts.append(f'<path d="M{x} {y:.1f}H{WIDTH - RIGHT}" stroke="#e3e9ee"/>')
        parts.append(text(x - 8, y + 4, f"{percent}%", QUIET, "end"))
    for share, label in ((lower, "at random"), (upper, "a club bot")):
        x, y = place(longest, share)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{x:.1f}" stroke="{QUIET}" stroke-dasharray="5 4"/>')
        parts.append(text(x + 8, y + 4, f"{label}, {share:.0%}", QUIET))
    minute = 0
    while minute <= longest:
        parts.append(text(place(minute, 0)[0], HEIGHT - BOTTOM + 20, str(minute), QUIET, "middle"))
        minute += max(1, round(longest / 8))
    parts.append(text(place(longest / 2, 0)[0], HEIGHT - 10, "minutes of training on one core", QUIET, "middle"))
    way = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in points))
    parts.append(f'<polyline points="{way}" fill="none" stroke="{LINE}" stroke-width="2.5"/>')
    for point in points:
        x, y = place(*point)
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{LINE}"/>')
    x, y = place(*points[-1])
    parts.append(text(x + 8, y - 8, f"the policy, {points[-1][1]:.1%}", LINE))
    return "\n".join([*parts, "</svg>", ""])


def text(x: float, y: float, words: str, colour: str, anchor: str = "start", size: int = 13) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" text-anchor="{anchor}" font-size="{size}">{words}</text>'
