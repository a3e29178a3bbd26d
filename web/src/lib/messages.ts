// Generated from loipe.server; run `python -m loipe.server.typescript` instead of editing.


import type { Shown } from './shown';

export type Facts = Record<string, unknown>;

/** What never changes during a game and is told when asked for. */
export interface Guide {
  things: Record<string, Thing>;
  places: Record<string, string>;
  goals: Goal[];
  way: string[];
  legend: string[];
}

/** A fact of play as this viewer may know it. Text: `<game>-event-<kind>`, `-hidden` behind it if `hidden`. `secret` are the facts that only the seat's holder may read, told to that holder. */
export interface EventLine {
  kind: string;
  seat: number;
  clause: string;
  facts: Facts;
  hidden: boolean;
  secret: string[];
}

/** One word of the log and what it brought about. Number 0 has no word: what happened before the first. `seat` is -1 for chance, -2 for number 0; `leader` the seat that leads alone after it, or -1. Plies that were there before you came have no view (the game's Shown): GET /replay tells. */
export interface PlyLine {
  number: number;
  seat: number;
  word: string | null;
  events: EventLine[];
  leader: number;
  view: Shown | null;
  result: Outcome | null;
}

/** One number or circumstance behind a question: 5 on the die, +2 downhill. */
export interface Part {
  message: string;
  facts: Facts;
  clause: string;
}

/** One thing a seat may do; few want one that is `quiet`, so its button does not stand out. */
export interface Option {
  word: string;
  message: string;
  facts: Facts;
  target: string;
  odds: Part[];
  clause: string;
  ends: boolean;
  throws: boolean;
  quiet: boolean;
}

/** What is asked of a seat of mine now (seat -1: which of the real dice or cards fell). Send `question` back with the words that answer it. `hand` (of seat -1) is the seat whose die or card it is, or -2. */
export interface Question {
  seat: number;
  question: string;
  message: string;
  facts: Facts;
  clause: string;
  options: Option[];
  parts: Part[];
  hand: number;
  button: string;
}

/** One skier or nation and who acts for it: the player's number (several seats may have the same), the kind of bot that plays it now, whether there is a person (False where a bot has sat from the start), connected now or seconds away, the standing order (told to its holder), and the seconds left on its clock (-1 while none runs). */
export interface SeatLine {
  seat: number;
  name: string;
  holder: number;
  bot: string;
  person: boolean;
  here: boolean;
  away: number;
  order: string;
  left: number;
}

/** A line somebody said. */
export interface Chat {
  at: number;
  holder: number;
  text: string;
}

/** A wish to take words back, until all agree, somebody declines or plays on; `waiting` have not answered. */
export interface Undo {
  holder: number;
  plies: number;
  agreed: number[];
  waiting: number[];
}

/** Who may still come. The table begins when all are there or its host says so; bots play `free` seats then. The host is told the seats of guests who have not played yet (`removable`). */
export interface Invited {
  waiting: boolean;
  host: number;
  free: number[];
  code: string;
  removable: number[];
}

/** How it stands, or ended. */
export interface Outcome {
  places: number[];
  over: boolean;
  reason: string;
  scores: number[];
}

/** The rule that stands against it; empty message if the word is open. */
export interface Reason {
  message: string;
  text: string;
  clause: string;
  facts: Facts;
}

/** Up, first: which link it is, and the `at` of what I have. Again on the same socket: bring me up to date. */
export interface Hello {
  type: "hello";
  token: string;
  have?: number;
}

/** Up: a seat's answer, or of seat -1 what real dice or cards showed. The receipt is a Fresh with this id, or a No. An id has 8 to 64 letters, digits, - and _; the same again gets the first answer. `press` throws the die that is due then; with no words only that. */
export interface Say {
  type: "say";
  id: string;
  seat: number;
  question: string;
  words: string[];
  press?: boolean;
}

/** Up: what would these words of a seat lead to? Answered with Tried, or No with the rule against one of them. */
export interface Try {
  type: "try";
  id: string;
  seat: number;
  words: string[];
}

