/** A meet as the server shows it. */
import type { Option } from '../../lib/messages';

export type SportName = 'bowling' | 'tennis' | 'billiards' | 'football' | 'darts' | 'jogging' | 'chess' | 'skiing';
export type CardKind = 'T' | 'U2' | 'U4' | 'U6' | 'none';

export interface PlacedDie {
  seat: number;
  value: number;
  doped: boolean;
}

export interface Sport {
  name: SportName;
  open: boolean;
  /** The seat whose die lies on the fatal card. */
  fatal: number | null;
  pile: number;
  outside: PlacedDie[];
  inside: PlacedDie[];
  /** Success, which is the risk too, by seat. */
  success: Record<string, number>;
}

export interface Accident {
  card: string;
  kind: CardKind;
  /** What the die on the card shows; 0 once it has healed. */
  die: number;
}

export interface Player {
  free: number;
  rolled: number[];
  doped: number[];
  pills: number;
  stock: Partial<Record<SportName, number>>;
  accidents: Accident[];
  score: number;
  sports: number;
  largest: number;
  total: number;
  claiming: 'not-asked' | 'awaited' | 'made';
  claim: CardKind | null;
}

export interface Shown {
  phase: string;
  step: number;
  contest: boolean;
  round: number;
  last_round: number;
  active: number;
  first: number;
  best: number;
  side: 'outside' | 'inside';
  reserve: number;
  sport: SportName | null;
  players: Player[];
  sports: Sport[];
  revealed: CardKind[];
  line: number[];
  picked: number[];
}

export interface Die {
  value: number;
  doped: boolean;
}

export interface DieGroup extends Die {
  count: number;
}

/** The die that an option places. */
export function dieOf({ facts }: Option): Die {
  return { value: facts.value, doped: facts.doped };
}

/** Equal dice side by side, lowest first; doped ones for themselves. */
export function grouped(player: Pick<Player, 'rolled' | 'doped'>): DieGroup[] {
  const groups = (values: number[], doped: boolean) =>
    [1, 2, 3, 4, 5, 6].map((value) => ({ value, doped, count: values.filter((one) => one === value).length }));
  return [...groups(player.rolled, false), ...groups(player.doped, true)].filter((group) => group.count > 0);
}

/** The kind of a card by its message name: `training`, `tennis-u4`, `no-card`. */
export function kindOf(card: string | null | undefined): CardKind | null {
  if (!card) return null;
  if (card === 'training') return 'T';
  return card === 'no-card' ? 'none' : (card.slice(-2).toUpperCase() as CardKind);
}

export function sportOf(card: string): SportName {
  return card.slice(0, -3) as SportName;
}
