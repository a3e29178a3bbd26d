/** What a table form begins with, and how presets and race formats go together. */
import type { GameLine, SeatWish } from '../lib/messages';
import { RIVALS } from './create';

/** Me and bots, in the game's own colours. */
export function firstSeats(game: GameLine, me: string): SeatWish[] {
  return Array.from({ length: Math.min(4, game.most) }, (_, at) => ({
    who: at ? ('bot' as const) : ('me' as const),
    name: at ? (RIVALS[at - 1] ?? '') : me,
    bot: 'club',
    friend: 0,
    colour: game.colours[at] ?? '',
  }));
}

/**
 * Where the values of a setting are all presets of their own they are the rules to choose from, and the other presets
 * are formats of a race by any of them; else all presets are rules, and there are no formats.
 */
export function ladder(game: GameLine): { setting: string; rules: string[]; formats: string[] } {
  const names = Object.keys(game.presets);
  const levels = game.choices.find(
    ({ kind, values }) => kind === 'choice' && values.every((value) => names.includes(String(value))),
  );
  const rules = levels ? levels.values.map(String) : names;
  return { setting: levels?.name ?? '', rules, formats: names.filter((name) => !rules.includes(name)) };
}

/** The text of a course on its way from the builder to the table form. */
let brought = '';
export const bring = (course: string): void => void (brought = course);
export function takeBrought(): string {
  const course = brought;
  brought = '';
  return course;
}

/** What a course file calls itself. */
export function fileName(text: string): string {
  return `${/^course\s+(\S+)/m.exec(text)?.[1] ?? 'my'}.course`;
}
