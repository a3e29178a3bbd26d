/** Somebody's first game: whether the guide is wanted, and what it has explained. Kept in this browser, game by game. */
import { getContext, setContext, untrack } from 'svelte';
import type { Question } from '../lib/messages';
import type { TableStore } from '../lib/table.svelte';
import type { Speaker } from '../lib/words.svelte';

interface Kept {
  is: 'on' | 'done';
  seen: string[];
}

export interface Hint {
  message: string;
  facts: Record<string, unknown>;
  clause: string;
}

const STORE = 'loipe.guide';

function kept(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

export class FirstGame {
  private kept = $state.raw<Kept | null>(null);

  constructor(
    private table: TableStore,
    private words: Speaker,
  ) {
    this.kept = kept()[table.about.game] ?? null;
    $effect(() => {
      if (table.over && this.kept?.is !== 'done' && this.plays) untrack(() => this.end());
    });
    /** What was said with a question is understood once the question is answered. */
    let said: { hint: Hint; asked: Question } | null = null;
    $effect(() => {
      const [hint, asked] = [this.hint, table.question];
      const before = said;
      if (before && before.asked !== asked) untrack(() => this.understand(before.hint));
      said = hint && asked ? { hint, asked } : null;
    });
  }

  /** There is a guide, and I am no spectator. */
  get plays(): boolean {
    const { about, mine } = this.table;
    return about.kind === 'table' && mine.length > 0 && about.guide.goals.length > 0;
  }

  get isOffered(): boolean {
    return this.plays && !this.kept && !this.table.over;
  }

  get isOn(): boolean {
    return this.plays && this.kept?.is === 'on';
  }

  /** It may be wanted once more. */
  begin(): void {
    this.keep({ is: 'on', seen: [] });
  }

  end(): void {
    this.keep({ is: 'done', seen: [] });
  }

  understand({ message }: Hint): void {
    if (this.kept) this.keep({ ...this.kept, seen: [...this.kept.seen, message] });
  }

  private keep(now: Kept): void {
    this.kept = now;
    localStorage.setItem(STORE, JSON.stringify({ ...kept(), [this.table.about.game]: now }));
  }

  /** What is new in the question at hand, or else in what happened, to me before others. */
  get hint(): Hint | null {
    const { question, about, mine } = this.table;
    if (!this.isOn || !question || question.seat < 0) return null;
    const happened = this.table.events.map((event) => ({ ...event, message: `${about.game}-event-${event.kind}` }));
    const own = ({ seat }: { seat: number }) => mine.includes(seat);
    const candidates = [question, ...happened.filter(own), ...happened.filter((event) => !own(event))];
    const found = candidates.find(({ message }) => this.isNew(`${message}-guide`));
    return found ? { message: `${found.message}-guide`, facts: found.facts, clause: found.clause } : null;
  }

  private isNew(message: string): boolean {
    return this.words.has(message) && !this.kept?.seen.includes(message);
  }
}

const KEY = Symbol('first game');
export const makeFirst = (table: TableStore, words: Speaker): FirstGame => setContext(KEY, new FirstGame(table, words));
export const useFirst = (): FirstGame => getContext<FirstGame>(KEY);
