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

/** The whole of it. Where a number is a share of games, two standard errors of it are `doubt`, in points. */
export interface Story {
  game: string;
  seats: SeatStory[];
  turning_points: TurningPoint[];
  moments: Moment[];
  games: number;
  doubt: number;
}

/** A story as far as it is known: whoever asks again gets a surer one, until all games are played. */
export interface Telling {
  games: number;
  most: number;
  story: Story;
}
