/** Where the figures are right now, between one view and the next. */
import type { Pose as Common } from '../../art/Skier.svelte';
import type { EventLine } from '../../lib/messages';
import { apart, axes, middle, neighbours, points, terrain, way, type Course, type Square } from '../mass-start/course';
import { rest, slide } from '../mass-start/scene.svelte';
import type { Position, Shown } from './venue';

export type Pose = Common | 'upright';

export interface Figure {
  seat: number;
  x: number;
  y: number;
  back: boolean;
  tilt: number;
  pose: Pose;
  square: string;
  die: number;
  /** Among many on one square: drawn smaller. */
  crowded: boolean;
}

const STEP = 90;
const DIE = 250;
const TARGET = 120;

export class Scene {
  figures = $state<Figure[]>([]);
  /** White targets by stand; null where nobody shoots. */
  hits = $state<(number | null)[]>([]);
  moving = $state(-1);
  private byName: Map<string, Square>;
  private next: Map<string, Square[]>;

  constructor(private course: Course, private positions: readonly Position[]) {
    this.byName = new Map(course.squares.map((square) => [square.name, square]));
    this.next = neighbours(course);
  }

  /** Everything as the view says, at once. */
  settle(shown: Shown): void {
    this.moving = -1;
    this.figures = shown.skiers.map((skier, seat) => {
      const square = this.byName.get(skier.square);
      const figure: Figure = { seat, x: 0, y: 0, back: false, tilt: 0, pose: 'stride', square: skier.square, die: 0, crowded: false };
      if (skier.place || skier.beyond) this.cross(figure, skier.place || seat + 1);
      else if (square) this.stand(figure, square, this.positions[skier.lap] ?? 'prone');
      if (skier.fallen) figure.pose = 'fallen';
      return figure;
    });
    this.share();
    this.hits = this.course.range.stands.map((name) => {
      const skier = shown.skiers.find((one) => one.aiming && one.square === name && !one.place);
      return skier ? skier.white : null;
    });
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
        const side = ((at % files) - (files - 1) / 2) * 21, ahead = ((rows - 1) / 2 - Math.floor(at / files)) * 23;
        figure.x += across[0] * side + along[0] * ahead;
        figure.y += across[1] * side + along[1] * ahead;
        figure.crowded = group.length > 2;
      });
    }
  }

  /** In the finish area: in a row behind the line, the winner first. */
  private cross(figure: Figure, place: number): void {
    const [near, far] = this.course.line;
    const length = apart(near, far) || 1;
    const right: [number, number] = [(far[0] - near[0]) / length, (far[1] - near[1]) / length];
    const out = 40 + place * 30;
    Object.assign(figure, { x: near[0] + right[1] * out - right[0] * 14, y: near[1] - right[0] * out - right[1] * 14, back: right[1] < 0, tilt: 0, pose: 'stride', square: '' });
  }

  private stand(figure: Figure, square: Square, position: Position): void {
    figure.square = square.name;
    [figure.x, figure.y] = square.centre;
    this.turn(figure, square.heading);
    figure.pose = terrain(square) === 'descent' ? 'tuck' : 'stride';
    if (square.kind === 'stand') this.aim(figure, square, position);
  }

  private aim(figure: Figure, square: Square, position: Position): void {
    const board = this.course.range.targets[this.course.range.stands.indexOf(square.name)] ?? [];
    const [a, , c] = points(board);
    if (!a || !c) return;
    const [tx, ty] = middle(a, c);
    figure.pose = position === 'standing' ? 'upright' : 'prone';
    figure.tilt = (Math.atan2(ty - square.centre[1], tx - square.centre[0]) * 180) / Math.PI + 90;
  }

  private turn(figure: Figure, heading: number): void {
    const angle = ((heading + 540) % 360) - 180;
    figure.back = Math.abs(angle) > 92;
    const slope = figure.back ? (angle > 0 ? 180 - angle : -180 - angle) : angle;
    figure.tilt = Math.max(-16, Math.min(16, slope * 0.28));
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
        await this.ski(figure, `S${event.facts.stand}`, 1, pace);
        break;
      case 'rolled':
        figure.die = Number(event.facts.die);
        await rest(DIE * pace);
        break;
      case 'fell':
        figure.pose = 'fallen';
        await rest(3 * STEP * pace);
        break;
      case 'shot':
        await this.shoot(figure, event, pace);
        break;
      case 'finished':
        await this.finish(figure, pace);
        break;
    }
  }

  private async ski(figure: Figure, goal: string, most: number, pace: number): Promise<void> {
    this.moving = figure.seat;
    figure.crowded = false;
    for (const square of way(this.course, this.next, figure.square, goal, most + 2)) {
      if (square.kind !== 'stand') this.turn(figure, square.heading);
      figure.pose = terrain(square) === 'descent' ? 'tuck' : 'stride';
      const far = Math.min(5, Math.max(1, apart([figure.x, figure.y], square.centre) / 60));
      await slide(figure, square.centre, STEP * far * pace);
      figure.square = square.name;
    }
  }

  private async shoot(figure: Figure, event: EventLine, pace: number): Promise<void> {
    const stand = this.course.range.stands.indexOf(figure.square);
    await rest(TARGET * pace);
    if (stand >= 0 && event.facts.shot !== 'miss') this.hits[stand] = (this.hits[stand] ?? 0) + 1;
    await rest(TARGET * pace);
  }

  private async finish(figure: Figure, pace: number): Promise<void> {
    const goal = { ...figure };
    this.cross(goal, 1 + this.figures.filter((other) => other.square === '').length);
    await slide(figure, [goal.x, goal.y], 5 * STEP * pace);
    Object.assign(figure, { pose: 'stride', square: '' });
  }
}
