// Generated from loipe.games.mass-start; run `python -m loipe.server.typescript` instead of editing.


import type { Standing, Throw } from '../../lib/shown';

/** One figure, as everybody sees it. */
export interface Skier {
  square: string;
  is_racing: boolean;
  stand: number;
  lap: number;
  way_left: number;
  has_shot: boolean;
  loops_left: number;
  fallen: boolean;
  targets_left: number;
  shots: number;
  risk: number;
  red_wind: boolean;
  pauses_left: number;
  series: (("hit" | "miss" | "open")[])[];
  shots_hit: boolean[];
  sprints: number;
  skis_held: boolean;
  rifle_held: boolean;
  skis_open: boolean;
  rifle_open: boolean;
  turns_lost: number;
  roll_change: number;
  cards: number;
  seen_cards: string[];
  place: number;
  beyond: number;
}

/** What everybody sees. */
export interface Open {
  phase: string;
  round: number;
  active: number;
  order: number[];
  skiers: Skier[];
  natural: number;
  points: number;
  extra: number;
  deck: number;
  under: string[];
  technique: Record<string, number>;
  standing: Standing;
  throw: Throw | null;
}

/** What only the holder sees. */
export interface Own {
  hands: Record<string, string[]>;
  hides: number[];
}

/** The race as page and terminal draw it. */
export interface Shown {
  open: Open;
  own: Own;
}

/** Something to recognise the place by. Without a point, the page finds one by the seed. */
export interface Landmark {
  kind: "village" | "chapel" | "lake" | "waterfall" | "stand" | "crowd" | "forest" | "hut" | "cable-car" | "bridge";
  at: [number, number] | null;
}

/** One square: what it is, where it lies, what is printed on it. */
export interface Square {
  name: string;
  kind: string;
  row: number;
  lane: number;
  stretch: string;
  cell: number[];
  outline: number[];
  centre: [number, number];
  heading: number;
  climb: number;
  descent: boolean;
  ice: boolean;
  letter: "" | "E" | "C";
}

/** A stretch as a whole: its middle line, and its outline for the snow beneath the squares. */
export interface Ribbon {
  name: string;
  route: string;
  points: [number, number][];
  width: number;
  outline: number[];
}

/** MS-8, CG-20: the stands beside the rows of the range. */
export interface Range {
  rows: number[];
  side: string;
  house: number[];
  stands: string[];
  targets: number[][];
}

/** MS-12, CG-26: where misses are paid for. */
export interface Ring {
  centre: [number, number];
  rx: number;
  ry: number;
  lane: number;
}

/** All that is drawn of a course. */
export interface Ground {
  name: string;
  title: string;
  canvas: [number, number];
  seed: number;
  trees: number;
  peaks: number;
  landmarks: Landmark[];
  squares: Square[];
  closed: number[][];
  ribbons: Ribbon[];
  line: [[number, number], [number, number]];
  range: Range;
  loop: Ring | null;
}

/** One event card; its text is `mass-start-card-<name>`. */
export interface Card {
  name: string;
  starred: boolean;
  verb: string;
  amount: number;
}

/** A table of Mass Start before anything moves on it. */
export interface Board {
  course: Ground;
  colours: string[];
  cards: Card[];
  targets: number;
  shots: number;
}
