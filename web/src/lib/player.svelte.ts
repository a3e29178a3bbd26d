/** Shows plies one after the other as they were pushed: the board moves, sounds play. Also the replay. */
import type { EventLine, Moment, Outcome, PlyLine } from './messages';
import type { Shown } from './shown';
import { pace } from './settings.svelte';
import { play } from './sound';
import type { TableStore } from './table.svelte';

/** More than this at once is shown as its end. */
const MOST_AT_ONCE = 120;
/** How long the replay rests at a move, in milliseconds. */
const REST = 420;
/** A task of its own for what follows, so that none takes longer than a frame. */
const breath = () => new Promise<void>((done) => setTimeout(done));

export class Player {
  /** The number of the ply after which the board stands as shown. */
  at = $state(0);
  view = $state.raw<Shown>() as Shown;
  result = $state.raw<Outcome>() as Outcome;
  event = $state.raw<EventLine | null>(null);
  /** Looking at the past on purpose. */
  replaying = $state(false);
  /** The replay goes on by itself. */
  playing = $state(false);
  running = $state(false);
  private hurried = false;
  private clock = 0;
  private closed = false;
  /** What was there before this browser came, or was hidden then: told all at once when somebody looks back. */
  private past: Promise<Moment[]> | null = null;

  constructor(private table: TableStore) {
    this.toEnd();
  }

  /** Something already happened that is not shown yet, or the past is being looked at. */
  get behind(): boolean {
    return this.replaying || this.running || this.at < this.table.last;
  }

  close(): void {
    this.closed = true;
    this.pause();
    this.hurry();
  }

  /** New plies have come; where those shown were taken back, the board simply stands as it does now. */
  follow(undone: boolean): void {
    if (undone || this.table.over !== this.result.over) this.past = null;
    if (this.replaying) return;
    if (undone || document.hidden || this.table.last - this.at > MOST_AT_ONCE) return this.toEnd();
    void this.run();
  }

  toEnd(): void {
    this.pause();
    this.replaying = false;
    this.event = null;
    this.stand(this.table.last, this.table.plies.at(-1));
    this.hurry();
  }

  /** The person wants the rest without waiting. */
  hurry(): void {
    this.hurried = true;
  }

  private stand(at: number, found: Pick<PlyLine, 'view' | 'result'> | undefined): void {
    this.at = at;
    this.view = found?.view ?? this.view;
    this.result = found?.result ?? this.result;
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.hurried = false;
    try {
      while (!this.closed && !this.replaying && this.at < this.table.last) {
        if (this.hurried || !pace()) return this.skip();
        const next = this.at + 1;
        await breath();
        await this.ply(next);
      }
    } finally {
      this.running = false;
      if (!this.replaying) this.toEnd();
    }
  }

  /** The rest at once: of it, one hears what was one's own. */
  private skip(): void {
    const events = this.table.plies.slice(this.at + 1).flatMap((ply) => ply.events);
    for (const event of events) if (this.table.mine.includes(event.seat)) play(this.table.module.sound(event));
  }

  private async ply(number: number): Promise<void> {
    for (const event of this.table.plies[number]?.events ?? []) {
      if (this.at >= number || this.replaying) return;
      await this.show(event);
    }
    await breath();
    const found = this.past ? await this.after(number) : this.table.plies[number];
    if (this.at === number - 1 && !this.replaying) this.stand(number, found);
  }

  private async show(event: EventLine): Promise<void> {
    this.event = event;
    const factor = this.hurried ? 0 : pace();
    if (factor || this.table.mine.includes(event.seat)) play(this.table.module.sound(event));
    if (factor) await this.table.stage.play?.(event, factor);
  }

  /** The table after a ply: as it was pushed, or from the replay. */
  private async after(number: number): Promise<Pick<PlyLine, 'view' | 'result'> | undefined> {
    const ply = this.table.plies[number];
    if (ply?.view) return ply;
    const past = (this.past ??= this.table.api.replay());
    try {
      return (await past)[number];
    } catch {
      this.past = null;
      return undefined;
    }
  }

  /** A table that was just opened here is shown from its first moment. */
  async fromStart(): Promise<void> {
    const found = await this.after(0);
    if (!found) return;
    this.stand(0, found);
    void this.run();
  }

  /** Move by move from here on; from the first one where the end is shown. */
  async playBack(): Promise<void> {
    this.pause();
    this.playing = true;
    if (this.at >= this.table.last) await this.seek(0);
    if (this.playing) this.clock = window.setInterval(() => void this.seek(this.at + 1), REST);
  }

  pause(): void {
    clearInterval(this.clock);
    this.playing = false;
  }

  /** A move on or back, by hand. */
  step(by: number): Promise<void> {
    this.pause();
    return this.seek(this.at + by);
  }

  /** The replay slider: shows the table as it was. At the end it is live again. */
  async seek(number: number): Promise<void> {
    const goal = Math.max(0, Math.min(number, this.table.last));
    if (goal === this.table.last) return this.toEnd();
    this.replaying = true;
    this.hurry();
    const found = await this.after(goal);
    if (!found || !this.replaying) return;
    this.stand(goal, found);
    this.event = this.table.plies[goal]?.events.at(-1) ?? null;
  }
}
