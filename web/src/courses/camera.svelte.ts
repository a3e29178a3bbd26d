/** The camera over a course of squares: as large as the free part of the window lets it be, near where a finger decides. */
import { Camera, turned, type Box } from '../frame/camera.svelte';
import type { Margins } from '../lib/board';
import { covers, sight, type Room, type Sight, type Spot } from '../frame/fit';
import { apart, axes, extent, middle, points, side, type Course, type Point, type Square } from './course';
import type { Landmark } from './landmarks';
import { finishPlaces } from './places';
import { plates } from './plates';
import { signs } from './signs';

const EDGE = 12;
const FINGER = 45;
const BENT = 1.25;
const LARGEST = 2;
const LOOK = 1.15;
/** Turned by so many degrees at a time, and flattened no more than to this part. */
const BY = 10;
const FLATTEST = 0.6;
/** Between the flattest and lying plain. */
const FLATS = [0, 0.4, 0.8];
const LANES = 3;
/** Half of a plate beside a square that is looked at from near. */
const PLATE = 15;
/** Which way the way leads, in degrees: up a window that stands, across one that lies, to the side that it leads to anyhow. */
const UP = -90;
const ACROSS = 0;
const ASKEW = [0, 15, -15, 30, -30, 45, -45];

/** How the world lies before the camera: turned by degrees, flattened to a part. */
export interface Lie {
  turn: number;
  flat: number;
}
const PLAIN: Lie = { turn: 0, flat: 1 };

export class CourseCamera extends Camera {
  /** The element that shows the course, once there is one. */
  window = $state<Element | null>(null);
  private shape: Spot[];
  private known = '';
  private kept: Sight = [1, 0, 0];
  /** What lies over the board, as last looked at; null before anybody looked. */
  over = $state.raw<Box[] | null>(null);
  private looking = 0;

  constructor(
    course: Course,
    private frame: () => Margins,
    marks: readonly Landmark[],
    seats: number,
  ) {
    super(extent(course), frame);
    this.shape = shapeOf(course, marks, seats);
  }

  /** The whole course, clear of everything that lies over the board. */
  override home(): Sight {
    const room = this.room();
    const now = JSON.stringify(room);
    if (now !== this.known) {
      this.known = now;
      this.kept =
        sight(this.shape, room, 0.2, LARGEST) ?? sight(this.shape, { ...room, covers: [] }, 0.1, LARGEST) ?? this.kept;
    }
    return this.kept;
  }

  private room(): Room {
    const [right, bottom] = this.frame().corner;
    const ranking = right ? [{ left: 0, top: 0, right, bottom }] : [];
    return { width: this.width, height: this.height, covers: [...ranking, ...(this.over ?? [])], edge: EDGE };
  }

  /** Looks what lies over the board now, once the next frame is laid out: looking sooner would lay it out twice. */
  look(): void {
    if (!this.over) return this.see();
    cancelAnimationFrame(this.looking);
    this.looking = requestAnimationFrame(() => setTimeout(() => this.see()));
  }

  private see(): void {
    const found = this.window ? covers(this.window) : null;
    if (JSON.stringify(found) !== JSON.stringify(this.over)) this.over = found;
  }

  override close(): void {
    super.close();
    cancelAnimationFrame(this.looking);
  }

  /** Large windows show the whole course; small ones what may be chosen, its dangers and whoever chooses, the best squares first. */
  watch(targets: readonly Square[], at: Point | null, plates: readonly Point[] = []): void {
    if (this.held) return;
    const whole = this.home();
    if (!this.small || (targets.length && touchOf(targets, PLAIN) <= whole[0])) return this.glide(...whole);
    if (!targets.length) return this.go(this.near(at ? [skierAt(at, PLAIN)] : [], LOOK, LOOK), PLAIN, whole);
    const lies = this.height > this.width ? leading(targets, UP) : [PLAIN, ...leading(targets, ACROSS)];
    const fits = (spots: readonly Spot[][], lie: Lie) =>
      sight(spots.flat(), this.room(), touchOf(targets, lie), touchOf(targets, lie));
    const shownAt = (one: Lie) =>
      wanted(targets, at, plates, one).reduce<Spot[][]>(
        (shown, spots) => (fits([...shown, spots], one) ? [...shown, spots] : shown),
        [],
      );
    const all = lies.find((one) => fits(wanted(targets, at, plates, one), one));
    const tried = (all ? [all] : lies.slice(0, FLATS.length)).map((one) => ({ lie: one, shown: shownAt(one) }));
    const { lie, shown } = tried.reduce((best, one) => (one.shown.length > best.shown.length ? one : best));
    const finger = touchOf(targets, lie);
    this.go(this.near(shown.flat(), finger, finger * 1.3), lie, whole);
  }

