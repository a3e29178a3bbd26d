/** What a drawing needs of a game's course, and what follows from its geometry: ways, terrain groups, extents. */

export interface Square {
  name: string;
  kind: string;
  row: number;
  lane: number;
  stretch: string;
  cell: number[];
  outline: number[];
  centre: [number, number];
  heading: number;
  climb: number;
  descent: boolean;
  ice: boolean;
  letter: '' | 'E' | 'C';
}

export interface Course {
  name: string;
  title: string;
  canvas: [number, number];
  seed: number;
  /** Of the usual number and height, in percent. */
  trees: number;
  peaks: number;
  landmarks: {
    kind: 'village' | 'chapel' | 'lake' | 'waterfall' | 'stand' | 'crowd' | 'forest' | 'hut' | 'cable-car' | 'bridge';
    at: Point | null;
  }[];
  squares: Square[];
  ribbons: { name: string; points: [number, number][]; width: number; outline: number[] }[];
  line: [[number, number], [number, number]];
  range: { house: number[]; stands: string[]; targets: number[][] };
  loop: { centre: [number, number]; rx: number; ry: number; lane: number } | null;
}

export type Point = [number, number];

export type Terrain = 'climb' | 'climb-3' | 'descent' | 'ice' | '';

/** The middle of a curved cell lies off the mean of its corners: halfway along both sides. */
export function centred(course: Course): Course {
  const squares = course.squares.map((square) => {
    const around = points(square.outline),
      half = around.length / 2;
    const right = around[Math.round(1 + (half - 1) / 2)],
      left = around[Math.round(half + 1 + (half - 2) / 2)];
    if (around.length < 8 || !right || !left) return square;
    return { ...square, centre: middle(left, right) };
  });
  return { ...course, squares };
}

export function terrain(square: Square): Terrain {
  if (square.ice) return 'ice';
  if (square.climb >= 3) return 'climb-3';
  if (square.climb) return 'climb';
  return square.descent ? 'descent' : '';
}

export function points(flat: number[]): [number, number][] {
  const found: [number, number][] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) found.push([flat[at] ?? 0, flat[at + 1] ?? 0]);
  return found;
}

export function path(flat: number[]): string {
  return `M${points(flat)
    .map((point) => point.join(' '))
    .join('L')}Z`;
}

export function middle(one: [number, number], other: [number, number], part = 0.5): [number, number] {
  return [one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part];
}

export function apart(one: [number, number], other: [number, number]): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

/** Where a cell is entered and where it is left. */
export function ends(square: Square): { behind: [number, number]; ahead: [number, number] } {
  const [a, b, c, d] = points(square.cell) as [[number, number], [number, number], [number, number], [number, number]];
  return { behind: middle(a, b), ahead: middle(c, d) };
}

/** The squares a skier may reach next, judged by where the cells touch. */
export function neighbours(course: Course): Map<string, Square[]> {
  const edges = course.squares.map((square) => ({ square, ...ends(square) }));
  const found = new Map<string, Square[]>();
  for (const { square, ahead, behind } of edges) {
    const reach = square.kind === 'start' ? 95 : 44;
    const next = edges
      .filter(
        (other) => other.square !== square && apart(ahead, other.behind) < reach && apart(behind, other.ahead) > 12,
      )
      .map((other) => other.square);
    found.set(square.name, next);
  }
  return found;
}

/** A way from one square to another in at most so many steps; straight there if none is found. */
export function way(course: Course, next: Map<string, Square[]>, origin: string, goal: string, most: number): Square[] {
  const byName = new Map(course.squares.map((square) => [square.name, square]));
  const end = byName.get(goal);
  if (!end) return [];
  let paths: Square[][] = [[]];
  const seen = new Set([origin]);
  for (let step = 0; step < Math.min(most, 24); step += 1) {
    const grown: Square[][] = [];
    for (const trail of paths) {
      for (const square of next.get(trail.at(-1)?.name ?? origin) ?? []) {
        if (square.name === goal) return [...trail, square];
        if (seen.has(square.name)) continue;
        seen.add(square.name);
        grown.push([...trail, square]);
      }
    }
    paths = grown;
  }
  return [end];
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a square holds sits at the ribbon's edge, never under the digit. */
export function edge(course: Course, square: Square, out = 1.5, least = 0): [number, number] {
  const lanes = course.squares.filter((other) => other.row === square.row).length;
  const [behindLeft, behindRight, aheadRight, aheadLeft] = points(square.cell) as [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ];
  const side =
    square.lane === 0
      ? middle(behindLeft, aheadLeft)
      : square.lane === lanes - 1
        ? middle(behindRight, aheadRight)
        : middle(aheadRight, aheadLeft);
  return middle(square.centre, side, Math.max(out, least / apart(square.centre, side)));
}

/** The shorter side of a cell: what a finger has to hit, its length flattened. */
export function side(square: Square, flat = 1): number {
  const [a, b, c, d] = points(square.cell) as [Point, Point, Point, Point];
  return Math.min(apart(middle(a, b), middle(c, d)) * flat, apart(middle(a, d), middle(b, c)));
}

/** Across the track and along it, as the square lies. */
export function axes(square: Square): [[number, number], [number, number]] {
  const angle = (square.heading * Math.PI) / 180;
  return [
    [-Math.sin(angle), Math.cos(angle)],
    [Math.cos(angle), Math.sin(angle)],
  ];
}

/** What a course takes up, its finish area included. */
export function extent(course: Course): Box {
  const all = [
    ...course.squares.flatMap((square) => points(square.outline)),
    ...points(course.range.house),
    ...course.ribbons.flatMap((ribbon) => points(ribbon.outline)),
  ];
  const [xs, ys] = [all.map((point) => point[0]), all.map((point) => point[1])];
  return {
    left: Math.min(...xs) - 16,
    top: Math.min(...ys) - 30,
    right: Math.max(...xs) + 16,
    bottom: Math.max(...ys) + 16,
  };
}
