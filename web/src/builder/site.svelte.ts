/** A course under construction: tiles anywhere on the table; the server says what joins, what is wrong and how it looks. */
import { buildCourse, tiles } from '../lib/api';
import type { Built, Face, Piece } from './built';
import type { Place } from './hexes';

const KEY = 'loipe.building';

export class Site {
  title = $state('');
  built = $state.raw<Built | null>(null);
  faces = $state.raw<Map<string, Face>>(new Map());
  /** The tables before this one, for taking back. */
  past = $state.raw<Piece[][]>([]);
  private pieces: Piece[] = kept();
  private asked = 0;

  async open(): Promise<void> {
    this.faces = new Map((await tiles()).map((face) => [face.id, face]));
    await this.ask(this.wish());
  }

  private wish = () => ({ tiles: this.pieces, title: this.title });

  /** A later wish overtakes an earlier answer. */
  private async ask(wish: Parameters<typeof buildCourse>[0]): Promise<void> {
    const turn = ++this.asked;
    const built = await buildCourse(wish);
    if (turn !== this.asked) return;
    this.built = built;
    this.pieces = built.tiles;
    localStorage.setItem(KEY, JSON.stringify(built.tiles));
  }

  private change(pieces: Piece[]): void {
    this.past = [...this.past, this.pieces];
    this.pieces = pieces;
    void this.ask(this.wish());
  }

  at(q: number, r: number): Piece | undefined {
    return this.pieces.find((piece) => piece.q === q && piece.r === r);
  }

  /** One side of a tile out of the box, or the piece that shows it, to this place. */
  put(tile: string, [q, r, heading]: Place): void {
    const other = this.at(q, r);
    if (other && other.tile !== tile) return;
    this.change([...this.pieces.filter((piece) => piece.tile !== tile), { tile, q, r, heading }]);
  }

  /** To the open end; without one, beside what lies there. */
  add(tile: string): void {
    const end = this.built?.end;
    if (end) return this.put(tile, end);
    const low = Math.max(...this.pieces.map((piece) => piece.r));
    this.put(tile, [Math.max(...this.pieces.filter((piece) => piece.r === low).map((piece) => piece.q)) + 1, low, 0]);
  }

  turn(tile: string, by: number): void {
    this.change(
      this.pieces.map((piece) => (piece.tile === tile ? { ...piece, heading: (piece.heading + by + 6) % 6 } : piece)),
    );
  }

  /** The other side of a tile that lies already. */
  flip(tile: string): void {
    const other = this.faces.get(tile)?.other ?? tile;
    this.change(this.pieces.map((piece) => (piece.tile === tile ? { ...piece, tile: other } : piece)));
  }

  remove(tile: string): void {
    this.change(this.pieces.filter((piece) => piece.tile !== tile));
  }

  clear(): void {
    this.change([]);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.pieces = before;
    void this.ask(this.wish());
  }

  /** A course file, laid out; a Refusal with all that is wrong with it. */
  async lay(text: string): Promise<void> {
    const before = this.pieces;
    await this.ask({ text });
    this.past = [...this.past, before];
    this.title = this.built?.title ?? '';
  }

  /** The course file under the name it has now. */
  async text(): Promise<string> {
    await this.ask(this.wish());
    return this.built?.text ?? '';
  }
}

function kept(): Piece[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((piece) => typeof piece?.tile === 'string') : [];
  } catch {
    return [];
  }
}
