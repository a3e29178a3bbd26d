/** Where the camera over a tour looks. */
import type { Camera } from '../../frame/camera.svelte';
import type { Margins } from '../../lib/board';
import type { Point } from './course';

const FINGER = 1.55;
const AHEAD = 0.8;
const EDGE = 56;
/** At which a skier is about as high as at any other table, and every word can be read. */
const READABLE = 1.05;
/** In pixels: nearer to the edge of the free window than this, the camera follows. */
const INSIDE = 96;

/** A small window: a finger must hit what is open; else far enough to see what lies ahead. */
export function near(camera: Camera, open: Point[], at: Point | null): void {
  if (camera.held) return;
  camera.partial = false;
  if (!open.length && !at) return camera.glide(...camera.home());
  const points = open.length ? open : at ? [at] : [];
  const scale = open.length ? FINGER : AHEAD;
  const [x, y] = [0, 1].map((axis) => {
    const values = points.map((point) => point[axis] ?? 0);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const size = (axis ? camera.height : camera.width) / scale;
    const spare = Math.max(0, size / 2 - (high - low) / 2 - EDGE);
    const lean = at ? (at[axis as 0 | 1] - (low + high) / 2) / 2 : 0;
    return (low + high) / 2 + Math.max(-spare, Math.min(spare, lean));
  });
  camera.glide(scale, x ?? 0, (y ?? 0) - (open.length ? 0 : 16));
}

/** A large window: the whole tour if that is large enough, else the part of it where something happens. */
export function follow(camera: Camera, points: Point[], free: Margins): void {
  if (camera.held) return;
  const home = camera.home();
  camera.partial = home[0] < READABLE && points.length > 0;
  if (!camera.partial) return camera.glide(...home);
  const { world } = camera;
  const axis = (way: 0 | 1, from: number, to: number, size: number, low: number, high: number, now: number) => {
    const half = (to - from) / 2 / READABLE;
    const off = ((from + to) / 2 - size / 2) / READABLE;
    if (high - low <= 2 * half) return (low + high) / 2 - off;
    const values = points.map((point) => point[way]);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const seen = now + off;
    const inner = half - INSIDE / READABLE;
    const stays = camera.scale === READABLE && least >= seen - inner && most <= seen + inner;
    return stays ? now : Math.max(low + half, Math.min(high - half, (least + most) / 2)) - off;
  };
  const [right, bottom] = [camera.width - free.right, camera.height - free.bottom];
  camera.glide(
    READABLE,
    axis(0, Math.max(free.left, free.corner[0]), right, camera.width, world.left, world.right, camera.x),
    axis(1, free.top, bottom, camera.height, world.top, world.bottom, camera.y),
  );
}
