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
  /** What a target is after a miss: shot at once more, or not. */
  missed: Dot;
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

  /** One shot at a target of a series: before it the tension, then what the scene does, then what fell. */
  async shoot(series: Series, at: number, hit: boolean, own: boolean, pace: number, go: () => Promise<void>) {
    clearTimeout(this.clock);
    this.tense = series.seat;
    this.hit = null;
    this.series = own ? null : series;
    await rest((own ? BREATH : LOOK) * pace);
    await go();
    this.tense = -1;
    this.hit = hit;
    const fallen: Dot = hit ? 'hit' : series.missed;
    if (!own) this.series = { ...series, targets: series.targets.with(at, fallen) };
    await rest(LOOK * pace);
    this.clock = window.setTimeout(() => this.close(), LINGER);
  }

  close(): void {
    clearTimeout(this.clock);
    this.series = null;
    this.tense = -1;
  }
}
