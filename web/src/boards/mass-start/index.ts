/** Mass Start for the frame. */
import type { EventLine } from '../../lib/messages';
import type { Moment, Sound, Throw } from '../../lib/board';
import type { Words } from '../../lib/text';
import type { Shown } from './course';

export { default as Board } from './Board.svelte';
export { standing } from './standing';

export function moment(event: EventLine): Moment {
  if (event.kind === 'fell') return 'fall';
  if (event.kind === 'series') return event.facts.loops === 0 ? 'clean' : 'loops';
  return event.kind === 'finished' ? 'finish' : '';
}

export function sound(event: EventLine): Sound {
  switch (event.kind) {
    case 'moved':
    case 'carried':
      return 'glide';
    case 'rolled':
    case 'rolled-off':
    case 'blew':
      return 'die';
    case 'shot':
      return event.facts.hit ? 'clack' : 'miss';
    case 'fell':
      return 'fall';
    case 'drew':
    case 'played':
    case 'sprinted':
      return 'card';
    case 'coached':
      return 'bells';
    case 'finished':
      return 'crowd';
  }
  return '';
}

/** The phases in which the die still says how far. */
const ROLLED = new Set(['move', 'put-back', 'carried']);

export function die(shown: Shown, event: EventLine | null): number {
  if (event?.kind === 'rolled' || event?.kind === 'rolled-off' || event?.kind === 'fell') return Number(event.facts.die);
  return ROLLED.has(shown.phase) ? (shown.natural ?? 0) : 0;
}

const THROWS: Record<string, [string, string]> = {
  rolled: ['mass-start-ask-roll', 'page-roll'],
  'rolled-off': ['mass-start-ask-roll-off', 'page-roll'],
  blew: ['mass-start-ask-wind', 'page-roll'],
  shot: ['mass-start-ask-shot', 'page-shoot'],
};

export function thrown(event: EventLine, shown: Shown): Throw | null {
  const known = THROWS[event.kind];
  if (!known) return null;
  const skier = shown.skiers[event.seat];
  const facts = { seat: event.seat, shot: event.facts.shots ?? 1, targets: skier?.targets_left || 5, risk: skier?.risk || 3 };
  return { ask: known[0], button: known[1], facts };
}

export function hand(shown: Shown, seat: number, words: Words): string[] {
  return (shown.hands[String(seat)] ?? []).map((card) => words.say(`mass-start-card-${card}`));
}

export function secret(event: EventLine): boolean {
  return event.kind === 'drew' && event.facts.seen === false;
}
