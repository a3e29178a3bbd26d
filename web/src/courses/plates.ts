/** Where the words start and finish stand. */
import { built, meets } from './built';
import { apart, axes, extent, points, type Course, type Point } from './course';
import { finishPlaces, starts, startPlaces, ROW, type Place } from './places';
import { signs, SIGN } from './signs';

/** Half the width and height of the word finish. */
const HALF: Point = [50, 14];
/** How far beside the line it may stand. */
const BESIDE = [0, -56, 56, -84, 84, -112, 112, -140, 140];

/** Start at the end of its places; finish over the line, beside it, or past those who rest: where nothing else stands. */
export function plates(course: Course, seats: number, ink = 1): [Place, Place] {
  const [first] = starts(course);
  const [, along] = first
    ? axes(first)
    : ([
        [0, 1],
        [1, 0],
      ] as [Point, Point]);
  const beyond = ({ x, y }: Place, far: number) => ({ x: x + along[0] * far, y: y + along[1] * far });
  const nowhere = { x: 0, y: 0 };
  const [one, other] = course.line;
  const top = one[1] < other[1] ? one : other;
  const last = finishPlaces(course, Math.min(seats, ROW)).at(-1) ?? nowhere;
  const past = beyond(last, 28 + 48 * ink);
  const over = BESIDE.map((far) => ({ x: top[0] + far, y: top[1] - 13 * ink }));
  const indoors = points(course.range.house).some((corner) => apart(corner, top) < 90);
  const box = extent(course);
  const taken = [
    ...built(course),
    ...signs(course).map(({ x, y }) => ({
      left: x - SIGN[0],
      right: x + SIGN[0],
      top: y - SIGN[1],
      bottom: y + SIGN[1],
    })),
  ];
  const half = HALF[0] * ink;
  const offTrack = ({ x, y }: Place) =>
    course.ribbons.every(({ points: line, width }) =>
      line.every((p) => Math.hypot(Math.max(0, Math.abs(p[0] - x) - half), p[1] - y) > width / 2 + 4),
    );
  const free = (spot: Place) =>
    spot.x + half < box.right + 30 && offTrack(spot) && !meets(taken, [spot.x, spot.y], [half, HALF[1] * ink]);
  return [
    beyond(startPlaces(course, seats).at(-1) ?? nowhere, -22 - 40 * ink),
    (indoors ? [past, ...over] : [...over, past]).find(free) ?? (indoors ? past : (over[0] as Place)),
  ];
}
