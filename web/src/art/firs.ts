/** Many firs as few paths: those that do not overlap are drawn at once, the nearer ones over the farther. */
import type { Fir } from './landscape';

type Point = readonly [number, number];

export interface Grove {
  shadows: string;
  /** By tone. */
  trees: [string, string, string];
  shades: string;
  snow: string;
}

const RIGHT: Point[] = [
  [0, -58],
  [10, -38],
  [6, -38],
  [14, -20],
  [8, -20],
  [19, 0],
];
const LEFT: Point[] = [
  [-19, 0],
  [-8, -20],
  [-14, -20],
  [-6, -38],
  [-10, -38],
];
const TRUNK: Point[] = [
  [4, 0],
  [5.6, -20],
  [3.6, -40],
];
const SNOW: Point[][] = [
  [
    [0, -58],
    [6, -46],
    [0, -49],
    [-6, -46],
  ],
  [
    [-10, -38],
    [-6, -38],
    [0, -43],
    [5, -38],
    [9, -39],
    [4, -48],
    [0, -46],
    [-4, -48],
  ],
  [
    [-14, -20],
    [-8, -20],
    [-1, -25],
    [6, -20],
    [11, -22],
    [6, -31],
    [0, -28],
    [-6, -31],
  ],
];

/** A fir by itself; without a place it stands at the origin, as high as it was drawn. */
export function drawn(
  fir: Omit<Fir, 'tone'> = { x: 0, y: 0, size: 1 },
): Record<'shadow' | 'tree' | 'shade' | 'snow', string> {
  const { x, y, size } = fir;
  const round = (value: number) => +value.toFixed(1);
  const shape = (points: Point[]) =>
    `M${points.map(([dx, dy]) => `${round(x + dx * size)} ${round(y + dy * size)}`).join('L')}Z`;
  const [rx, ry] = [round(17 * size), round(4.4 * size)];
  return {
    shadow: `M${round(x - 13 * size)} ${round(y + 2 * size)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`,
    tree: shape([...RIGHT, ...LEFT]),
    shade: shape([...RIGHT, ...TRUNK]),
    snow: SNOW.map(shape).join(''),
  };
}

/** Firs from far to near. */
export function groves(firs: readonly Fir[]): Grove[] {
  const found: { grove: Grove; members: Fir[] }[] = [];
  for (const fir of firs) {
    const at = found.findLastIndex(({ members }) => members.some((other) => overlap(fir, other))) + 1;
    const { grove, members } = (found[at] ??= { grove: bare(), members: [] });
    const { shadow, tree, shade, snow } = drawn(fir);
    members.push(fir);
    grove.shadows += shadow;
    grove.trees[fir.tone as 0 | 1 | 2] += tree;
    grove.shades += shade;
    grove.snow += snow;
  }
  return found.map(({ grove }) => grove);
}

function bare(): Grove {
  return { shadows: '', trees: ['', '', ''], shades: '', snow: '' };
}

function overlap(one: Fir, other: Fir): boolean {
  const high = (fir: Fir) => 58 * fir.size,
    low = (fir: Fir) => 7 * fir.size;
  return (
    Math.abs(one.x - other.x) < 21 * (one.size + other.size) &&
    one.y - high(one) < other.y + low(other) &&
    other.y - high(other) < one.y + low(one)
  );
}
