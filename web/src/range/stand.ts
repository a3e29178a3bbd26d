/** A stand beside mine, and whoever is at it. */
import type { Dot } from '../lib/shown';

export interface Stand {
  number: number;
  /** Its middle on the scene of 1440 units. */
  x: number;
  /** Nobody: -1. */
  seat: number;
  standing: boolean;
  targets: readonly Dot[];
}

/** The two nearest on each side of mine, and where they stand. */
export function besides(
  own: number,
  stands: number,
  places: readonly number[] = [238, 458, 982, 1202],
): { number: number; x: number }[] {
  return [-2, -1, 1, 2]
    .map((away, at) => ({ number: own + away, x: places[at] ?? 0 }))
    .filter(({ number }) => number > 0 && number <= stands);
}
