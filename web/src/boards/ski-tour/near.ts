/** On a phone: close enough for a finger on every open space, else far enough to see what lies ahead. */
import type { Camera } from '../../frame/camera.svelte';
import type { Point } from './course';

const FINGER = 1.55;
const AHEAD = 0.8;
const EDGE = 56;

export function near(camera: Camera, open: Point[], at: Point | null): void {
  if (camera.held) return;
  if (!camera.small || (!open.length && !at)) return camera.glide(...camera.home());
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
