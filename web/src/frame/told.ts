/** What something on the table is and does, by the names in its `data-tell`: from the server's guide, or the page's own. */
import type { Standing } from '../lib/board';
import type { TableStore } from '../lib/table.svelte';
import type { Words } from '../lib/text';

export interface Told {
  title: string;
  lines: string[];
  clause: string;
}

/** Several names are told one after the other: a square, and whoever stands on it. */
export function told(names: string, table: TableStore, standing: Standing, words: Words): Told[] {
  const wanted = names.split(' ').flatMap((name) => [name, ...(table.module.there?.(table.shown, name) ?? [])]);
  return wanted.flatMap((name) => one(name, table, standing, words) ?? []);
}

function one(name: string, table: TableStore, standing: Standing, words: Words): Told | null {
  const { things, places } = table.about.guide;
  const row = standing.rows.find(({ seat }) => `seat:${seat}` === name);
  if (row) return { title: words.nameOf(row.seat), lines: row.facts, clause: '' };
  const place = places[name];
  const thing = things[place ?? name];
  if (thing) {
    const title = words.say(thing.message, thing.facts);
    const lines = words.has(thing.does) ? [words.say(thing.does, thing.facts)] : [];
    return {
      title: place ? words.say('page-tell-place', { thing: title, place: name }) : title,
      lines,
      clause: thing.clause,
    };
  }
  const own = `page-tell-${name}`;
  return words.has(own) ? { title: words.say(own), lines: [words.say(`${own}-does`)], clause: '' } : null;
}
