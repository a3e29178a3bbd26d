/** What a race of one's own calendar is set up with, from what the server tells of its game. */
import type { Choice, Facts, GameLine } from '../lib/messages';
import { ladder } from '../start/wishes';
import type { Stop } from './told';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What is otherwise than in the game's first preset, where a season begins; seats and course come from elsewhere. */
export function settingsOf(game: GameLine, rules: string): Facts {
  const first = game.presets[ladder(game).rules[0] ?? ''] ?? {};
  const known = game.choices.filter(({ kind }) => kind !== 'course');
  return Object.fromEntries(
    Object.entries(game.presets[rules] ?? {}).filter(
      ([name, value]) => known.some((choice) => choice.name === name) && !same(value, first[name]),
    ),
  );
}

/** The rules whose settings a race has, the most of them. */
export function rulesOf(game: GameLine, stop: Stop): string {
  const has = (rules: string) =>
    Object.entries(settingsOf(game, rules)).filter(([name, value]) => same(stop.settings[name], value)).length;
  const fits = (rules: string) => has(rules) === Object.keys(settingsOf(game, rules)).length;
  return ladder(game)
    .rules.filter(fits)
    .reduce((best, rules) => (!best || has(rules) > has(best) ? rules : best), '');
}

/** What else may be chosen: nothing that the format decides, and no lists, which are about seats. */
export function choices(game: GameLine, format = ''): Choice[] {
  const formats = ladder(game).formats.map((name) => game.presets[name] ?? {});
  const decided = (name: string) => !!format && formats.some((preset) => !same(preset[name], formats[0]?.[name]));
  return game.choices.filter(({ name, kind }) => kind !== 'course' && kind !== 'list' && !decided(name));
}

/** As it is set, or as it is in the game's first preset. */
export function valueOf(game: GameLine, stop: Stop, name: string): unknown {
  return stop.settings[name] ?? game.presets[ladder(game).rules[0] ?? '']?.[name];
}
