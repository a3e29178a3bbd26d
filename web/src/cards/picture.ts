/** What a card's picture is made of: a tone for its valley, and motifs where they stand. */
import type { Motif } from './motifs';

export type Tone = 'good' | 'bad' | 'gear' | 'keep' | 'red' | 'blue' | 'teal' | 'night';

/** A motif, where, how large, how turned. */
export type Placed = readonly [motif: Motif, x: number, y: number, size?: number, turn?: number];

export interface Picture {
  tone: Tone;
  parts: readonly Placed[];
}

/** Sky, mountains, the field in front, and the frame of the card. */
export const TONES: Record<Tone, readonly [sky: string, hills: string, field: string, frame: string]> = {
  good: ['#a5d6c0', '#4c9a80', '#e6f5ee', '#1f6b4c'],
  bad: ['#efb7a4', '#c46a5b', '#fbeae2', '#9c2f3c'],
  gear: ['#a9cfea', '#4a84b2', '#e8f3fa', '#1f5a8c'],
  keep: ['#c5b2e2', '#6d4a9c', '#efe8f8', '#553080'],
  red: ['#e98b93', '#b83347', '#d65a69', '#9c2b3d'],
  blue: ['#7fb5dc', '#2f7fb8', '#d5e8f5', '#1f5f8d'],
  teal: ['#7fc9bb', '#0b8070', '#d3efe9', '#075f53'],
  night: ['#31557a', '#173a5c', '#0f2c47', '#0f2c47'],
};
