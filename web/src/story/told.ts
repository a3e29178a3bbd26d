// Generated from loipe.story; run `python -m loipe.server.typescript` instead of editing.


import type { Facts } from '../lib/messages';

/** A sentence by its message and facts. */
export interface Told {
  message: string;
  facts: Facts;
  clause: string;
}

/** A choice other than the rule of thumb's. */
export interface Decision {
  ply: number;
  round: number;
  chosen: Told;
  usual: Told;
  worth: number;
  doubt: number;
}

/** One seat, in points of win chance: start + dice + choices + rivals = end. */
export interface SeatStory {
  seat: number;
  name: string;
  place: number;
  start: number;
  dice: number;
  choices: number;
  rivals: number;
  end: number;
  doubt: number;
  decisions: number;
  best: Decision | null;
  worst: Decision | null;
  lines: Told[];
}

/** Where the game turned: an event of luck, or a choice. */
export interface TurningPoint {
  ply: number;
  round: number;
  seat: number;
  amount: number;
  kind: "luck" | "choice";
  told: Told | null;
  decision: Decision | null;
}

/** Everybody's chances once a round is over, in percent. */
export interface Moment {
  ply: number;
  round: number;
  chances: number[];
}

/** What a seat was at, after one ply and until another. */
export interface Stretch {
  kind: "skiing" | "range" | "loop";
  first: number;
  last: number;
}

/** One shooting: the plies it took, and shot by shot whether it hit. */
export interface Visit {
  first: number;
  last: number;
  shots: boolean[];
}

/** The end of a lap, or what counts as one, and the place by then: equals share it. What it took, in rounds. */
export interface Lap {
  ply: number;
  place: number;
  skiing: number;
  range: number;
  loop: number;
}

/** How it ended for a seat, as a sentence: a message id and its numbers. */
export interface Finish {
  message: string;
  facts: Record<string, number>;
}

/** One seat's game. */
export interface SeatSplits {
  seat: number;
  team: number;
  stretches: Stretch[];
  visits: Visit[];
  laps: Lap[];
  counts: Record<string, number>;
  finish: Finish | null;
}

/** An event worth keeping for itself. */
export interface Note {
  ply: number;
  round: number;
  kind: string;
  seat: number;
  facts: Facts;
}

/** The whole game. */
export interface Splits {
  rounds: number;
  seats: SeatSplits[];
  notes: Note[];
}

/** The whole of it. Where a number is a share of games, two standard errors of it are `doubt`, in points. */
export interface Story {
  game: string;
  seats: SeatStory[];
  turning_points: TurningPoint[];
  moments: Moment[];
  games: number;
  doubt: number;
  splits: Splits;
}

/** A story as far as it is known: whoever asks again gets a surer one, until all of it is done. */
export interface Telling {
  done: number;
  story: Story;
}
