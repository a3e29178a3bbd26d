/** What is said of a table of mine: how I stand, and whom it waits for. */
import type { TableLine } from '../lib/messages';
import type { Speaker } from '../lib/words.svelte';
import type { Row } from './tables.svelte';

export function standing(words: Speaker, line: TableLine): string {
  if (line.problem) return words.say('page-my-gone', { reason: line.problem.message });
  if (line.kind === 'log') return words.say('page-my-log');
  if (line.waiting) return words.say('page-my-waiting');
  const best = Math.min(...line.mine.map((seat) => line.places[seat] ?? Infinity));
  const level = !line.over && new Set(line.places).size < 2;
  return words.say(line.over ? 'page-my-over' : 'page-my-runs', { place: !line.mine.length ? 0 : level ? -1 : best });
}

/** The names of those that are awaited beside me. */
export function next(line: TableLine): string[] {
  return line.your_turn ? [] : line.owing.map((seat) => line.names[seat] ?? '');
}

/** The game; one that is gone is called by what this browser remembers of it. */
export function titleOf(words: Speaker, { held, line }: Row): string {
  const poster = `${line.game || held.game}-poster`;
  return words.has(poster) ? words.say(poster) : line.title || held.table;
}