/** Up: anything else. Answered with Fresh or No, a reaction with Reaction. A chat's id is as that of Say. */
export interface Do {
  type: "do";
  id: string;
  what: "name" | "bot" | "ask" | "agree" | "decline" | "order" | "rematch" | "react" | "chat" | "begin" | "remove" | "renew" | "hints";
  seat?: number;
  text?: string;
}

/** Down, after each commit: what is new since the last one, or since the `have` of Hello. `at` counts commits, `id` is that of the Say or Do of mine that this is the receipt for, else empty. */
export interface Fresh {
  type: "fresh";
  id: string;
  at: number;
  since: number;
  plies: PlyLine[];
  owing: number[];
  asks: Question[];
  seats: SeatLine[];
  undo: Undo | null;
  no_undo: string;
  no_hints: number[];
  rematch: string;
  rematch_by: number;
  notices: Reason[];
  invited: Invited | null;
  chat: Chat[];
}

/** Down, once: all a page needs to show a table from nothing, with the view after the last ply only. Again where that is shorter than what is new. A `log` is a file that was opened to look at. */
export interface Table {
  type: "table";
  table: string;
  game: string;
  title: string;
  kind: "table" | "log" | "lesson" | "puzzle";
  holder: number;
  mine: number[];
  dice: "live" | "physical";
  auto_dice: boolean;
  preset: string;
  settings: Facts;
  board: Facts;
  guide: Guide;
  orders: string[];
  reactions: string[];
  absence: number;
  clock: number;
  watch: string;
  fresh: Fresh;
}

/** Down: what the words would lead to, as far as this seat can know; nothing where it `ends` (see Option). */
export interface Tried {
  type: "tried";
  id: string;
  ends: boolean;
  view: Shown | null;
  events: EventLine[];
  ask: Question | null;
}

/** Down: a refusal, in one sentence, of the message with this id, if any; over HTTP the body of a 4xx or 503. If it is only for `later`, the same again is worth a try; `defects` is all that is wrong with a course, config or log. */
export interface No {
  type: "no";
  id: string;
  message: string;
  text: string;
  clause: string;
  facts: Facts;
  later: boolean;
  defects: Reason[];
}

/** A player who is not here. */
export interface Absent {
  holder: number;
  seconds: number;
}

/** Down, whenever it changes: who is connected, and how many spectators. Count on from `away` yourself. */
export interface Here {
  type: "here";
  holders: number[];
  away: Absent[];
  watching: number;
}

/** Down, whenever they change: in place of those of the last Fresh. */
export interface Notices {
  type: "notices";
  notices: Reason[];
}

/** Down: somebody rings the cowbell. Nothing of it is kept. `id` is that of a Do of mine, else empty. */
export interface Reaction {
  type: "reaction";
  id: string;
  holder: number;
  text: string;
}

/** The table after one ply. */
export interface Moment {
  number: number;
  view: Shown;
  result: Outcome;
}

/** The table after every ply, from before the first on, as far as you may know it. */
export interface Replay {
  moments: Moment[];
}

/** A table and its secret, as a browser keeps them. */
export interface Held {
  table: string;
  token: string;
}

export interface Mine {
  tables: Held[];
}

/** One line of "my tables", for each that was asked about, in that order. `created` is in seconds since 1970. */
export interface TableLine {
  table: string;
  game: string;
  title: string;
  kind: "table" | "log";
  names: string[];
  mine: number[];
  at: number;
  your_turn: boolean;
  owing: number[];
  over: boolean;
  places: number[];
  created: number;
  rematch: string;
  waiting: boolean;
  problem: Reason | null;
}

/** One seat of a new table, in seat order. */
export interface SeatWish {
  who: "me" | "friend" | "guest" | "bot";
  name?: string;
  friend?: number;
  bot?: string;
  colour?: string;
  taken?: string;
}

/** A table to set up. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  preset?: string;
  settings?: Facts;
  dice?: "live" | "physical";
  auto_dice?: boolean;
  course?: string;
  shared?: boolean;
  clock?: number;
}

/** A config to look at or to check before a table is made: all defects come at once. */
export interface BoardWish {
  preset?: string;
  settings?: Facts;
  seats?: number;
  players?: SeatWish[];
  shared?: boolean;
  course?: string;
}

