/** Where nothing may stand, because skiers, stands or signs do. */
import type { Clear } from '../art/landscape';
import { apart, points, type Course } from './course';
import { finishPlaces } from './places';
import { plates } from './plates';
import { signs } from './signs';

export function clearing(course: Course, seats: number): Clear {
  const boxes = [
    course.range.house,
    ...course.squares.filter((square) => square.kind === 'start').map((square) => square.outline),
  ].map((outline) => {
    const [xs, ys] = [points(outline).map((p) => p[0]), points(outline).map((p) => p[1])];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  });
  const line = [...finishPlaces(course, seats), ...plates(course, seats)];
  const posts = signs(course);
  const track = course.ribbons.flatMap(({ points: line, width }) =>
    line.map(([x, y]) => ({ x, y, square: (width / 2 + 26) ** 2 })),
  );
  return (x, y) => {
    if (track.some((p) => (p.x - x) ** 2 + (p.y - y) ** 2 < p.square)) return false;
    const { loop } = course;
    if (loop && Math.hypot((x - loop.centre[0]) / (loop.rx + 26), (y - loop.centre[1]) / (loop.ry + 26)) < 1)
      return false;
    if (course.line.some((p) => apart(p, [x, y]) < 60)) return false;
    if (line.some((p) => Math.abs(p.x - x) < 44 && y > p.y - 30 && y < p.y + 70)) return false;
    if (posts.some((post) => Math.abs(post.x - x) < 66 && y > post.y - 22 && y < post.y + 60)) return false;
    return !boxes.some(
      ({ left, right, top, bottom }) => x > left - 30 && x < right + 30 && y > top - 16 && y < bottom + 60,
    );
  };
}
