/** New tables: with one click against bots, or as the form says. */
import { createTable, Refusal } from '../lib/api';
import { hold, markFresh } from '../lib/held.svelte';
import type { Created, GameLine, NewTable, Reason } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import type { Speaker } from '../lib/words.svelte';

/** Names for bots, as people on a start list have them. */
export const RIVALS = ['Morel', 'Brandt', 'Lind', 'Rossi', 'Korpi', 'Aune', 'Novak', 'Berger', 'Sato', 'Dahl', 'Weiss'];

export function myName(words: Speaker): string {
  return settings.name || words.say('page-me');
}

/** Me and three bots (or as many as the game wants) with the game's first preset. */
export function playNow(game: GameLine, words: Speaker): Promise<string> {
  const bots = Math.max(game.fewest - 1, Math.min(3, game.most - 1));
  const rivals = RIVALS.slice(0, bots).map((name) => ({ who: 'bot' as const, name, bot: 'club' }));
  return openTable({ game: game.id, auto_dice: false, seats: [{ who: 'me', name: myName(words) }, ...rivals] }, false);
}

/** Creates it, keeps its secrets in this browser, and says where it is. */
export async function openTable(wish: NewTable, shared: boolean): Promise<string> {
  const made = await createTable(wish);
  keep(made, wish.game, shared);
  markFresh(made.table);
  return made.mine.path;
}

export function keep(made: Created, game: string, shared: boolean): void {
  hold({
    table: made.table,
    token: made.mine.token,
    game,
    shared,
    links: made.friends.map((link) => ({ name: link.name, path: link.path, seats: link.seats })),
    watch: made.watch.path,
  });
}

/** All that is wrong, in sentences. */
export function told(words: Speaker, failure: unknown): string[] {
  if (!(failure instanceof Refusal)) return [words.say('page-line-lost')];
  return reasonsOf(failure).map((reason) => sentence(words, reason));
}

export function reasonsOf({ problem }: Refusal): Reason[] {
  return problem.defects.length ? problem.defects : [problem];
}

export function sentence(words: Speaker, reason: Reason): string {
  return words.has(reason.message) ? words.say(reason.message, reason.facts) : reason.text;
}
