/** Time for people to see what happens: each event stays for a moment, and is known before its view arrives. */
import type { EventLine } from '../../lib/messages';

const LENGTHS: Record<string, number> = {
  round: 1500,
  trained: 250,
  led: 250,
  'rolled-again': 250,
  repeated: 250,
  nudged: 350,
  best: 350,
  'pills-shared': 350,
  doped: 250,
  placed: 140,
  'lost-form': 160,
  healed: 200,
  settling: 300,
  revealed: 240,
  showed: 220,
  agreed: 350,
  quarrelled: 350,
  contested: 320,
  tied: 350,
  ordered: 160,
  chose: 260,
  got: 200,
  kept: 380,
  'too-much': 380,
  escaped: 420,
  accident: 650,
  fatal: 1100,
  'drew-extra': 380,
  'pile-out': 400,
};

export class Scene {
  /** Events shown already whose view is still to come. */
  told = $state.raw<EventLine[]>([]);

  settle(): void {
    this.told = [];
  }

  async play(event: EventLine, pace: number): Promise<void> {
    this.told = [...this.told, event];
    const length = (LENGTHS[event.kind] ?? 60) * pace;
    await new Promise((done) => setTimeout(done, length));
  }
}
