/** Crystal Globe's skiers at their venue. */
import type { Pose } from '../../art/Skier.svelte';
import type { EventLine } from '../../lib/messages';
import { apart, axes, points, type Course } from '../../courses/course';
import { CourseScene } from '../../courses/scene.svelte';
import type { Shown, Skier } from './shown';
import { outside } from './venue';

export class Scene extends CourseScene {
  private poses: Pose[] = [];

  constructor(course: Course) {
    super(course, [78, 30]);
  }

  /** Everything as the view says, at once. */
  settle({ open: { skiers, standing } }: Shown): void {
    this.moving = -1;
    this.poses = skiers.map((skier) => poseOf(skier));
    const home = standing.rows.map((row) => row.seat).filter((seat) => skiers[seat]?.beyond);
    /** Side by side in the finish area, the members of a team too; whoever has not crossed stays on the course (CG-62). */
    this.figures = skiers.map((skier, seat) =>
      this.figure(seat, { ...skier, place: 1 + home.indexOf(seat) }, this.poses[seat]),
    );
    this.share();
    this.hits = this.course.range.stands.map((name) => {
      const skier = skiers.find((one) => one.aiming && one.square === name);
      return skier ? skier.white : null;
    });
  }

  /** On the side of the line that is free of the range and the ring. */
  protected override home(): { from: [number, number]; ahead: [number, number] } {
    const { free, out } = outside(this.course);
    return { from: [free[0] + out[0] * 62, free[1] + out[1] * 62], ahead: super.home().ahead };
  }

  /** Grey squares hold any number: those on one square stand in as many files as it is wide. */
  private share(): void {
    for (const square of this.course.squares) {
      const group = this.figures.filter((figure) => figure.square === square.name);
      if (group.length < 2) continue;
      const [across, along] = axes(square);
      const [behindLeft, behindRight] = points(square.cell) as [[number, number], [number, number]];
      const files = Math.min(group.length, Math.max(1, Math.floor(apart(behindLeft, behindRight) / 19)));
      const rows = Math.ceil(group.length / files);
      group.forEach((figure, at) => {
        const side = ((at % files) - (files - 1) / 2) * 21,
          ahead = ((rows - 1) / 2 - Math.floor(at / files)) * 23;
        figure.x += across[0] * side + along[0] * ahead;
        figure.y += across[1] * side + along[1] * ahead;
        figure.crowded = group.length > 2;
      });
    }
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

export function poseOf(skier: Skier): Pose {
  return skier.position === 'standing' ? 'upright' : 'prone';
}
