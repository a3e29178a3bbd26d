/** How the chances to win went through the game: asked of the server ply by ply, the newest first. */
import type { Forecast, PlyLine } from './messages';
import type { TableStore } from './table.svelte';

/** Points of the curve at most; games that are enough for the newest one, and for the others. */
const POINTS = 24;
const ENOUGH = 100;
const FAIR = 40;
const MOST_ASKED = 6;

interface Point {
  forecast: Forecast;
  /** After an undo another ply has this number. */
  line: PlyLine | undefined;
}

export class Forecasts {
  private points = $state.raw(new Map<number, Point>());
  private watchers = 0;

  constructor(private table: TableStore) {}

  /** In the order of the game. */
  get curve(): Forecast[] {
    return [...this.points.values()]
      .filter((point) => this.stands(point))
      .map((point) => point.forecast)
      .sort((one, two) => one.ply - two.ply);
  }

  /** The chances at what is shown: the last point up to there. */
  get shown(): Forecast | undefined {
    return this.curve.findLast((forecast) => forecast.ply <= this.table.player.at);
  }

  /** Asks for what is missing as long as somebody looks. */
  watch(): () => void {
    this.watchers += 1;
    if (this.watchers === 1) void this.run();
    return () => {
      this.watchers -= 1;
    };
  }

  private async run(): Promise<void> {
    const asked = new Map<number, number>();
    while (this.watchers) {
      const ply = this.wanted().find((one) => this.lacks(one, asked.get(one) ?? 0));
      if (ply === undefined || document.hidden || !(await this.ask(ply)))
        await new Promise((done) => setTimeout(done, 700));
      if (ply !== undefined) asked.set(ply, (asked.get(ply) ?? 0) + 1);
    }
  }

  /** The newest, then evenly through the game; a longer game keeps every other point. */
  private wanted(): number[] {
    const { last } = this.table;
    let stride = 1;
    while (last / stride > POINTS) stride *= 2;
    return [last, ...Array.from({ length: Math.floor(last / stride) + 1 }, (_, at) => at * stride).reverse()];
  }

  private lacks(ply: number, asked: number): boolean {
    const point = this.points.get(ply);
    if (asked >= MOST_ASKED) return false;
    return !point || !this.stands(point) || point.forecast.games < (ply === this.table.last ? ENOUGH : FAIR);
  }

  private stands(point: Point): boolean {
    return this.table.plies[point.forecast.ply] === point.line;
  }

  /** False where it is better to wait before the next one. */
  private async ask(ply: number): Promise<boolean> {
    const line = this.table.plies[ply];
    try {
      const open = this.table.shared && !this.table.over;
      const forecast = await this.table.api.forecast(ply, open);
      this.points = new Map(this.points).set(ply, { forecast, line });
      return true;
    } catch {
      return false;
    }
  }
}
