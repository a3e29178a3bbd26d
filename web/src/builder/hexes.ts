/** The table as hexagons, squashed a little as on the board; y grows downwards. */
import { FLAT, type Point } from '../boards/ski-tour/course';

export const RADIUS = 80;
const WIDE = RADIUS * Math.sqrt(3);

/** A hexagon, and the direction skiers come in: sixths of a turn to the left of east. */
export type Place = [q: number, r: number, heading: number];

export function middle(q: number, r: number): Point {
  return [WIDE * (q + r / 2), 1.5 * RADIUS * r * FLAT];
}

export function hexagon([x, y]: Point): Point[] {
  return [0, 1, 2, 3, 4, 5].map((k) => [
    x + RADIUS * Math.sin((k * Math.PI) / 3),
    y - RADIUS * FLAT * Math.cos((k * Math.PI) / 3),
  ]);
}

/** The hexagon whose middle is nearest. */
export function under([x, y]: Point): [number, number] {
  const row = y / (1.5 * RADIUS * FLAT);
  const near = [Math.floor(row), Math.ceil(row)].map((r): [number, number] => [Math.round(x / WIDE - r / 2), r]);
  const far = ([q, r]: [number, number]) => Math.hypot(x - middle(q, r)[0], y - middle(q, r)[1]);
  return near.reduce((best, one) => (far(one) < far(best) ? one : best));
}
