/** A venue seen as a course of the common drawing: three lanes, the range, the ring as the loop. */
import { apart, centred, points, type Course } from '../../courses/course';
import type { Board } from './shown';

/** A climb with its price. */
export function courseOf({ course, climb_cost }: Board): Course {
  const squares = course.squares.map((square) => ({
    ...square,
    climb: square.climb ? climb_cost : 0,
    letter: '' as const,
    kind: square.kind === 'ring' ? 'loop' : square.kind,
  }));
  return centred({ ...course, squares, loop: course.ring });
}

/** Firs and masts keep off the track, the range, the ring, the start and the finish. */
export function clearing(course: Course): (x: number, y: number) => boolean {
  const width = course.ribbons[0]?.width ?? 90;
  const house = points(course.range.house);
  const [xs, ys] = [house.map((p) => p[0]), house.map((p) => p[1])];
  const start = course.squares.find((square) => square.kind === 'start');
  return (x, y) => {
    if (course.ribbons.some((ribbon) => ribbon.points.some((p) => apart(p, [x, y]) < width * 0.5 + 24))) return false;
    if (
      course.loop &&
      Math.hypot(
        (x - course.loop.centre[0]) / (course.loop.rx + 26),
        (y - course.loop.centre[1]) / (course.loop.ry + 26),
      ) < 1
    )
      return false;
    if (x > Math.min(...xs) - 26 && x < Math.max(...xs) + 26 && y > Math.min(...ys) - 12 && y < Math.max(...ys) + 50)
      return false;
    if (start && apart(start.centre, [x, y]) < 80) return false;
    return course.line.every((p) => apart(p, [x, y]) > 120);
  };
}

type Point = [number, number];

/** The end of the line away from the range, the other one, and the way out past it. */
export function outside(course: Course): { free: Point; far: Point; out: Point } {
  const [house] = points(course.range.house) as [Point];
  const [far, free] = course.line.toSorted((one, other) => apart(one, house) - apart(other, house)) as [Point, Point];
  const length = apart(free, far) || 1;
  return { free, far, out: [(free[0] - far[0]) / length, (free[1] - far[1]) / length] };
}
