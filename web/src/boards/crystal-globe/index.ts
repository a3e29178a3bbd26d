/** Crystal Globe for the frame. */
import type { Kit } from '../../art/kit';
import type { Moment, Sound, Throw } from '../../lib/board';
import type { EventLine, Option } from '../../lib/messages';
import type { Words } from '../../lib/text';
import type { Shown } from './venue';

export { default as Board } from './Board.svelte';
export { standing } from './standing';

/** Palette numbers of the four team colours; none is near amber. */
const TEAMS = [0, 3, 5, 4];

export function kit(shown: Shown, seat: number): Kit {
  const skier = shown.skiers?.[seat];
  return skier ? { bib: TEAMS[skier.team - 1] ?? seat, base: skier.base } : { bib: seat };
}

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

export function die(shown: Shown, event: EventLine | null): number {
  if (event?.kind === 'rolled') return Number(event.facts.die);
  return shown.phase === 'choose' && shown.rolls ? shown.die : 0;
}

const THROWS: Record<string, [string, string]> = {
  rolled: ['crystal-globe-ask-roll', 'page-roll'],
  checked: ['crystal-globe-ask-ice', 'page-roll'],
  gust: ['crystal-globe-ask-gust', 'page-roll'],
  'tire-check': ['crystal-globe-ask-fatigue', 'page-roll'],
  shot: ['crystal-globe-page-ask-shot', 'page-shoot'],
};

export function thrown(event: EventLine, shown: Shown): Throw | null {
  const known = THROWS[event.kind];
  if (!known) return null;
  const skier = shown.skiers[event.seat];
  return {
    ask: known[0],
    button: known[1],
    facts: { seat: event.seat, shot: (skier?.shots ?? 0) + 1, die: event.facts.die ?? '' },
  };
}

export function hand(shown: Shown, seat: number, words: Words): string[] {
  const own = shown.hands[String(seat)];
  if (!own) return [];
  const cards = own.hand.map((value) => words.say('crystal-globe-page-card', { value }));
  return own.form === null
    ? cards
    : [...cards, words.say('crystal-globe-page-form', { value: own.form, at: own.form_at })];
}
