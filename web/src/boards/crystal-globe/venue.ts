/** A venue seen as a course of the common drawing: three lanes, the range, the ring as the loop. */
import { centred, type Course } from '../../courses/course';
import { withPlaces } from '../../courses/places';
import type { Board } from './shown';

/** A climb with its price, and a start as long as its skiers need. */
export function courseOf({ course, climb_cost, bases }: Board): Course {
  const squares = course.squares.map((square) => ({
    ...square,
    climb: square.climb ? climb_cost : 0,
    letter: '' as const,
    kind: square.kind === 'ring' ? 'loop' : square.kind,
  }));
  return withPlaces(centred({ ...course, squares, loop: course.ring }), bases.length);
}
