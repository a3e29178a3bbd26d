/** What the clipboard says, read off the events: one sport's settlement, or a round in short. */
import type { EventLine } from '../../lib/messages';
import { kindOf, sportOf, type CardKind, type SportName } from './meet';

export type Fate = 'kept' | 'too-much' | 'accident' | 'fatal' | 'escaped' | 'none';

export interface Line {
  seat: number;
  card: string;
  kind: CardKind | null;
  fate: Fate | null;
  success: number;
  owned: number;
  /** The pile was out, so the accident happened whatever the risk. */
  last: boolean;
}

export interface Roll {
  seat: number;
  /** Null once a coach had dice rolled again: the view knows them, the events do not. */
  dice: number[] | null;
  place: number;
}

export interface Settlement {
  sport: SportName;
  /** A card for the pill alone. */
  extra: boolean;
  dice: number;
  revealed: string[];
  claims: Map<number, string>;
  verdict: '' | 'agreed' | 'quarrelled';
  rolls: Roll[];
  lines: Line[];
  pileOut: boolean;
}

const FATES = new Set(['kept', 'too-much', 'accident', 'fatal', 'escaped']);

/** The sport that is being settled, or was last; `drawing` is where the card for a pill is about to be turned up. */
export function settlement(events: readonly EventLine[], drawing: SportName | null = null): Settlement | null {
  let found: Settlement | null = null;
  const begin = events.findLastIndex((event) => event.kind === 'settling' || event.kind === 'round');
  for (const event of events.slice(Math.max(0, begin))) {
    if (event.kind === 'settling') found = blank(event.facts.sport, false, event.facts.count);
    const extra =
      event.kind === 'drew-extra' ||
      event.kind === 'draw-order' ||
      (event.kind === 'contested' && !!found?.lines.some((line) => line.fate));
    if (extra && (!found?.extra || found.sport !== event.facts.sport)) found = blank(event.facts.sport, true, 0);
    if (found) note(found, event);
  }
  if (drawing && !(found?.extra && found.sport === drawing)) found = blank(drawing, true, 0);
  return found;
}

function blank(sport: SportName, extra: boolean, dice: number): Settlement {
  return { sport, extra, dice, revealed: [], claims: new Map(), verdict: '', rolls: [], lines: [], pileOut: false };
}

function note(found: Settlement, { kind, seat, facts }: EventLine): void {
  if (FATES.has(kind)) {
    const line = found.lines.findLast((one) => one.seat === seat && !one.fate);
    if (line)
      Object.assign(line, {
        fate: kind as Fate,
        success: facts.success ?? facts.risk,
        owned: facts.owned ?? 0,
        last: facts.last ?? false,
      });
    return;
  }
  switch (kind) {
    case 'revealed':
      found.revealed.push(facts.card);
      break;
    case 'pile-out':
      found.pileOut = true;
      break;
    case 'showed':
      found.claims.set(seat, facts.card);
      break;
    case 'agreed':
    case 'quarrelled':
      found.verdict = kind;
      break;
    case 'contested':
      roll(found, seat).dice = facts.dice;
      break;
    case 'rolled-again':
      roll(found, seat).dice = null;
      break;
    case 'nudged':
      nudge(roll(found, facts.other), facts.before, facts.value);
      break;
    case 'ordered':
    case 'draw-order':
      roll(found, seat).place = facts.place;
      break;
    case 'chose':
    case 'got':
    case 'drew-extra':
      found.lines.push(line(seat, facts.card));
      break;
    case 'declined':
    case 'empty-handed':
      found.lines.push({ ...line(seat, 'no-card'), fate: 'none' });
      break;
  }
}

function line(seat: number, card: string): Line {
  return { seat, card, kind: kindOf(card), fate: null, success: 0, owned: 0, last: false };
}

function roll(found: Settlement, seat: number): Roll {
  let known = found.rolls.find((one) => one.seat === seat);
  if (!known) found.rolls.push((known = { seat, dice: [], place: 0 }));
  return known;
}

function nudge(rolled: Roll, before: number, value: number): void {
  if (rolled.dice)
    rolled.dice = [...rolled.dice.toSpliced(rolled.dice.indexOf(before), 1), value].sort((one, other) => one - other);
}

export interface RoundLine {
  seat: number;
  kept: SportName[];
  lost: SportName[];
  hurt: { kind: CardKind; sport: SportName }[];
}

export interface RoundInShort {
  round: number;
  lines: RoundLine[];
  closed: SportName[];
}

/** The last round that came to its end. */
export function lastRound(events: readonly EventLine[], seats: number, over: boolean): RoundInShort | null {
  const starts = events.flatMap((event, at) => (event.kind === 'round' && at > 0 ? [at] : []));
  starts.unshift(0);
  if (over) starts.push(events.length);
  const [from, to] = [starts.at(-2), starts.at(-1)];
  if (from === undefined || to === undefined || to === 0) return null;
  const lines = Array.from({ length: seats }, (_, seat): RoundLine => ({ seat, kept: [], lost: [], hurt: [] }));
  const closed: SportName[] = [];
  for (const { kind, seat, facts } of events.slice(from, to)) {
    const own = lines[seat];
    if (kind === 'kept') own?.kept.push(facts.sport);
    if (kind === 'lost-form') own?.lost.push(facts.sport);
    if (kind === 'accident' || kind === 'fatal')
      own?.hurt.push({ kind: kindOf(facts.card) ?? 'U2', sport: sportOf(facts.card) });
    if (kind === 'fatal') closed.push(facts.sport);
  }
  return { round: starts.length - 1, lines, closed };
}
