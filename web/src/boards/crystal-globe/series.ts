/** The two answers at the range, and the numbers beside them. */
import type { Facts, Option, Question } from '../../lib/messages';

export interface Outlook {
  /** That the next shot hits. */
  percent: number;
  /** The way most think of first: all that is left in one turn. */
  clean: number | null;
  laps: number | null;
  /** Whether a miss costs a lap of the ring, or time. */
  ring: boolean;
  /** Other ways to split what is left. */
  splits: Facts[];
}

export function outlook(option: Option): Outlook {
  const splits = option.odds.filter((part) => part.message.endsWith('-split')).map((part) => part.facts);
  const [plain] = splits;
  return {
    percent: Number(option.odds[0]?.facts.percent ?? 0),
    clean: plain?.clean ? Number(plain.percent) : null,
    laps: plain ? Number(plain.laps) : null,
    ring: !!plain?.ring,
    splits,
  };
}

export function answers(question: Question | null): { option: Option; digit: number; go: boolean }[] {
  return (question?.options ?? []).flatMap((option, at) =>
    option.word === 'go' || option.word === 'stop' ? [{ option, digit: at + 1, go: option.word === 'go' }] : [],
  );
}
