/** A die lifted from the bench and carried to a sport. */
import type { Camera } from '../../frame/camera.svelte';
import type { Hall } from './layout';
import type { Die } from './dice';

const STARTS = 7;

export class Drag {
  die = $state.raw<Die | null>(null);
  x = $state(0);
  y = $state(0);
  moved = $state(false);
  private from: [number, number] = [0, 0];

  constructor(
    private camera: Camera,
    private hall: () => Hall,
    private drop: (die: Die, sport: number) => void,
  ) {}

  start(event: PointerEvent, die: Die): void {
    this.die = die;
    this.moved = false;
    this.from = [event.clientX, event.clientY];
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  /** The camera stays where it is while a die is carried. */
  move(event: PointerEvent): void {
    if (!this.die) return;
    event.stopPropagation();
    if (Math.hypot(event.clientX - this.from[0], event.clientY - this.from[1]) > STARTS) this.moved = true;
    const box = (event.currentTarget as SVGElement).ownerSVGElement?.getBoundingClientRect();
    if (!box) return;
    this.x = this.camera.x + (event.clientX - box.left - this.camera.width / 2) / this.camera.scale;
    this.y = this.camera.y + (event.clientY - box.top - this.camera.height / 2) / this.camera.scale;
  }

  end(): void {
    const die = this.die;
    this.die = null;
    if (die && this.moved && this.over >= 0) this.drop(die, this.over);
  }

  /** The sport under the carried die. */
  get over(): number {
    const { spots, card } = this.hall();
    return spots.findIndex(
      (spot) => Math.abs(spot.x - this.x) < card[0] * 0.85 && Math.abs(spot.y - this.y) < card[1] * 0.75,
    );
  }
}
