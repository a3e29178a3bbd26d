/** The camera over a course of squares: as large as the free part of the window lets it be, near where a finger decides. */
import { Camera } from '../frame/camera.svelte';
import type { Margins } from '../lib/board';
import { covers, sight, type Room, type Sight, type Spot } from '../frame/fit';
import { extent, points, side, type Course, type Point, type Square } from './course';

const EDGE = 12;
const FINGER = 46;
const LARGEST = 2;
const LOOK = 1.15;

export class CourseCamera extends Camera {
  /** The element that shows the course, once there is one. */
  window = $state<Element | null>(null);
  private shape: Spot[];
  private known = '';
  private kept: Sight = [1, 0, 0];

  constructor(
    course: Course,
    private frame: () => Margins,
  ) {
    super(extent(course), frame);
    this.shape = shapeOf(course);
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
    return { width: this.width, height: this.height, covers: [...ranking, ...covers(this.window)], edge: EDGE };
  }

  /** Large windows show the whole course; small ones all that may be chosen and whoever chooses, the best squares first. */
  watch(targets: readonly Square[], at: Point | null): void {
    if (this.held) return;
    const whole = this.home();
    const finger = Math.max(0, ...targets.map((target) => FINGER / side(target)));
    if (!this.small || (targets.length && finger <= whole[0])) return this.glide(...whole);
    const skier = at ? [{ x: at[0], y: at[1] - 16, r: 24 }] : [];
    if (!targets.length) return this.glide(...this.near(skier, LOOK, LOOK, whole));
    let shown: Spot[] = [];
    const [first, ...others] = targets.map(spotsOf);
    for (const spots of [first ?? [], skier, ...others]) {
      if (sight([...shown, ...spots], this.room(), finger, finger)) shown = [...shown, ...spots];
    }
    this.glide(...this.near(shown.length ? shown : (first ?? []), finger, finger * 1.3, whole));
  }

  private near(spots: Spot[], least: number, most: number, whole: Sight): Sight {
    if (!spots.length) return whole;
    const [first] = spots as [Spot];
    return sight(spots, this.room(), least, most) ?? [least, first.x, first.y];
  }
}

function spotsOf(square: Square): Spot[] {
  return points(square.cell).map(([x, y]) => ({ x, y, r: 3 }));
}

/** Circles along the track, around the range and the start, and the ring. */
function shapeOf(course: Course): Spot[] {
  const ribbons = course.ribbons.flatMap(({ points: line, width }) =>
    line.filter((_, at) => at % 3 === 0).map(([x, y]) => ({ x, y, r: width / 2 + 8 })),
  );
  const corners = [
    course.range.house,
    ...course.squares.filter(({ kind }) => kind === 'start').map(({ outline }) => outline),
  ].flatMap((outline) => points(outline).map(([x, y]) => ({ x, y, r: 10 })));
  return [...ribbons, ...corners];
}
