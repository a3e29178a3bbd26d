/** The window on a drawn world: fits what matters into the uncovered part of the screen; drag, pinch and wheel move it. */
import type { Margins } from '../lib/board';
import { pace } from '../lib/settings.svelte';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Point = [number, number];

const SMALL = 760;
const FLAT = 460;
const FINGER_SCALE = 1.95;
/** Where nothing is to be touched, more of the course is worth more. */
const LOOK_SCALE = 1.2;
const MOST = 4;

export class Camera {
  width = $state(1);
  height = $state(1);
  /** Screen pixels per unit of the world, and the world's point in the middle of the window. */
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** How far the world is turned, in degrees, and how much it is flattened then: it lies on the slope. */
  turn = $state(0);
  flat = $state(1);
  /** The person has taken the camera; it follows again with the next question. */
  held = $state(false);
  /** A large window shows a part only: a map tells which. */
  partial = $state(false);
  private motion = 0;

  constructor(
    readonly world: Box,
    private margins: () => Margins,
  ) {}

  get small(): boolean {
    return this.width < SMALL || this.height < FLAT;
  }

  get viewBox(): string {
    const [w, h] = [this.width / this.scale, this.height / this.scale];
    return `${(this.x - w / 2).toFixed(1)} ${(this.y - h / 2).toFixed(1)} ${w.toFixed(1)} ${h.toFixed(1)}`;
  }

  /** What turns and flattens the world around the middle of the window; nothing where it lies as it was drawn. */
  get tilt(): string | undefined {
    if (!this.turn && this.flat === 1) return undefined;
    const at = (sign: number) => `translate(${(sign * this.x).toFixed(1)} ${(sign * this.y).toFixed(1)})`;
    return `${at(1)} scale(1 ${this.flat.toFixed(3)}) rotate(${this.turn.toFixed(1)}) ${at(-1)}`;
  }

  /** What sets upright again whatever stands in a turned world. */
  get upright(): string | undefined {
    if (!this.turn && this.flat === 1) return undefined;
    return `rotate(${(-this.turn).toFixed(1)}deg) scale(1, ${(1 / this.flat).toFixed(3)})`;
  }

  /** How large what stands around is drawn: from near it must not be taller than the skiers. */
  get props(): number {
    return this.upright ? Math.max(0.4, Math.min(1, 1 / this.scale)) : 1;
  }

  /** From steps on the screen to steps in the world. */
  private steps(dx: number, dy: number): Point {
    return turned([dx / this.scale, dy / this.scale / this.flat], -this.turn);
  }

  /** The four corners of the window, in the world. */
  get corners(): Point[] {
    const [w, h] = [this.width / 2, this.height / 2];
    return [
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
    ].map(([dx = 0, dy = 0]) => {
      const [x, y] = this.steps(dx, dy);
      return [this.x + x, this.y + y];
    });
  }

  /** The whole course, clear of the frame; it yields to the covered corner only if it has to. */
  home(): [number, number, number] {
    const free = this.margins();
    const wide = this.fit(this.world, free);
    const inCorner =
      this.world.left < wide[1] + (free.corner[0] - this.width / 2) / wide[0] &&
      this.world.top < wide[2] + (free.corner[1] - this.height / 2) / wide[0];
    return inCorner && !this.small
      ? this.fit(this.world, { ...free, left: Math.max(free.left, free.corner[0] * 0.62) })
      : wide;
  }

  private fit(box: Box, free: Margins): [number, number, number] {
    const [w, h] = [this.width - free.left - free.right, this.height - free.top - free.bottom];
    const scale = Math.min(w / (box.right - box.left), h / (box.bottom - box.top), 1.6);
    const [cx, cy] = [free.left + w / 2, free.top + h / 2];
    return [
      scale,
      (box.left + box.right) / 2 - (cx - this.width / 2) / scale,
      (box.top + box.bottom) / 2 - (cy - this.height / 2) / scale,
    ];
  }

