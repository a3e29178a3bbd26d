/** A table as this browser knows it: what the server said, what is shown of it, and what I am about to say. */
import { Refusal, TableApi, Unreachable } from './api';
import type { BoardModule, Plan, Stage } from './board';
import { Forecasts } from './forecast.svelte';
import type { Line, LineIs } from './line';
import type {
  Advice,
  Do,
  Down,
  EventLine,
  Fresh,
  Here,
  Option,
  Outcome,
  PlyLine,
  Question,
  No,
  Reason,
  SeatLine,
  Table,
} from './messages';
import { Player } from './player.svelte';
import type { Shown } from './shown';
import { Talk } from './talk.svelte';

/** Words I try: nothing of them is stored or told to anybody. */
export interface Drafting {
  seat: number;
  words: string[];
  view: Shown;
  /** What the words would bring about. */
  events: EventLine[];
  question: Question | null;
}

/** How often it is looked who is away for how long and how much time is left, in milliseconds. */
const GLANCE = 1000;
const UNDONE: Reason = { message: 'page-undone', text: '', clause: '', facts: {} };

export class TableStore {
  readonly api: TableApi;
  readonly stage: Stage = { play: null };
  readonly player: Player;
  about = $state.raw<Table>() as Table;
  now = $state.raw<Fresh>() as Fresh;
  plies = $state.raw<PlyLine[]>([]);
  lineIs = $state<LineIs>('open');
  draft = $state.raw<Drafting | null>(null);
  sending = $state(false);
  note = $state.raw<Reason | null>(null);
  readonly talk: Talk;
  /** Spectators who are connected. */
  watching = $state(0);
  readonly forecasts = new Forecasts(this);
  /** What to do about the present question, once I asked. */
  hint = $state.raw<Advice | null>(null);
  thinking = $state(false);
  private seen = $state.raw(Date.now());
  private told = $state.raw(Date.now());
  private clock = $state.raw(Date.now());
  /** The same list as long as nobody is renamed. */
  private nameList = $derived(this.now.seats.map((seat) => seat.name).join('\n'));
  private named = $derived(this.nameList.split('\n'));
  private glance = setInterval(() => (this.clock = Date.now()), GLANCE);

  constructor(
    told: Table,
    readonly token: string,
    private line: Pick<Line, 'ask' | 'close'>,
    readonly module: BoardModule,
    readonly shared: boolean,
  ) {
    this.api = new TableApi(told.table, token);
    this.about = told;
    this.now = told.fresh;
    this.plies = told.fresh.plies;
    this.player = new Player(this);
    this.talk = new Talk(
      told.table,
      told.holder,
      (holder) => this.people.find((person) => person.holder === holder)?.name,
    );
    this.talk.hear(told.fresh.chat);
  }

  close(): void {
    clearInterval(this.glance);
    this.line.close();
    this.player.close();
  }

  get last(): number {
    return this.plies.length - 1;
  }

  get mine(): readonly number[] {
    return this.about.mine;
  }

  /** Played from a script: nothing of it is on the server. */
  get isLesson(): boolean {
    return ['lesson', 'puzzle'].includes(this.about.kind);
  }

  get names(): string[] {
    return this.named;
  }

  get over(): boolean {
    return this.plies.at(-1)?.result?.over ?? false;
  }

  /** How long somebody has been away, in whole units: days from two on. */
  awayFor(seat: SeatLine): { minutes: number; hours: number; days: number } {
    const minutes = Math.floor(this.away(seat) / 60);
    const hours = Math.floor(minutes / 60);
    return { minutes, hours, days: hours < 48 ? 0 : Math.floor(hours / 24) };
  }

  /** Seconds since a seat's person was last seen; 0 while here. */
  away(seat: SeatLine): number {
    return seat.here ? 0 : seat.away + Math.max(0, Math.round((this.clock - this.seen) / 1000));
  }

  /** A person who should be here and is not; nobody sits at a log. */
  isMissing(seat: SeatLine): boolean {
    return this.about.kind === 'table' && seat.person && !seat.here && !seat.bot;
  }

  /** Seconds a seat has left for its move; -1 while no clock runs for it. */
  left(seat: SeatLine): number {
    return seat.left < 0 ? -1 : Math.max(0, seat.left - Math.floor((this.clock - this.told) / 1000));
  }

