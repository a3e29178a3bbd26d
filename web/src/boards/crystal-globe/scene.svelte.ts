/** Crystal Globe's skiers at their venue. */
import type { Pose } from '../../art/Skier.svelte';
import type { EventLine } from '../../lib/messages';
import { CourseScene } from '../../courses/scene.svelte';
import type { Shown, Skier } from './shown';

/** How a scene calls a card that stays face down, and what its name begins with where it is a form card. */
export const BACK = 'back';
export const FORM = 'form';

export class Scene extends CourseScene {
  private poses: Pose[] = [];

  /** Everything as the view says, at once. */
  settle({ open: { skiers, standing } }: Shown): void {
    this.moving = -1;
    this.poses = skiers.map((skier) => poseOf(skier));
    const home = standing.rows.map((row) => row.seat).filter((seat) => skiers[seat]?.beyond);
    /** Side by side in the finish area, the members of a team too; whoever has not crossed stays on the course (CG-62). */
    const figures = skiers.map((skier, seat) =>
      this.figure(seat, { ...skier, home: 1 + home.indexOf(seat), pausing: false }, this.poses[seat]),
    );
    const hits = this.course.range.stands.map((name) => {
      const skier = skiers.find((one) => one.aiming && one.square === name);
      return skier ? skier.white : null;
    });
    this.place(figures, hits);
  }

  async play(event: EventLine, pace: number): Promise<void> {
    const figure = this.figures[event.seat];
    if (!figure) return;
    if (event.kind === 'turn') this.moving = event.seat;
    figure.die = 0;
    switch (event.kind) {
      case 'moved':
        await this.ski(figure, String(event.facts.square), Number(event.facts.squares), pace);
        break;
      case 'at-stand':
        await this.ski(
          figure,
          this.course.range.stands[Number(event.facts.stand) - 1] ?? '',
          1,
          pace,
          this.poses[event.seat],
        );
        break;
      case 'rolled':
        await this.roll(figure, Number(event.facts.die), pace);
        break;
      case 'played':
      case 'lost-card':
      case 'form':
        await this.turnUp(figure, nameOf(event), pace);
        break;
      case 'recovered':
        await this.turnUp(figure, '1', pace);
        break;
      case 'fell':
        await this.fall(figure, pace);
        break;
      case 'shot':
        await this.shoot(figure, (before) => (event.facts.shot === 'miss' ? before : before + 1), pace);
        break;
      case 'finished':
        await this.finished(figure, pace);
        break;
    }
  }
}

function nameOf({ kind, facts, hidden }: EventLine): string {
  if (hidden || typeof facts.value !== 'number') return BACK;
  return `${kind === FORM || facts.form ? FORM : ''}${facts.value}`;
}

export function poseOf(skier: Skier): Pose {
  return skier.position === 'standing' ? 'upright' : 'prone';
}
