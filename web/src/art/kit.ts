/** What a seat wears: the colour and shape of its bib, and a base where the game has teams. */
import { getContext, setContext } from 'svelte';
import { bibNumber } from './colours';

export type Base = 'white' | 'grey' | 'black';

export interface Kit {
  bib: number;
  base?: Base;
}

/** What a board says of it; without a colour each seat wears its own number. */
export function kitOf(board: { colours?: string[]; bases?: Base[] }, seat: number): Kit {
  return { bib: bibNumber(board.colours?.[seat], seat), base: board.bases?.[seat] };
}

export type Wardrobe = (seat: number) => Kit;

const KEY = Symbol('kit');

export function dress(wardrobe: Wardrobe): void {
  setContext(KEY, wardrobe);
}

/** Without a game's word each seat wears its own number. */
export function useKit(): Wardrobe {
  return getContext<Wardrobe | undefined>(KEY) ?? ((seat) => ({ bib: seat }));
}

export const BASES: Record<Base, string> = { white: '#ffffff', grey: '#98a6b3', black: '#131c25' };
