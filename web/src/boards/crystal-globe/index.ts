/** Crystal Globe for the frame. */
import type { Moment, Sound } from '../../lib/board';
import type { EventLine, Option } from '../../lib/messages';
import type { Words } from '../../lib/text';
import type { Shown } from './shown';

export { default as Board } from './Board.svelte';
export { default as Cards } from './Cards.svelte';
export { default as Held } from './Held.svelte';
export { default as Sign } from '../../courses/Sign.svelte';

/** Squares, cards and the two answers at the range are on the board; the line keeps its buttons in the bar. */
export function places(option: Option): boolean {
  if (option.word === 'go' || option.word === 'stop') return true;
  return !!option.target && option.target !== 'line';
}

export function moment(event: EventLine): Moment {
  if (event.kind === 'fell') return 'fall';
  if (event.kind === 'series') return event.facts.misses === 0 ? 'clean' : 'loops';
  return event.kind === 'finished' ? 'finish' : '';
}

export function sound(event: EventLine): Sound {
  switch (event.kind) {
    case 'moved':
      return 'glide';
    case 'rolled':
    case 'weather':
    case 'gust':
    case 'checked':
    case 'tire-check':
      return 'die';
    case 'shot':
      return event.facts.shot === 'miss' ? 'miss' : 'clack';
    case 'fell':
      return 'fall';
    case 'drew':
    case 'played':
    case 'lost-card':
    case 'recovered':
      return 'card';
    case 'lapped':
      return 'bells';
    case 'finished':
      return 'crowd';
  }
  return '';
}

export function die({ open }: Shown, event: EventLine | null): number {
  if (event?.kind === 'rolled') return Number(event.facts.die);
  return open.die;
}

export function hand({ own }: Shown, seat: number, words: Words): string[] {
  const held = own.hands[String(seat)];
  if (!held) return [];
  const cards = held.hand.map(({ value }) => words.say('crystal-globe-page-card', { value }));
  return held.form === null
    ? cards
    : [...cards, words.say('crystal-globe-page-form', { value: held.form, at: held.form_at })];
}

export function there({ open }: Shown, place: string): string[] {
  return open.skiers.flatMap((skier, seat) => (skier.square === place ? [`seat:${seat}`, `base:${skier.base}`] : []));
}
