/** A course under construction: the server says what fits, what is wrong and how it looks. */
import type { Course } from '../boards/ski-tour/course';
import type { Reason } from '../lib/messages';

export interface Face {
  id: string;
  kind: string;
  turn: 'straight' | 'left' | 'right';
  drawing: Course;
}

export interface Built {
  drawing: Partial<Course>;
  fits: string[];
  problems: Reason[];
  advice: Reason[];
  rows: number;
  ranges: number;
  text: string;
}

const KEY = 'loipe.building';

export class Site {
  ids = $state.raw<string[]>(kept());
  title = $state('');
  built = $state.raw<Built | null>(null);
  faces = $state.raw<Map<string, Face>>(new Map());
  private asked = 0;

  async open(): Promise<void> {
    const found: Face[] = await (await fetch('/api/tiles')).json();
    this.faces = new Map(found.map((face) => [face.id, face]));
    await this.lay(this.ids);
  }

  /** These tiles in this order; a later wish overtakes an earlier answer. */
  async lay(ids: string[]): Promise<boolean> {
    const turn = ++this.asked;
    const answer = await fetch('/api/courses', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ tiles: ids, title: this.title }) });
    if (!answer.ok || turn !== this.asked) return false;
    this.built = await answer.json();
    this.ids = ids;
    localStorage.setItem(KEY, JSON.stringify(ids));
    return true;
  }

  add(id: string): void {
    if (this.built?.fits.includes(id)) void this.lay([...this.ids, id]);
  }

  /** The other side of a tile that lies already; what does not join then is named. */
  turnOver(at: number): void {
    const id = this.ids[at];
    if (!id) return;
    const other = `${id.slice(0, -1)}${id.endsWith('a') ? 'b' : 'a'}`;
    void this.lay(this.ids.map((one, number) => (number === at ? other : one)));
  }

  cut(at: number): void {
    void this.lay(this.ids.slice(0, at));
  }
}

function kept(): string[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
