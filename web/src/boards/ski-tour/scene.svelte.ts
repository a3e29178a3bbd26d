/** Where the figures are right now, between one view and the next. */
import { lean, rest, slide } from '../../art/motion';
import type { Pose } from '../../art/Skier.svelte';
import type { EventLine } from '../../lib/messages';
import { apart, towards, type Point } from './course';
import type { Course, Shown, Space } from './shown';

export interface Figure {
  seat: number;
  x: number;
  y: number;
  back: boolean;
  tilt: number;
  pose: Pose;
  space: string;
  /** Less than 1 where there is little room: in a penalty lane, or in a crowd at a range. */
  size: number;
}

const STEP = 90;
const DICE = 250;
const TENSION = 420;
const TARGET = 120;
/** Of the figures in a penalty lane, and of more than two or three at one range. */
const [NARROW, CROWDED] = [0.7, 0.78];
/** So many shoot in one row. */
const ABREAST = 3;

export class Scene {
  figures = $state<Figure[]>([]);
  moving = $state(-1);
  /** Targets of the seat that shoots, before its view arrives. */
  shot = $state.raw<{ seat: number; hit: boolean } | null>(null);
  /** What a seat rolled just now. */
  rolled = $state.raw<{ seat: number; dice: number[] } | null>(null);
  /** Where confetti rains, for whoever has just finished. */
  party = $state<Point | null>(null);
  private byName: Map<string, Space>;

  constructor(private course: Course) {
    this.byName = new Map(course.spaces.map((space) => [space.name, space]));
  }

  /** Everything as the view says, at once. */
  settle({ open }: Shown): void {
    this.moving = -1;
    this.shot = null;
    this.rolled = null;
    const crowds = new Map<string, number[]>();
    // In their order, so that the winner stands next to the line.
    for (const { seat } of open.standing.rows) {
      const space = open.skiers[seat]?.space ?? '';
      crowds.set(space, [...(crowds.get(space) ?? []), seat]);
    }
    this.figures = open.skiers.map((skier, seat) => {
      const crowd = crowds.get(skier.space) ?? [seat];
      const figure: Figure = {
        seat,
        x: 0,
        y: 0,
        back: false,
        tilt: 0,
        pose: 'stride',
        space: skier.space,
        size: 1,
      };
      this.stand(figure, skier.space, crowd.indexOf(seat), crowd.length);
      if (skier.collapsed) figure.pose = 'fallen';
      else if (skier.space === 'goal') figure.pose = crowd[0] === seat ? 'cheer' : 'rest';
      else if (skier.shots_owed > 0) figure.pose = 'prone';
      return figure;
    });
  }

  private stand(figure: Figure, name: string, at = 0, of = 1): void {
    figure.space = name;
    const space = this.byName.get(name);
    const range = space?.holds === 'range';
    figure.size = range && of > ABREAST - 1 ? CROWDED : space && space.row < 0 ? NARROW : 1;
    const line = name === 'start' ? this.course.start : this.course.goal;
    const angle = space?.angle ?? line.angle;
    this.turn(figure, angle);
    if (range) [figure.x, figure.y] = this.abreast(space.centre, at, of);
    else if (space) [figure.x, figure.y] = this.behind(space.centre, angle, at, of);
    else if (name === 'goal') [figure.x, figure.y] = this.beyond(at);
    else [figure.x, figure.y] = this.waiting(line.centre, angle, at);
    figure.pose = space?.holds === 'descent' ? 'tuck' : range && of > 1 ? 'wait' : 'stride';
  }

  /** Several on one space stand one behind the other. */
  private behind(centre: Point, angle: number, at: number, of: number): Point {
    const [dx, dy] = towards(angle, (at - (of - 1) / 2) * 20);
    return [centre[0] + dx, centre[1] + dy];
  }

  /** At a range side by side, as they are seen; more than three in two rows, so that nobody hides another. */
  private abreast([x, y]: Point, at: number, of: number): Point {
    const rows = of > ABREAST ? 2 : 1;
    const front = Math.floor(of / rows);
    const row = at < front ? 0 : 1;
    const long = row ? of - front : front;
    return [x + (at - row * front - (long - 1) / 2) * 33, y + (rows > 1 ? (row ? 18 : -15) : 0)];
  }

