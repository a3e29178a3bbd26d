/**
 * Where the page is: the start, a table form (`/#set-up/<game>`), the course builder (`/#build`), the lessons (`/learn`),
 * one of them (`/learn/<game>/<lesson>`), the puzzle of a day (`/puzzle`, `/puzzle/<day>`), an invitation
 * (`/join/<code>`), seasons (`/season`), one of them (`/season/<season>`), or a table (`/t/<table>`).
 *
 * A link to a table or season ends in `#` and a secret. The address never keeps it: it moves into the state of this tab's history,
 * so that whoever copies, photographs or synchronises the address hands over nothing.
 */

export type Route =
  | { page: 'start' }
  | { page: 'set-up'; game: string }
  | { page: 'build' }
  | { page: 'learn' }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'puzzle'; day: string }
  | { page: 'join'; code: string }
  | { page: 'seasons' }
  | { page: 'season'; season: string; token: string }
  | { page: 'table'; table: string; token: string };

const TABLE = /^\/t\/([\w-]+)/;
const SEASON = /^\/season\/([\w-]+)/;

function read(): Route {
  const table = TABLE.exec(location.pathname)?.[1];
  if (table) return { page: 'table', table, token: taken() };
  const season = SEASON.exec(location.pathname)?.[1];
  if (season) return { page: 'season', season, token: taken() };
  if (/^\/season\/?$/.test(location.pathname)) return { page: 'seasons' };
  const code = /^\/join\/([^/]+)/.exec(location.pathname)?.[1];
  if (code) return { page: 'join', code: decoded(code) };
  const [, game = '', lesson = ''] = /^\/learn\/([\w-]+)\/([\w-]+)/.exec(location.pathname) ?? [];
  if (lesson) return { page: 'lesson', game, lesson };
  if (/^\/learn\/?$/.test(location.pathname)) return { page: 'learn' };
  const day = /^\/puzzle(?:\/([\w-]+))?\/?$/.exec(location.pathname);
  if (day) return { page: 'puzzle', day: day[1] ?? '' };
  if (location.hash === '#build') return { page: 'build' };
  const wanted = /^#set-up\/([\w-]+)/.exec(location.hash)?.[1];
  return wanted ? { page: 'set-up', game: wanted } : { page: 'start' };
}

/** The secret of the address, which does not keep it. */
function taken(): string {
  const token = location.hash.slice(1) || secret();
  if (location.hash) history.replaceState({ token }, '', location.pathname);
  return token;
}

function secret(): string {
  const token: unknown = history.state?.token;
  return typeof token === 'string' ? token : '';
}

function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

export const place = $state<{ route: Route }>({ route: read() });

/** To another page; what it is to begin with may be taken along. */
export function go(address: string, along: object | null = null): void {
  const held = TABLE.test(address) || SEASON.test(address);
  const [path = '', token = ''] = held ? address.split('#') : [address];
  history.pushState(token ? { token } : along, '', path);
  place.route = read();
  scrollTo(0, 0);
}

addEventListener('popstate', () => {
  place.route = read();
});
addEventListener('hashchange', () => {
  place.route = read();
});
