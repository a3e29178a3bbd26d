/** What people at a table say to each other, as this browser wants to hear it. */
import { heldTable, hold } from './held.svelte';
import type { Chat, Reaction } from './messages';

/** Instead of a player's name: nobody is heard. */
export const EVERYBODY = '';
/** How long a reaction is seen. */
const FADE = 4000;

export class Talk {
  private all = $state.raw<Chat[]>([]);
  private calls = $state.raw<Reaction[]>([]);
  /** The names of those who are not heard here: no two at a table share one, and whoever sits down next has another. */
  muted = $state.raw<string[]>([]);
  /** The last line that was read. */
  private read = $state(0);

  constructor(
    private table: string,
    private me: number,
    private nameOf: (holder: number) => string | undefined,
  ) {
    const known = heldTable(table);
    this.muted = known?.silent ?? [];
    this.read = known?.read ?? 0;
  }

  /** The table was set up anew: whoever was sent away is heard no more, and others may have another number. */
  start(lines: readonly Chat[], me: number): void {
    this.all = [...lines];
    this.me = me;
  }

  /** New lines; those known already may come again. */
  hear(lines: readonly Chat[]): void {
    const last = this.all.at(-1)?.at ?? 0;
    const fresh = lines.filter((line) => line.at > last);
    if (fresh.length) this.all = [...this.all, ...fresh];
  }

  /** Somebody called something out; it fades by itself. */
  called(reaction: Reaction): void {
    this.calls = [...this.calls, reaction];
    setTimeout(() => (this.calls = this.calls.filter((one) => one !== reaction)), FADE);
  }

  get lines(): Chat[] {
    return this.all.filter((line) => this.hears(line.holder));
  }

  get reactions(): Reaction[] {
    return this.calls.filter((reaction) => this.hears(reaction.holder));
  }

  hears(holder: number): boolean {
    return holder === this.me || ![this.nameOf(holder), EVERYBODY].some((name) => this.isMuted(name));
  }

  isMuted(name: string | undefined): boolean {
    return name !== undefined && this.muted.includes(name);
  }

  /** What others said since I last looked. */
  get unread(): Chat[] {
    return this.lines.filter((line) => line.at > this.read && line.holder !== this.me);
  }

  markRead(): void {
    const last = this.all.at(-1)?.at ?? 0;
    if (last > this.read) this.keep({ read: (this.read = last) });
  }

  mute(name: string, quiet: boolean): void {
    this.muted = [...this.muted.filter((one) => one !== name), ...(quiet ? [name] : [])];
    this.keep({ silent: this.muted });
  }

  private keep(what: { silent?: string[]; read?: number }): void {
    const known = heldTable(this.table);
    if (known) hold({ ...known, ...what });
  }
}
