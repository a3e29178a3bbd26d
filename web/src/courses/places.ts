/** Where skiers wait and where they rest: a place for each beside the line, before it and behind it. */
import { apart, axes, middle, points, type Course, type Point, type Square } from './course';

const PITCH = 38;
export const ROW = 6;
const FIRST = 44;
const DEEP = 30;

export interface Place {
  x: number;
  y: number;
}

/** The squares of the start; the one nearest to the line comes first. */
export function starts(course: Course): Square[] {
  const line = middle(...course.line);
  return course.squares
    .filter((square) => square.kind === 'start')
    .sort((one, other) => apart(one.centre, line) - apart(other.centre, line));
}

/** A start that holds everybody is as long as so many need, up to the line. */
export function withPlaces(course: Course, seats: number): Course {
  const squares = course.squares.map((square) => {
    if (square.kind !== 'start' || starts(course).length > 1) return square;
    const [behindLeft, behindRight, aheadRight, aheadLeft] = points(square.cell) as [Point, Point, Point, Point];
    const part = Math.min(1, (seats * PITCH + 8) / apart(behindLeft, aheadLeft));
    const cell = [middle(aheadLeft, behindLeft, part), middle(aheadRight, behindRight, part), aheadRight, aheadLeft];
    const centre = middle(cell[0] as Point, aheadRight);
    return { ...square, cell: cell.flat(), outline: cell.flat(), centre };
  });
  return { ...course, squares };
}

/** One place a seat on a start that holds everybody, the first next to the line. */
export function startPlaces(course: Course, seats: number): Place[] {
  const [first, second] = starts(course);
  if (!first || second) return starts(course).map(({ centre: [x, y] }) => ({ x, y }));
  const [, along] = axes(first);
  const [, , aheadRight, aheadLeft] = points(first.cell) as [Point, Point, Point, Point];
  const [x, y] = middle(aheadRight, aheadLeft);
  return Array.from({ length: seats }, (_, at) => {
    const back = 4 + PITCH * (at + 0.5);
    return { x: x - along[0] * back, y: y - along[1] * back };
  });
}

/** How many rest side by side before they would stand farther out than the track goes. */
function abreast(course: Course, from: Point, along: Point): number {
  const far = Math.max(...course.ribbons.flatMap(({ points: line }) => line.map((p) => ahead(p, from, along))));
  return Math.max(3, Math.min(ROW, Math.floor((far - FIRST) / PITCH) + 1));
}

function ahead(point: Point, from: Point, along: Point): number {
  return (point[0] - from[0]) * along[0] + (point[1] - from[1]) * along[1];
}

/** Behind the line, past the start: in rows of six or less, the winner nearest to the line. */
export function finishPlaces(course: Course, seats: number): Place[] {
  const [first] = starts(course);
  if (!first) return [];
  const [across, along] = axes(first);
  const [, , aheadRight, aheadLeft] = points(first.cell) as [Point, Point, Point, Point];
  const [x, y] = middle(aheadRight, aheadLeft);
  const away = outward(course, first);
  const row = abreast(course, [x, y], along);
  return Array.from({ length: seats }, (_, at) => {
    const on = FIRST + PITCH * (at % row),
      out = away * DEEP * Math.floor(at / row);
    return { x: x + along[0] * on + across[0] * out, y: y + along[1] * on + across[1] * out };
  });
}

/** On which side of the start the track does not lie. */
function outward(course: Course, start: Square): number {
  const [across] = axes(start);
  const line = middle(...course.line);
  return Math.sign((start.centre[0] - line[0]) * across[0] + (start.centre[1] - line[1]) * across[1]) || 1;
}
