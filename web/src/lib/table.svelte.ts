/** A table as this browser knows it: what the server said, what is shown of it, and what I am about to say. */
import { Refusal, TableApi, Unreachable } from './api';
import type { BoardModule, Plan, Stage, Throw } from './board';
import { Forecasts } from './forecast.svelte';
import { Live, type Line } from './live';
import type { Advice, EventLine, Facts, Now, Option, Outcome, PlyLine, Question, Snapshot } from './messages';
import { Player } from './player.svelte';

export interface Note {
  message: string;
  text: string;
  clause: string;
  facts: Facts;
}

export interface Drafting {
  seat: number;
  words: string[];
  view: Facts;
  /** What the words would bring about. */
  events: EventLine[];
  question: Question | null;
}

export class TableStore {
  readonly api: TableApi;
  readonly stage: Stage = { play: null };
  readonly player: Player;
  now = $state.raw<Now>() as Now;
  plies = $state.raw<PlyLine[]>([]);
  line = $state<Line>('open');
  here = $state.raw<number[] | null>(null);
  draft = $state.raw<Drafting | null>(null);
  sending = $state(false);
  note = $state.raw<Note | null>(null);
  readonly forecasts = new Forecasts(this);
  /** What to do about the present question, once I asked. */
  hint = $state.raw<Advice | null>(null);
  thinking = $state(false);
  /** The button I pressed last: the dice it throws need no second tap. */
  pressed: { seat: number; word: string } | null = null;
  private live: Live | null = null;
  private reading = false;
  private announced = 0;
  private closed = false;

  constructor(
    readonly snapshot: Snapshot,
    token: string,
    readonly module: BoardModule,
    readonly shared: boolean,
  ) {
    this.api = new TableApi(snapshot.table, token);
    this.now = snapshot.now;
    this.plies = snapshot.now.plies;
    this.player = new Player(this);
    this.live = new Live(snapshot.table, token, {
      at: (at) => {
        this.announced = at;
        if (at > this.now.at) void this.read();
      },
      here: (holders) => {
        this.here = holders;
      },
      notices: (notices) => {
        this.now = { ...this.now, notices };
      },
      line: (line) => {
        this.line = line;
      },
    });
  }

  close(): void {
    this.closed = true;
    this.live?.close();
    this.player.close();
  }

  get last(): number {
    return this.plies.length - 1;
  }

  get mine(): readonly number[] {
    return this.snapshot.mine;
  }

  get names(): string[] {
    return this.now.seats.map((seat) => seat.name);
  }

  /** At a shared device only the seat that is asked may be looked at. */
  sees(seat: number): boolean {
    return !this.shared || this.asked === seat;
  }

  /** The seat that is asked now; with real dice the one whose die it is. */
  get asked(): number {
    const question = this.question;
    if (!question) return -1;
    return question.seat >= 0 ? question.seat : Number(question.facts.seat ?? -1);
  }

  /** An event as whoever looks now may read it. */
  readable(event: EventLine): EventLine {
    const covered = this.shared && event.secret.length && !this.sees(event.seat) && !this.now.result.over;
    const withheld = Object.fromEntries(event.secret.map((name) => [name, null]));
    return covered ? { ...event, facts: { ...event.facts, ...withheld }, hidden: true } : event;
  }

  /** What I am asked now, once everything that led here has been shown. */
  get question(): Question | null {
    if (this.player.behind) return null;
    return this.draft ? this.draft.question : (this.now.questions[0] ?? null);
  }

  get shown(): Facts {
    return this.player.behind || !this.draft ? this.player.view : this.draft.view;
  }

  get result(): Outcome {
    return this.player.result;
  }

  get throwing(): Throw | null {
    return this.player.throwing;
  }

  /** Everything up to what is shown. */
  get events(): EventLine[] {
    return this.plies.slice(0, this.player.at + 1).flatMap((ply) => ply.events);
  }

  /** What I try, on top of what stands. */
  get plan(): Plan | null {
    return this.draft && !this.player.behind ? { before: this.player.view, events: this.draft.events } : null;
  }

  /** Reads what is new until nothing newer is announced. */
  async read(): Promise<void> {
    if (this.reading) return;
    this.reading = true;
    for (let wait = 300; ; wait = Math.min(wait * 1.7, 4000)) {
      try {
        this.take(await this.api.since(this.now.at));
        if (this.now.at >= this.announced) break;
      } catch (problem) {
        if (problem instanceof Refusal && problem.status !== 429) break;
        await new Promise((done) => setTimeout(done, wait));
      }
      if (this.closed) break;
    }
    this.reading = false;
  }

