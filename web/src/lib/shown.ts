// Generated from loipe.core.shown; run `python -m loipe.server.typescript` instead of editing.


import type { Part } from './messages';

export type Dot = "hit" | "miss" | "open";

export type Tone = "" | "range" | "loops" | "done" | "score";

/** One seat of the ranking. */
export interface Row {
  seat: number;
  place: number;
  gap: number | null;
  status: Part | null;
  tone: "" | "range" | "loops" | "done" | "score";
  series: (("hit" | "miss" | "open")[])[];
  facts: Part[];
  tag: Part | null;
  about: Part | null;
}

/** How far a round has come. */
export interface Progress {
  round: Part;
  phase: Part;
  at: number;
  of: number;
}

/** The ranking, best first, under a heading. */
export interface Standing {
  head: Part;
  rows: Row[];
  progress: Progress | null;
}

/** A throw that is due: whose hand it waits for, what is asked, and what the button says. */
export interface Throw {
  seat: number;
  ask: Part;
  button: string;
}

/** What everybody sees, at least. */
export interface Open {
  standing: Standing;
  throw: Throw | null;
}

/** What only the holder sees, at least. */
export interface Own {
  hides: number[];
}

/** What the view of every game has; each game's own has more. */
export interface Shown {
  open: Open;
  own: Own;
}

/** What everybody sees. */
export interface PlainOpen {
  standing: Standing;
  throw: Throw | null;
  active: number;
}

/** What only the holder sees. */
export interface PlainOwn {
  hides: number[];
  told: Record<string, Part[]>;
}

/** The tree of a game that is drawn by its standing alone. */
export interface Plain {
  open: PlainOpen;
  own: PlainOwn;
}
