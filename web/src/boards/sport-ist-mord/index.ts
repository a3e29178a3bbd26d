/** Sport ist Mord for the frame. */
import type { Moment, Sound } from '../../lib/board';
import type { EventLine, Option, Part } from '../../lib/messages';
import type { Words } from '../../lib/text';
import type { Shown } from './shown';

export { default as Board } from './Board.svelte';
export { default as Cards } from './Cards.svelte';
export { default as Sign } from './Sign.svelte';
export { default as Chances } from './Chances.svelte';
export { default as Cell } from './Cell.svelte';
export { default as Figure } from './Figure.svelte';
export { default as Finale } from './Finale.svelte';

/** Sports, dice and cards are on the board; players are on the clipboard too, but keep their button in the bar. */
export function places(option: Option): boolean {
  if (option.message === 'sport-ist-mord-outcome-roll') return true;
  return !!option.target && !option.target.startsWith('seat:');
}

/** Contest totals stand beside the dice on the clipboard; what the chances take for granted, in their tab. */
export function drawn(part: Part): boolean {
  return part.message === 'sport-ist-mord-part-total' || part.message === 'sport-ist-mord-part-lot';
}

export function moment(event: EventLine): Moment {
  if (event.kind === 'fatal') return 'finish';
  if (event.kind === 'accident') return 'fall';
  return event.kind === 'round' ? 'lead' : '';
}

export function sound(event: EventLine): Sound {
  switch (event.kind) {
    case 'trained':
    case 'led':
    case 'contested':
    case 'rolled-again':
    case 'repeated':
    case 'nudged':
      return 'die';
    case 'placed':
      return 'clack';
    case 'revealed':
    case 'drew-extra':
    case 'kept':
      return 'card';
    case 'accident':
    case 'fatal':
      return 'fall';
    case 'too-much':
    case 'escaped':
      return 'miss';
    case 'round':
      return 'bells';
    case 'all-closed':
    case 'last-round':
      return 'crowd';
  }
  return '';
}

/** Rolls are pools of dice; they lie on the bench, not in the bar. */
export function die(): number {
  return 0;
}

/** Nothing is hidden but a claim, until all have made theirs. */
export function hand({ own }: Shown, seat: number, words: Words): string[] {
  const claim = own.claims[String(seat)];
  return claim ? [words.say('sport-ist-mord-page-own-claim', { kind: claim })] : [];
}
