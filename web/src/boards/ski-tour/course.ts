/** The course as the server draws it, laid into the valley: everything is squashed a little, so that it lies flat. */
import type { Course, Line, Space } from './shown';

export type Point = [number, number];
export type Holds = Space['holds'];

export const FLAT = 0.86;
/** How thick a tile is. */
export const EDGE = 11;

export function laid(course: Course): Course {
  const point = ([x, y]: Point): Point => [x, Math.round(y * FLAT * 10) / 10];
  const line = (one: Line): Line => ({ ...one, line: one.line.map(point), centre: point(one.centre) });
  return {
    ...course,
    canvas: point(course.canvas),
    tiles: course.tiles.map((tile) => ({
      ...tile,
      centre: point(tile.centre),
      corners: tile.corners.map(point),
      ribbon: tile.ribbon.map(point),
    })),
    spaces: course.spaces.map((space) => ({
      ...space,
      centre: point(space.centre),
      outline: space.outline.map(point),
    })),
    start: line(course.start),
    goal: line(course.goal),
  };
}

export function path(points: readonly Point[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}Z`;
}

export function middle(one: Point, other: Point, part = 0.5): Point {
  return [one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part];
}

export function apart(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

/** The way a line of sight goes, on the flattened ground. */
export function towards(angle: number, length: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [Math.cos(turn) * length, Math.sin(turn) * length * FLAT];
}

/** The ground behind the Goal, as a place to step on. */
export function beyondGoal(course: Course): Point[] {
  const [left, right] = course.goal.line as [Point, Point];
  const [dx, dy] = towards(course.goal.angle, 62);
  return [left, [left[0] + dx, left[1] + dy], [right[0] + dx, right[1] + dy], right];
}

export interface Mark {
  x: number;
  y: number;
  holds: Holds;
}

/** One sign per tile of climb, descent or white zone, at the edge of its hexagon away from the ribbon. */
export function marks(course: Course): Mark[] {
  const found: Mark[] = [];
  course.tiles.forEach((tile, at) => {
    const own = course.spaces.filter((space) => space.tile === at);
    const special = own.find(
      (space) => space.holds === 'climb' || space.holds === 'descent' || space.holds === 'white',
    );
    if (!special) return;
    const far = [...tile.corners].sort((one, other) => nearest(own, other) - nearest(own, one))[0];
    if (far)
      found.push({ x: middle(tile.centre, far, 0.78)[0], y: middle(tile.centre, far, 0.78)[1], holds: special.holds });
  });
  return found;
}

function nearest(spaces: Space[], point: Point): number {
  return Math.min(...spaces.flatMap((space) => space.outline.map((corner) => apart(corner, point))));
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function extent(course: Course): Box {
  const all = [
    ...course.tiles.flatMap((tile) => tile.corners),
    ...course.spaces.flatMap((space) => space.outline),
    ...beyondGoal(course),
    course.start.centre,
  ];
  const [xs, ys] = [all.map((point) => point[0]), all.map((point) => point[1])];
  return {
    left: Math.min(...xs) - 52,
    top: Math.min(...ys) - 34,
    right: Math.max(...xs) + 52,
    bottom: Math.max(...ys) + EDGE + 10,
  };
}

/** Every place a skier may be sent to: the spaces, and the goal behind the last of them. */
export function placesOf(course: Course): Space[] {
  const outline = beyondGoal(course);
  const mean = (axis: 0 | 1) => outline.reduce((sum, point) => sum + point[axis] / outline.length, 0);
  const goal: Space = {
    name: 'goal',
    holds: 'plain',
    row: 999,
    lane: 0,
    tile: course.tiles.length - 1,
    range: 0,
    across: [],
    centre: [mean(0), mean(1)],
    angle: course.goal.angle,
    outline,
  };
  return [...course.spaces, goal];
}
