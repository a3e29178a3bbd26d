/** The server's routes. Every refusal arrives as a Refusal with the server's own sentence. */
import type {
  Advice,
  Board,
  BoardWish,
  Created,
  Forecast,
  Games,
  Guest,
  LessonTable,
  Link,
  Mine,
  NewTable,
  No,
  PushKey,
  Replay,
  Rulebook,
  Subscription,
  Table,
  TableLine,
  Try,
  Welcome,
} from './messages';
import type { PuzzleTable, Puzzles } from '../puzzle/told';
import type { Telling } from '../story/told';
import type { Built, CourseWish, Face } from '../builder/built';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: No,
  ) {
    super(problem.text);
  }
}

/** The server cannot be reached or cannot do it just now, and may say why; the same request may be sent again. */
export class Unreachable extends Error {
  constructor(
    path: string,
    readonly problem: No | null = null,
  ) {
    super(path);
  }
}

export async function call<T>(method: string, path: string, token = '', body?: unknown): Promise<T> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable(path);
  }
  if (answer.status >= 500) throw new Unreachable(path, await answer.json().catch(() => null));
  if (!answer.ok) throw new Refusal(answer.status, await answer.json());
  return answer.headers.get('content-type')?.includes('json') ? answer.json() : ((await answer.text()) as T);
}

export const games = () => call<Games>('GET', 'games');
export const boardOf = (game: string, wish: BoardWish) => call<Board>('POST', `games/${game}/board`, '', wish);
export const rulebook = (game: string, language: string) =>
  call<Rulebook>('GET', `games/${game}/rulebook?language=${language}`);
export const lessonOf = (game: string, name: string) => call<LessonTable>('GET', `games/${game}/lessons/${name}`);
export const puzzles = (day: string) => call<Puzzles>('GET', `puzzles?day=${day}`);
export const puzzleOf = (day: string) => call<PuzzleTable>('GET', `puzzles/${encodeURIComponent(day)}`);
export const createTable = (wish: NewTable) => call<Created>('POST', 'tables', '', wish);
/** What an invitation leads to, and a seat by it. */
export const welcome = (code: string) => call<Welcome>('GET', `join/${encodeURIComponent(code)}`);
export const sitDown = (code: string, guest: Guest) =>
  call<Link>('POST', `join/${encodeURIComponent(code)}`, '', guest);
export const openLog = (text: string) => call<Created>('POST', 'logs', '', { text });
/** Ski Tour's course builder: the box of tiles, and what the tiles on the table make. */
export const tiles = () => call<Face[]>('GET', 'tiles');
export const buildCourse = (wish: CourseWish) => call<Built>('POST', 'courses', '', wish);
/** What this browser subscribes with, to be told of one's turn; empty where the host sends nothing. */
export const pushKey = () => call<PushKey>('GET', 'push');
export const myTables = (mine: Mine) => call<TableLine[]>('POST', 'tables/mine', '', mine);

/** The routes of one table, with its secret. */
export class TableApi {
  constructor(
    readonly table: string,
    readonly token: string,
  ) {}

  private call<T>(method: string, path: string, body?: unknown): Promise<T> {
    return call<T>(method, `tables/${this.table}${path}`, this.token, body);
  }

  /** Whose link it is, or why it does not open anything. */
  look = () => this.call<Table>('GET', '');
  /** What its host may change while the table waits. */
  wish = () => this.call<NewTable>('GET', '/wish');
  change = (wish: NewTable) => this.call<Table>('POST', '/wish', wish);
  forecast = (ply: number, open: boolean) => this.call<Forecast>('GET', `/forecast?ply=${ply}&public=${open}`);
  hint = (body: Try) => this.call<Advice>('POST', '/hint', body);
  story = () => this.call<Telling>('GET', '/story');
  log = () => this.call<string>('GET', '/log');
  push = (body: Subscription) => this.call<unknown>('POST', '/push', body);
  noPush = (endpoint: string) => this.call<unknown>('POST', '/push/off', { endpoint });
  /** The table after each ply. */
  replay = () => this.call<Replay>('GET', '/replay').then(({ moments }) => moments);
}
