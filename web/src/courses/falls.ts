/** Where a fall threatens: once for lanes of a row that risk the same, at an outer one. */
import type { Option, Question } from '../lib/messages';
import { edge, type Course, type Point } from './course';

export interface Fall {
  name: string;
  at: Point;
  percent: number;
}

export function falls(course: Course, question: Question | null): Fall[] {
  const risks = new Map((question?.options ?? []).map((option) => [option.target, percentOf(option)]));
  const threatened = course.squares
    .filter(({ name }) => risks.get(name))
    .sort((one, other) => Math.abs(one.lane - 1) - Math.abs(other.lane - 1))
    .map((square) => ({ square, percent: risks.get(square.name) ?? 0 }));
  const marks = new Map(threatened.map((mark) => [`${mark.square.row} ${mark.percent}`, mark]));
  return [...marks.values()].map(({ square, percent }) => ({
    name: square.name,
    at: edge(course, square, square.letter ? 3.9 : 2.9),
    percent,
  }));
}

function percentOf(option: Option): number {
  const facts = option.odds.find((part) => part.message.endsWith('-odds-fall'))?.facts;
  return Math.round(facts ? Number(facts.percent ?? (100 * Number(facts.ways)) / Number(facts.of)) : 0);
}
