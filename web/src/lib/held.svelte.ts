/** The tables whose secrets this browser keeps. */

export interface HeldTable {
  table: string;
  token: string;
  game: string;
  /** Several people share this device: their secrets are covered from each other. */
  shared?: boolean;
  /** Links to give away, told once by the server. */
  links?: { name: string; path: string; seats: number[] }[];
  watch?: string;
  /** The names of players whose chat and reactions are not heard here; an empty one for everybody's. */
  silent?: string[];
  /** The number of the last line of chat that was read. */
  read?: number;
}

const KEY = 'loipe.tables';
const MOST = 50;

function kept(): HeldTable[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export const held = $state<{ tables: HeldTable[]; /** The last one forgotten. */ dropped: HeldTable[] }>({
  tables: kept(),
  dropped: [],
});

function store(tables: HeldTable[]): void {
  held.tables = tables.slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify(held.tables));
}

/** Puts a table first; what was known of it stays known. */
export function hold(entry: HeldTable): HeldTable {
  const others = kept();
  const known = others.find((one) => one.table === entry.table && one.token === entry.token);
  const whole = { ...known, ...entry };
  store([whole, ...others.filter((one) => one.table !== entry.table || one.token !== entry.token)]);
  return whole;
}

/** Tables opened by this page since it was loaded; asking once is enough. */
const fresh = new Set<string>();
export const markFresh = (table: string): void => void fresh.add(table);
export const isFresh = (table: string): boolean => fresh.delete(table);

/** Forgets a table; until another is forgotten or the page is left, it can be had back. */
export function drop(table: string): void {
  held.dropped = kept().filter((one) => one.table === table);
  store(kept().filter((one) => one.table !== table));
}

export function restore(): void {
  store([...held.dropped, ...kept()]);
  held.dropped = [];
}

/** Whether this browser has had that secret before; a rematch has the same one. */
export function isHeld(token: string): boolean {
  return kept().some((one) => one.token === token);
}

export function heldTable(table: string): HeldTable | undefined {
  return kept().find((one) => one.table === table);
}
