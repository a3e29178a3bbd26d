/** A venue as the server draws it, seen as a course of the common drawing: three lanes, range, ring of nine. */
import type { Base } from '../../art/kit';
import type { Facts } from '../../lib/messages';
import { apart, centred, points, type Course, type Square } from '../mass-start/course';

export interface Skier {
  base: Base;
  team: number;
  square: string;
  lap: number;
  way_left: number;
  ring: number;
  fallen: boolean;
  slipstream: boolean;
  stand: number;
  aiming: boolean;
  has_shot: boolean;
  shots: number;
  white: number;
  black: number;
  misses: number;
  cards: number;
  deck: number;
  pile: number[];
  start_round: number;
  place: number;
  beyond: number;
}

export interface OwnCards {
  hand: number[];
  form: number | null;
  /** Where the form card is: still under the deck, in the hand, or played. */
  form_at: 'deck' | 'hand' | 'played';
  deck: Record<string, number>;
}

export interface Shown {
  phase: string;
  round: number;
  active: number;
  order: number[];
  wind: boolean;
  skiers: Skier[];
  /** The five dice of whoever shoots now. */
  sequence: string[];
  turn_shots: number;
  die: number;
  /** False where a fixed number of squares takes the place of the die. */
  rolls: boolean;
  points: number;
  hands: Record<string, OwnCards>;
  players: { player: number; seats: number[]; score: number }[];
}

export interface ShootingDie {
  name: string;
  hits: number;
  windsocks: number;
  faces: number;
}

export type Position = 'prone' | 'standing';

interface Drawn {
  ring: { centre: [number, number]; rx: number; ry: number; lane: number };
  squares: (Omit<Square, 'climb' | 'letter'> & { climb: boolean })[];
}

/** The common course: a climb with its price, the ring as the loop. */
export function courseOf(board: Facts, settings: Facts): Course {
  const drawn = board.course as Course & Drawn;
  const squares = (drawn as Drawn).squares.map((square): Square => ({
    ...square,
    climb: square.climb ? Number(settings.climb_cost ?? 2) : 0,
    letter: '',
    kind: square.kind === 'ring' ? 'loop' : square.kind,
  }));
  return centred({ ...drawn, squares, loop: drawn.ring });
}

/** How many shots of twelve this die hits: a windsock hits, too. */
export function ways(dice: readonly ShootingDie[], name: string): number {
  const die = dice.find((one) => one.name === name);
  return die ? die.hits + die.windsocks : 0;
}

/** At the range and shooting in this turn. */
export function isShooting(shown: Shown): boolean {
  return ['shot', 'aim', 'gust'].includes(shown.phase) && !!shown.skiers[shown.active]?.aiming;
}

export function positionOf(board: Facts, skier: Skier): Position {
  return (board.shootings as Position[])[skier.lap] ?? 'prone';
}

/** Firs and masts keep off the track, the range, the ring, the start and the finish. */
export function clearing(course: Course): (x: number, y: number) => boolean {
  const width = course.ribbons[0]?.width ?? 90;
  const house = points(course.range.house);
  const [xs, ys] = [house.map((p) => p[0]), house.map((p) => p[1])];
  const start = course.squares.find((square) => square.kind === 'start');
  return (x, y) => {
    if (course.ribbons.some((ribbon) => ribbon.points.some((p) => apart(p, [x, y]) < width * 0.5 + 24))) return false;
    if (
      course.loop &&
      Math.hypot(
        (x - course.loop.centre[0]) / (course.loop.rx + 26),
        (y - course.loop.centre[1]) / (course.loop.ry + 26),
      ) < 1
    )
      return false;
    if (x > Math.min(...xs) - 26 && x < Math.max(...xs) + 26 && y > Math.min(...ys) - 12 && y < Math.max(...ys) + 50)
      return false;
    if (start && apart(start.centre, [x, y]) < 80) return false;
    return course.line.every((p) => apart(p, [x, y]) > 120);
  };
}

type Point = [number, number];

/** The end of the line away from the range, the other one, and the way out past it. */
export function outside(course: Course): { free: Point; far: Point; out: Point } {
  const [house] = points(course.range.house) as [Point];
  const [far, free] = course.line.toSorted((one, other) => apart(one, house) - apart(other, house)) as [Point, Point];
  const length = apart(free, far) || 1;
  return { free, far, out: [(free[0] - far[0]) / length, (free[1] - far[1]) / length] };
}
