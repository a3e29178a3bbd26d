/** A shooting as it happens: mine with a held breath before each shot, somebody else's in the corner. */
import { rest } from '../art/motion';
import type { Dot } from '../lib/shown';

/** What the corner shows of a series. */
export interface Series {
  seat: number;
  targets: readonly Dot[];
  /** What is said under them. */
  says: string;
  wind: boolean;
}

const BREATH = 380;
const LOOK = 340;
const LINGER = 1300;

export class Watch {
  /** Whoever holds its breath. */
  tense = $state(-1);
  /** What the corner shows. */
  series = $state.raw<Series | null>(null);
  /** How the last shot ended. */
  hit = $state<boolean | null>(null);
  private clock = 0;

  /** Before a shot: of mine the tension, of somebody else's the targets as they stand. */
  async before(seat: number, own: boolean, stands: Series, pace: number): Promise<void> {
    clearTimeout(this.clock);
    this.tense = seat;
    this.hit = null;
    this.series = own ? null : stands;
    await rest((own ? BREATH : LOOK) * pace);
  }

  /** After it: what fell; the corner stays a moment longer. */
  async after(hit: boolean, own: boolean, stands: Series, pace: number): Promise<void> {
    this.tense = -1;
    this.hit = hit;
    if (!own) this.series = stands;
    await rest(LOOK * pace);
    this.clock = window.setTimeout(() => this.close(), LINGER);
  }

  close(): void {
    clearTimeout(this.clock);
    this.series = null;
    this.tense = -1;
  }
}
