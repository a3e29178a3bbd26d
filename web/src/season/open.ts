/** A race whose table was opened for a season while nobody looked, as a notification leads to it. */
import { hold } from '../lib/held.svelte';
import { SeasonApi } from './api';
import { kept, keepSeason, tablesOf } from './kept.svelte';

/** The secret of one's seat there, if it is the race of a season that this browser keeps. */
export async function secretOf(table: string): Promise<string> {
  for (const one of kept.seasons) {
    const told = await new SeasonApi(one.season, one.token).told().catch(() => null);
    const race = told?.races.find((each) => each.table === table);
    if (!told || !race || told.open !== table || !told.skiing.length) continue;
    keepSeason({ ...one, tables: tablesOf(told) });
    hold({ table, token: one.token, game: race.stop.game, shared: one.shared });
    return one.token;
  }
  return '';
}
