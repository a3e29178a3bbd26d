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
