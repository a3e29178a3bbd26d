/** The seasons whose secrets this browser keeps, and which table is a race of which season. */
import type { SeasonTold } from './told';

export interface KeptSeason {
  season: string;
  token: string;
  title: string;
  watch: string;
  /** Several people share this device. */
  shared?: boolean;
  /** Of its races so far. */
  tables?: string[];
}

const KEY = 'loipe.seasons';
const MOST = 20;

function read(): KeptSeason[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export const kept = $state<{ seasons: KeptSeason[] }>({ seasons: read() });

export function keepSeason(entry: KeptSeason): KeptSeason {
  const others = read();
  const whole = { ...others.find((one) => one.season === entry.season && one.token === entry.token), ...entry };
  kept.seasons = [whole, ...others.filter((one) => one.season !== entry.season)].slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify(kept.seasons));
  return whole;
}

export const keptSeason = (season: string): KeptSeason | undefined => read().find((one) => one.season === season);
/** The season that a table is a race of, as far as this browser knows. */
export const seasonOf = (table: string): KeptSeason | undefined => read().find((one) => one.tables?.includes(table));
/** Every race's table that somebody may come from. */
export const tablesOf = (told: SeasonTold): string[] => told.races.flatMap((race) => race.table || []);