  /** One seat of each player who is a person. */
  get people(): SeatLine[] {
    const persons = this.now.seats.filter((seat) => seat.person);
    return persons.filter((seat, at) => persons.findIndex((one) => one.holder === seat.holder) === at);
  }

  /** There is somebody to talk to. */
  get talks(): boolean {
    return this.about.kind === 'table' && this.people.length > 1;
  }

  /** My seats that a bot plays for me at the moment. */
  get stoodIn(): number[] {
    return this.over ? [] : this.mine.filter((seat) => this.now.seats[seat]?.bot);
  }

  /** At a shared device only the seat that is asked may be looked at. */
  sees(seat: number): boolean {
    return !this.shared || this.asked === seat;
  }

  /** The seat that is asked now; with real dice the one whose die it is. */
  get asked(): number {
    const question = this.question;
    if (!question) return -1;
    return question.seat >= 0 ? question.seat : question.hand;
  }

  /** An event as whoever looks now may read it. */
  readable(event: EventLine): EventLine {
    const covered = this.shared && event.secret.length && !this.sees(event.seat) && !this.over;
    const withheld = Object.fromEntries(event.secret.map((name) => [name, null]));
    return covered ? { ...event, facts: { ...event.facts, ...withheld }, hidden: true } : event;
  }

  /** What I am asked now, once everything that led here has been shown. */
  get question(): Question | null {
    if (this.player.behind) return null;
    return this.draft ? this.draft.question : (this.now.asks[0] ?? null);
  }

  get shown(): Shown {
    return this.player.behind || !this.draft ? this.player.view : this.draft.view;
  }

  get result(): Outcome {
    return this.player.result;
  }

  /** Everything up to what is shown. */
  get events(): EventLine[] {
    return this.plies.slice(0, this.player.at + 1).flatMap((ply) => ply.events);
  }

  /** What I try, on top of what stands. */
  get plan(): Plan | null {
    return this.draft && !this.player.behind ? { before: this.player.view, events: this.draft.events } : null;
  }

  heard(down: Down): void {
    if (down.type === 'table') this.open(down);
    else if (down.type === 'fresh') this.take(down);
    else if (down.type === 'here') this.meet(down);
    else if (down.type === 'notices') this.now = { ...this.now, notices: down.notices };
    else if (down.type === 'reaction') this.talk.called(down);
  }

  /** The whole table again: shorter than all that was missed. */
  private open(told: Table): void {
    this.about = told;
    this.plies = [];
    this.talk.start(told.fresh.chat, told.holder);
    this.adopt(told.fresh);
    this.player.toEnd();
  }

  /** What is new; a receipt that was repeated may be old. */
  private take(fresh: Fresh): void {
    if (fresh.at < this.now.at) return;
    const undone = fresh.since <= this.player.at;
    const isNew = fresh.at > this.now.at;
    this.adopt(fresh);
    if (isNew) this.note = undone && !this.over ? UNDONE : null;
    this.player.follow(undone && !this.over);
  }

  private adopt(fresh: Fresh): void {
    if (fresh.at > this.now.at && !this.stillAsked(fresh)) this.draft = this.hint = null;
    this.plies = [...this.plies.slice(0, fresh.since), ...fresh.plies];
    this.now = fresh;
    this.talk.hear(fresh.chat);
    this.seen = this.told = this.clock = Date.now();
  }

  /** What others answer at the same time leaves my own question, and what I have tried, as they are. */
  private stillAsked(fresh: Fresh): boolean {
    const asked = (one: Fresh) => one.asks.find((question) => question.seat === this.draft?.seat)?.question;
    return asked(fresh) !== undefined && asked(fresh) === asked(this.now);
  }

  private meet({ holders, away, watching }: Here): void {
    this.watching = watching;
    const seconds = new Map(away.map((absent) => [absent.holder, absent.seconds]));
    const seats = this.now.seats.map((seat) =>
      seat.person ? { ...seat, here: holders.includes(seat.holder), away: seconds.get(seat.holder) ?? 0 } : seat,
    );
    this.now = { ...this.now, seats };
    this.seen = Date.now();
  }

  /** Picks an option: said at once if it ends the turn or throws the dice, else tried first. */
  async pick(option: Option): Promise<void> {
    const { question } = this;
    if (!question || this.sending) return;
    const words = [...(this.draft?.words ?? []), option.word];
    if (question.seat < 0 || option.ends || option.throws) await this.say(question.seat, words, option.throws);
    else await this.attempt(question.seat, words);
  }

