/** A puzzle instead of a line: the table stands still, and every answer is heard, the first one for good. */
import type { Answer, Asked } from '../lib/line';
import type { Down, Fresh } from '../lib/messages';
import type { PuzzleTable } from './told';

export class StillLine {
  /** The answers given so far, in order. */
  given = $state.raw<readonly string[]>([]);
  private number = 1;

  constructor(
    private puzzle: PuzzleTable,
    private heard: (down: Down) => void,
    private said: (word: string) => void,
  ) {}

  /** The table with its question. */
  begin(): void {
    this.push('');
  }

  ask(asked: Asked): Promise<Answer> {
    if (asked.type === 'try')
      return Promise.resolve({ type: 'tried', id: asked.id, ends: true, view: null, events: [], ask: null });
    const word = asked.type === 'say' ? asked.words[0] : undefined;
    if (word !== undefined) {
      this.given = [...this.given, word];
      this.said(word);
    }
    return Promise.resolve(this.push(asked.id));
  }

  close(): void {}

  /** Nothing has happened, and the same is asked again. */
  private push(id: string): Fresh {
    const { table, ask } = this.puzzle;
    this.number += 1;
    const told: Fresh = {
      ...table.fresh,
      id,
      at: table.fresh.at + this.number,
      since: table.fresh.plies.length,
      plies: [],
      owing: [ask.seat],
      asks: [{ ...ask, question: `${ask.question}.${this.number}` }],
    };
    this.heard(told);
    return told;
  }
}
