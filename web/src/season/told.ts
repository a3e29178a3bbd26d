// Generated from loipe.server.seasons; run `python -m loipe.server.typescript` instead of editing.


import type { Facts } from '../lib/messages';

/** A season to start with. */
export interface PresetLine {
  kind: string;
  formats: string[];
  races: number;
  athletes: number;
  clubs: number;
}

/** What there is to choose from. */
export interface SeasonOffer {
  presets: PresetLine[];
  athletes: number;
  races: number;
  points: number[];
  formats: Record<string, string[]>;
}

/** Somebody of the field, always the same number. */
export interface Athlete {
  name: string;
  club: string;
  bot: string;
  face: number;
}

/** One date of the calendar. */
export interface Stop {
  game: string;
  course: string;
  format: string;
  date: string;
  settings: Facts;
}

/** How one stop ended. It is written once and never worked out again. */
export interface Outcome {
  places: number[];
  gaps: number[];
  series: string[][];
  log: string;
}

/** One stop of the calendar. */
export interface RaceLine {
  number: number;
  stop: Stop;
  globe: string;
  camp: boolean;
  table: string;
  watch: string;
  outcome: Outcome | null;
  winners: number[];
  podium: number[];
  points: number[];
  placed: number[];
}

/** A line of a ranking: equal places only where points and every count of places are equal. */
export interface Ranked {
  athlete: number;
  place: number;
  points: number;
  wins: number;
  results: number[];
  dropped: number[];
  moved: number;
}

export interface Globe {
  format: string;
  lines: Ranked[];
  left: number;
}

/** A line of the medal table. */
export interface Medals {
  club: string;
  place: number;
  counts: number[];
}

export interface StartLine {
  athlete: number;
  behind: number;
}

/** What a win in the next race would bring one's best athlete, if the leader comes second. */
export interface Stake {
  athlete: number;
  own: number;
  rival: number;
  theirs: number;
  leads: boolean;
}

/** Everything about a season. */
export interface SeasonTold {
  id: string;
  title: string;
  kind: string;
  olympic: boolean;
  drop: number;
  points: number[];
  athletes: Athlete[];
  mine: number[];
  host: boolean;
  watch: string;
  came: number[];
  left: number[];
  ready: number[];
  awaited: number[];
  races: RaceLine[];
  raced: number;
  over: boolean;
  open: string;
  skiing: number[];
  standings: Ranked[];
  leaders: number[];
  globes: Globe[];
  medals: Medals[];
  clubs: string[];
  bibs: Record<string, string>;
  starters: StartLine[];
  visits: string[];
  stake: Stake | null;
}

/** One race of theirs. */
export interface Line {
  number: number;
  place: number;
  points: number;
  ranked: number;
  win: boolean;
  podium: boolean;
  series: string[];
}

/** What an athlete's page tells. */
export interface Card {
  athlete: number;
  place: number;
  points: number;
  wins: number;
  podiums: number;
  races: Line[];
  best: number;
  shooting: Record<string, [number, number]>;
  field: Record<string, [number, number]>;
  targets: Record<string, number[]>;
  visits: Record<string, number>;
  against: Record<string, [number, number]>;
}

/** A season to begin. */
export interface NewSeason {
  kind: string;
  names: string[];
  friends?: number;
  athletes?: number;
  title?: string;
  bots?: string[];
  calendar?: Stop[];
  drop?: number;
  points?: number[] | null;
}

/** Told once; the server keeps only hashes. */
export interface SeasonLink {
  season: string;
  token: string;
  athletes: number[];
  path: string;
  watch: string;
}

/** Somebody who would like to race. */
export interface Comer {
  token: string;
  name: string;
}

/** What somebody wants of a season. */
export interface SeasonDo {
  what: "race" | "begin" | "simulate" | "leave";
}
