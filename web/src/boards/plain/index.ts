/** The board of every game that has none of its own: it draws what all views tell. Options are the bar's buttons. */
import type { EventLine } from '../../lib/messages';
import type { Moment, Sound } from '../../lib/board';
import type { Plain } from '../../lib/shown';
import type { Words } from '../../lib/text';

export { default as Board } from './Board.svelte';

export function places(): boolean {
  return false;
}

export function moment(): Moment {
  return '';
}

export function sound(event: EventLine): Sound {
  return 'die' in event.facts ? 'die' : '';
}

export function die(_shown: Plain, event: EventLine | null): number {
  return Number(event?.facts.die ?? 0);
}

export function hand({ own }: Plain, seat: number, words: Words): string[] {
  return (own.told[String(seat)] ?? []).map((part) => words.option(part));
}
