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