export interface Board {
  settings: Facts;
  board: Facts;
}

/** The text of a log file to look at. */
export interface LogFile {
  text: string;
}

/** A secret that opens a table: whoever has it holds these seats (none: watches). */
export interface Link {
  holder: number;
  seats: number[];
  name: string;
  token: string;
  path: string;
}

/** A new table. Links are told once; the server keeps only their hashes. */
export interface Created {
  table: string;
  mine: Link;
  friends: Link[];
  watch: Link;
  code: string;
}

/** One seat, as somebody at the door sees it. */
export interface Place {
  seat: number;
  holder: number;
  name: string;
  bot: string;
  free: boolean;
  worn: boolean;
}

/** What a code leads to: the table as somebody sees it who has not come in yet. */
export interface Welcome {
  table: string;
  game: string;
  title: string;
  code: string;
  host: string;
  waiting: boolean;
  preset: string;
  settings: Facts;
  board: Facts;
  view: Shown;
  places: Place[];
  watch: string;
}

/** Somebody who would like to sit down. */
export interface Guest {
  token: string;
  name: string;
  seat?: number;
  colour?: string;
}

/** A browser that wants to be told, as its PushSubscription has it. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

/** What browsers subscribe with; empty where the host sends no notifications. */
export interface PushKey {
  key: string;
}

/** One setting of a game, as a table form or `--set` needs it. Texts: `<game>-option-<name>`. */
export interface Choice {
  name: string;
  kind: "switch" | "number" | "choice" | "list" | "course";
  clause: string;
  values: (string | number)[];
}

/** Something on the table: its name, and what it does, in the numbers of this table. */
export interface Thing {
  message: string;
  does: string;
  facts: Record<string, number | string | boolean>;
  clause: string;
}

/** One thing to do on the way to the end, and how. */
export interface Goal {
  message: string;
  does: string;
  at: string;
  facts: Record<string, number | string | boolean>;
  clause: string;
}

/** A game, as the start page and the table form need it. Texts: `<id>-option-<name>`, `<id>-preset-<name>`. */
export interface GameLine {
  id: string;
  title: string;
  designer: string;
  box: string;
  year: number | null;
  fewest: number;
  most: number;
  rules_version: number;
  presets: Record<string, Facts>;
  choices: Choice[];
  bots: string[];
  languages: string[];
  two_hold_four: boolean;
  colours: string[];
  lessons: string[];
}

export interface Games {
  games: GameLine[];
  languages: string[];
  version: string;
}

export interface ClauseLine {
  id: string;
  title: string;
  chapter: string;
  text: string;
}

/** Texts are Markdown paragraphs, divided by blank lines. */
export interface Rulebook {
  introduction: string;
  clauses: ClauseLine[];
}

/** One thing the coach says when so many plies stand; after a `do` the message's `-why` follows. */
export interface CoachLine {
  ply: number;
  does: boolean;
  message: string;
  clause: string;
  points: string[];
  word: string;
  ask: Question | null;
}

/** GET /api/games/{game}/lessons/{name}: all of a lesson, so that nothing more is asked while it is played. */
export interface LessonTable {
  title: string;
  table: Table;
  plies: PlyLine[];
  steps: CoachLine[];
  next: string;
}

/** How often each seat wins if rules of thumb play on from after this ply; a shared win counts in parts. */
export interface Forecast {
  ply: number;
  games: number;
  wins: number[];
}

/** One word a seat may say, and how often it wins then. */
export interface Chance {
  word: string;
  win: number;
  doubt: number;
  games: number;
}

/** The word to say, and how often the seat wins with each. */
export interface Advice {
  word: string;
  games: number;
  ways: Chance[];
  other: string;
  better: number;
  doubt: number;
  reason: string;
  percent: number;
}

export type Up = Hello | Say | Try | Do;

export type Down = Table | Fresh | Tried | No | Here | Notices | Reaction;
