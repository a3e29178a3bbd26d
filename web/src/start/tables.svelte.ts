/** How the tables stand whose secrets this browser keeps: asked in one request, again when the page is looked at. */
import { myTables } from '../lib/api';
import { held, type HeldTable } from '../lib/held.svelte';
import type { TableLine } from '../lib/messages';

export interface Row {
  held: HeldTable;
  line: TableLine;
}

/** While somebody looks at the page and does nothing. */
const PAUSE = 30_000;

export class Tables {
  rows = $state.raw<Row[]>([]);
  /** Those that wait for me first, then those that go on; each as they were last opened. */
  sorted = $derived([...this.rows].sort((one, other) => rank(one.line) - rank(other.line)));
  waiting = $derived(this.sorted.filter(({ line }) => line.your_turn));
  private asked = 0;

  /** Call once from a component. */
  keep(): void {
    $effect(() => {
      const tables = held.tables;
      const look = () => {
        if (!document.hidden) void this.read(tables);
      };
      look();
      const timer = setInterval(look, PAUSE);
      addEventListener('focus', look);
      document.addEventListener('visibilitychange', look);
      return () => {
        clearInterval(timer);
        removeEventListener('focus', look);
        document.removeEventListener('visibilitychange', look);
      };
    });
  }

  /** Where the server does not answer, what was known stays. */
  private async read(tables: HeldTable[]): Promise<void> {
    const turn = ++this.asked;
    const lines = tables.length
      ? await myTables({ tables: tables.map(({ table, token }) => ({ table, token })) }).catch(() => null)
      : [];
    if (turn !== this.asked || !lines) return;
    this.rows = lines.flatMap((line, at) => (tables[at] ? [{ held: tables[at], line }] : []));
  }
}

function rank(line: TableLine): number {
  return line.your_turn ? 0 : line.problem ? 3 : line.over || line.kind === 'log' ? 2 : 1;
}

export function addressOf({ held: { table, token } }: Row): string {
  return `/t/${table}#${token}`;
}
