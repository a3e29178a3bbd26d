/** People in winter coats, as few paths as colours: half of them in each of two waves. */
import { between, seeded } from '../../lib/seeded';

export interface Wave {
  coats: { colour: string; d: string }[];
  hats: { colour: string; d: string }[];
  faces: string;
}

const COATS = ['#30638e', '#8e5aa8', '#a8502a', '#00798c', '#4f7d35', '#44586c', '#a83245'];
const HATS = ['#d1495b', '#f4fafd', '#2f57b5', '#e9ddc4', '#00808f'];

/** So many in so many rows over a width, feet at the origin, each about 36 units high before the scale. */
export function crowd(seed: number, count: number, rows: number, width: number, scale: number): [Wave, Wave] {
  const random = seeded(seed);
  const people = Array.from({ length: count * rows }, (_, at) => {
    const row = Math.floor(at / count);
    const x = ((at % count) + 0.5 + (row % 2) * 0.5 + between(random, -0.15, 0.15)) / (count + 0.5) - 0.5;
    return {
      x: x * width,
      y: (row + 1 - rows) * 15 * scale,
      coat: COATS[Math.floor(random() * COATS.length)] ?? '',
      hat: HATS[Math.floor(random() * HATS.length)] ?? '',
      arms: random() < 0.45,
    };
  });
  const wave = (turn: number): Wave => {
    const these = people.filter((_, at) => at % 2 === turn);
    const by = (key: 'coat' | 'hat', shape: (person: (typeof people)[number]) => string) =>
      [...new Set(these.map((person) => person[key]))].map((colour) => ({
        colour,
        d: these
          .filter((person) => person[key] === colour)
          .map(shape)
          .join(''),
      }));
    const at = (x: number, y: number, more: string) =>
      `M${x.toFixed(1)} ${y.toFixed(1)}${more.replace(/-?[\d.]+/g, (part) => (Number(part) * scale).toFixed(1))}`;
    return {
      coats: by('coat', ({ x, y, arms }) =>
        at(
          x - 9 * scale,
          y,
          `v-15q0 -10 9 -10t9 10v15z${arms ? 'm1 -17l-5 -14l-3 1l4 14zm15 0l5 -14l3 1l-4 14z' : ''}`,
        ),
      ),
      hats: by('hat', ({ x, y }) => at(x - 7 * scale, y - 31 * scale, 'q0 -8 7 -8t7 8z')),
      faces: these
        .map(({ x, y }) => at(x - 6.6 * scale, y - 30 * scale, 'q0 -6.6 6.6 -6.6t6.6 6.6t-6.6 6.6t-6.6 -6.6z'))
        .join(''),
    };
  };
  return [wave(0), wave(1)];
}
