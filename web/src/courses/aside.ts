/** Where a figure stands so that neither it nor its neighbours hide a number. */
import type { Point } from './course';

/** How far to step aside: off every coin that its body would lie under, by the shorter way. */
export function aside([x, y]: Point, size: number, coins: readonly Point[]): number {
  const half = size * 0.34,
    most = size * 0.42;
  let step = 0;
  for (const [cx, cy] of coins) {
    const off = x + step - cx;
    if (cy > y + size * 0.16 || cy < y - size * 1.04 || Math.abs(off) >= half) continue;
    step += (off >= 0 ? 1 : -1) * (half - Math.abs(off));
  }
  return Math.max(-most, Math.min(most, step));
}

/** Somebody upright: where the feet are seen, and how high; nobody is 0 high. */
export interface Stance {
  at: Point;
  high: number;
}

/** Parts of a height: how far two have to be apart, how much farther down they do not meet, how far each gives way. */
const [APART, DEEP, MOST] = [0.4, 0.6, 0.3];

/** How far each steps aside, so that nobody's number is behind a neighbour. */
export function parted(stances: readonly Stance[]): number[] {
  const steps = stances.map(() => 0);
  const pairs = stances.flatMap((one, at) =>
    stances.slice(at + 1).flatMap((two, more) => {
      const high = Math.min(one.high, two.high);
      const wanted = high && high * APART * Math.min(1, (DEEP - Math.abs(one.at[1] - two.at[1]) / high) * 4);
      const off = two.at[0] - one.at[0];
      return wanted > Math.abs(off) ? [{ at, to: at + 1 + more, off, wanted, most: high * MOST }] : [];
    }),
  );
  for (let round = 0; round < 3; round += 1) {
    for (const { at, to, off, wanted, most } of pairs) {
      const now = off + (steps[to] ?? 0) - (steps[at] ?? 0);
      const push = (Math.max(0, wanted - Math.abs(now)) / 2) * (now ? Math.max(-1, Math.min(1, now / 4)) : 1);
      steps[at] = Math.max(-most, Math.min(most, (steps[at] ?? 0) - push));
      steps[to] = Math.max(-most, Math.min(most, (steps[to] ?? 0) + push));
    }
  }
  return steps;
}
