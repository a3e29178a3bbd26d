/** Patches of terrain along a course, and where the sign of each may stand beside the track. */
import { around, built, meets, standOn } from './built';
import {
  apart,
  axes,
  extent,
  points,
  terrain,
  type Box,
  type Course,
  type Point,
  type Square,
  type Terrain,
} from './course';
import { finishPlaces, starts, ROW } from './places';

export interface Sign {
  x: number;
  y: number;
  climb: number;
  terrain: Terrain;
}

const known = new WeakMap<Course, Sign[]>();

/** Found once for each course: half a dozen parts of the drawing ask. */
export function signs(course: Course): Sign[] {
  const found = known.get(course) ?? placed(course);
  known.set(course, found);
  return found;
}

function placed(course: Course): Sign[] {
  const done = new Set<string>();
  const found: Sign[] = [];
  for (const square of course.squares) {
    if (!slope(square) || done.has(square.name)) continue;
    const patch = grown(course, square, done);
    // A flake tells a square or two of ice well enough.
    if (slope(square) === 'ice' && patch.length < 3) continue;
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

/** Half the width and height of a sign, with some air. */
const WIDE = 58;
const HIGH = 20;
export const SIGN: Point = [WIDE, HIGH];
/** How much farther out than beside the track it may stand. */
const FARTHER = [0, 22, 44];
/** Half the width of a skier, how high one is, and how far skis reach below the middle of a square. */
const [BROAD, TALL, SKIS] = [22, 58, 6];

/** Just outside the track where there is most room, halfway along the patch if it can be, and within the course. */
function beside(course: Course, patch: Square[], taken: Sign[]): Point {
  const box = extent(course);
  const half = patch.reduce((sum, square) => sum + square.row, 0) / patch.length;
  const spots = patch.flatMap((square) => {
    const [across] = axes(square);
    const lanes = course.squares.filter((other) => other.row === square.row);
    const [x, y] = [0, 1].map((axis) => lanes.reduce((sum, lane) => sum + (lane.centre[axis] ?? 0), 0) / lanes.length);
    const [a, b] = points(square.cell) as [Point, Point];
    const out = (apart(a, b) * lanes.length) / 2 + Math.abs(across[0]) * WIDE + Math.abs(across[1]) * HIGH;
    return FARTHER.flatMap((more) =>
      [out + more, -out - more].map((far): [Point, number] => [
        [(x ?? 0) + across[0] * far, (y ?? 0) + across[1] * far],
        Math.abs(square.row - half) + more / 10,
      ]),
    );
  });
  const standing = [...built(course), ...resting(course)];
  const lakes = standOn(course, ['lake']);
  const skiers = course.squares.map(({ centre: [x, y] }) => ({
    left: x - BROAD,
    right: x + BROAD,
    top: y - TALL,
    bottom: y + SKIS,
  }));
  const worth = ([spot, off]: [Point, number]) => {
    const inside = spot[0] - WIDE > box.left && spot[0] + WIDE < box.right && spot[1] - HIGH > box.top;
    const alone = taken.every((sign) => Math.abs(sign.x - spot[0]) > 2 * WIDE || Math.abs(sign.y - spot[1]) > 2 * HIGH);
    const hides = meets(standing, spot, SIGN);
    const wet = meets(lakes, spot, SIGN);
    const hidden = meets(skiers, spot, [WIDE - 12, HIGH - 6]);
    const bad = (inside ? 0 : 70) + (hidden ? 60 : 0) + (wet ? 30 : 0) + (alone ? 0 : 100) + (hides ? 150 : 0);
    return Math.min(60, room(course, spot)) - off * 8 - bad;
  };
  const rated = spots.map((spot): [Point, number] => [spot[0], worth(spot)]);
  return rated.reduce((best, spot) => (spot[1] > best[1] ? spot : best))[0];
}

/** Where those rest who have finished, however many they are, and the word beside them. */
function resting(course: Course): Box[] {
  const [first] = starts(course);
  if (!first) return [];
  const [, [dx, dy]] = axes(first);
  const rest = finishPlaces(course, 2 * ROW).map(({ x, y }): Point => [x, y]);
  const [x, y] =
    finishPlaces(course, ROW)
      .map((place): Point => [place.x, place.y])
      .at(-1) ?? first.centre;
  const word: Point = [x + dx * 76, y + dy * 76];
  return [around(rest.flatMap(([x, y]) => corners([x, y], [20, 16]))), around(corners(word, [54, 16]))];
}

function corners([x, y]: Point, [half, high]: Point): Point[] {
  return [
    [x - half, y - high],
    [x + half, y + high],
  ];
}

/** How far the next track, stand or loop is from here. */
function room(course: Course, spot: Point): number {
  const off = ([x, y]: Point) => Math.hypot(Math.max(0, Math.abs(x - spot[0]) - WIDE), y - spot[1]);
  const tracks = course.ribbons.flatMap(({ points: line, width }) => line.map((at) => off(at) - width / 2));
  const house = points(course.range.house).map((at) => off(at) - 34);
  const loop = course.loop ? [apart(course.loop.centre, spot) - Math.max(course.loop.rx, course.loop.ry) - 10] : [];
  const start = course.squares.filter(({ kind }) => kind === 'start').map(({ centre }) => off(centre) - 40);
  return Math.min(...tracks, ...house, ...loop, ...start);
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
