/** What a board drawing gets from the frame, and what it gives back. The frame knows no game beyond this. */
import type { Component } from 'svelte';
import type { Kit } from '../art/kit';
import type { Story } from '../story/told';
import type { EventLine, Facts, Option, Part, Question } from './messages';
import type { Dot, Shown, Tone } from './shown';
import type { Words } from './text';

/** `B` and `S` are the game's own trees of what never changes and of what is shown. */
export interface BoardProps<B = Facts, S = Shown> {
  board: B;
  /** What the table agreed on. */
  settings: Facts;
  shown: S;
  question: Question | null;
  names: readonly string[];
  mySeats: readonly number[];
  /** Several people hold them at this device: what one chooses unseen is covered from the other. */
  shared: boolean;
  /** All that happened up to what is shown. */
  events: readonly EventLine[];
  /** What I try and have not said yet; null when nothing is tried. */
  plan: Plan<S> | null;
  stage: Stage;
  words: Words;
  /** Places that wear an arrow, for somebody's first race. */
  way: readonly string[];
  /** How much of the window is covered by the frame: top, right, bottom, left. */
  margins: Margins;
  onPick: (option: Option) => void;
  /** Several words at once, where a question tells the way to a far place. */
  onWalk: (way: readonly string[]) => void;
  /** A place that is not open now: the frame asks why. */
  onRefused: (target: string) => void;
}

/** What the sheet of all cards gets. */
export interface CardsProps<B = Facts, S = Shown> {
  board: B;
  settings: Facts;
  shown: S;
  names: readonly string[];
  /** Mine, whose secrets may be looked at now. */
  seats: readonly number[];
  words: Words;
}

/** What the end of a game is told from. */
export interface FinaleProps<S = Shown> {
  shown: S;
  standing: Standing;
  /** As soon as it is known. */
  story: Story | undefined;
  names: readonly string[];
  onReplay: (ply: number) => void;
}

/** Words tried in a turn: the view before them, and what they bring about. */
export interface Plan<S = Shown> {
  before: S;
  events: readonly EventLine[];
}

export interface Margins {
  top: number;
  right: number;
  bottom: number;
  left: number;
  /** Where the bar ends that covers the foot of the window right now. */
  foot?: number;
  /** A covered corner at the top left. */
  corner: [number, number];
}

/** The board says how it moves; the frame calls it with each event and the factor of time a step may take. */
export interface Stage {
  play: ((event: EventLine, pace: number) => Promise<void>) | null;
}

export interface Row {
  seat: number;
  place: number;
  gap: string;
  tone: Tone;
  series: Dot[][];
  /** Sentences about this seat: cards, loops owed, lap. */
  facts: string[];
  /** A short word before the name: the team. */
  tag?: string;
  /** A second line under the name. */
  about?: string;
}

export interface Standing {
  head: string;
  /** Where the head has room: a round, and which of its phases is at hand. */
  progress?: { round: string; phase: string; at: number; of: number };
  rows: Row[];
}

export type Moment = 'fall' | 'clean' | 'loops' | 'lead' | 'finish' | '';

export type Sound =
  'glide' | 'die' | 'shot' | 'clack' | 'miss' | 'crowd' | 'bells' | 'fall' | 'card' | 'turn' | 'fanfare' | '';

/** What a game's folder offers. The frame itself reads only what the views of all games share. */
export interface BoardModule<B = Facts, S = Shown> {
  Board: Component<BoardProps<B, S>>;
  /** What a ranking row shows instead of the dots of shootings. */
  Cell?: Component<{ shown: S; seat: number; small?: boolean }>;
  /** What stands beside the bib in the ranking. */
  Emblem?: Component<{ shown: S; seat: number; small?: boolean }>;
  /** The cards that lie with a seat, beside its name in the ranking. */
  Held?: Component<{ shown: S; seat: number }>;
  /** What has been gathered in this turn, what is tried included, part by part. */
  tally?: (shown: S) => Part[];
  /** A game's own way to lay out the odds of a question. */
  Chances?: Component<{ question: Question; wins: ReadonlyMap<string, number> }>;
  /** All cards of the table, to be read at any time. */
  Cards?: Component<CardsProps<B, S>>;
  /** Who stands on the podium, instead of a skier: about 110 units, feet at the origin. */
  Figure?: Component<{ seat: number }>;
  /** How it ended, in a place of the game's own, under the podium. */
  Finale?: Component<FinaleProps<S>>;
  /** Whether the board draws this option; without it, those with a plain target. The others are the bar's buttons. */
  places?: (option: Option) => boolean;
  /** Whether the board draws this number of a question; the bar leaves it out. */
  drawn?: (part: Part) => boolean;
  /** What a thing of the legend looks like. */
  Sign?: Component<{ thing: string }>;
  /** Who and what stands at a place, by the names that are told of. */
  there?: (shown: S, place: string) => string[];
  /** What a seat wears besides the colour that the board names, or its own number. */
  kit?: (shown: S, seat: number) => Partial<Kit>;
  moment: (event: EventLine) => Moment;
  sound: (event: EventLine) => Sound;
  /** The die the bar shows, 0 for none. */
  die: (shown: S, event: EventLine | null) => number;
  /** What this seat hides from others at the same device. */
  hand: (shown: S, seat: number, words: Words) => string[];
}

const boards = import.meta.glob<BoardModule>('../boards/*/index.ts');

const pictures = import.meta.glob<{ default: Component<{ board: Facts }> }>('../boards/*/Picture.svelte');
const glances = import.meta.glob<{ default: Component<{ step: number }> }>('../boards/*/Glance.svelte');
const posters = import.meta.glob<string>('../boards/*/poster.svg', { eager: true, query: '?url', import: 'default' });
const lessons = import.meta.glob<Component<{ lesson: string }>>('../boards/*/Lessons.svelte', { import: 'default' });
const PLAIN = 'plain';

/** What the folder of a game holds, or the plain one. */
function ours<T>(folder: Record<string, T>, game: string, file: string): T {
  return folder[`../boards/${game}/${file}`] ?? folder[`../boards/${PLAIN}/${file}`]!;
}

/** The drawing of a game, loaded when it is needed. */
export function boardFor(game: string): Promise<BoardModule> {
  return ours(boards, game, 'index.ts')();
}

/** The address of its picture. */
export function posterOf(game: string): string {
  return ours(posters, game, 'poster.svg');
}

/** Draws what a game's lessons are about; nothing where the game has no pictures of them. */
export async function lessonsOf(game: string): Promise<Component<{ lesson: string }> | null> {
  return (await lessons[`../boards/${game}/Lessons.svelte`]?.()) ?? null;
}

/** The course of a board drawn small, or the game's poster where there is none. */
export function pictureFor(game: string): Promise<Component<{ board: Facts }>> {
  return ours(pictures, game, 'Picture.svelte')().then((module) => module.default);
}

/** Three small pictures of what one does in it. */
export function glanceFor(game: string): Promise<Component<{ step: number }>> {
  return ours(glances, game, 'Glance.svelte')().then((module) => module.default);
}
