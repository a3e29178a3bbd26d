// Generated from loipe.server.catalogue; run `python -m loipe.server.typescript` instead of editing.


import type { Course } from '../boards/ski-tour/shown';
import type { Reason } from '../lib/messages';

/** One side of a tile, drawn with its way in from the west. */
export interface Face {
  id: string;
  number: number;
  other: string;
  kind: string;
  turn: string;
  drawing: Course;
}

/** A tile anywhere on the table: its hexagon, and the direction skiers come in. */
export interface Piece {
  tile: string;
  q: number;
  r: number;
  heading: number;
}

/** Tiles as they lie on the table, or a course file to lay out. */
export interface CourseWish {
  tiles?: Piece[];
  title?: string;
  text?: string;
}

/** What the tiles make: how it looks, what fits next, what is wrong, advice, and the file once it is a course. */
export interface Built {
  tiles: Piece[];
  title: string;
  drawing: Course | null;
  end: [number, number, number] | null;
  fits: string[];
  problems: Reason[];
  missing: Reason[];
  advice: Reason[];
  rows: number;
  ranges: number;
  glide: number;
  steep: number;
  text: string;
}
