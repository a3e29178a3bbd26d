/** The squares a question offers. */
import type { Option, Question } from '../lib/messages';
import type { Course, Square } from './course';

export interface Choice {
  square: Square;
  option: Option;
  digit: number;
  /** Whether it takes as many squares as any other; those that end sooner are paler. */
  whole: boolean;
}

/** By name; whole moves come last, so that they lie uppermost. */
export function choices(course: Course, question: Question | null): Map<string, Choice> {
  const byName = new Map(course.squares.map((square) => [square.name, square]));
  const found = (question?.options ?? []).flatMap((option, at) => {
    const square = byName.get(option.target);
    return square ? [{ square, option, digit: at + 1, squares: Number(option.facts.squares ?? 0) }] : [];
  });
  const most = Math.max(...found.map((choice) => choice.squares));
  return new Map(
    found
      .sort((one, other) => Number(one.squares === most) - Number(other.squares === most))
      .map(({ square, option, digit, squares }) => [square.name, { square, option, digit, whole: squares === most }]),
  );
}
