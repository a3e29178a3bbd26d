/** Mass Start for the frame. */
import type { EventLine, Option, Part } from '../../lib/messages';
import type { Moment, Sound } from '../../lib/board';
import type { Words } from '../../lib/text';
import { isNear, isOf } from './choices';
import type { Shown } from './shown';

export { default as Board } from './Board.svelte';
export { default as Sign } from '../../courses/Sign.svelte';
export { default as Cards } from './Cards.svelte';
export { default as Held } from './Held.svelte';

/** Squares, cards and what is chosen at the stand are on the board. */
export function places(option: Option): boolean {
  return !!option.target || isNear(option);
}

/** What the stand shows large is not said again in the bar. */
export function drawn(part: Part): boolean {
  return ['hit', 'clean', 'loops'].some((of) => isOf(part, of)) || part.message === 'mass-start-part-red';
}

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

export function die({ open }: Shown, event: EventLine | null): number {
  if (event?.kind === 'rolled' || event?.kind === 'rolled-off' || event?.kind === 'fell')
    return Number(event.facts.die);
  return open.natural;
}

export function hand({ own }: Shown, seat: number, words: Words): string[] {
  return (own.hands[String(seat)] ?? []).map((card) => words.say(`mass-start-card-${card}`));
}

export function there({ open }: Shown, place: string): string[] {
  return open.skiers.flatMap((skier, seat) => (skier.square === place ? [`seat:${seat}`] : []));
}
