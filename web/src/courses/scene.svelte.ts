/** Figures on a course, between one view and the next: where they stand, how they ski, shoot and finish. */
import { lean, rest, slide } from '../art/motion';
import type { Pose } from '../art/Skier.svelte';
import { apart, axes, middle, neighbours, points, way, type Course, type Point, type Square } from './course';
import { finishPlaces, ROW, starts, startPlaces, type Place } from './places';

export interface Figure {
  seat: number;
  x: number;
  y: number;
  /** The way it looks, in degrees; back and tilt follow from it where nothing is turned. */
  heading: number;
  back: boolean;
  tilt: number;
  pose: Pose;
  square: string;
  /** The number above the head while a die lies there. */
  die: number;
  /** The card above the head while it acts; empty for none. */
  card: string;
  /** Of a skier's height: less among many on one square. */
  share: number;
}

/** What a scene needs to know of a skier. */
interface Standing {
  square: string;
  /** In the finish area, counted from 1; 0 on the course. */
  home: number;
  fallen: boolean;
  pausing: boolean;
}

const STEP = 90;
const DIE = 250;
const CARD = 450;
const TARGET = 120;
/** How far a figure leans at most, and its share of the slope. */
export const LEAN = [9, 0.16] as const;
/** Of a skier's height, where two rows rest behind the line. */
const CROWDED = 0.7;
/** Between two on one square. */
const ABREAST = 25;

export class CourseScene {
  figures = $state<Figure[]>([]);
  /** White targets by stand; null where nobody shoots. */
  hits = $state<(number | null)[]>([]);
  moving = $state(-1);
  /** Grows when there is something to cheer at: the crowd waves. */
  cheers = $state(0);
  /** Where confetti rains, for whoever has just finished. */
  party = $state<Point | null>(null);
  protected byName: Map<string, Square>;
  private next: Map<string, Square[]>;
  private pen: Place[];
  private rest: Place[];

  constructor(
    protected course: Course,
    seats: number,
  ) {
    this.byName = new Map(course.squares.map((square) => [square.name, square]));
    this.next = neighbours(course);
    this.pen = starts(course).length > 1 ? [] : startPlaces(course, seats);
    this.rest = finishPlaces(course, seats);
  }

  /** A figure as the view says: in the finish area, or on its square. */
  protected figure(seat: number, skier: Standing, aiming: Pose = 'prone'): Figure {
    const square = this.byName.get(skier.square);
    const figure: Figure = {
      seat,
      x: 0,
      y: 0,
      heading: 0,
      back: false,
      tilt: 0,
      pose: 'stride',
      square: skier.square,
      die: 0,
      card: '',
      share: 1,
    };
    if (skier.home) this.arrive(figure, skier.home);
    else if (square) this.stand(figure, square, aiming);
    if (skier.fallen) this.lie(figure, square);
    else if (skier.pausing && figure.pose !== aiming) figure.pose = 'rest';
    return figure;
  }

  /** Behind the line, the winner first and with both arms up. */
  private arrive(figure: Figure, place: number): void {
    const { x, y } = this.rest[place - 1] ?? { x: 0, y: 0 };
    const pose: Pose = place === 1 ? 'cheer' : 'rest';
    const share = this.rest.length > ROW ? CROWDED : 1;
    Object.assign(figure, { x, y, heading: 0, back: false, tilt: 0, pose, square: '', share });
  }

  private stand(figure: Figure, square: Square, aiming: Pose): void {
    figure.square = square.name;
    [figure.x, figure.y] = square.centre;
    this.turn(figure, square.heading);
    figure.pose = poseOn(square);
    const place = square.kind === 'start' ? this.pen[figure.seat] : undefined;
    if (place) Object.assign(figure, { ...place, share: this.pen.length > 6 ? 0.82 : 1 });
    if (square.kind === 'stand') this.aim(figure, square, aiming);
  }

  /** In the snow beside the track, on the nearer side. */
  private lie(figure: Figure, square: Square | undefined): void {
    figure.pose = 'fallen';
    const lanes = this.course.squares.filter((other) => other.row === square?.row && other.stretch === square.stretch);
    if (!square || square.row < 0 || !lanes.length) return;
    const right = square.lane >= lanes.length / 2;
    const [across] = axes(square);
    const outer = right ? lanes.at(-1) : lanes[0];
    const [a, b] = points(outer?.cell ?? square.cell) as [Point, Point];
    const out = (right ? 1 : -1) * (apart(a, b) / 2 + 26);
    const [x, y] = outer?.centre ?? square.centre;
    [figure.x, figure.y] = [x + across[0] * out, y + across[1] * out];
  }

