/** A picture of the story to be shared: drawn here, sent nowhere but where its owner sends it. */
import { bibOf } from '../art/colours';
import type { Wardrobe } from '../art/kit';
import { axisOf, highest, ranked } from './axis';
import type { Story } from './told';

export interface Caption {
  game: string;
  head: string;
  lines: string[];
  names: string[];
  chances: string;
  share: (amount: number) => string;
}

const [WIDE, HIGH] = [1200, 675];
const FONT = "'Inter', system-ui, sans-serif";

export function pictured(story: Story, kit: Wardrobe, caption: Caption): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.reject(new Error('no canvas'));
  ground(pen);
  text(pen, caption.game, 48, 62, 24, '#12293f', 800);
  text(pen, caption.head, 48, 136, 64, '#0f2c47', 900, 720);
  caption.lines.forEach((line, at) => text(pen, line, 50, 182 + at * 36, 26, '#26465f', 600, 700));
  ranked(story)
    .slice(0, 6)
    .forEach((seat, at) => {
      const y = 62 + at * 32;
      mark(pen, kit, seat.seat, 830, y - 8, 13);
      text(pen, `${seat.place}  ${caption.names[seat.seat] ?? ''}`, 856, y, 22, '#12293f', at ? 600 : 800, 300);
    });
  curve(pen, story, kit, caption);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

function ground(pen: CanvasRenderingContext2D): void {
  fill(pen, '#a9d0ea', [
    [0, 0],
    [WIDE, 0],
    [WIDE, HIGH],
    [0, HIGH],
  ]);
  fill(pen, '#bfd7e8', [
    [0, 250],
    [160, 120],
    [300, 230],
    [520, 90],
    [760, 240],
    [940, 130],
    [1200, 260],
    [1200, 400],
    [0, 400],
  ]);
  fill(pen, '#eef6fb', [
    [0, 280],
    [400, 250],
    [800, 285],
    [1200, 255],
    [1200, HIGH],
    [0, HIGH],
  ]);
  pen.fillStyle = '#fff';
  pen.beginPath();
  pen.roundRect(32, 276, WIDE - 64, HIGH - 308, 22);
  pen.fill();
}

function fill(pen: CanvasRenderingContext2D, colour: string, points: readonly (readonly [number, number])[]): void {
  pen.fillStyle = colour;
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.fill();
}

function text(
  pen: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  weight = 600,
  most?: number,
): void {
  pen.font = `${weight} ${size}px ${FONT}`;
  pen.fillStyle = colour;
  pen.fillText(words, x, y, most);
}

function mark(pen: CanvasRenderingContext2D, kit: Wardrobe, seat: number, x: number, y: number, r: number): void {
  pen.fillStyle = bibOf(kit(seat).bib).colour;
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fill();
  pen.textAlign = 'center';
  text(pen, String(seat + 1), x, y + r * 0.4, r * 1.15, '#fff', 800);
  pen.textAlign = 'left';
}

function curve(pen: CanvasRenderingContext2D, story: Story, kit: Wardrobe, caption: Caption): void {
  const [left, right, top, bottom] = [120, WIDE - 90, 350, HIGH - 80];
  const axis = axisOf(story, left, right);
  const high = highest(story);
  const y = (chance: number) => bottom - ((bottom - top) * Math.min(chance, high + 3)) / high;
  text(pen, caption.chances, 60, 320, 24, '#12293f', 800);
  pen.lineWidth = 1.5;
  for (let share = 0; share <= high; share += 20) {
    pen.strokeStyle = '#d5e1ea';
    pen.beginPath();
    pen.moveTo(left, y(share));
    pen.lineTo(right, y(share));
    pen.stroke();
    text(pen, caption.share(share), 58, y(share) + 6, 18, '#3b566f', 500);
  }
  for (const { round, x } of axis.marks) text(pen, String(round), x - 8, bottom + 32, 18, '#3b566f', 500);
  for (const seat of ranked(story).toReversed()) {
    pen.strokeStyle = bibOf(kit(seat.seat).bib).colour;
    pen.lineWidth = seat.place === 1 ? 6 : 3.5;
    pen.lineJoin = 'round';
    pen.beginPath();
    pen.moveTo(left, y(seat.start));
    for (const { ply, chances } of story.moments) pen.lineTo(axis.x(ply), y(chances[seat.seat] ?? 0));
    pen.stroke();
    const middle = story.moments[Math.floor(((seat.seat + 1) * story.moments.length) / (story.seats.length + 2))];
    if (middle) mark(pen, kit, seat.seat, axis.x(middle.ply), y(middle.chances[seat.seat] ?? 0), 14);
  }
}

/** To whoever one likes, where the device can; else into the downloads. */
export async function handOver(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => undefined); // changed their mind
    return;
  }
  saved(picture, name);
}

export function saved(what: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(what);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
