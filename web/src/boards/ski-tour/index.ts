/** Ski Tour for the frame. */
import type { Kit } from '../../art/kit';
import type { Moment, Sound, Throw } from '../../lib/board';
import type { EventLine, Option, Part } from '../../lib/messages';
import type { Words } from '../../lib/text';
import { NAMES, type Shown } from './race';

export { default as Board } from './Board.svelte';
export { default as Cell } from './Cell.svelte';
export { default as Emblem } from './Emblem.svelte';
export { standing } from './standing';
export { tally } from './turn';

/** Spaces are on the course, columns, hearts and wax on the tray; following also keeps its button beside "Stay". */
export function places(option: Option): boolean {
  return !!option.target && option.message !== 'ski-tour-do-follow';
}

/** Where a move can end is drawn on the spaces themselves; what is taken is in the tally. */
export function drawn(part: Part): boolean {
  return [
    'ski-tour-part-reach',
    'ski-tour-part-taken',
    'ski-tour-part-extra',
    'ski-tour-part-uphill',
    'ski-tour-part-behind',
  ].includes(part.message);
}

/** Bibs by nation. */
export function kit(shown: Shown, seat: number): Kit {
  const at = NAMES.indexOf(shown.nations[seat] ?? '');
  return { bib: at >= 0 ? at : seat };
}

export function moment(event: EventLine): Moment {
  if (event.kind === 'collapsed') return 'fall';
  if (event.kind === 'series') return event.facts.misses === 0 ? 'clean' : 'loops';
  return event.kind === 'finished' ? 'finish' : '';
}

export function sound(event: EventLine): Sound {
  switch (event.kind) {
    case 'moved':
    case 'glided':
    case 'drafted':
      return 'glide';
    case 'rolled':
    case 'rerolled':
      return 'die';
    case 'shot':
      return event.facts.hit ? 'clack' : 'miss';
    case 'collapsed':
      return 'fall';
    case 'waxed':
      return 'card';
    case 'sprinted':
      return 'bells';
    case 'finished':
      return 'crowd';
  }
  return '';
}

/** Rolls are pools of dice; they lie on the tray, not in the bar. */
export function die(): number {
  return 0;
}

const THROWS: Record<string, string> = { rolled: 'ski-tour-ask-roll', rerolled: 'ski-tour-ask-faces' };

export function thrown(event: EventLine): Throw | null {
  const ask = THROWS[event.kind];
  if (!ask || !event.facts.dice.length) return null;
  return { ask, button: 'page-roll', facts: { seat: event.seat, dice: event.facts.dice.length } };
}

/** Hidden from others at the same device: the row being laid out, the places of sixes, until all are shown. */
export function hand(shown: Shown, seat: number, words: Words): string[] {
  const chosen = (shown.boxes[String(seat)] ?? []).map((box) => words.say('ski-tour-page-hand-six', { box }));
  const laying =
    shown.phase === 'waxing'
      ? (shown.skiers[seat]?.wax ?? []).filter(Boolean).map((kind) => words.say(`ski-tour-card-${kind}`))
      : [];
  return shown.phase === 'waxing' ? laying : shown.phase === 'sixes' ? chosen : [];
}