  /** On a small screen: close to these points, the first ones first; on a large one the whole course. */
  follow(focus: Point[], at: Point | null): void {
    if (this.held) return;
    if (!this.small) return this.glide(...this.home());
    if (!focus.length) return at ? this.glide(LOOK_SCALE, ...at) : this.glide(...this.home());
    const all = at ? [...focus, at] : focus;
    const room = (some: Point[]) =>
      Math.min(this.width / (spread(some, 0) + 90), this.height / (spread(some, 1) + 110));
    const scale = Math.max(FINGER_SCALE, Math.min(2.2, room(all)));
    const [cx, cy] = room(all) >= FINGER_SCALE ? centre(all) : this.leaning(focus, at, scale);
    this.glide(scale, cx, cy);
  }

  /** The points stay in the window; what room is left shows the way from there. */
  private leaning(points: Point[], at: Point | null, scale: number): Point {
    const middle = centre(points);
    if (!at) return middle;
    const lean = (axis: 0 | 1, size: number) => {
      const spare = Math.max(0, size / scale / 2 - spread(points, axis) / 2 - 62);
      return middle[axis] + clamp((at[axis] - middle[axis]) / 2, -spare, spare);
    };
    return [lean(0, this.width), lean(1, this.height)];
  }

  glide(scale: number, x: number, y: number, turn = 0, flat = 1): void {
    cancelAnimationFrame(this.motion);
    const length = 320 * pace();
    if (!length || this.scale === 1) return this.set([scale, x, y, turn, flat]);
    const from = [this.scale, this.x, this.y, nearest(this.turn, turn), this.flat];
    const to = [scale, x, y, turn, flat];
    if (from.every((value, at) => Math.abs(value - (to[at] ?? 0)) < 0.01)) return this.set(to);
    const begin = performance.now();
    const step = (time: number) => {
      const part = Math.min(1, (time - begin) / length);
      const eased = 1 - (1 - part) ** 3;
      this.set(part < 1 ? from.map((value, at) => value + ((to[at] ?? 0) - value) * eased) : to);
      if (part < 1) this.motion = requestAnimationFrame(step);
    };
    this.motion = requestAnimationFrame(step);
  }

  private set([scale = 1, x = 0, y = 0, turn = 0, flat = 1]: readonly number[]): void {
    [this.scale, this.x, this.y, this.turn, this.flat] = [scale, x, y, turn, flat];
  }

  pan(dx: number, dy: number): void {
    this.take();
    const [x, y] = this.steps(dx, dy);
    this.x = clamp(this.x - x, this.world.left, this.world.right);
    this.y = clamp(this.y - y, this.world.top, this.world.bottom);
  }

  /** Keeps the point under the fingers or the pointer where it is. */
  zoom(factor: number, px: number, py: number): void {
    this.take();
    const scale = clamp(this.scale * factor, this.home()[0] * 0.8, MOST);
    const [dx, dy] = this.steps(px - this.width / 2, py - this.height / 2);
    this.x += dx * (1 - this.scale / scale);
    this.y += dy * (1 - this.scale / scale);
    this.scale = scale;
  }

  take(): void {
    cancelAnimationFrame(this.motion);
    this.held = true;
  }

  close(): void {
    cancelAnimationFrame(this.motion);
  }
}

function spread(points: Point[], axis: 0 | 1): number {
  const values = points.map((point) => point[axis]);
  return Math.max(...values) - Math.min(...values);
}

function centre(points: Point[]): Point {
  const middle = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    return (Math.max(...values) + Math.min(...values)) / 2;
  };
  return [middle(0), middle(1)];
}

/** A point turned around the origin, by degrees. */
export function turned([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** The same direction, by the shorter way to another. */
function nearest(turn: number, to: number): number {
  return to + ((((turn - to + 180) % 360) + 360) % 360) - 180;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