  private near(spots: Spot[], least: number, most: number): Sight | null {
    const [first] = spots;
    return first ? (sight(spots, this.room(), least, most) ?? [least, first.x, first.y]) : null;
  }

  /** To what was found on the ground as it lies; else to the whole. */
  private go(found: Sight | null, { turn, flat }: Lie, whole: Sight): void {
    if (!found) return this.glide(...whole);
    const [scale, x, y] = found;
    this.glide(scale, ...turned([x, y / flat], -turn), turn, flat);
  }
}

/** Where a point of the ground is seen. */
export function seen(point: Point, { turn, flat }: Lie): Point {
  const [x, y] = turned(point, turn);
  return [x, y * flat];
}

/** The scale at which a finger hits each of them: what is bent takes up more than its sides tell. */
function touchOf(targets: readonly Square[], lie: Lie): number {
  return Math.max(0, ...targets.map((target) => FINGER / Math.min(across(target, lie), side(target, lie.flat) * BENT)));
}

/** The shorter side of the box around a square, as it is seen. */
function across(square: Square, lie: Lie): number {
  const corners = points(square.cell).map((corner) => seen(corner, lie));
  return Math.min(...([0, 1] as const).map((axis) => spread(corners.map((corner) => corner[axis]))));
}

function spread(values: number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function skierAt(at: Point, lie: Lie): Spot {
  const [x, y] = seen(at, lie);
  return { x, y: y - 16, r: 24 };
}

/** What is to be seen, the most important first: the best squares side by side, whoever chooses, other squares, dangers. */
function wanted(targets: readonly Square[], at: Point | null, plates: readonly Point[], lie: Lie): Spot[][] {
  const squares = targets.map((target) => spotsOf(target, lie));
  const dangers = plates.map((plate) => {
    const [x, y] = seen(plate, lie);
    return [{ x, y, r: PLATE }];
  });
  return [...squares.slice(0, LANES), ...(at ? [[skierAt(at, lie)]] : []), ...squares.slice(LANES), ...dangers];
}

/** So that the way leads there in the window, flattened if that shows more; then askew, if that has more room. */
function leading(targets: readonly Square[], there: number): Lie[] {
  const along = (axis: 0 | 1) => targets.reduce((sum, target) => sum + axes(target)[1][axis], 0);
  const heading = (Math.atan2(along(1), along(0)) * 180) / Math.PI;
  const flattest = Math.max(FLATTEST, Math.min(1, ...targets.map(shape)));
  const back = there === ACROSS && Math.abs(heading) > 90 ? 180 * Math.sign(heading) : 0;
  const turn = Math.round((there + back - heading) / BY) * BY;
  return ASKEW.flatMap((more) => FLATS.map((part) => ({ turn: turn + more, flat: flattest + (1 - flattest) * part })));
}

/** How wide a cell is, of its length. */
function shape(square: Square): number {
  const [a, b, c, d] = points(square.cell) as [Point, Point, Point, Point];
  return apart(middle(a, d), middle(b, c)) / apart(middle(a, b), middle(c, d));
}

function spotsOf(square: Square, lie: Lie): Spot[] {
  return points(square.cell).map((corner) => {
    const [x, y] = seen(corner, lie);
    return { x, y, r: 3 };
  });
}

/** Circles along the track, around the range and the start, the ring, the signs and the stands. */
function shapeOf(course: Course, marks: readonly Landmark[], seats: number): Spot[] {
  const ribbons = course.ribbons.flatMap(({ points: line, width }) =>
    line.filter((_, at) => at % 3 === 0).map(([x, y]) => ({ x, y, r: width / 2 + 8 })),
  );
  const corners = [
    course.range.house,
    ...course.squares.filter(({ kind }) => kind === 'start').map(({ outline }) => outline),
  ].flatMap((outline) => points(outline).map(([x, y]) => ({ x, y, r: 10 })));
  const posts = [...signs(course), ...plates(course, seats)].flatMap(({ x, y }) =>
    [-1, 1].map((side) => ({ x: x + side * 42, y, r: 15 })),
  );
  const home = finishPlaces(course, seats).map(({ x, y }) => ({ x, y, r: 24 }));
  const people = marks.filter(({ kind }) => kind === 'stand');
  return [...ribbons, ...corners, ...posts, ...home, ...people.map(({ x, y }) => ({ x, y: y - 20, r: 40 }))];
}
