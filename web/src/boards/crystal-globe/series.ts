/** My series at the range: one column per shot, and the numbers beside the two answers. */
import type { EventLine, Facts, Option, Question } from '../../lib/messages';
import { ways, type ShootingDie, type Shown } from './venue';

export interface Column {
  state: 'hit' | 'miss' | 'next' | 'later';
  die: string;
  /** Hits of twelve. */
  ways: number;
}

export function columns(
  race: Shown,
  seat: number,
  events: readonly EventLine[],
  dice: readonly ShootingDie[],
  left: number,
): Column[] {
  const own = events.filter((event) => event.seat === seat && (event.kind === 'shot' || event.kind === 'at-stand'));
  const fired = own.slice(own.map((event) => event.kind).lastIndexOf('at-stand') + 1);
  const past = fired.map((event): Column => {
    const die = String(event.facts.die);
    return { state: event.facts.shot === 'miss' ? 'miss' : 'hit', die, ways: ways(dice, die) };
  });
  /** Beyond the end of the sequence the shooter starts again next turn. */
  const coming = Array.from({ length: left }, (_, at): Column => {
    const die = race.sequence[(race.turn_shots + at) % race.sequence.length] ?? '';
    return { state: at === 0 ? 'next' : 'later', die, ways: ways(dice, die) };
  });
  return [...past, ...coming];
}

export interface Outlook {
  /** Hits of twelve with the next die. */
  ways: number;
  /** The way most think of first: all that is left in one turn. */
  clean: number | null;
  laps: string;
  /** Whether a miss costs a lap of the ring, or time. */
  ring: boolean;
  /** Other ways to split what is left. */
  splits: Facts[];
}

export function outlook(option: Option): Outlook {
  const splits = option.odds.filter((part) => part.message.endsWith('-split')).map((part) => part.facts);
  const [plain, ...others] = splits;
  return {
    ways: Number(option.odds[0]?.facts.ways ?? 0),
    clean: plain?.clean ? Number(plain.percent) : null,
    laps: plain ? `${plain.whole}.${plain.tenth}` : '',
    ring: !!plain?.ring,
    splits: plain ? [plain, ...others] : [],
  };
}

export function answers(question: Question | null): { option: Option; digit: number; go: boolean }[] {
  return (question?.options ?? []).flatMap((option, at) =>
    option.word === 'go' || option.word === 'stop' ? [{ option, digit: at + 1, go: option.word === 'go' }] : [],
  );
}

export function percent(hits: number): number {
  return Math.round((100 * hits) / 12);
}
