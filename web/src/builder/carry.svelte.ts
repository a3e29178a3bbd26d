/** A tile in the hand, by mouse or finger: from the box or from the table, over a hexagon, turned on the way. */
import { under } from './hexes';
import type { Site } from './site.svelte';

const SLACK = 8;

export class Carry {
  tile = $state('');
  heading = $state(0);
  over = $state.raw<[number, number] | null>(null);
  /** The click that follows a drop is no tap. */
  dropped = false;
  ground: SVGSVGElement | null = null;
  private held: { pointer: number; tile: string; heading: number; x: number; y: number; lay: boolean } | null = null;
  private isTurned = false;

  constructor(private site: Site) {}

  get taken(): boolean {
    return !!this.over && ![undefined, this.tile].includes(this.site.at(...this.over)?.tile);
  }

  /** A finger or the main button goes down on a tile; only once it moves the tile is carried. */
  grab(event: PointerEvent, tile: string, heading: number): void {
    this.dropped = false;
    if (event.button !== 0 || this.held) return;
    this.held = {
      pointer: event.pointerId,
      tile,
      heading,
      x: event.clientX,
      y: event.clientY,
      lay: !!this.site.built?.tiles.some((piece) => piece.tile === tile),
    };
  }

  move(event: PointerEvent): void {
    const held = this.held;
    if (!held || held.pointer !== event.pointerId) return;
    if (!this.tile && Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK) return;
    if (!this.tile) [this.tile, this.heading, this.isTurned] = [held.tile, held.heading, false];
    this.over = this.hexagonAt(event.clientX, event.clientY);
    const end = this.site.built?.end;
    const joins = this.over && end && end[0] === this.over[0] && end[1] === this.over[1];
    if (!this.isTurned) this.heading = joins ? end[2] : held.heading;
  }

  turn(by: number): void {
    this.heading = (this.heading + by + 6) % 6;
    this.isTurned = true;
  }

  /** On a free hexagon the tile is laid; beside the ground it goes back into the box. */
  drop(event: PointerEvent): void {
    const held = this.held;
    if (!held || held.pointer !== event.pointerId) return;
    if (this.tile) {
      this.dropped = true;
      if (this.over && !this.taken) this.site.put(this.tile, [...this.over, this.heading]);
      else if (!this.over && held.lay) this.site.remove(this.tile);
    }
    this.let();
  }

  let(): void {
    this.held = null;
    this.tile = '';
    this.over = null;
  }

  private hexagonAt(x: number, y: number): [number, number] | null {
    const box = this.ground?.getBoundingClientRect();
    const matrix = this.ground?.getScreenCTM();
    if (!box || !matrix || x < box.left || x > box.right || y < box.top || y > box.bottom) return null;
    const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return under([point.x, point.y]);
  }
}
