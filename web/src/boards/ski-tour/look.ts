/** Colours and shapes of the boards. */

/** By colour of the shooting die. */
export const LADDER: Record<string, string> = {
  green: '#26774a',
  yellow: '#e7b52c',
  orange: '#e2802f',
  blue: '#2a6dab',
};
/** By rung of the ladder. */
export const RUNGS = ['#2f8a52', '#d3a012', '#d9731f', '#2f76b8'];
export const HEART =
  'M0 8.6C-11 1.2 -9.4 -8 -3.6 -8C-1.6 -8 -.6 -6.8 0 -5.4C.6 -6.8 1.6 -8 3.6 -8C9.4 -8 11 1.2 0 8.600Z';
export const NAMES = [
  'norway',
  'germany',
  'russia',
  'france',
  'sweden',
  'austria',
  'finland',
  'italy',
  'united-kingdom',
  'usa',
];
