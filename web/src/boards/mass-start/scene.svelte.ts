/** Where the figures are right now, between one view and the next. */
import type { EventLine } from '../../lib/messages';
import { apart, middle, neighbours, points, terrain, way, type Course, type Shown, type Square } from './course';
import type { Pose } from '../../art/Skier.svelte';

export interface Figure {
  seat: number;
  x: number;
  y: number;
  back: boolean;
  tilt: number;
  pose: Pose;
  square: string;
  /** The number above the head while a die lies there. */
  die: number;
}

const STEP = 90;
const DIE = 250;
const TARGET = 120;

export class Scene {
  figures = $state<Figure[]>([]);
  /** White targets by stand; null where nobody shoots. */
  hits = $state<(number | null)[]>([null, null, null, null, null, null]);
  moving = $state(-1);
  private byName: Map<string, Square>;
  private next: Map<string, Square[]>;

  constructor(private course: Course) {
    this.byName = new Map(course.squares.map((square) => [square.name, square]));
    this.next = neighbours(course);
  }

  /** Everything as the view says, at once. */
  settle(shown: Shown): void {
    this.moving = -1;
    this.figures = shown.skiers.map((skier, seat) => {
      const square = this.byName.get(skier.square);
      const figure: Figure = { seat, x: 0, y: 0, back: false, tilt: 0, pose: 'stride', square: skier.square, die: 0 };
      if (skier.place || skier.beyond) this.beyond(figure, skier.place || seat + 1);
      else if (square) this.stand(figure, square);
      if (skier.fallen) figure.pose = 'fallen';
      return figure;
    });
    this.hits = this.course.range.stands.map((name) => {
      const skier = shown.skiers.find((one) => one.square === name && !one.place);
      return skier ? 5 - skier.targets_left : null;
    });
  }

  /** In the finish area: in a row beside the line, the winner first. */
  private beyond(figure: Figure, place: number): void {
    const [near, far] = this.course.line;
    const length = apart(near, far) || 1;
    const right: [number, number] = [(far[0] - near[0]) / length, (far[1] - near[1]) / length];
    const out = 58 + place * 34;
    figure.x = near[0] + right[1] * out - right[0] * 14;
    figure.y = near[1] - right[0] * out - right[1] * 14;
    figure.back = right[1] < 0;
    figure.tilt = 0;
    figure.pose = 'stride';
    figure.square = '';
  }

  private stand(figure: Figure, square: Square): void {
    figure.square = square.name;
    [figure.x, figure.y] = square.centre;
    this.turn(figure, square.heading);
    figure.pose = terrain(square) === 'descent' ? 'tuck' : 'stride';
    if (square.kind === 'stand') this.lie(figure, square);
  }

  private lie(figure: Figure, square: Square): void {
    const board = this.course.range.targets[this.course.range.stands.indexOf(square.name)] ?? [];
    const [a, , c] = points(board);
    if (!a || !c) return;
    const [tx, ty] = middle(a, c);
    figure.pose = 'prone';
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
    const goal = event.facts.square as string | undefined;
    switch (event.kind) {
      case 'placed':
      case 'moved':
      case 'carried':
      case 'stood-up':
        if (goal) await this.ski(figure, goal, Number(event.facts.points ?? event.facts.squares ?? 8), pace);
        break;
      case 'rolled':
      case 'rolled-off':
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
        await this.cross(figure, pace);
        break;
    }
    if (event.kind !== 'rolled') figure.die = 0;
  }

  private async ski(figure: Figure, goal: string, most: number, pace: number): Promise<void> {
    this.moving = figure.seat;
    for (const square of way(this.course, this.next, figure.square, goal, most + 2)) {
      if (square.kind !== 'stand') this.turn(figure, square.heading);
      figure.pose = terrain(square) === 'descent' ? 'tuck' : 'stride';
      const far = Math.min(5, Math.max(1, apart([figure.x, figure.y], square.centre) / 60));
      await slide(figure, square.centre, STEP * far * pace);
      this.stand(figure, square);
    }
  }

  private async shoot(figure: Figure, event: EventLine, pace: number): Promise<void> {
    const stand = this.course.range.stands.indexOf(figure.square);
    await rest(TARGET * pace);
    if (stand >= 0) this.hits[stand] = 5 - Number(event.facts.targets);
    await rest(TARGET * pace);
  }

  private async cross(figure: Figure, pace: number): Promise<void> {
    const goal = { ...figure };
    this.beyond(goal, 1 + this.figures.filter((other) => other.square === '').length);
    await slide(figure, [goal.x, goal.y], 5 * STEP * pace);
    Object.assign(figure, { pose: 'stride', square: '' });
  }
}

export function rest(length: number): Promise<void> {
  return new Promise((done) => setTimeout(done, length));
}

export function slide(figure: { x: number; y: number }, [x, y]: [number, number], length: number): Promise<void> {
  const [fromX, fromY, begin] = [figure.x, figure.y, performance.now()];
  return new Promise((done) => {
    const step = (time: number) => {
      const part = length > 0 ? Math.min(1, Math.max(0, (time - begin) / length)) : 1;
      figure.x = fromX + (x - fromX) * part;
      figure.y = fromY + (y - fromY) * part;
      if (part < 1) requestAnimationFrame(step);
      else done();
    };
    requestAnimationFrame(step);
  });
}
