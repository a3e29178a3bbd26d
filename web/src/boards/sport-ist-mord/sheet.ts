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

/** The sport that is being settled, or was last. */
export function settlement(events: readonly EventLine[], meet: Open | null = null): Settlement | null {
  let found: Settlement | null = null;
  const begin = events.findLastIndex((event) => event.kind === 'settling' || event.kind === 'round');
  for (const event of events.slice(Math.max(0, begin))) {
    if (event.kind === 'settling') found = blank(event.facts.sport, false);
    if (EXTRAS.has(event.kind) || event.facts.extra) found = forPill(found, event.facts.sport);
    if (found) note(found, event);
  }
  return meet?.phase === 'extra' && meet.sport ? forPill(found, meet.sport) : found;
}

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
      found.claims.set(seat, facts.kind);
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
      nudge(roll(found, facts.other), facts);
      break;
    case 'ordered':
    case 'draw-order':
      roll(found, seat).place = facts.place;
      break;
    case 'chose':
    case 'got':
      count(found, facts, -1);
      found.lines.push({ seat, card: facts.card, kind: facts.kind, fate: null, facts });
      break;
    case 'drew-extra':
      found.lines.push({ seat, card: facts.card, kind: facts.kind, fate: null, facts });
      break;
    case 'declined':
    case 'empty-handed':
      found.lines.push({ seat, card: 'no-card', kind: 'none', fate: 'none', facts });
      break;
  }
}

/** One card more or less face up. */
function count(found: Settlement, { card, kind }: Facts, by: number): void {
  let known = found.faceUp.find((one) => one.kind === kind);
  if (!known) found.faceUp.push((known = { card, kind, count: 0 }));
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
  const at = rolled.dice.indexOf(before);
  if (at >= 0) rolled.dice = rolled.dice.toSpliced(at, 1, value).sort((one, other) => one - other);
  rolled.total = now;
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
  for (const { kind, seat, facts } of events.slice(from, to)) {
    const own = lines[seat];
    if (kind === 'kept') own?.kept.push(facts.sport);
    if (kind === 'lost-form') own?.lost.push(facts.sport);
    if (kind === 'accident' || kind === 'fatal') own?.hurt.push(facts.kind);
    if (kind === 'fatal') closed.push(facts.sport);
  }
  return { round: events[from]?.facts.round, lines, closed };
}
