/** Where everything lies: a wide hall for large windows, an upright one for phones. */
import type { Box } from '../../frame/camera.svelte';

export interface Spot {
  x: number;
  y: number;
  /** The way out of the circle. */
  out: [number, number];
  /** Dice beside the card lie in so many columns at most. */
  columns: number;
}

export interface Hall {
  tall: boolean;
  flat: boolean;
  box: Box;
  /** Of the chalk circle, of the slate, and where the coaches stand. */
  centre: [number, number];
  slate: [number, number];
  heart: [number, number];
  ring: [number, number];
  board: [number, number];
  card: [number, number];
  die: number;
  spots: Spot[];
  bench: { x: number; y: number; width: number };
  /** Where wall and floor meet. */
  floor: number;
}

const WAYS: [number, number][] = [
  [0, -1],
  [1, 0],
  [1, 0],
  [1, 0],
  [0, 1],
  [-1, 0],
  [-1, 0],
  [-1, 0],
];

export function wideHall(): Hall {
  const [cx, cy, rx, ry, dx, dy] = [723, 342, 304, 209, 214, 150];
  const at: [number, number][] = [
    [0, -ry],
    [dx, -dy],
    [rx, 0],
    [dx, dy],
    [0, ry],
    [-dx, dy],
    [-rx, 0],
    [-dx, -dy],
  ];
  return {
    tall: false,
    flat: false,
    box: { left: 316, top: 16, right: 1130, bottom: 772 },
    centre: [cx, cy],
    slate: [cx, cy],
    heart: [cx, cy - 5],
    ring: [rx, ry],
    board: [404, 317],
    card: [84, 102],
    die: 29,
    spots: at.map(([x, y], sport) => ({
      x: cx + x,
      y: cy + y,
      out: WAYS[sport] ?? [0, 0],
      columns: sport % 4 === 2 ? 1 : 2,
    })),
    bench: { x: 322, y: 676, width: 802 },
    floor: 640,
  };
}

const TALL_WAYS: [number, number][] = [
  [0, -1],
  [0, -1],
  [1, 0],
  [0, 1],
  [0, 1],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** Less than this is a phone on its side: two rows of four, the coaches beside them. */
const FLAT = 400;
/** What the coaches take there. */
const ASIDE = 136;

/** Fills the room exactly, so that fingers always find 44 pixels. */
export function tallHall(width: number, height: number): Hall {
  if (height < FLAT) return flatHall(width, height);
  const [top, foot] = [22, 126];
  const [cx, cy] = [width / 2, (top + height - foot) / 2];
  const [dx, dy] = [width / 2 - 64, (height - foot - top) / 2 - 54];
  const at: [number, number][] = [
    [0, -dy],
    [dx, -dy],
    [dx + 6, 0],
    [dx, dy],
    [0, dy],
    [-dx, dy],
    [-dx - 6, 0],
    [-dx, -dy],
  ];
  return {
    tall: true,
    flat: false,
    box: { left: 0, top: 0, right: width, bottom: height },
    centre: [cx, cy],
    slate: [cx, cy],
    heart: [cx, cy],
    ring: [dx + 4, dy],
    board: [width / 2 - 3, (height - foot - top) / 2 + 3],
    card: [64, 66],
    die: 19,
    spots: at.map(([x, y], sport) => ({ x: cx + x, y: cy + y, out: TALL_WAYS[sport] ?? [0, 0], columns: 1 })),
    bench: { x: 6, y: height - foot + 14, width: width - 12 },
    floor: height - foot - 22,
  };
}

function flatHall(width: number, height: number): Hall {
  const [top, foot] = [14, 74];
  const [cx, cy] = [(width - ASIDE) / 2, (top + height - foot) / 2];
  const [step, dy] = [Math.min(110, (width - ASIDE - 24) / 4), Math.max(46, (height - foot - top) / 4)];
  const columns = [-0.5, 0.5, 1.5, 1.5, 0.5, -0.5, -1.5, -1.5];
  return {
    tall: true,
    flat: true,
    box: { left: 0, top: 0, right: width, bottom: height },
    centre: [cx, cy],
    slate: [width / 2, cy],
    heart: [width - ASIDE / 2 - 8, cy + 2],
    ring: [step * 1.8, dy * 0.9],
    board: [width / 2 - 3, (height - foot - top) / 2 + 6],
    card: [46, 48],
    die: 17,
    spots: columns.map((column, sport) => ({
      x: cx + column * step,
      y: cy + (sport < 3 || sport === 7 ? -dy : dy),
      out: [0, sport < 3 || sport === 7 ? -1 : 1],
      columns: 1,
    })),
    bench: { x: 6, y: height - foot, width: width - 12 },
    floor: height - foot - 14,
  };
}

/** The room between ranking, panel and bar where the window is neither wide nor a phone's: beside the ranking or below it. */
export function between(width: number, height: number, rows: number): Box {
  const beside = { left: 316, top: 12, right: width - 284, bottom: height - 142 };
  const below = { left: 12, top: 70 + rows * 46, right: width - 284, bottom: height - 204 };
  const room = (box: Box) => Math.min((box.right - box.left) / 360, (box.bottom - box.top) / 520);
  return room(beside) >= room(below) ? beside : below;
}

export interface Slot {
  x: number;
  y: number;
  size: number;
}

/** Places for so many dice beside a sport, on one side of the circle; `spare` keeps them that far off the card. */
export function slots(hall: Hall, sport: number, outside: boolean, count: number, spare = 0): Slot[] {
  const spot = hall.spots[sport];
  if (!spot || !count) return [];
  const [ox, oy] = spot.out.map((part) => (outside ? part : -part)) as [number, number];
  const size = count > 4 ? hall.die - (hall.tall ? 1 : 4) : hall.die;
  const step = size + (hall.tall ? 1.5 : 5);
  const gap = (hall.tall ? 3 : 10) + size / 2;
  if (oy) {
    const y = spot.y + oy * (hall.card[1] / 2 + gap + spare);
    return Array.from({ length: count }, (_, n) => ({ x: spot.x + (n - (count - 1) / 2) * step, y, size }));
  }
  const columns = count > 3 ? spot.columns : 1;
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, n) => {
    const [column, row] = [Math.floor(n / rows), n % rows];
    const here = Math.min(rows, count - column * rows);
    return {
      x: spot.x + ox * (hall.card[0] / 2 + gap + column * step),
      y: spot.y + (row - (here - 1) / 2) * step,
      size,
    };
  });
}

/** An oval that is nearly a rectangle. */
export function oval([cx, cy]: [number, number], a: number, b: number): string {
  const bend = (part: number) => Math.sign(part) * Math.abs(part) ** (2 / 3);
  const points = Array.from({ length: 120 }, (_, n) => {
    const turn = (2 * Math.PI * n) / 120;
    return `${(cx + a * bend(Math.cos(turn))).toFixed(1)} ${(cy + b * bend(Math.sin(turn))).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
