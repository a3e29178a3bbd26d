/** Bibs: colour, its shade, and a shape, so that colour never stands alone. */

export interface Bib {
  colour: string;
  shade: string;
  shape: Shape;
}

export type Shape = 'square' | 'diamond' | 'hexagon' | 'shield' | 'triangle' | 'octagon';

const COLOURS: [string, string][] = [
  ['#d1495b', '#a02c40'],
  ['#00798c', '#005a69'],
  ['#b4531b', '#85390d'],
  ['#2a5db0', '#1d4380'],
  ['#4f7d35', '#3b5f27'],
  ['#8e5aa8', '#6c3f84'],
  ['#6b4a2f', '#4a3220'],
  ['#3a4f66', '#26364a'],
  ['#b0447f', '#852e5e'],
  ['#2b8a6b', '#1d664e'],
  ['#5b5fc7', '#4145a0'],
  ['#6f7a1c', '#515a10'],
];
/** What the first six are called, where players choose. */
const NAMES = ['red', 'teal', 'orange', 'blue', 'green', 'purple'];
const SHAPES: Shape[] = ['square', 'diamond', 'hexagon', 'shield', 'triangle', 'octagon'];

export function bibOf(number: number): Bib {
  const [colour, shade] = COLOURS[number % COLOURS.length] ?? ['#3a4f66', '#26364a'];
  return { colour, shade, shape: SHAPES[number % SHAPES.length] ?? 'square' };
}

/** The bib of a colour by name; without a name, the seat's own. */
export function bibNumber(colour: string | undefined, seat: number): number {
  const found = NAMES.indexOf(colour ?? '');
  return found < 0 ? seat : found;
}

/** Outlines in a box of 20 by 20 around the origin. */
export const OUTLINES: Record<Shape, string> = {
  square: 'M-6 -10H6Q10 -10 10 -6V6Q10 10 6 10H-6Q-10 10 -10 6V-6Q-10 -10 -6 -10Z',
  diamond: 'M0 -12.4Q1.6 -12.4 3 -11L11 -3Q13 0 11 3L3 11Q0 13 -3 11L-11 3Q-13 0 -11 -3L-3 -11Q-1.6 -12.4 0 -12.4Z',
  hexagon: 'M-5.8 -10H5.8L11.6 0L5.8 10H-5.8L-11.6 0Z',
  shield: 'M-9.6 -9.6Q0 -12 9.6 -9.6V1Q9.6 8 0 11.6Q-9.6 8 -9.6 1Z',
  triangle: 'M0 -13Q1.8 -13 2.8 -11L12 7Q13 10 10 10H-10Q-13 10 -12 7L-2.8 -11Q-1.8 -13 0 -13Z',
  octagon: 'M-4.4 -10.6H4.4L10.6 -4.4V4.4L4.4 10.6H-4.4L-10.6 4.4V-4.4Z',
};
