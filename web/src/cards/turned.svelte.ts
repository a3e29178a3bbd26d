/** A card that turns up where it acts, and goes. */
import { rest } from '../art/motion';

export interface Up {
  seat: number;
  /** The card's name; empty while it stays face down. */
  card: string;
}

export class Turned {
  up = $state.raw<Up | null>(null);

  async show(up: Up, length: number): Promise<void> {
    this.up = up;
    await rest(length);
    if (this.up === up) this.up = null;
  }
}
