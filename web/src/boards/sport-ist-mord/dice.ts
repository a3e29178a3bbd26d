/** Dice as a player handles them. */
import type { Option } from '../../lib/messages';
import type { Accident, Die as Placed, Player, Sport } from './shown';

export type SportName = Sport['name'];
export type CardKind = Accident['kind'];
export type Die = Pick<Placed, 'value' | 'doped'>;

export interface DieGroup extends Die {
  count: number;
}

/** The die that an option places. */
export function dieOf({ facts }: Option): Die {
  return { value: Number(facts.value), doped: Boolean(facts.doped) };
}

/** Equal dice side by side; they come lowest first. */
export function grouped(values: readonly number[], doped = false): DieGroup[] {
  const groups: DieGroup[] = [];
  for (const value of values) {
    const last = groups.at(-1);
    if (last?.value === value) last.count += 1;
    else groups.push({ value, doped, count: 1 });
  }
  return groups;
}

/** All that lie before a player, doped ones for themselves. */
export function lying(player: Player): DieGroup[] {
  return [...grouped(player.rolled), ...grouped(player.doped, true)];
}
