/** Patches of terrain along a course, and where the sign of each may stand beside the track. */
import { apart, axes, points, terrain, type Course, type Point, type Square, type Terrain } from './course';

export interface Sign {
  x: number;
  y: number;
  climb: number;
  terrain: Terrain;
}

export function signs(course: Course): Sign[] {
  const done = new Set<string>();
  const found: Sign[] = [];
  for (const square of course.squares) {
    if (!slope(square) || done.has(square.name)) continue;
    const patch = grown(course, square, done);
    const [x, y] = beside(course, patch, found);
    found.push({ x, y, climb: square.climb, terrain: slope(square) });
  }
  return found;
}

/** What the sign tells: ice on a slope is told by its own square. */
function slope(square: Square): Terrain {
  return terrain(square.climb || square.descent ? { ...square, ice: false } : square);
}

function grown(course: Course, first: Square, done: Set<string>): Square[] {
  const patch = [first];
  done.add(first.name);
  for (const member of patch) {
    for (const other of course.squares) {
      const touches = Math.abs(other.row - member.row) <= 1 && Math.abs(other.lane - member.lane) <= 1;
      const alike = slope(other) === slope(first) && other.climb === first.climb;
      if (touches && alike && !done.has(other.name) && apart(other.centre, member.centre) < 130) {
        done.add(other.name);
        patch.push(other);
      }
    }
  }
  return patch;
}

/** Just outside the track where there is most room, halfway along the patch if it can be. */
function beside(course: Course, patch: Square[], taken: Sign[]): Point {
  const width = course.ribbons[0]?.width ?? 60;
  const half = patch.reduce((sum, square) => sum + square.row, 0) / patch.length;
  const spots = patch.flatMap((square) => {
    const [across] = axes(square);
    const lanes = course.squares.filter((other) => other.row === square.row);
    const [x, y] = [0, 1].map((axis) => lanes.reduce((sum, lane) => sum + (lane.centre[axis] ?? 0), 0) / lanes.length);
    return [1, -1].map((way): [Point, number] => {
      const out = (width / 2 + 30) * way;
      return [[(x ?? 0) + across[0] * out, (y ?? 0) + across[1] * out], Math.abs(square.row - half)];
    });
  });
  const worth = ([spot, off]: [Point, number]) =>
    Math.min(90, room(course, spot)) -
    off * 6 -
    (taken.some((sign) => apart([sign.x, sign.y], spot) < 80) ? 100 : 0) +
    (spot[1] < (patch[0]?.centre[1] ?? 0) ? 4 : 0);
  return spots.reduce((best, spot) => (worth(spot) > worth(best) ? spot : best))[0];
}

/** How far the next track, stand or loop is from here. */
function room(course: Course, spot: Point): number {
  const tracks = course.ribbons.flatMap(({ points: line, width }) => line.map((at) => apart(at, spot) - width / 2));
  const house = points(course.range.house).map((at) => apart(at, spot) - 40);
  const loop = course.loop ? [apart(course.loop.centre, spot) - Math.max(course.loop.rx, course.loop.ry) - 10] : [];
  return Math.min(...tracks, ...house, ...loop);
}

/** Where the way points on: flat squares of the middle lane, well apart. */
export function arrows(course: Course): { x: number; y: number; heading: number }[] {
  const kept: Square[] = [];
  for (const square of course.squares) {
    if (square.kind === 'start' || square.kind === 'stand' || square.kind === 'loop' || square.letter) continue;
    const lanes = course.squares.filter((other) => other.row === square.row && other.stretch === square.stretch);
    if (terrain(square) || square.lane !== Math.floor(lanes.length / 2)) continue;
    if (kept.every((other) => apart(other.centre, square.centre) > 150)) kept.push(square);
  }
  return kept.map(({ centre: [x, y], heading }) => ({ x, y, heading }));
}