  /** Adopts a newer state of the table; an older one changes nothing. */
  take(now: Now): void {
    if (now.at < this.now.at) return;
    const known = this.plies.length;
    const undone = now.since < known && now.plies.length + now.since < known;
    if (now.since > known) {
      this.announced = Math.max(this.announced, now.at);
      return void this.read();
    }
    if (now.at > this.now.at && !this.stillAsked(now)) this.draft = this.hint = null;
    this.plies = [...this.plies.slice(0, now.since), ...now.plies];
    this.now = now;
    this.player.follow(undone);
  }

  /** What others answer at the same time leaves my own question, and what I have tried, as they are. */
  private stillAsked(now: Now): boolean {
    const asked = (one: Now) => one.questions.find((question) => question.seat === this.draft?.seat)?.question;
    return asked(now) !== undefined && asked(now) === asked(this.now);
  }

  /** Picks an option: tried as a draft first, sent as soon as dice fall or another acts. */
  async pick(option: Option): Promise<void> {
    const question = this.question;
    if (!question || this.sending) return;
    this.note = this.hint = null;
    this.pressed = option.target ? null : { seat: question.seat, word: option.word };
    const words = [...(this.draft?.words ?? []), option.word];
    if (question.seat < 0) return this.send(question.seat, words);
    this.sending = true;
    try {
      const drafted = await this.api.draft({ seat: question.seat, words });
      if (drafted.ends || !drafted.question || !drafted.view) {
        this.sending = false;
        return await this.send(question.seat, words);
      }
      this.draft = {
        seat: question.seat,
        words,
        view: drafted.view,
        events: drafted.events,
        question: drafted.question,
      };
    } catch (problem) {
      if (problem instanceof Refusal) this.refused(problem);
      else {
        this.sending = false;
        return await this.send(question.seat, words);
      }
    } finally {
      this.sending = false;
    }
  }

  /** Takes the last word of the draft back. */
  async takeBack(): Promise<void> {
    this.hint = null;
    const words = this.draft?.words.slice(0, -1) ?? [];
    const seat = this.draft?.seat ?? -1;
    if (!words.length) {
      this.draft = null;
      return;
    }
    const drafted = await this.api.draft({ seat, words });
    if (drafted.view)
      this.draft = { seat, words, view: drafted.view, events: drafted.events, question: drafted.question };
  }

  /** Sends words under one request id until the server has answered, however often the line drops. */
  private async send(seat: number, words: string[]): Promise<void> {
    const question = this.now.questions.find((asked) => asked.seat === seat)?.question;
    if (question === undefined) return;
    const request = requestId();
    this.sending = true;
    for (let wait = 300; ; wait = Math.min(wait * 1.7, 4000)) {
      try {
        const taken = await this.api.words({ request, seat, question, words, have: this.now.at });
        this.draft = this.note = null;
        this.take(taken.now);
        break;
      } catch (problem) {
        if (problem instanceof Unreachable) {
          if (problem.problem) this.note = problem.problem;
          else this.line = 'lost';
          await new Promise((done) => setTimeout(done, wait));
          continue;
        }
        if (problem instanceof Refusal) this.refused(problem);
        break;
      }
    }
    this.sending = false;
  }

  /** There is something to choose, and it is not what real dice showed. */
  get canAsk(): boolean {
    return !!this.question && this.question.seat >= 0 && this.question.options.length > 1;
  }

  /** Asks the server what it would do. */
  async askHint(): Promise<void> {
    const { question } = this;
    if (!question || !this.canAsk || this.thinking || this.sending) return;
    this.thinking = true;
    this.note = null;
    try {
      const hint = await this.api.hint({ seat: question.seat, words: this.draft?.words ?? [] });
      if (this.question === question) this.hint = hint;
    } catch (problem) {
      this.failed(problem);
    } finally {
      this.thinking = false;
    }
  }

  /** Asks the server which rule stands against a word or square. */
  async why(word: string): Promise<void> {
    const question = this.question;
    const seat = question?.seat ?? this.mine[0];
    if (seat === undefined || seat < 0 || this.player.behind) return;
    try {
      const reason = await this.api.why({ seat, word, words: this.draft?.words ?? [] });
      if (reason.message) this.note = reason;
    } catch (problem) {
      this.failed(problem);
    }
  }

  /** Any other wish of mine whose answer is the table as it is now. */
  async wish(asked: Promise<Now>): Promise<void> {
    try {
      const now = await asked;
      if (now.since <= this.plies.length) this.take(now);
      else await this.read();
    } catch (problem) {
      this.failed(problem);
    }
  }

  private failed(problem: unknown): void {
    if (problem instanceof Refusal) this.refused(problem);
    else if (problem instanceof Unreachable && problem.problem) this.note = problem.problem;
  }

  private refused(refusal: Refusal): void {
    this.draft = null;
    this.note = refusal.problem;
    if (refusal.problem.now) this.take(refusal.problem.now);
    else if (refusal.status === 409) void this.read();
  }
}

/** randomUUID exists on secure addresses only; a table on the home network is plain http. */
function requestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
