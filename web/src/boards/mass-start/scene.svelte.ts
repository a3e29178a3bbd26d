/** Mass Start's skiers on their course. */
import type { EventLine } from '../../lib/messages';
import { CourseScene } from '../../courses/scene.svelte';
import type { Course } from '../../courses/course';
import type { Shown } from './shown';

export class Scene extends CourseScene {
  constructor(course: Course) {
    super(course, [58, 34]);
  }

  /** Everything as the view says, at once. */
  settle({ open }: Shown): void {
    this.moving = -1;
    this.figures = open.skiers.map((skier, seat) =>
      this.figure(seat, { ...skier, place: skier.is_racing ? 0 : skier.place }),
    );
    this.hits = this.course.range.stands.map((_, at) => {
      const skier = open.skiers.find((one) => one.stand === at + 1);
      return skier ? (skier.series.at(-1)?.filter((dot) => dot === 'hit').length ?? 0) : null;
    });
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
