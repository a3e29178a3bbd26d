/** How a table is called and what is agreed at it, in the words of its game. */
import type { Facts, GameLine } from '../lib/messages';
import type { Speaker } from '../lib/words.svelte';

export function titleOf(words: Speaker, game: string, title: string): string {
  return words.has(`${game}-poster`) ? words.say(`${game}-poster`) : title;
}

/** The name of the place; empty in games without one. */
export function venueOf(board: Facts): string {
  const course = board.course as { title?: string } | undefined;
  return course?.title ?? '';
}

export function presetOf(words: Speaker, game: string, preset: string): string {
  const message = `${game}-preset-${preset}`;
  return words.has(message) ? words.say(message) : preset;
}

export interface Line {
  label: string;
  value: string;
}

/** What differs from the preset, one line each. Courses have a line of their own; long lists and files have none. */
export function changes(words: Speaker, game: GameLine, preset: string, settings: Facts): Line[] {
  const base = game.presets[preset] ?? {};
  return game.choices
    .filter(({ kind }) => kind !== 'course' && kind !== 'list')
    .filter(({ name }) => name in settings && settings[name] !== base[name])
    .map(({ name }) => {
      const message = `${game.id}-option-${name}`;
      const value = settings[name];
      const named = `${message}-${String(value)}`;
      return {
        label: words.has(message) ? words.say(message) : name,
        value:
          typeof value === 'boolean'
            ? words.say('invite-yes-no', { value })
            : words.has(named)
              ? words.say(named)
              : String(value),
      };
    });
}