  /** Everybody as the view says; only what differs is drawn anew. */
  protected place(figures: Figure[], hits: (number | null)[]): void {
    this.share(figures);
    if (figures.length !== this.figures.length) this.figures = figures;
    else figures.forEach((figure, seat) => Object.assign(this.figures[seat] ?? {}, figure));
    if (hits.join() !== this.hits.join()) this.hits = hits;
  }

  /** Those on one square stand side by side, in as many files as it is wide. */
  private share(figures: readonly Figure[]): void {
    const groups = new Map<string, Figure[]>();
    for (const figure of figures) {
      if (figure.pose !== 'fallen') groups.set(figure.square, [...(groups.get(figure.square) ?? []), figure]);
    }
    for (const [name, group] of groups) {
      const square = this.byName.get(name);
      if (group.length < 2 || !square || square.kind === 'start' || square.kind === 'stand') continue;
      const [across, along] = axes(square);
      const [behindLeft, behindRight, , aheadLeft] = points(square.cell) as [Point, Point, Point, Point];
      const wide = apart(behindLeft, behindRight),
        long = apart(behindLeft, aheadLeft);
      /** A narrow loop cannot hold them: they stand out over its edges. */
      const narrow = square.kind === 'loop';
      const files = Math.min(group.length, narrow ? 3 : Math.max(1, Math.round(wide / ABREAST)));
      const rows = Math.ceil(group.length / files);
      group.forEach((figure, at) => {
        const out = ((at % files) - (files - 1) / 2) * (narrow ? ABREAST : Math.min(ABREAST, wide / files));
        const ahead = ((rows - 1) / 2 - Math.floor(at / files)) * (narrow ? 22 : Math.min(34, long / rows));
        figure.x += across[0] * out + along[0] * ahead;
        figure.y += across[1] * out + along[1] * ahead;
        figure.share = narrow || group.length > 4 ? 0.66 : group.length > 2 ? 0.78 : 0.88;
      });
    }
  }

  private aim(figure: Figure, square: Square, aiming: Pose): void {
    const board = this.course.range.targets[this.course.range.stands.indexOf(square.name)] ?? [];
    const [a, , c] = points(board);
    if (!a || !c) return;
    const [tx, ty] = middle(a, c);
    figure.pose = aiming;
    figure.share = 0.8;
    if (aiming === 'upright') figure.y += 14;
    figure.tilt = (Math.atan2(ty - square.centre[1], tx - square.centre[0]) * 180) / Math.PI + 90;
  }

  private turn(figure: Figure, heading: number): void {
    figure.heading = heading;
    lean(figure, heading, ...LEAN);
  }

  protected async ski(figure: Figure, goal: string, most: number, pace: number, aiming: Pose = 'prone'): Promise<void> {
    this.moving = figure.seat;
    figure.share = 1;
    for (const square of way(this.course, this.next, figure.square, goal, most + 2)) {
      if (square.kind !== 'stand') this.turn(figure, square.heading);
      figure.pose = square.kind === 'start' ? 'stride' : poseOn(square);
      const far = Math.min(5, Math.max(1, apart([figure.x, figure.y], square.centre) / 60));
      await slide(figure, square.centre, STEP * far * pace);
      this.stand(figure, square, aiming);
    }
  }

  protected async roll(figure: Figure, die: number, pace: number): Promise<void> {
    figure.die = die;
    await rest(DIE * pace);
  }

  /** A card turns up over whoever plays it. */
  protected async turnUp(figure: Figure, card: string, pace: number): Promise<void> {
    figure.card = card;
    await rest(CARD * pace);
    figure.card = '';
  }

  protected async fall(figure: Figure, pace: number): Promise<void> {
    this.lie(figure, this.byName.get(figure.square));
    await rest(3 * STEP * pace);
  }

  /** One shot; then so many targets of this stand are white. */
  protected async shoot(figure: Figure, white: (before: number) => number, pace: number): Promise<void> {
    const stand = this.course.range.stands.indexOf(figure.square);
    await rest(TARGET * pace);
    if (stand >= 0) {
      const before = this.hits[stand] ?? 0;
      this.hits[stand] = white(before);
      if (this.hits[stand] > before) this.cheers += 1;
    }
    await rest(TARGET * pace);
  }

  protected async finished(figure: Figure, pace: number): Promise<void> {
    const goal = { ...figure };
    this.arrive(goal, 1 + this.figures.filter((other) => other.square === '').length);
    figure.pose = 'stride';
    this.cheers += 1;
    await slide(figure, [goal.x, goal.y], 5 * STEP * pace);
    Object.assign(figure, goal);
    if (pace > 0) this.party = [goal.x, goal.y];
  }
}

function poseOn(square: Square): Pose {
  if (square.kind === 'start') return 'wait';
  if (square.climb) return 'climb';
  return square.descent ? 'tuck' : 'stride';
}
