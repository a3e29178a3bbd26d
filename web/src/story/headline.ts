import type { TableStore } from '../lib/table.svelte';
import type { Speaker } from '../lib/words.svelte';
import type { Standing } from '../lib/board';
import type { SeatStory, Story } from './told';

/** Whose story it is: the one seat of whoever looks, else nobody's. */
export function lookerOf(table: TableStore): number {
  return table.mine.length === 1 ? (table.mine[0] ?? -1) : -1;
}

/** The best true thing for the one who looks: known from the standing at once. */
export function headOf(words: Speaker, table: TableStore, standing: Standing, story: Story | undefined): string {
  const own = lookerOf(table);
  const row = standing.rows.find(({ seat }) => seat === own);
  const winners = standing.rows.filter(({ place }) => place === standing.rows[0]?.place);
  if (row && (row.place > 1 || winners.length === 1))
    return words.say('story-head', { seat: own, place: row.place, own: true });
  const team = story?.splits.seats[winners[0]?.seat ?? 0]?.team;
  if (team) return words.say('story-head-team', { team });
  return words.say('story-head-shared', {
    count: winners.length,
    names: winners.map(({ seat }) => table.names[seat] ?? '').join(', '),
  });
}

/** Of the looker, or of the winner. */
export function linesOf(words: Speaker, table: TableStore, story: Story | undefined): string[] {
  const own = story?.seats.find(({ seat }) => seat === lookerOf(table));
  const told: SeatStory | undefined = own ?? story?.seats.find(({ place }) => place === 1);
  return (told?.lines ?? []).map((line) => words.option(line));
}
