/** The race as the server shows it, and the nations' boards. */
import type { Course } from './course';

export interface Skier {
  space: string;
  way_left: number;
  columns: number[];
  stars: boolean[];
  available: number;
  levels: number[];
  hits: number[];
  targets: ('' | 'hit' | 'miss')[];
  shots_owed: number;
  misses: number;
  laps: number;
  missed: number[];
  wax: string[];
  used: boolean[];
  outer: number[];
  printed_used: boolean;
  laid: number;
  sixes: number;
  chosen: number;
  place: number;
  collapsed: boolean;
}

export interface Shown {
  phase: string;
  round: number;
  marker: number;
  active: number;
  actor: number;
  owing: number[];
  skiers: Skier[];
  nations: string[];
  taken: number;
  extra: number;
  steps_left: number;
  shots_left: number;
  sprinting: boolean;
  path: string[];
  boxes: Record<string, string[]>;
}

export interface Nation {
  name: string;
  advanced: boolean;
  tokens: string[];
  ladder: Colour[];
  room: number[];
  full_at: number[];
  swaps: boolean[];
  printed: string;
}

export type Colour = 'green' | 'yellow' | 'orange' | 'blue';

export interface Token {
  effects: string[];
  price: boolean;
  either: boolean;
}

export interface Boards {
  course: Course;
  nations: Nation[];
  tokens: Record<string, Token>;
  /** Faces of six that hit, by colour of the shooting die. */
  dice: Record<Colour, number>;
}

export const LADDER: Record<Colour, string> = {
  green: '#26774a',
  yellow: '#e7b52c',
  orange: '#e2802f',
  blue: '#2a6dab',
};
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

export function percent(hits: number): string {
  return `${Math.round((hits * 100) / 6)} %`;
}
