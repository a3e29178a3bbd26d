// Generated from loipe.server.puzzles; run `python -m loipe.server.typescript` instead of editing.


import type { Question, Table } from '../lib/messages';

/** One line of a list of puzzles. */
export interface PuzzleLine {
  day: string;
  game: string;
  title: string;
  asks: string;
}

/** GET /api/puzzles: that of a day, and those of the days before, the latest first. */
export interface Puzzles {
  today: PuzzleLine;
  past: PuzzleLine[];
}

/** One word, and how it fared in games played on after it. */
export interface Answer {
  word: string;
  win: number;
  better: number;
  doubt: number;
}

/** GET /api/puzzles/{day}: all of a puzzle, so that nothing more is asked while it is solved. */
export interface PuzzleTable {
  asks: string;
  table: Table;
  ask: Question;
  games: number;
  answers: Answer[];
  right: string[];
  reason: string;
  percent: number;
}
