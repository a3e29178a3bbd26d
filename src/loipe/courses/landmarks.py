"""What makes a course a place of its own: landmarks, how many trees stand around, how high the mountains are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from loipe.courses.drawing import Edge
from loipe.courses.file import Kind, Landmark, Point, Source, counted, point, shown, whole

KINDS: tuple[Kind, ...] = get_args(Kind)
MOST_LANDMARKS = 24
ROOM: dict[str, tuple[float, float]] = {
    "village": (96.0, 66.0), "chapel": (36.0, 70.0), "lake": (110.0, 70.0), "waterfall": (26.0, 90.0),
    "stand": (78.0, 80.0), "crowd": (44.0, 34.0), "forest": (70.0, 50.0), "hut": (34.0, 44.0),
}  # fmt: skip
"""Half the width of each, and its height. A bridge lies on the track, a cable car behind everything."""


def read_landmark(source: Source, words: list[str], line: int) -> None:
    """`landmark village at 300,420`, or `landmark forest` anywhere."""
    kind = next((kind for kind in KINDS if words[:1] == [kind]), None)
    if kind is None or words[1:2] not in ([], ["at"]) or len(words) not in (1, 3):
        source.refuse("landmark", line, found=shown(" ".join(words)), known=", ".join(KINDS))
        return
    where = point(source, words[2], line) if len(words) == 3 else None
    source.landmarks.append(Landmark(kind, where))
    source.landmark_lines.append(line)
    if len(source.landmarks) == MOST_LANDMARKS + 1:
        source.refuse("landmarks", line, most=MOST_LANDMARKS)


def read_trees(source: Source, words: list[str], line: int) -> None:
    """`trees 140`: how many firs stand around; 100 is usual."""
    if counted(source, words, line, "trees", 1) and (trees := whole(source, words, line, "trees", 0, 300)):
        source.trees = trees[0]


def read_peaks(source: Source, words: list[str], line: int) -> None:
    """`peaks 60`: how high the mountains are; 100 is usual."""
    if counted(source, words, line, "peaks", 1) and (peaks := whole(source, words, line, "peaks", 0, 200)):
        source.peaks = peaks[0]


def check_landmarks(source: Source, track: Iterable[list[Edge]]) -> None:
    """Nothing may cover the track, and a bridge must lie on it."""
    edges = [edge for run in track for edge in run]
    for mark, line in zip(source.landmarks, source.landmark_lines, strict=True):
        if mark.at is None or mark.kind == "cable-car":
            continue
        half, height = ROOM.get(mark.kind, (0.0, 0.0))
        covers = any(is_covered(edge, mark.at, half, height) for edge in edges)
        if mark.kind == "bridge" and not covers:
            source.refuse("bridge-away", line)
        elif mark.kind != "bridge" and covers:
            source.refuse("landmark-covers", line)


def is_covered(edge: Edge, at: Point, half: float, height: float) -> bool:
    """Whether the track touches what stands here, at the middle of its foot."""
    dx = max(abs(edge.spot[0] - at[0]) - half, 0.0)
    dy = max(at[1] - height - edge.spot[1], 0.0, edge.spot[1] - at[1])
    return dx * dx + dy * dy < (edge.width / 2) ** 2
