/** How much of the window the course may use: right of the ranking if it must, always above the tray. */
import type { Margins } from '../../lib/board';
import type { Box, Point } from './course';
import type { Course } from './shown';

export const GAP = 12;

export function room(
  course: Course,
  box: Box,
  margins: Margins,
  tray: number,
  window: [number, number] | null,
): Margins {
  if (!window) return margins;
  const [width, height] = window;
  const free: Margins = { ...margins, top: 14, bottom: (margins.foot ?? margins.bottom) + tray + GAP, corner: [0, 0] };
  const gates = [...course.start.line, ...course.goal.line].map(([x, y]): Point => [x - 34, y - 70]);
  const points = [...gates, ...course.tiles.flatMap((tile) => tile.corners)];
  let best = { ...free, left: margins.corner[0] };
  let largest = 0;
  for (let left = margins.left; left <= margins.corner[0]; left += 6) {
    const [w, h] = [width - left - free.right, height - free.top - free.bottom];
    const scale = Math.min(w / (box.right - box.left), h / (box.bottom - box.top), 1.6);
    const [x0, y0] = [
      left + (w - (box.right - box.left) * scale) / 2,
      free.top + (h - (box.bottom - box.top) * scale) / 2,
    ];
    const hidden = points.some(
      ([x, y]) => x0 + (x - box.left) * scale < margins.corner[0] && y0 + (y - box.top) * scale < margins.corner[1],
    );
    if (!hidden && scale > largest) {
      largest = scale;
      best = { ...free, left };
    }
  }
  const below = Math.min(
    (width - margins.left - free.right) / (box.right - box.left),
    (height - margins.corner[1] - free.bottom) / (box.bottom - box.top),
  );
  return below > largest ? { ...free, top: margins.corner[1] } : best;
}
