/** What the clipboard says: the events of one sport's settlement, or of a round, filed under whom they are about. */
import type { EventLine, Facts } from '../../lib/messages';
import type { CardKind, SportName } from './dice';
import type { Open } from './shown';

export type Fate = 'kept' | 'too-much' | 'accident' | 'fatal' | 'escaped' | 'none';

export interface Line {
  seat: number;
  card: string;
  kind: CardKind;
  fate: Fate | null;
  /** The numbers behind it. */
  facts: Facts;
}

export interface Roll {
  seat: number;
  /** Empty once a coach had some of them rolled again: the view knows them, the events do not. */
  dice: number[];
  total: number;
  place: number;
}

export interface Cards {
  card: string;
  kind: CardKind;
  count: number;
}

export interface Settlement {
  sport: SportName;
  /** A card for the pill alone. */
  extra: boolean;
  faceUp: Cards[];
  claims: Map<number, CardKind>;
  verdict: '' | 'agreed' | 'quarrelled';
  rolls: Roll[];
  lines: Line[];
  pileOut: boolean;
}

const FATES = new Set(['kept', 'too-much', 'accident', 'fatal', 'escaped']);
const EXTRAS = new Set(['drew-extra', 'draw-order']);

/** The sport that is being settled, or was last; no event tells that cards for pills come next. */
export function settlement(events: readonly EventLine[], { sport, extra }: Open): Settlement | null {
  let found: Settlement | null = null;
  const begin = events.findLastIndex((event) => event.kind === 'settling' || event.kind === 'round');
  for (const event of events.slice(Math.max(0, begin))) {
    if (event.kind === 'settling') found = blank(sportOf(event), false);
    if (EXTRAS.has(event.kind) || event.facts.extra) found = forPill(found, sportOf(event));
    if (found) note(found, event);
  }
  return extra && sport ? forPill(found, sport) : found;
}

const sportOf = ({ facts }: EventLine) => facts.sport as SportName;
const cardOf = (facts: Facts) => ({ card: facts.card as string, kind: facts.kind as CardKind });

function forPill(found: Settlement | null, sport: SportName): Settlement {
  return found?.extra && found.sport === sport ? found : blank(sport, true);
}

function blank(sport: SportName, extra: boolean): Settlement {
  return { sport, extra, faceUp: [], claims: new Map(), verdict: '', rolls: [], lines: [], pileOut: false };
}

function note(found: Settlement, { kind, seat, facts }: EventLine): void {
  if (FATES.has(kind)) {
    const line = found.lines.findLast((one) => one.seat === seat && !one.fate);
    if (line) Object.assign(line, { fate: kind, facts });
    return;
  }
  switch (kind) {
    case 'revealed':
      count(found, facts, 1);
      break;
    case 'pile-out':
      found.pileOut = true;
      break;
    case 'showed':
      found.claims.set(seat, facts.kind as CardKind);
      break;
    case 'agreed':
    case 'quarrelled':
      found.verdict = kind;
      break;
    case 'contested':
      Object.assign(roll(found, seat), { dice: facts.dice, total: facts.total });
      break;
    case 'rolled-again':
      Object.assign(roll(found, seat), { dice: [], total: facts.now });
      break;
    case 'nudged':
      nudge(roll(found, Number(facts.other)), facts);
      break;
    case 'ordered':
    case 'draw-order':
      roll(found, seat).place = Number(facts.place);
      break;
    case 'chose':
    case 'got':
      count(found, facts, -1);
      found.lines.push({ seat, ...cardOf(facts), fate: null, facts });
      break;
    case 'drew-extra':
      found.lines.push({ seat, ...cardOf(facts), fate: null, facts });
      break;
    case 'declined':
    case 'empty-handed':
      found.lines.push({ seat, card: 'no-card', kind: 'none', fate: 'none', facts });
      break;
  }
}

/** One card more or less face up. */
function count(found: Settlement, facts: Facts, by: number): void {
  let known = found.faceUp.find((one) => one.kind === facts.kind);
  if (!known) found.faceUp.push((known = { ...cardOf(facts), count: 0 }));
  known.count += by;
  found.faceUp.sort((one, other) => one.kind.localeCompare(other.kind));
}

function roll(found: Settlement, seat: number): Roll {
  let known = found.rolls.find((one) => one.seat === seat);
  if (!known) found.rolls.push((known = { seat, dice: [], total: 0, place: 0 }));
  return known;
}

/** One die was turned. */
function nudge(rolled: Roll, { before, value, now }: Facts): void {
  const at = rolled.dice.indexOf(Number(before));
  if (at >= 0) rolled.dice = rolled.dice.toSpliced(at, 1, Number(value)).sort((one, other) => one - other);
  rolled.total = Number(now);
}

export interface RoundLine {
  seat: number;
  kept: SportName[];
  lost: SportName[];
  hurt: CardKind[];
}

export interface RoundInShort {
  round: number;
  lines: RoundLine[];
  closed: SportName[];
}

/** The last round that came to its end. */
export function lastRound(events: readonly EventLine[], seats: number, over: boolean): RoundInShort | null {
  const starts = events.flatMap((event, at) => (event.kind === 'round' ? [at] : []));
  if (over) starts.push(events.length);
  const [from, to] = starts.slice(-2);
  if (from === undefined || to === undefined) return null;
  const lines = Array.from({ length: seats }, (_, seat): RoundLine => ({ seat, kept: [], lost: [], hurt: [] }));
  const closed: SportName[] = [];
  for (const event of events.slice(from, to)) {
    const own = lines[event.seat];
    if (event.kind === 'kept') own?.kept.push(sportOf(event));
    if (event.kind === 'lost-form') own?.lost.push(sportOf(event));
    if (event.kind === 'accident' || event.kind === 'fatal') own?.hurt.push(event.facts.kind as CardKind);
    if (event.kind === 'fatal') closed.push(sportOf(event));
  }
  return { round: Number(events[from]?.facts.round), lines, closed };
}
