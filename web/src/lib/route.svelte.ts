/**
 * Where the page is: the start, a table form (`/#set-up/<game>`), the course builder (`/#build`), the lessons (`/learn`),
 * one of them (`/learn/<game>/<lesson>`), an invitation (`/join/<code>`), or a table (`/t/<table>`).
 *
 * A link to a table ends in `#` and a secret. The address never keeps it: it moves into the state of this tab's history,
 * so that whoever copies, photographs or synchronises the address hands over nothing.
 */

export type Route =
  | { page: 'start' }
  | { page: 'set-up'; game: string }
  | { page: 'build' }
  | { page: 'learn' }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'join'; code: string }
  | { page: 'table'; table: string; token: string };

const TABLE = /^\/t\/([\w-]+)/;

function read(): Route {
  const table = TABLE.exec(location.pathname)?.[1];
  if (table) {
    const token = location.hash.slice(1) || secret();
    if (location.hash) history.replaceState({ token }, '', location.pathname);
    return { page: 'table', table, token };
  }
  const code = /^\/join\/([^/]+)/.exec(location.pathname)?.[1];
  if (code) return { page: 'join', code: decoded(code) };
  const [, game = '', lesson = ''] = /^\/learn\/([\w-]+)\/([\w-]+)/.exec(location.pathname) ?? [];
  if (lesson) return { page: 'lesson', game, lesson };
  if (/^\/learn\/?$/.test(location.pathname)) return { page: 'learn' };
  if (location.hash === '#build') return { page: 'build' };
  const wanted = /^#set-up\/([\w-]+)/.exec(location.hash)?.[1];
  return wanted ? { page: 'set-up', game: wanted } : { page: 'start' };
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

export function go(address: string): void {
  const [path = '', token = ''] = TABLE.test(address) ? address.split('#') : [address];
  history.pushState(token ? { token } : null, '', path);
  place.route = read();
  scrollTo(0, 0);
}

addEventListener('popstate', () => {
  place.route = read();
});
addEventListener('hashchange', () => {
  place.route = read();
});
