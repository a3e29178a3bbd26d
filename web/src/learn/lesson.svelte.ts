/** A lesson instead of a line: it knows every ply already, and lets the learner make those that the coach asks for. */
import type { Answer, Asked } from '../lib/line';
import type { CoachLine, Down, Fresh, LessonTable, No } from '../lib/messages';

const NOT_THIS: No = {
  type: 'no',
  id: '',
  message: 'page-learn-not-this',
  clause: '',
  facts: {},
  text: '',
  later: false,
  defects: [],
};

export class LessonLine {
  /** Which step the coach is at. */
  at = $state(0);
  /** The last thing done, for the coach to say why. */
  done = $state.raw<CoachLine | null>(null);
  /** What was done instead of what the coach asked for. */
  strayed = $state(false);
  private told: number;
  private number = 1;

  constructor(
    private lesson: LessonTable,
    private heard: (down: Down) => void,
  ) {
    this.told = this.first - 1;
  }

  get step(): CoachLine | null {
    return this.lesson.steps[this.at] ?? null;
  }

  get steps(): readonly CoachLine[] {
    return this.lesson.steps;
  }

  /** The table as the first step finds it. */
  begin(): void {
    this.push('');
  }

  /** The learner has read what there was to read. */
  next(): void {
    if (this.step?.does) return;
    this.done = null;
    this.at += 1;
    this.push('');
  }

  ask(asked: Asked): Promise<Answer> {
    return Promise.resolve(this.answer(asked));
  }

  close(): void {}

  /** Words are said, never tried first: asking why a square is closed is answered with nothing, and is no mistake. */
  private answer(asked: Asked): Answer {
    if (asked.type === 'try') return { type: 'tried', id: asked.id, ends: true, view: null, events: [], ask: null };
    const words = asked.type === 'say' ? (asked.words.length ? asked.words : ['']) : [];
    const steps = this.steps.slice(this.at, this.at + words.length);
    if (!words.length || words.some((word, at) => !steps[at]?.does || steps[at].word !== word)) {
      this.strayed = true;
      return { ...NOT_THIS, id: asked.id };
    }
    this.done = steps.at(-1) ?? null;
    this.at += words.length;
    return this.push(asked.id);
  }

  /** The plies up to where the coach speaks next, and what is asked there. */
  private push(id: string): Fresh {
    const { step, lesson } = this;
    this.strayed = false;
    const until = step?.ply ?? this.first + lesson.plies.length - 1;
    const { fresh } = lesson.table;
    const since = this.told + 1;
    this.told = until;
    this.number += 1;
    const told: Fresh = {
      ...fresh,
      id,
      at: fresh.at + this.number,
      since,
      plies: lesson.plies.slice(since - this.first, until - this.first + 1),
      owing: step?.ask ? [step.ask.seat] : [],
      asks: step?.ask ? [step.ask] : [],
    };
    this.heard(told);
    return told;
  }

  /** The number of the lesson's first ply. */
  private get first(): number {
    return this.lesson.table.fresh.plies.length;
  }
}
