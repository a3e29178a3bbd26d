/** Ski Tour for the frame. */
import type { Kit } from '../../art/kit';
import type { Moment, Sound } from '../../lib/board';
import type { EventLine, Option, Part } from '../../lib/messages';
import type { Words } from '../../lib/text';
import { NAMES } from './look';
import type { Shown } from './shown';

export { default as Board } from './Board.svelte';
export { default as Cards } from './Cards.svelte';
export { default as Sign } from '../../courses/Sign.svelte';
export { default as Cell } from './Cell.svelte';
export { default as Emblem } from './Emblem.svelte';

/** "column 2: 2", "column 4: 3", "5 steps", "costs 1 stamina"; empty before anything is taken. */
export function tally({ open }: Shown): Part[] {
  return open.tally;
}

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
export function kit({ open }: Shown, seat: number): Kit {
  const at = NAMES.indexOf(open.skiers[seat]?.nation ?? '');
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

/** Hidden from others at the same device: the row being laid out, the places of sixes, until all are shown. */
export function hand({ own }: Shown, seat: number, words: Words): string[] {
  const laying = (own.wax[String(seat)] ?? []).filter(Boolean).map((kind) => words.say(`ski-tour-card-${kind}`));
  const placing = (own.boxes[String(seat)] ?? []).map((box) => words.say('ski-tour-page-hand-six', { box }));
  return [...laying, ...placing];
}

export function there({ open }: Shown, place: string): string[] {
  return open.skiers.flatMap((skier, seat) => (skier.space === place ? [`seat:${seat}`] : []));
}
