/** The kit that card pictures are composed of: each motif is a few shapes around its middle, about 50 units wide. */

/** A path, what fills it, and its line: colour and width. */
export type Shape = readonly [path: string, fill: string, line?: string, width?: number];

const INK = '#17293b';
const SNOW = '#ffffff';
const SKIN = '#f1c6a0';
const RED = '#c93f52';
const GOLD = '#f2b632';
const WOOD = '#9b6a3f';

export const MOTIFS = {
  arrow: [['M-20 -5H4V-14L22 0L4 14V5H-20Z', SNOW]],
  bell: [
    ['M-5 -20a5 5 0 0 1 10 0', 'none', '#7a4a26', 4],
    ['M-9 -16H9Q14 4 19 12H-19Q-14 4 -9 -16Z', GOLD],
    ['M3 -16H9Q14 4 19 12H8Q6 -2 3 -16Z', '#c98a18'],
    ['M-20 12H20V17H-20Z', '#c98a18'],
    ['M-5 18a5 5 0 0 0 10 0Z', '#7a4a26'],
  ],
  bolt: [['M6 -24L-14 4H-2L-8 24L14 -6H2Z', GOLD]],
  boot: [
    ['M-12 -20H6V2L22 9Q26 12 24 18H-12Z', RED],
    ['M-12 -20H6V-13H-12Z', '#8f2a3b'],
    ['M-12 14H25V20H-12Z', INK],
    ['M-4 -8H8M-4 -1H10', 'none', SNOW, 2.4],
  ],
  breath: [
    ['M-24 -8H8Q18 -8 18 -15T10 -22Q4 -22 3 -16', 'none', SNOW, 5],
    ['M-24 2H20Q28 2 28 10T20 18Q14 18 13 12', 'none', SNOW, 5],
    ['M-14 12H-2Q4 12 4 17T-2 23', 'none', SNOW, 5],
  ],
  chevrons: [
    ['M-20 -18L-4 0L-20 18', 'none', SNOW, 8],
    ['M2 -18L18 0L2 18', 'none', SNOW, 8],
  ],
  clover: [
    [
      'M0 0Q-14 2 -15 -8T-7 -14Q-2 -14 0 -6Q2 -14 7 -14T15 -8Q14 2 0 0ZM0 0Q-14 -2 -15 8T-7 15Q-1 14 0 6Q1 14 7 15T15 8Q14 -2 0 0Z',
      '#2f8f5b',
    ],
    ['M0 4Q2 16 8 24', 'none', '#1f6b42', 3],
  ],
  crack: [['M0 -16L4 -5L16 -8L7 1L15 11L3 7L-3 17L-5 6L-17 6L-8 -1L-14 -11L-3 -6Z', GOLD]],
  cross: [['M-15 -15L15 15M15 -15L-15 15', 'none', RED, 7]],
  die: [
    ['M-13 -19H13Q19 -19 19 -13V13Q19 19 13 19H-13Q-19 19 -19 13V-13Q-19 -19 -13 -19Z', SNOW, INK, 1.5],
    ['M-12 -10h.1M10 12h.1M10 -10h.1M-12 12h.1M-1 1h.1', 'none', INK, 6.5],
  ],
  edge: [
    ['M-34 10L22 -20Q32 -24 34 -15L-26 16Z', '#3a6ea5'],
    ['M-26 16L34 -15L35 -11L-22 20Z', '#dfeaf3'],
  ],
  finish: [
    ['M-14 24V-22', 'none', INK, 3.5],
    ['M-14 -22H20V2H-14Z', SNOW],
    ['M-14 -22h8.500v8h8.500v-8h8.500v8h8.500v8h-8.500v8h-8.500v-8h-8.500v8h-8.500v-8h8.500v-8h-8.500Z', INK],
  ],
  flake: [
    ['M0 -20V20M-17 -10L17 10M-17 10L17 -10', 'none', '#4f9bd1', 4],
    ['M-5 -17L0 -12L5 -17M-5 17L0 12L5 17', 'none', '#4f9bd1', 3],
  ],
  flag: [
    ['M-16 26V-22', 'none', INK, 3.5],
    ['M-15 -21Q-4 -27 6 -21T24 -21V1Q14 7 4 1T-15 1Z', RED],
  ],
  glove: [
    ['M-12 18L-14 -8Q-14 -20 -3 -20Q7 -20 8 -9Q14 -14 19 -9Q22 -5 17 0L10 8L9 18Z', '#2f7fb8'],
    ['M-13 12H10V22H-13Z', GOLD],
  ],
  head: [
    ['M-14 22Q-16 8 -14 -2Q-12 -18 4 -18Q18 -16 18 0L22 8H17V15Q16 20 6 19V24H-14Z', SKIN],
    ['M-15 -2Q-16 -22 3 -22Q20 -21 19 -5Z', '#2f7fb8'],
    ['M-16 -6H19V1H-16Z', SNOW],
    ['M6 6h6', 'none', INK, 3],
  ],
  heart: [['M0 20C-26 2 -22 -20 -8 -20C-3 -20 -1 -17 0 -13C1 -17 3 -20 8 -20C22 -20 26 2 0 20Z', RED]],
  inn: [
    ['M-20 20V-4H20V20Z', '#c8874b'],
    ['M-26 -2L0 -24L26 -2Z', '#8f2a3b'],
    ['M-5 20V5H5V20ZM-15 3H-9V10H-15ZM9 3H15V10H9Z', '#fff1c4'],
  ],
  leg: [
    ['M-8 -26H10L8 -4Q10 4 4 12L8 18L22 20V26H-8L-8 12Q-4 2 -6 -6Z', '#3a5f8f'],
    ['M-8 18H8L22 20V27H-8Z', INK],
  ],
  lungs: [
    ['M-2 -24H2V-8H-2Z', '#e9eef2'],
    ['M-4 -10Q-4 18 -12 20T-24 8Q-22 -10 -12 -16Q-4 -18 -4 -10Z', '#e8899a'],
    ['M4 -10Q4 18 12 20T24 8Q22 -10 12 -16Q4 -18 4 -10Z', '#d66c80'],
  ],
  megaphone: [
    ['M-22 -7L8 -20V20L-22 7Z', RED],
    ['M8 -20Q15 0 8 20Q2 0 8 -20Z', '#8f2a3b'],
    ['M-26 -8H-18V8H-26Z', INK],
    ['M-15 9L-11 22H-4L-8 11Z', INK],
    ['M18 -11Q25 0 18 11M25 -18Q36 0 25 18', 'none', SNOW, 4],
  ],
  mug: [
    ['M-14 -14H8V20H-14Z', GOLD],
    ['M-16 -12Q-16 -22 -8 -20Q-4 -26 2 -21Q10 -22 10 -12Z', SNOW],
    ['M9 -6Q20 -6 20 4T9 14', 'none', '#c98a18', 4],
  ],
  pole: [
    ['M-26 0H24', 'none', '#2b3c4c', 4],
    ['M-32 0H-20', 'none', RED, 7],
    ['M16 -7V7', 'none', SNOW, 3.5],
  ],
  reserve: [
    ['M-16 -14Q-16 -22 -8 -22H8Q16 -22 16 -14V18Q16 22 12 22H-12Q-16 22 -16 18Z', '#4f7d35'],
    ['M-11 -2H11V14H-11Z', '#3b5f27'],
    ['M-16 -8H16', 'none', '#2c471c', 3],
    ['M-6 -22Q-6 -29 0 -29T6 -22', 'none', '#2c471c', 3],
  ],
  rifle: [
    ['M-34 6L-14 -2L-10 6L-26 16Q-34 18 -34 6Z', WOOD],
    ['M-18 0L18 -12', 'none', WOOD, 7],
    ['M-6 -5L36 -19', 'none', INK, 3.5],
    ['M-4 -12L8 -16', 'none', INK, 3.5],
  ],
  round: [['M-15 -5A16 16 0 1 1 -12 10M-21 -10L-15 -4L-8 -9', 'none', SNOW, 5]],
  sign: [
    ['M0 26V-24', 'none', '#6d4a2a', 4.5],
    ['M-2 -22H18L25 -15L18 -8H-2Z', '#f6e3ba'],
    ['M2 -4H-18L-25 3L-18 10H2Z', RED],
  ],
  ski: [
    ['M-38 4H28Q36 4 39 -4', 'none', RED, 6],
    ['M-10 1h14', 'none', INK, 4.5],
  ],
  skier: [
    ['M-30 22H22Q30 22 33 16', 'none', RED, 4],
    ['M-14 18L-4 6L-16 -2', 'none', '#1c2e42', 8],
    ['M-16 -2L4 -8', 'none', '#2f7fb8', 12],
    ['M4 -6L14 4', 'none', '#2f7fb8', 5],
    ['M14 4L-24 2', 'none', INK, 2.2],
    ['M9 -22a8 8 0 1 1 0 16a8 8 0 1 1 0 -16', SKIN],
    ['M1 -15a8 8 0 0 1 16 0Z', RED],
  ],
  snowball: [['M-10 -7a11 11 0 1 1 -1 14a10 10 0 1 1 1 -14M6 0a9 9 0 1 1 8 10a9 9 0 0 1 -8 -10', SNOW, '#a9c3d8', 1.5]],
  spark: [['M0 -14L3.500 -3.500L14 0L3.500 3.500L0 14L-3.500 3.500L-14 0L-3.500 -3.500Z', '#fff4c2']],
  sun: [
    ['M0 -13a13 13 0 1 1 0 26a13 13 0 1 1 0 -26', '#fbe3a4'],
    ['M0 -17a17 17 0 1 1 0 34a17 17 0 1 1 0 -34', 'none', '#fbe3a4', 1.6],
  ],
  tent: [
    ['M-26 18L-18 -14H18L26 18Z', SNOW],
    ['M-22 -14Q0 -26 22 -14L19 -4H-19Z', RED],
    ['M-8 18V2H8V18Z', '#3a4f66'],
  ],
  tin: [
    ['M-18 -8H18V14Q0 22 -18 14Z', '#2f6fa8'],
    ['M-18 -8a18 6 0 0 1 36 0a18 6 0 0 1 -36 0', '#7fb5dc'],
    ['M-12 -8a12 3.500 0 0 1 24 0a12 3.500 0 0 1 -24 0', '#e9f3fa'],
    ['M-10 5H10', 'none', SNOW, 4],
  ],
  thermometer: [
    ['M-5 -22a5 5 0 0 1 10 0V8a10 10 0 1 1 -10 0Z', SNOW, INK, 1.5],
    ['M0 -12V14', 'none', RED, 5],
    ['M0 11a6 6 0 1 1 0 11a6 6 0 1 1 0 -11', RED],
  ],
  track: [
    ['M-30 24L-7 -18H7L30 24Z', SNOW],
    ['M-13 24L-3 -18M13 24L3 -18', 'none', '#9cb6c9', 2.6],
  ],
  truck: [
    ['M-30 -16H8V14H-30Z', SNOW],
    ['M8 -6H20L30 5V14H8Z', RED],
    ['M12 -2H19L25 5H12Z', '#cfe6f5'],
    ['M-26 -11H4V-4H-26Z', '#2f7fb8'],
    ['M-16 10a6 6 0 1 1 0 12a6 6 0 1 1 0 -12M18 10a6 6 0 1 1 0 12a6 6 0 1 1 0 -12', INK],
  ],
  waffle: [
    [
      'M-14 -14a8 8 0 0 1 14 -4a8 8 0 0 1 14 4a9 9 0 0 1 2 13a12 12 0 0 1 -10 14a12 12 0 0 1 -12 0a12 12 0 0 1 -10 -14a9 9 0 0 1 2 -13',
      '#e0a44c',
    ],
    ['M-15 -6H15M-14 4H14M-6 -17V14M6 -17V14', 'none', '#b9772a', 2.4],
  ],
  wing: [['M-4 10Q-14 -18 22 -22Q16 -16 18 -12Q12 -10 13 -5Q7 -4 8 1Q2 4 -4 10Z', SNOW]],
  wrench: [['M-18 22L8 -4Q4 -18 18 -22L12 -14L16 -9L24 -14Q22 0 10 4L-11 28Q-20 31 -18 22Z', '#8fa3b4']],
} as const satisfies Record<string, readonly Shape[]>;

export type Motif = keyof typeof MOTIFS;
