// Generated from loipe.games.sport-ist-mord; run `python -m loipe.server.typescript` instead of editing.


import type { Standing, Throw } from '../../lib/shown';

/** Training cards of one sport. */
export interface Stock {
  sport: "bowling" | "tennis" | "billiards" | "football" | "darts" | "jogging" | "chess" | "skiing";
  cards: number;
}

/** An accident card somebody keeps. */
export interface Accident {
  card: string;
  kind: "T" | "U2" | "U4" | "U6" | "none";
  die: number;
  fatal: boolean;
}

/** One sportsman. */
export interface Player {
  free: number;
  rolled: number[];
  doped: number[];
  pills: number;
  stock: Stock[];
  accidents: Accident[];
  score: number;
  sports: number;
  largest: number;
}

/** A die at a sport, or on its fatal card. */
export interface Die {
  seat: number;
  value: number;
  doped: boolean;
}

/** One sport of the circle. */
export interface Sport {
  name: "bowling" | "tennis" | "billiards" | "football" | "darts" | "jogging" | "chess" | "skiing";
  fatal: Die | null;
  pile: number;
  shuffled: Record<string, number>;
  under: ("T" | "U2" | "U4" | "U6" | "none")[];
  outside: Die[];
  inside: Die[];
  strengths: number[];
  owned: number[];
}

/** Somebody in line for the cards of a sport. */
export interface Contender {
  seat: number;
  dice: number[];
  total: number;
  has_claimed: boolean;
}

/** A card given out and not settled yet. */
export interface Dealt {
  seat: number;
  card: "T" | "U2" | "U4" | "U6" | "none";
}

/** What everybody sees. */
export interface Open {
  phase: "lead" | "give-coach" | "train" | "pick" | "roll-picked" | "give-pill" | "pick-one" | "roll-one" | "spend" | "repeat" | "dope" | "place" | "reveal" | "claim" | "contest" | "choose" | "extra" | "over";
  round: number;
  last_round: number;
  active: number;
  first: number;
  best: number;
  side: "outside" | "inside";
  reserve: number;
  sport: "bowling" | "tennis" | "billiards" | "football" | "darts" | "jogging" | "chess" | "skiing" | null;
  extra: boolean;
  players: Player[];
  sports: Sport[];
  closed: number;
  revealed: ("T" | "U2" | "U4" | "U6" | "none")[];
  line: Contender[];
  dealt: Dealt[];
  picked: number[];
  standing: Standing;
  throw: Throw | null;
}

/** What only the holder sees. */
export interface Own {
  claims: Record<string, "T" | "U2" | "U4" | "U6" | "none">;
  hides: number[];
}

/** The meet as page and terminal draw it. */
export interface Shown {
  open: Open;
  own: Own;
}

/** What never changes: the circle of sports, bowling first, the pills of the box, the players' colours. */
export interface Board {
  sports: ("bowling" | "tennis" | "billiards" | "football" | "darts" | "jogging" | "chess" | "skiing")[];
  pills: number;
  colours: string[];
}
