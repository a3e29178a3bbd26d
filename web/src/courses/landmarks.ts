/** Where the landmarks of a course stand: where its file says, or where the seed finds room. */
import type { Clear } from '../art/landscape';
import { between, seeded } from '../lib/seeded';
import { apart, extent, middle, type Box, type Course, type Point } from './course';

export type Kind = Course['landmarks'][number]['kind'];

export interface Landmark {
  kind: Kind;
  x: number;
  y: number;
}

/** Half the width and the height of what must not touch the track. */
export const ROOM: Record<Kind, Point> = {
  village: [96, 88],
  chapel: [40, 92],
  lake: [110, 70],
  waterfall: [30, 90],
  stand: [84, 100],
  crowd: [54, 62],
  forest: [70, 50],
  hut: [36, 44],
  'cable-car': [0, 0],
  bridge: [0, 0],
};
/** A course that names none has a few. */
const USUAL: Kind[] = ['stand', 'village', 'crowd', 'crowd', 'forest'];

export function landmarks(course: Course, clear: Clear): Landmark[] {
  const random = seeded(course.seed + 7);
  const box = extent(course);
  const found: Landmark[] = [];
  const wanted = course.landmarks.length ? course.landmarks : USUAL.map((kind) => ({ kind, at: null }));
  for (const { kind, at } of [...wanted].sort((one, other) => Number(!one.at) - Number(!other.at))) {
    if (at) {
      found.push({ kind, x: at[0], y: at[1] });
      continue;
    }
    const free: Landmark[] = [];
    const cost = (spot: Landmark) => worth(course, spot, found) + (cornered(spot, box) ? 1000 : 0);
    for (let tries = 0; tries < 400 && free.length < 16; tries += 1) {
      const spot = {
        kind,
        x: between(random, box.left + ROOM[kind][0], box.right - ROOM[kind][0]),
        y: between(random, box.top + 110, box.bottom),
      };
      const off = corners(spot).every(([x, y]) => clear(x, y)) && !found.some((other) => meets(other, spot));
      if (off) free.push(spot);
    }
    const [best] = free.sort((one, other) => cost(one) - cost(other));
    if (best) found.push(best);
  }
  return found.sort((one, other) => one.y - other.y);
}

/** People want to see the finish, but not all from one place: less is better. */
function worth(course: Course, { kind, x, y }: Landmark, others: readonly Landmark[]): number {
  if (kind !== 'crowd' && kind !== 'stand') return 0;
  const near = others.filter((other) => other.kind === kind).map((other) => 400 - apart([other.x, other.y], [x, y]));
  return apart(middle(...course.line), [x, y]) + near.reduce((sum, close) => sum + 3 * Math.max(0, close), 0);
}

/** Where a ranking lies over most windows. */
function cornered({ x, y }: Landmark, { left, right, top, bottom }: Box): boolean {
  return x < left + (right - left) * 0.28 && y < top + (bottom - top) * 0.42;
}

function corners({ kind, x, y }: Landmark): Point[] {
  const [half, high] = ROOM[kind];
  return [-1, -0.5, 0, 0.5, 1].flatMap((across) => [0, 0.5, 1].map((up): Point => [x + across * half, y - up * high]));
}

function meets(one: Landmark, other: Landmark): boolean {
  const [a, b] = [ROOM[one.kind], ROOM[other.kind]];
  return Math.abs(one.x - other.x) < a[0] + b[0] && one.y > other.y - b[1] && one.y - a[1] < other.y;
}

/** Firs stand behind and beside a landmark, never in front of it. */
export function around(marks: readonly Landmark[], clear: Clear): Clear {
  return (x, y) =>
    clear(x, y) &&
    !marks.some(({ kind, x: left, y: foot }) => {
      const [half, high] = ROOM[kind];
      return kind !== 'forest' && Math.abs(x - left) < half + 10 && y > foot - high * 0.7 && y < foot + 50;
    });
}

/** Both edges of the track near a bridge, as lines. */
export function rails(course: Course, at: Point): Point[][] {
  const all = course.ribbons.flatMap(({ points, width }) =>
    points.map((point, index) => ({ points, index, point, width })),
  );
  const near = all.reduce((best, one) => (apart(one.point, at) < apart(best.point, at) ? one : best), all[0]!);
  const piece = near.points.slice(Math.max(0, near.index - 5), near.index + 6);
  return [1, -1].map((side) =>
    piece.flatMap((point, place): Point[] => {
      const next = piece[place + 1] ?? point;
      const before = place ? (piece[place - 1] ?? point) : point;
      const [dx, dy] = [next[0] - before[0], next[1] - before[1]];
      const length = Math.hypot(dx, dy) || 1;
      const out = (side * (near.width / 2 + 8)) / length;
      return [[point[0] - dy * out, point[1] + dx * out]];
    }),
  );
}
