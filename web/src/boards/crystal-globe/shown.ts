// Generated from loipe.games.crystal-globe; run `python -m loipe.server.typescript` instead of editing.


import type { Standing, Throw } from '../../lib/shown';

/** One figure, as everybody sees it. */
export interface Skier {
  base: "white" | "grey" | "black";
  team: number;
  square: string;
  is_on_course: boolean;
  lap: number;
  way_left: number;
  ring: number;
  fallen: boolean;
  slipstream: boolean;
  stand: number;
  aiming: boolean;
  position: "prone" | "standing";
  has_shot: boolean;
  shots: number;
  white: number;
  black: number;
  misses: number;
  series: (("hit" | "miss" | "open")[])[];
  cards: number;
  deck: number;
  top: number;
  start_round: number;
  place: number;
  beyond: number;
}

/** One shot, fired or to come: its die, and how many of the faces hit. */
export interface Shot {
  state: "hit" | "miss" | "next" | "later";
  die: string;
  ways: number;
  of: number;
  percent: number;
}

/** The series of whoever shoots in this turn. */
export interface Series {
  seat: number;
  dice: string[];
  shots: Shot[];
}

/** CG-6: a player's best place, or the sum of places; 0 while it is open. */
export interface Score {
  player: number;
  seats: number[];
  score: number;
}

/** What everybody sees. */
export interface Open {
  phase: string;
  round: number;
  active: number;
  order: number[];
  wind: boolean;
  skiers: Skier[];
  die: number;
  points: number;
  series: Series | null;
  players: Score[];
  standing: Standing;
  throw: Throw | null;
}

/** One card of a hand. */
export interface Card {
  value: number;
  form: boolean;
}

/** A holder's own cards. */
export interface Cards {
  hand: Card[];
  form: number | null;
  form_at: "deck" | "hand" | "played";
  deck: Record<string, number>;
  pile: number[];
}

/** What only the holder sees. */
export interface Own {
  hands: Record<string, Cards>;
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
  kind: "start" | "range" | "ring" | "stand" | "track";
  row: number;
  lane: number;
  stretch: string;
  cell: number[];
  outline: number[];
  centre: [number, number];
  heading: number;
  climb: boolean;
  descent: boolean;
  ice: boolean;
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

/** All that is drawn of a venue. */
export interface Ground {
  name: string;
  title: string;
  canvas: [number, number];
  seed: number;
  trees: number;
  peaks: number;
  landmarks: Landmark[];
  squares: Square[];
  ribbons: Ribbon[];
  line: [[number, number], [number, number]];
  range: Range;
  ring: Ring;
}

/** CG-71: a shooting die by its faces. */
export interface Die {
  name: string;
  hits: number;
  windsocks: number;
  misses: number;
}

/** A table of Crystal Globe before anything moves on it. */
export interface Board {
  course: Ground;
  blind: boolean;
  climb_cost: number;
  descent_bonus: number;
  dice: Die[];
  colours: string[];
  bases: ("white" | "grey" | "black")[];
}
