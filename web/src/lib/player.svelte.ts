/** Shows plies one after the other: the board moves, sounds play, my own dice wait for my tap. Also the replay. */
import type { Throw } from './board';
import type { EventLine, Facts, Frame, Outcome, PlyLine } from './messages';
import type { Throw as Due } from './shown';
import { pace, settings } from './settings.svelte';
import { play } from './sound';
import type { TableStore } from './table.svelte';

/** More than this at once is shown as its end. */
const MOST_AT_ONCE = 120;
const FRAMES_AT_ONCE = 200;

export class Player {
  /** The number of the ply after which the board stands as shown. */
  at = $state(0);
  view = $state.raw<Facts>({});
  result = $state.raw<Outcome>() as Outcome;
  throwing = $state.raw<Throw | null>(null);
  event = $state.raw<EventLine | null>(null);
  /** Looking at the past on purpose. */
  replaying = $state(false);
  running = $state(false);
  private frames = new Map<number, Frame>();
  private tapped: (() => void) | null = null;
  private hurried = false;
  private closed = false;

  constructor(private table: TableStore) {
    this.toEnd();
  }

  /** Something already happened that is not shown yet, or the past is being looked at. */
  get behind(): boolean {
    return this.replaying || this.running || this.at < this.table.last;
  }

  close(): void {
    this.closed = true;
    this.tap();
  }

  /** New plies have come; after an undo the board simply stands as it does now. */
  follow(undone: boolean): void {
    if (undone || this.table.now.result.over !== this.result.over) this.frames.clear();
    if (this.replaying) return;
    if (undone || document.hidden || this.table.last - this.at > MOST_AT_ONCE) return this.toEnd();
    void this.run();
  }

  toEnd(): void {
    this.replaying = false;
    this.at = this.table.last;
    this.view = this.table.now.view;
    this.result = this.table.now.result;
    this.event = null;
    this.throwing = null;
    this.tap();
  }

  /** The person throws, or wants the rest without waiting. */
  tap(): void {
    const resume = this.tapped;
    this.tapped = null;
    if (resume) resume();
    else this.hurried = true;
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.hurried = false;
    try {
      while (!this.closed && !this.replaying && this.at < this.table.last) await this.ply(this.at + 1);
    } finally {
      this.running = false;
      if (!this.replaying) this.toEnd();
    }
  }

  private async ply(number: number): Promise<void> {
    const ply = this.table.plies[number];
    const due: Due | undefined = this.view.open?.throw;
    if (due && this.table.mine.includes(due.seat))
      await this.waitFor(
        { ask: due.ask.message, facts: due.ask.facts, button: due.button },
        this.table.plies[number - 1],
      );
    for (const event of ply?.events ?? []) {
      if (this.at >= number || this.replaying) return;
      await this.show(event);
    }
    if (this.at !== number - 1 || this.replaying) return;
    const frame = number === this.table.last ? this.table.now : await this.frame(number, this.table.last);
    if (frame && this.at === number - 1 && !this.replaying) {
      this.view = frame.view;
      this.result = frame.result;
    }
    this.at = Math.max(this.at, number);
  }

  private async show(event: EventLine): Promise<void> {
    this.event = event;
    const factor = this.hurried ? 0 : pace();
    if (factor || this.table.mine.includes(event.seat)) play(this.table.module.sound(event));
    if (factor) await this.table.stage.play?.(event, factor);
  }

  /** My own throw waits for my tap, unless the button I just pressed was it. */
  private async waitFor(thrown: Throw, before: PlyLine | undefined): Promise<void> {
    const { pressed } = this.table;
    this.table.pressed = null;
    if (pressed && before?.seat === pressed.seat && before.word === pressed.word) return;
    if (settings.autoDice || this.table.snapshot.dice !== 'live') return;
    this.throwing = thrown;
    this.hurried = false;
    return new Promise((resolve) => {
      this.tapped = () => {
        this.throwing = null;
        resolve();
      };
    });
  }

  /** The view after a ply; those around it are fetched with it. */
  private async frame(number: number, to: number): Promise<Frame | undefined> {
    if (!this.frames.has(number)) {
      try {
        const found = await this.table.api.frames(number, Math.min(to, number + FRAMES_AT_ONCE - 1));
        for (const frame of found.frames) this.frames.set(frame.number, frame);
      } catch {
        return undefined;
      }
    }
    return this.frames.get(number);
  }

  /** A table that was just opened here is shown from its first moment. */
  async fromStart(): Promise<void> {
    const frame = await this.frame(0, this.table.last);
    if (!frame) return;
    this.at = 0;
    this.view = frame.view;
    this.result = frame.result;
    void this.run();
  }

  /** The replay slider: shows the table as it was. At the end it is live again. */
  async seek(number: number): Promise<void> {
    const goal = Math.max(0, Math.min(number, this.table.last));
    if (goal === this.table.last) return this.toEnd();
    this.replaying = true;
    this.throwing = null;
    this.tap();
    const frame = await this.frame(goal, Math.min(goal + 40, this.table.last));
    if (!frame || !this.replaying) return;
    this.at = goal;
    this.view = frame.view;
    this.result = frame.result;
    this.event = this.table.plies[goal]?.events.at(-1) ?? null;
  }
}
