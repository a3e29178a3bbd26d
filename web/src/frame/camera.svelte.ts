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
  /** The person has taken the camera; it follows again with the next question. */
  held = $state(false);
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

  get sight(): Box {
    const [w, h] = [this.width / this.scale / 2, this.height / this.scale / 2];
    return { left: this.x - w, right: this.x + w, top: this.y - h, bottom: this.y + h };
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

  glide(scale: number, x: number, y: number): void {
    cancelAnimationFrame(this.motion);
    const length = 320 * pace();
    const from = [this.scale, this.x, this.y] as const;
    if (!length || this.scale === 1) return this.set(scale, x, y);
    const begin = performance.now();
    const step = (time: number) => {
      const part = Math.min(1, (time - begin) / length);
      const eased = 1 - (1 - part) ** 3;
      this.set(from[0] + (scale - from[0]) * eased, from[1] + (x - from[1]) * eased, from[2] + (y - from[2]) * eased);
      if (part < 1) this.motion = requestAnimationFrame(step);
    };
    this.motion = requestAnimationFrame(step);
  }

  private set(scale: number, x: number, y: number): void {
    this.scale = scale;
    this.x = x;
    this.y = y;
  }

  pan(dx: number, dy: number): void {
    this.take();
    this.x = clamp(this.x - dx / this.scale, this.world.left, this.world.right);
    this.y = clamp(this.y - dy / this.scale, this.world.top, this.world.bottom);
  }

  /** Keeps the point under the fingers or the pointer where it is. */
  zoom(factor: number, px: number, py: number): void {
    this.take();
    const scale = clamp(this.scale * factor, this.home()[0] * 0.8, MOST);
    const [dx, dy] = [px - this.width / 2, py - this.height / 2];
    this.x += dx / this.scale - dx / scale;
    this.y += dy / this.scale - dy / scale;
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

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
