/** How large a shape can be shown, and where, so that nothing of it lies under what covers the window. */
import type { Box } from './camera.svelte';

/** A point of a shape and how far around it must stay free, in units of the world. */
export interface Spot {
  x: number;
  y: number;
  r: number;
}

export interface Room {
  width: number;
  height: number;
  /** In pixels of the window. */
  covers: readonly Box[];
  edge: number;
}

/** Scale, and the world's point in the middle of the window. */
export type Sight = [scale: number, x: number, y: number];

const TRIES = 15;
const HALVINGS = 9;

/** The largest scale between two at which the whole shape is free; null if it is too large even at the smallest. */
export function sight(shape: readonly Spot[], room: Room, least: number, most: number): Sight | null {
  let found = placed(shape, room, least);
  if (!found) return null;
  const largest = placed(shape, room, most);
  if (largest) return largest;
  for (let [low, high, turn] = [least, most, 0]; turn < HALVINGS; turn += 1) {
    const middle = (low + high) / 2;
    const at = placed(shape, room, middle);
    if (at) [found, low] = [at, middle];
    else high = middle;
  }
  return found;
}

/** A place for the shape at this scale, as near to the middle of its room as can be. */
function placed(shape: readonly Spot[], room: Room, scale: number): Sight | null {
  const at = (of: (spot: Spot) => number, pick: (...all: number[]) => number) => pick(...shape.map(of)) * scale;
  const left = room.edge - at((spot) => spot.x - spot.r, Math.min),
    right = room.width - room.edge - at((spot) => spot.x + spot.r, Math.max),
    top = room.edge - at((spot) => spot.y - spot.r, Math.min),
    bottom = room.height - room.edge - at((spot) => spot.y + spot.r, Math.max);
  if (left > right || top > bottom) return null;
  for (const across of fromTheMiddle(left, right)) {
    for (const down of fromTheMiddle(top, bottom)) {
      if (shape.every((spot) => isFree(spot, room.covers, scale, across, down)))
        return [scale, (room.width / 2 - across) / scale, (room.height / 2 - down) / scale];
    }
  }
  return null;
}

function fromTheMiddle(low: number, high: number): number[] {
  const steps = high - low < 1 ? 1 : TRIES;
  const all = Array.from({ length: steps }, (_, step) => low + ((high - low) * (step + 0.5)) / steps);
  return all.sort((one, other) => Math.abs(one - (low + high) / 2) - Math.abs(other - (low + high) / 2));
}

function isFree(spot: Spot, covers: readonly Box[], scale: number, across: number, down: number): boolean {
  const [x, y, r] = [spot.x * scale + across, spot.y * scale + down, spot.r * scale];
  return covers.every((box) => {
    const dx = Math.max(box.left - x, 0, x - box.right),
      dy = Math.max(box.top - y, 0, y - box.bottom);
    return dx * dx + dy * dy >= r * r;
  });
}

/** What lies over the board now: everything that says so, within the window. */
export function covers(window: Element | null): Box[] {
  const frame = window?.getBoundingClientRect();
  if (!frame) return [];
  return [...document.querySelectorAll('[data-over], .hand')].flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (!box.width || box.bottom <= frame.top || box.top >= frame.bottom) return [];
    const [x, y] = [frame.left, frame.top];
    const [left, top, right, bottom] = [box.left - x - 6, box.top - y - 6, box.right - x + 6, box.bottom - y + 6];
    return [{ left: Math.round(left), top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) }];
  });
}
