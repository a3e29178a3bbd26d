/** The groomed way of the winter: a curve through the valley with as many stops as the calendar has. */

export interface Point {
  x: number;
  y: number;
}

const BENDS: Point[] = [
  [486, 690],
  [640, 590],
  [470, 500],
  [540, 380],
  [718, 300],
  [892, 350],
  [1004, 440],
  [838, 520],
  [906, 640],
  [1010, 700],
].map(([x = 0, y = 0]) => ({ x, y }));
const STEPS = 24;

/** Catmull and Rom's curve through the bends. */
function curve(): Point[] {
  const found: Point[] = [];
  for (let at = 0; at < BENDS.length - 1; at += 1) {
    const [a, b, c, d] = [at - 1, at, at + 1, at + 2].map(
      (one) => BENDS[Math.max(0, Math.min(BENDS.length - 1, one))] as Point,
    ) as [Point, Point, Point, Point];
    for (let step = 0; step < STEPS; step += 1) {
      const t = step / STEPS;
      const along = (p: number, q: number, r: number, s: number) =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
      found.push({ x: along(a.x, b.x, c.x, d.x), y: along(a.y, b.y, c.y, d.y) });
    }
  }
  return [...found, BENDS.at(-1) as Point];
}

const CURVE = curve();

export interface Way {
  stops: Point[];
  /** The line from one stop to another. */
  line: (from: number, to: number) => string;
  /** A part of the way from one stop to another. */
  between: (from: number, to: number, part: number) => Point;
  clear: (x: number, y: number) => boolean;
}

export function wayOf(count: number): Way {
  const far = [0];
  CURVE.slice(1).forEach((point, at) => far.push((far[at] ?? 0) + distance(point, CURVE[at] as Point)));
  const whole = far.at(-1) ?? 1;
  const index = (part: number) => far.findIndex((length) => length >= part * whole - 0.01);
  const at = Array.from({ length: count }, (_, stop) => index(count > 1 ? stop / (count - 1) : 0.5));
  const stops = at.map((one) => CURVE[one] as Point);
  return {
    stops,
    line: (from, to) =>
      `M${CURVE.slice(at[from] ?? 0, (at[to] ?? CURVE.length - 1) + 1)
        .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
        .join('L')}`,
    between: (from, to, part) => {
      const [start = 0, end = start] = [at[from], at[to]];
      return CURVE[Math.round(start + (end - start) * part)] as Point;
    },
    clear: (x, y) =>
      CURVE.every((point) => distance(point, { x, y }) > 26) &&
      stops.every((stop) => Math.abs(stop.x - x) > 96 || y < stop.y - 24 || y > stop.y + 84),
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
