/** The turn at hand, from what happened since it began: what was taken, what it costs, what comes back. */
import type { EventLine, Question } from '../../lib/messages';
import type { Words } from '../../lib/text';
import type { Shown } from './race';

export interface Taken {
  /** Dice that count, the 6 of a full column included. */
  dice: number;
  price: boolean;
  /** The 6 above it was not counted and returns. */
  back: boolean;
}

export interface Turn {
  /** By column, 1 to 4 and 5 for sprint. */
  taken: Map<number, Taken>;
  hearts: number;
  uphill: boolean;
}

export function turnOf(shown: Shown, events: readonly EventLine[]): Turn {
  const begun = events.findLastIndex((event) => event.kind === 'turn');
  const turn: Turn = { taken: new Map(), hearts: 0, uphill: false };
  const returning = new Set<number>();
  let paid = false;
  for (const event of begun < 0 ? [] : events.slice(begun)) {
    if (event.seat !== shown.active) continue;
    if (event.kind === 'paid') [paid, turn.hearts] = [true, turn.hearts + 1];
    else if (event.kind === 'six-back') returning.add(event.facts.column);
    else if (event.kind === 'took') {
      turn.taken.set(event.facts.column, {
        dice: event.facts.dice,
        price: paid,
        back: returning.has(event.facts.column),
      });
      paid = false;
    } else if (event.kind === 'uphill') turn.uphill = true;
    else if (event.kind === 'effect') paid = false;
  }
  return turn;
}

/** "column 2 (2) + column 4 (3) = 5 steps, for 1 stamina"; empty before anything is taken. */
export function tally(shown: Shown, question: Question, events: readonly EventLine[], words: Words): string {
  const turn = turnOf(shown, events);
  if (!['take', 'pay', 'swap', 'either', 'lift', 'replace', 'move', 'aim'].includes(shown.phase)) return '';
  const parts = [...turn.taken].map(([column, { dice }]) => words.say('ski-tour-tally-column', { column, dice }));
  if (shown.extra) parts.push(words.say('ski-tour-tally-wax', { extra: Math.abs(shown.extra), more: shown.extra > 0 }));
  const shooting = (shown.skiers[shown.active]?.shots_owed ?? 0) > 0;
  const gathered = Math.max(0, shown.taken + shown.extra);
  const uphill = turn.uphill || question.parts.some((part) => part.message === 'ski-tour-part-uphill');
  if (!parts.length) return uphill ? words.say('ski-tour-part-uphill') : '';
  const count = uphill ? Math.max(Math.min(1, gathered), gathered - 1) : gathered;
  return words.say('ski-tour-tally', {
    parts: parts.join(' + ').replace('+ −', '− '),
    uphill,
    shooting,
    count,
    hearts: turn.hearts,
  });
}
