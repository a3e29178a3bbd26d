/** What happens near: shots with a held breath, cards that turn up. */
import { Turned } from '../../cards/turned.svelte';
import type { EventLine } from '../../lib/messages';
import type { Dot } from '../../lib/shown';
import type { Words } from '../../lib/text';
import { Watch, type Series } from '../../range/watch.svelte';
import type { Board, Shown } from './shown';

/** How long a card is read, in milliseconds; one that stays face down is only seen. */
const READ = 1500;
const SEEN = 700;
const OWN_CARDS: Record<string, string> = {
  sprinted: 'sprint',
  'sprint-drawn': 'sprint',
  skis: 'skis',
  rifle: 'rifle',
};

export class Near {
  readonly watch = new Watch();
  readonly turned = new Turned();

  constructor(
    private board: Board,
    private shared: boolean,
  ) {}

  async play(event: EventLine, own: boolean, shown: Shown, words: Words, pace: number, go: () => Promise<void>) {
    if (event.kind === 'shot') {
      const { hit, targets, shots } = event.facts as { hit: boolean; targets: number; shots: number };
      const before = this.dots(targets + Number(hit));
      const series: Series = {
        seat: event.seat,
        targets: before,
        says: words.say('mass-start-near-shot', { shot: shots, shots: this.board.shots }),
        wind: shown.open.skiers[event.seat]?.red_wind ?? false,
        missed: 'open',
      };
      await this.watch.shoot(series, before.indexOf('open'), hit, own, pace, go);
      return;
    }
    await Promise.all([go(), this.card(event, pace)]);
  }

  private async card(event: EventLine, pace: number): Promise<void> {
    const secret = event.hidden || (this.shared && event.secret.includes('card'));
    const card = OWN_CARDS[event.kind] ?? (secret ? '' : String(event.facts.card ?? ''));
    if (!(event.kind in OWN_CARDS) && !['drew', 'played', 'technique-drawn'].includes(event.kind)) return;
    const length = event.kind === 'drew' && card ? READ : SEEN;
    await this.turned.show({ seat: event.seat, card }, length * pace);
  }

  /** So many targets are left; they fall from the left. */
  dots(left: number): Dot[] {
    return Array.from({ length: this.board.targets }, (_, at) => (at < this.board.targets - left ? 'hit' : 'open'));
  }
}
