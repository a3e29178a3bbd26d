/** Where the words start and finish stand. */
import { built, meets } from './built';
import { apart, axes, extent, points, type Course, type Point } from './course';
import { finishPlaces, starts, startPlaces, ROW, type Place } from './places';
import { signs, SIGN } from './signs';

/** Half the width and height of the word finish. */
const HALF: Point = [50, 14];
/** How far beside the line it may stand, and how much lower than those who rest. */
const BESIDE = [0, -56, 56, -84, 84, -112, 112, -140, 140];
const LOWER = [0, 8, 16, 24, 36];
/** Half the width and height of a place to rest. */
const REST: Point = [17, 11];
const NOWHERE: Place = { x: 0, y: 0 };

/** Start at the end of its places; finish over the line, beside it, past or after those who rest: where nothing stands. */
export function plates(course: Course, seats: number, ink = 1): [Place, Place] {
  const [first] = starts(course);
  const along: Point = first ? axes(first)[1] : [1, 0];
  const beyond = ({ x, y }: Place, far: number) => ({ x: x + along[0] * far, y: y + along[1] * far });
  const [half, high] = [HALF[0] * ink, HALF[1] * ink];
  const most = extent(course).right + 30 - half;
  const [one, other] = course.line;
  const top = one[1] < other[1] ? one : other;
  const rest = finishPlaces(course, seats);
  const past = beyond(finishPlaces(course, Math.min(seats, ROW)).at(-1) ?? NOWHERE, 28 + 48 * ink);
  const end = beyond(rest.at(-1) ?? NOWHERE, 26 + 48 * ink);
  const after = LOWER.map((far) => ({ x: Math.min(end.x, most), y: end.y + far }));
  const over = BESIDE.map((far) => ({ x: top[0] + far, y: top[1] - 13 * ink }));
  const indoors = points(course.range.house).some((corner) => apart(corner, top) < 90);
  const boards = signs(course).map((sign) => around(sign, SIGN));
  const taken = [...built(course), ...boards, ...rest.map((place) => around(place, REST))];
  const offTrack = ({ x, y }: Place) =>
    course.ribbons.every(({ points: line, width }) =>
      line.every((p) => Math.hypot(Math.max(0, Math.abs(p[0] - x) - half), p[1] - y) > width / 2 + 4),
    );
  const free = (spot: Place) => spot.x <= most && offTrack(spot) && !meets(taken, [spot.x, spot.y], [half, high]);
  const spots = indoors ? [past, ...over, ...after] : [...over, past, ...after];
  return [
    beyond(startPlaces(course, seats).at(-1) ?? NOWHERE, -22 - 40 * ink),
    spots.find(free) ?? (indoors ? past : (over[0] as Place)),
  ];
}

function around({ x, y }: Place, [half, high]: Point) {
  return { left: x - half, right: x + half, top: y - high, bottom: y + high };
}