  /** Several words of one turn at once: a far space. */
  async walk(way: readonly string[]): Promise<void> {
    const { question } = this;
    if (question && !this.sending) await this.attempt(question.seat, [...(this.draft?.words ?? []), ...way]);
  }

  /** Takes the last word of the draft back. */
  async takeBack(): Promise<void> {
    if (!this.draft || this.sending) return;
    const { seat, words } = this.draft;
    if (words.length > 1) await this.attempt(seat, words.slice(0, -1));
    else this.draft = this.hint = this.note = null;
  }

  /** Throws the die that is due, behind the words that led to it. */
  async press(): Promise<void> {
    const { question } = this;
    if (question?.button && !this.sending) await this.say(question.seat, this.draft?.words ?? [], true);
  }

  /** What the words lead to is a draft. */
  private async attempt(seat: number, words: string[]): Promise<void> {
    const question = this.owed(seat);
    this.note = this.hint = null;
    this.sending = true;
    const tried = await this.line.ask({ type: 'try', id: newId(), seat, words });
    this.sending = false;
    if (question === undefined || this.owed(seat) !== question) return;
    if (tried.type === 'no') [this.draft, this.note] = [null, tried];
    if (tried.type !== 'tried') return;
    if (tried.ends || !tried.view) await this.say(seat, words);
    else this.draft = { seat, words, view: tried.view, events: tried.events, question: tried.ask };
  }

  private owed(seat: number): string | undefined {
    return this.now.asks.find((asked) => asked.seat === seat)?.question;
  }

  /** Says words under one id until the server has answered, however often the line drops. */
  private async say(seat: number, words: string[], press = false): Promise<void> {
    const question = this.owed(seat);
    if (question === undefined) return;
    this.note = this.hint = null;
    this.sending = true;
    const answer = await this.line.ask({ type: 'say', id: newId(), seat, question, words, press }, (no) => {
      this.note = no;
    });
    this.sending = false;
    this.draft = this.note = null;
    if (answer.type === 'no') this.note = answer;
  }

  /** Names, bots, orders, taking back, playing again, reactions. */
  async wish(what: Do['what'], seat = -1, text = ''): Promise<void> {
    const answer = await this.line.ask({ type: 'do', id: newId(), what, seat, text });
    if (answer.type === 'no') this.note = answer;
  }

  /** A line of chat; why not, if it is refused. */
  async tell(text: string): Promise<No | null> {
    const answer = await this.line.ask({ type: 'do', id: newId(), what: 'chat', text });
    return answer.type === 'no' ? answer : null;
  }

  /** There is something to choose, and it is not what real dice showed. */
  get canAsk(): boolean {
    return !this.isLesson && !!this.question && this.question.seat >= 0 && this.question.options.length > 1;
  }

  /** Asks the server what it would do; among several people first whether all agree to hints. */
  async askHint(): Promise<void> {
    const { question } = this;
    if (!question || !this.canAsk || this.thinking || this.sending) return;
    if (this.now.no_hints.length) {
      if (this.now.no_hints.includes(this.about.holder)) await this.wish('hints', -1, 'yes');
      return;
    }
    this.thinking = true;
    this.note = null;
    try {
      const hint = await this.api.hint({
        type: 'try',
        id: 'hint',
        seat: question.seat,
        words: this.draft?.words ?? [],
      });
      if (this.question === question) this.hint = hint;
    } catch (problem) {
      if (problem instanceof Refusal || problem instanceof Unreachable) this.note = problem.problem;
    } finally {
      this.thinking = false;
    }
  }

  /** Asks the server which rule stands against a word or square. */
  async reason(word: string): Promise<Reason | null> {
    const seat = this.question?.seat ?? -1;
    if (seat < 0 || this.isLesson) return null;
    const { question } = this;
    const words = [...(this.draft?.words ?? []), word];
    const answer = await this.line.ask({ type: 'try', id: newId(), seat, words });
    return answer.type === 'no' && this.question === question ? answer : null;
  }

  /** The same, said over the bar: something was tapped. */
  async why(word: string): Promise<void> {
    this.note = (await this.reason(word)) ?? this.note;
  }
}

/** randomUUID exists on secure addresses only; a table on the home network is plain http. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
