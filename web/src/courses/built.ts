/** What stands on the ground of a course: no sign may hide behind it or lie over it. */
import { points, type Box, type Course, type Point } from './course';
import { ROOM, type Kind } from './landmarks';

/** Flags and roofs rise above a house, the name of a stand is below it. */
const ROOF = 22;
const FOOT = 6;
/** A sign may stand on a lake or among firs if it must. */
const BUILT: readonly Kind[] = ['village', 'chapel', 'waterfall', 'stand', 'crowd', 'hut'];

export function built(course: Course): Box[] {
  const { loop } = course;
  const house = around(points(course.range.house));
  const pens = course.squares.filter(({ kind }) => kind === 'start').map(({ outline }) => around(points(outline)));
  const marks = standOn(course, BUILT);
  const ring = loop
    ? [
        {
          left: loop.centre[0] - loop.rx,
          right: loop.centre[0] + loop.rx,
          top: loop.centre[1] - loop.ry,
          bottom: loop.centre[1] + loop.ry,
        },
      ]
    : [];
  return [
    { ...house, top: house.top - ROOF, left: house.left - 16, right: house.right + 16 },
    ...pens,
    ...ring,
    ...marks,
  ];
}

/** What the file of a course puts there, of these kinds. */
export function standOn(course: Course, kinds: readonly Kind[]): Box[] {
  return course.landmarks.flatMap(({ kind, at }): Box[] => {
    const [half, high] = ROOM[kind];
    if (!at || !half || !kinds.includes(kind)) return [];
    return [{ left: at[0] - half, right: at[0] + half, top: at[1] - high, bottom: at[1] + FOOT }];
  });
}

/** Whether a board of this size, half across and half high, meets any of them. */
export function meets(boxes: readonly Box[], [x, y]: Point, [half, high]: Point): boolean {
  return boxes.some(
    (box) => x + half > box.left && x - half < box.right && y + high > box.top && y - high < box.bottom,
  );
}

export function around(corners: Point[]): Box {
  const [xs, ys] = [corners.map((corner) => corner[0]), corners.map((corner) => corner[1])];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
