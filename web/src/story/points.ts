import type { Speaker } from '../lib/words.svelte';

/** Points of win chance with their sign. */
export function signed(words: Speaker, amount: number): string {
  const points = Math.round(amount);
  return words.say('story-points', {
    sign: points > 0 ? 'plus' : points < 0 ? 'minus' : 'none',
    points: Math.abs(points),
  });
}
