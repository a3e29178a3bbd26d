/** Figures on a course, between one view and the next: where they stand, how they ski, shoot and finish. */
import { lean, rest, slide } from '../art/motion';
import type { Pose } from '../art/Skier.svelte';
import { apart, middle, neighbours, points, terrain, way, type Course, type Square } from './course';

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
  /** Among many on one square: drawn smaller. */
  crowded: boolean;
}

const STEP = 90;
const DIE = 250;
const TARGET = 120;

export class CourseScene {
  figures = $state<Figure[]>([]);
  /** White targets by stand; null where nobody shoots. */
  hits = $state<(number | null)[]>([]);
  moving = $state(-1);
  protected byName: Map<string, Square>;
  private next: Map<string, Square[]>;

  /** How far the first in the finish area stands from the line, and how far the next from the one before. */
  constructor(
    protected course: Course,
    private finish: [number, number],
  ) {
    this.byName = new Map(course.squares.map((square) => [square.name, square]));
    this.next = neighbours(course);
  }

  /** A figure as the view says: in the finish area, or on its square. */
  protected figure(
    seat: number,
    skier: { square: string; place: number; beyond: number; fallen: boolean },
    aiming: Pose = 'prone',
  ): Figure {
    const square = this.byName.get(skier.square);
    const figure: Figure = {
      seat,
      x: 0,
      y: 0,
      back: false,
      tilt: 0,
      pose: 'stride',
      square: skier.square,
      die: 0,
      crowded: false,
    };
    if (skier.place || skier.beyond) this.cross(figure, skier.place || seat + 1);
    else if (square) this.stand(figure, square, aiming);
    if (skier.fallen) figure.pose = 'fallen';
    return figure;
  }

  /** The finish area: where a row beside the line begins, and which way it goes. */
  protected home(): { from: [number, number]; ahead: [number, number] } {
    const [near, far] = this.course.line;
    const length = apart(near, far) || 1;
    const right: [number, number] = [(far[0] - near[0]) / length, (far[1] - near[1]) / length];
    return { from: [near[0] - right[0] * 14, near[1] - right[1] * 14], ahead: [right[1], -right[0]] };
  }

  /** In a row there, the winner first. */
  private cross(figure: Figure, place: number): void {
    const { from, ahead } = this.home();
    const out = this.finish[0] + place * this.finish[1];
    Object.assign(figure, {
      x: from[0] + ahead[0] * out,
      y: from[1] + ahead[1] * out,
      back: ahead[0] < 0,
      tilt: 0,
      pose: 'stride',
      square: '',
    });
  }

  private stand(figure: Figure, square: Square, aiming: Pose): void {
    figure.square = square.name;
    [figure.x, figure.y] = square.centre;
    this.turn(figure, square.heading);
    figure.pose = terrain(square) === 'descent' ? 'tuck' : 'stride';
    if (square.kind === 'stand') this.aim(figure, square, aiming);
  }

  private aim(figure: Figure, square: Square, aiming: Pose): void {
    const board = this.course.range.targets[this.course.range.stands.indexOf(square.name)] ?? [];
    const [a, , c] = points(board);
    if (!a || !c) return;
    const [tx, ty] = middle(a, c);
    figure.pose = aiming;
    figure.tilt = (Math.atan2(ty - square.centre[1], tx - square.centre[0]) * 180) / Math.PI + 90;
  }

  private turn(figure: Figure, heading: number): void {
    lean(figure, heading, 16, 0.28);
  }

  protected async ski(figure: Figure, goal: string, most: number, pace: number, aiming: Pose = 'prone'): Promise<void> {
    this.moving = figure.seat;
    figure.crowded = false;
    for (const square of way(this.course, this.next, figure.square, goal, most + 2)) {
      if (square.kind !== 'stand') this.turn(figure, square.heading);
      figure.pose = terrain(square) === 'descent' ? 'tuck' : 'stride';
      const far = Math.min(5, Math.max(1, apart([figure.x, figure.y], square.centre) / 60));
      await slide(figure, square.centre, STEP * far * pace);
      this.stand(figure, square, aiming);
    }
  }

  protected async roll(figure: Figure, die: number, pace: number): Promise<void> {
    figure.die = die;
    await rest(DIE * pace);
  }

  protected async fall(figure: Figure, pace: number): Promise<void> {
    figure.pose = 'fallen';
    await rest(3 * STEP * pace);
  }

  /** One shot; then so many targets of this stand are white. */
  protected async shoot(figure: Figure, white: (before: number) => number, pace: number): Promise<void> {
    const stand = this.course.range.stands.indexOf(figure.square);
    await rest(TARGET * pace);
    if (stand >= 0) this.hits[stand] = white(this.hits[stand] ?? 0);
    await rest(TARGET * pace);
  }

  protected async finished(figure: Figure, pace: number): Promise<void> {
    const goal = { ...figure };
    this.cross(goal, 1 + this.figures.filter((other) => other.square === '').length);
    await slide(figure, [goal.x, goal.y], 5 * STEP * pace);
    Object.assign(figure, { pose: 'stride', square: '' });
  }
}
