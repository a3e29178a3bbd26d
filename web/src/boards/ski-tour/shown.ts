// Generated from loipe.games.ski-tour; run `python -m loipe.server.typescript` instead of editing.


import type { Part } from '../../lib/messages';

import type { Standing, Throw } from '../../lib/shown';

/** A stamina marker and its target. */
export interface Heart {
  rung: number;
  level: string;
  hits: number;
  chance: number;
  target: "" | "hit" | "miss";
}

/** One nation's board and skier, as everybody sees them. */
export interface Skier {
  nation: string;
  space: string;
  at_range: number;
  is_racing: boolean;
  way_left: number;
  columns: number[];
  stars: boolean[];
  ready: number;
  next_roll: number;
  returning: number;
  rolled: number[];
  hearts: Heart[];
  stamina: number;
  shots_owed: number;
  laps: number;
  series: (("hit" | "miss" | "open")[])[];
  wax: string[];
  used: boolean[];
  outer: number[];
  printed_used: boolean;
  sixes: number;
  chosen: number;
  place: number;
  collapsed: boolean;
}

/** A column taken in this turn. */
export interface TakenColumn {
  column: number;
  dice: number;
  price: number;
  back: boolean;
}

/** What the turn at hand has come to so far. */
export interface Turn {
  taken: TakenColumn[];
  extra: number;
  shooting: boolean;
  uphill: number;
  count: number;
  paid: number;
  shots_left: number;
  aimed: number;
}

/** What everybody sees. */
export interface Open {
  phase: string;
  round: number;
  marker: number;
  active: number;
  actor: number;
  owing: number[];
  skiers: Skier[];
  turn: Turn;
  tally: Part[];
  followers: number[];
  standing: Standing;
  throw: Throw | null;
}

/** What only the holder sees. */
export interface Own {
  seats: number[];
  wax: Record<string, string[]>;
  boxes: Record<string, string[]>;
  hides: number[];
}

/** The race as page and terminal draw it. */
export interface Shown {
  open: Open;
  own: Own;
}

/** A hexagon of the table. */
export interface Tile {
  id: string;
  kind: string;
  turn: string;
  heading: number;
  centre: [number, number];
  corners: [number, number][];
  ribbon: [number, number][];
}

/** One space of the course or of a penalty lane. */
export interface Space {
  name: string;
  holds: "plain" | "climb" | "descent" | "white" | "range" | "penalty";
  row: number;
  lane: number;
  tile: number;
  range: number;
  centre: [number, number];
  angle: number;
  outline: [number, number][];
  across: string[];
}

/** Start or Goal: the line over the track, and where skiers wait beside it. */
export interface Line {
  line: [number, number][];
  centre: [number, number];
  angle: number;
}

/** A course on a canvas that begins at 0, 0. */
export interface Course {
  name: string;
  title: string;
  canvas: [number, number];
  radius: number;
  tiles: Tile[];
  spaces: Space[];
  ranges: number;
  start: Line;
  goal: Line;
}

/** A level of the hearts' ladder. */
export interface Rung {
  level: string;
  colour: string;
}

/** A place for dice on a nation's board. */
export interface Column {
  name: string;
  face: number;
  room: number;
  full_at: number;
  star: string;
  swap: boolean;
}

/** A player board (ST-1). */
export interface Nation {
  name: string;
  tokens: string[];
  rungs: Rung[];
  columns: Column[];
  printed: string;
}

/** A kind of wax token; its title is `ski-tour-card-<name>`. */
export interface Token {
  name: string;
  effects: string[];
  price: boolean;
  either: boolean;
}

/** What a page needs to draw the table. */
export interface Board {
  course: Course;
  nations: Nation[];
  tokens: Record<string, Token>;
  glide: number;
  steep: number;
}
