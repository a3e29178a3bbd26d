/** What a season was begun with, so that the next winter can begin with it again. */
import type { SeasonTold, Stop } from './told';

export interface Winter {
  kind: string;
  /** Who races at this device, parted by commas. */
  names: string;
  friends: number;
  strength: string;
  calendar: Stop[];
  athletes: number;
  drop: number;
  points: string;
  title: string;
}

export const OWN = 'own';
export const LEVELS: Record<string, string[]> = {
  easy: ['rookie'],
  mixed: ['club', 'club', 'rookie'],
  hard: ['club', 'national', 'world-cup'],
};

/** The same entries, a year later. */
export function nextWinter({ kind, athletes, mine, races, drop, points, title }: SeasonTold): Winter {
  const bots = new Set(athletes.map(({ bot }) => bot).filter(Boolean));
  const alike = (levels: string[]) => new Set(levels).size === bots.size && levels.every((level) => bots.has(level));
  const isOwn = kind === OWN;
  return {
    kind,
    names: mine.map((athlete) => athletes[athlete]?.name ?? '').join(', '),
    friends: athletes.filter(({ bot }, athlete) => !bot && !mine.includes(athlete)).length,
    strength: Object.keys(LEVELS).find((name) => alike(LEVELS[name] ?? [])) ?? 'mixed',
    calendar: isOwn ? races.map(({ stop }) => ({ ...stop, date: later(stop.date) })) : [],
    athletes: isOwn ? athletes.length : 0,
    drop: isOwn ? drop : 0,
    points: points.join(' '),
    title: isOwn ? title : '',
  };
}

function later(date: string): string {
  return date && `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
}

/** What this tab brought along to the form. */
export function brought(): Winter | null {
  const winter: unknown = history.state?.winter;
  return winter && typeof winter === 'object' ? (winter as Winter) : null;
}
