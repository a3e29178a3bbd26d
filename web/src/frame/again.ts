/** The same people play again: the table's links open the new one, too. */
import { heldTable, hold } from '../lib/held.svelte';
import { go } from '../lib/route.svelte';
import type { TableStore } from '../lib/table.svelte';

export async function playAgain(table: TableStore): Promise<void> {
  const { about, token } = table;
  await table.wish('rematch');
  const next = table.now.rematch;
  if (!next) return;
  hold({ ...heldTable(about.table), table: next, token, game: about.game });
  go(`/t/${next}#${token}`);
}
