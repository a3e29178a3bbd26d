/** Mass Start's skiers on their course. */
import type { EventLine } from '../../lib/messages';
import { CourseScene } from '../../courses/scene.svelte';
import type { Shown, Skier } from './shown';

export class Scene extends CourseScene {
  /** Everything as the view says, at once. */
  settle({ open }: Shown): void {
    this.moving = -1;
    const home = open.standing.rows.map((row) => row.seat).filter((seat) => this.isHome(open.skiers[seat]));
    const figures = open.skiers.map((skier, seat) =>
      this.figure(
        seat,
        { ...skier, home: 1 + home.indexOf(seat), pausing: skier.turns_lost > 0 },
        skier.series.length % 2 ? 'prone' : 'upright',
      ),
    );
    const hits = this.course.range.stands.map((_, at) => {
      const skier = open.skiers.find((one) => one.stand === at + 1);
      return skier ? (skier.series.at(-1)?.filter((dot) => dot === 'hit').length ?? 0) : null;
    });
    this.place(figures, hits);
  }

  private isHome(skier: Skier | undefined): boolean {
    return !!skier && (skier.beyond > 0 || (!skier.is_racing && skier.place > 0));
  }

  async play(event: EventLine, pace: number): Promise<void> {
    const figure = this.figures[event.seat];
    if (!figure) return;
    if (event.kind === 'turn') this.moving = event.seat;
    const goal = event.facts.square as string | undefined;
    switch (event.kind) {
      case 'placed':
      case 'moved':
      case 'carried':
      case 'stood-up':
        if (goal)
          await this.ski(
            figure,
            goal,
            Number(event.facts.points ?? event.facts.squares ?? this.course.squares.length),
            pace,
          );
        break;
      case 'rolled':
      case 'rolled-off':
        await this.roll(figure, Number(event.facts.die), pace);
        break;
      case 'fell':
        await this.fall(figure, pace);
        break;
      case 'shot':
        await this.shoot(figure, (before) => before + Number(event.facts.hit), pace);
        break;
      case 'finished':
        await this.finished(figure, pace);
        break;
    }
    if (event.kind !== 'rolled') figure.die = 0;
  }
}