  /** Behind the Goal: side by side where the word over the line hides nobody, in rows of three. */
  private beyond(at: number): Point {
    const side = Math.cos((this.course.goal.angle * Math.PI) / 180) < 0 ? -1 : 1;
    const [one, other] = this.course.goal.line as [Point, Point];
    const [x, y] = side * (one[0] - other[0]) > 0 ? one : other;
    const low = Math.abs(one[0] - other[0]) < 20 ? (one[1] + other[1]) / 2 : y;
    return [x + side * (30 + (at % ABREAST) * 36), low - 4 + Math.floor(at / ABREAST) * 28];
  }

  /** Before the start: in rows of three. */
  private waiting(centre: Point, angle: number, at: number): Point {
    const [dx, dy] = towards(angle, -(Math.floor(at / 3) * 40 + (at % 3) * 9));
    const [sx, sy] = towards(angle + 90, ((at % 3) - 1) * 34);
    return [centre[0] + dx + sx, centre[1] + dy + sy];
  }

  private turn(figure: Figure, heading: number): void {
    lean(figure, heading, 14, 0.24);
  }

  async play(event: EventLine, pace: number): Promise<void> {
    const figure = this.figures[event.seat];
    if (!figure) return;
    switch (event.kind) {
      case 'turn':
        this.moving = event.seat;
        break;
      case 'stepped':
      case 'glided':
      case 'drafted':
        await this.ski(figure, String(event.facts.space), pace);
        break;
      case 'rolled':
      case 'rerolled':
        this.rolled = { seat: event.seat, dice: event.facts.dice as number[] };
        await rest(DICE * pace);
        break;
      case 'arrived':
        figure.pose = 'prone';
        await rest(2 * STEP * pace);
        break;
      case 'shot':
        figure.pose = 'prone';
        await rest(TENSION * pace);
        this.shot = { seat: event.seat, hit: Boolean(event.facts.hit) };
        await rest(TARGET * pace);
        break;
      case 'finished': {
        const home = this.figures.filter((other) => other !== figure && other.space === 'goal').length;
        this.stand(figure, 'goal', home);
        figure.pose = home ? 'rest' : 'cheer';
        if (pace > 0) this.party = [figure.x, figure.y];
        await rest(4 * STEP * pace);
        break;
      }
      case 'collapsed':
        figure.pose = 'fallen';
        await rest(6 * STEP * pace);
        break;
      case 'took':
      case 'waxed':
      case 'paid':
      case 'six-shown':
        await rest(2 * STEP * pace);
        break;
    }
  }

  private async ski(figure: Figure, goal: string, pace: number): Promise<void> {
    this.moving = figure.seat;
    for (const name of this.way(figure.space, goal)) {
      const before: Point = [figure.x, figure.y];
      const ahead = { ...figure };
      this.stand(ahead, name);
      Object.assign(figure, {
        back: ahead.back,
        tilt: ahead.tilt,
        pose: ahead.pose,
        space: name,
        size: ahead.size,
      });
      const far = Math.min(3, Math.max(1, apart(before, [ahead.x, ahead.y]) / 60));
      await slide(figure, [ahead.x, ahead.y], STEP * far * pace);
    }
  }

  /** Row by row to a space farther on, in its lane; the drawing knows no rules. */
  private way(origin: string, goal: string): string[] {
    const [from, to] = [this.byName.get(origin), this.byName.get(goal)];
    if (!from || !to || to.row < 0 || from.row < 0 || to.row - from.row < 2) return [goal];
    const between = Array.from({ length: to.row - from.row - 1 }, (_, n) => from.row + 1 + n);
    const names = between.flatMap(
      (row) => this.course.spaces.filter((space) => space.row === row && space.lane <= to.lane).at(-1)?.name ?? [],
    );
    return [...names, goal];
  }
}
