/** A valley from a seed: ranges with snow caps, rolling fields, firs that keep clear of what is drawn on the snow. */
import { between, seeded, type Random } from '../lib/seeded';

export interface Fir {
  x: number;
  y: number;
  size: number;
  tone: number;
}

export interface Valley {
  far: string;
  caps: string;
  shades: string;
  near: string;
  hills: string;
  fields: string;
  drifts: string[];
  firs: Fir[];
  stars: [number, number, number][];
  sun: [number, number];
}

export interface Extent {
  left: number;
  right: number;
  bottom: number;
  horizon: number;
}

export type Clear = (x: number, y: number) => boolean;

/** What a place has of its own: how high its mountains are, of the usual; where firs stand close together. */
export interface Character {
  peaks: number;
  groves: readonly { x: number; y: number }[];
}

export function valley(
  seed: number,
  extent: Extent,
  firs: number,
  clear: Clear,
  { peaks: height, groves }: Character = { peaks: 1, groves: [] },
): Valley {
  const random = seeded(seed);
  const { left, right, bottom, horizon } = extent;
  const peaks = range(random, left, right, horizon - 50 - 34 * height, 92 * height, 250);
  const near = range(random, left, right, horizon - 34, 44 * Math.min(1.4, height), 190);
  const floor = (line: [number, number][]) =>
    `M${left} ${horizon + 160}L${line.map((p) => p.join(' ')).join('L')}L${right} ${horizon + 160}Z`;
  return {
    far: floor(peaks),
    caps: peaks
      .filter((p, at) => isPeak(peaks, at) && p[1] < horizon - 118 && height > 0.3)
      .map((p) => cap(random, p))
      .join(''),
    shades: peaks.map((_, at) => (isPeak(peaks, at) ? shade(peaks, at, horizon) : '')).join(''),
    near: floor(near),
    hills: waves(random, left, right, horizon, 30, 330, bottom),
    fields: waves(random, left, right, horizon + 62, 26, 460, bottom),
    drifts: drifts(random, extent),
    firs: [...forest(random, extent, firs, clear), ...thickets(random, groves, horizon, clear)].sort(
      (one, other) => one.y - other.y,
    ),
    stars: Array.from({ length: 90 }, () => [
      between(random, left, right),
      between(random, horizon - 700, horizon - 120),
      between(random, 0.7, 1.7),
    ]),
    sun: [between(random, 760, 980), horizon - 142],
  };
}

/** Peaks and saddles from left to right. */
function range(
  random: Random,
  left: number,
  right: number,
  base: number,
  height: number,
  step: number,
): [number, number][] {
  const line: [number, number][] = [];
  let up = true;
  for (let x = left; x < right + step; x += step * between(random, 0.34, 0.62)) {
    line.push([
      Math.round(x),
      Math.round(base + (up ? -height * between(random, 0.25, 1) : height * between(random, 0.1, 0.45))),
    ]);
    up = !up;
  }
  return line;
}

function isPeak(line: [number, number][], at: number): boolean {
  const here = line[at],
    before = line[at - 1],
    after = line[at + 1];
  return !!here && !!before && !!after && here[1] < before[1] && here[1] < after[1];
}

/** Snow with a ragged lower edge. */
function cap(random: Random, [x, y]: [number, number]): string {
  const drop = between(random, 26, 40);
  const [l, m, r] = [drop * 0.95, drop * 0.3, drop * 1.05];
  return `M${x} ${y}l${r} ${drop}l${-r * 0.62} ${-drop * 0.14}l${-m} ${drop * 0.36}l${-l * 0.5} ${-drop * 0.44}l${-l * 0.6} ${drop * 0.22}Z`;
}

/** The side that lies in shadow. */
function shade(line: [number, number][], at: number, horizon: number): string {
  const [x, y] = line[at] ?? [0, 0];
  const [nx, ny] = line[at + 1] ?? [0, 0];
  return `M${x} ${y}L${nx} ${ny}L${nx} ${horizon + 160}L${x + (nx - x) * 0.12} ${horizon + 160}L${x + (nx - x) * 0.32} ${y + (ny - y) * 0.75}Z`;
}

function waves(
  random: Random,
  left: number,
  right: number,
  y: number,
  height: number,
  step: number,
  bottom: number,
): string {
  let path = `M${left} ${y}`;
  for (let x = left; x < right; x += step) {
    const rise = height * between(random, 0.5, 1.2);
    path += `q${step / 4} ${-rise} ${step / 2} ${-rise * 0.35}t${step / 2} ${rise * 0.35}`;
  }
  return `${path}V${bottom}H${left}Z`;
}

function drifts(random: Random, { left, right, bottom, horizon }: Extent): string[] {
  return Array.from({ length: 46 }, () => {
    const width = between(random, 70, 170);
    return `M${Math.round(between(random, left, right))} ${Math.round(between(random, horizon + 90, bottom))}q${Math.round(width / 2)} ${-Math.round(width / 9)} ${Math.round(width)} 0`;
  });
}

/** Firs close together. */
function thickets(random: Random, groves: Character['groves'], horizon: number, clear: Clear): Fir[] {
  return groves.flatMap((grove) =>
    Array.from({ length: 26 }, () => {
      const angle = between(random, 0, 2 * Math.PI),
        far = Math.sqrt(random());
      const [x, y] = [grove.x + Math.cos(angle) * far * 76, grove.y - 25 + Math.sin(angle) * far * 38];
      return { x: Math.round(x), y: Math.round(y), size: +sizeAt(random, y, horizon).toFixed(2), tone: tone(random) };
    }).filter(({ x, y, size }) => clear(x, y) && clear(x, y - 24 * size)),
  );
}

function sizeAt(random: Random, y: number, horizon: number): number {
  return (0.52 + Math.max(0, y - horizon) / 1700) * between(random, 0.78, 1.22);
}

function tone(random: Random): number {
  return Math.floor(random() * 3);
}

/** Firs in loose groups, far ones smaller, sorted so that the nearer cover the farther. */
function forest(random: Random, { left, right, bottom, horizon }: Extent, count: number, clear: Clear): Fir[] {
  const found: Fir[] = [];
  for (let tries = 0; found.length < count && tries < count * 30; tries += 1) {
    // Two in three stand in the middle, where the camera mostly is.
    const near = random() < 0.66;
    const cx = near ? between(random, Math.max(left, -60), Math.min(right, 1460)) : between(random, left, right);
    const cy = near ? between(random, horizon + 26, Math.min(bottom, 960)) : between(random, horizon + 26, bottom);
    for (let tree = Math.floor(between(random, 1, 4.4)); tree > 0; tree -= 1) {
      const x = cx + between(random, -44, 44),
        y = cy + between(random, -22, 26);
      const size = sizeAt(random, y, horizon);
      if (y > horizon + 14 && clear(x, y) && clear(x, y - 24 * size))
        found.push({ x: Math.round(x), y: Math.round(y), size: +size.toFixed(2), tone: tone(random) });
    }
  }
  return found.sort((one, other) => one.y - other.y);
}
