/** One axis of rounds for the curve and the bars under it: a ply lies within its round by its share of it. */
import type { Splits, Story } from './told';

export interface Axis {
  x: (ply: number) => number;
  /** A few rounds by their number. */
  marks: { round: number; x: number }[];
}

export function axisOf(story: Story, left: number, right: number): Axis {
  const plies = [0, ...story.moments.map((moment) => moment.ply)];
  const rounds = Math.max(1, story.moments.length);
  const x = (ply: number): number => {
    const next = plies.findIndex((each) => each >= ply);
    if (next < 0) return right;
    const at = Math.max(1, next);
    const [before = 0, after = 1] = [plies[at - 1], plies[at]];
    const within = after > before ? (ply - before) / (after - before) : 0;
    return left + ((right - left) * (at - 1 + within)) / rounds;
  };
  const every = Math.ceil(rounds / Math.max(2, Math.floor((right - left) / 70)));
  const marks = story.moments
    .filter(({ round }) => round > 0 && round % every === 0)
    .map(({ round, ply }) => ({ round, x: x(ply) }));
  return { x, marks };
}

/** The first shooting, the second and so on: from whoever came first to whoever left last; none where legs follow legs. */
export function shootings(splits: Splits): { first: number; last: number }[] {
  const most = Math.max(0, ...splits.seats.map((seat) => (seat.team ? 0 : seat.visits.length)));
  return Array.from({ length: most }, (_, at) => {
    const visits = splits.seats.flatMap((seat) => seat.visits.slice(at, at + 1));
    return { first: Math.min(...visits.map((one) => one.first)), last: Math.max(...visits.map((one) => one.last)) };
  });
}

/** Best first. */
export function ranked(story: Story): Story['seats'] {
  return [...story.seats].sort((one, two) => one.place - two.place || one.seat - two.seat);
}

/** Where the scale of chances ends: above the highest before the finish. */
export function highest(story: Story): number {
  const before = story.moments.slice(0, -1).flatMap((moment) => moment.chances);
  return Math.min(100, 10 * Math.ceil((Math.max(30, ...before) + 4) / 10));
}
