/** What is open around the board: the tab on the right, the clause in the rulebook, a dialog. */
import { getContext, setContext } from 'svelte';

export type Tab = 'lesson' | 'guide' | 'log' | 'rules' | 'chances' | 'talk' | 'replay';
export type Dialog = '' | 'menu' | 'settings' | 'help' | 'podium' | 'cards' | 'invite' | 'along' | 'talk';

export class Desk {
  tab = $state<Tab>('log');
  /** On a phone the tab is a sheet that opens and closes. */
  sheet = $state(false);
  clause = $state('');
  dialog = $state<Dialog>('');
  /** The first digit of an option's number, while a second one may follow. */
  typed = $state('');

  /** What Escape leaves, the last opened last. */
  private overlays: (() => void)[] = [];

  /** Called by a component: Escape closes it while it is open. */
  overlay(isOpen: () => boolean, close: () => void): void {
    $effect(() => {
      if (!isOpen()) return;
      this.overlays.push(close);
      return () => {
        this.overlays = this.overlays.filter((one) => one !== close);
      };
    });
  }

  /** Closes the story, which covers all else, or what was opened last; false where nothing is open. */
  leave(): boolean {
    if (this.dialog === 'podium') {
      this.dialog = '';
      return true;
    }
    const close = this.overlays.pop();
    close?.();
    return !!close;
  }

  openTab(tab: Tab): void {
    this.sheet = !(this.sheet && this.tab === tab);
    this.tab = tab;
  }

  openClause(id: string): void {
    this.tab = 'rules';
    this.sheet = true;
    this.clause = '';
    queueMicrotask(() => {
      this.clause = id;
    });
  }
}

const KEY = Symbol('desk');
export const makeDesk = (): Desk => setContext(KEY, new Desk());
export const useDesk = (): Desk => getContext<Desk>(KEY);
