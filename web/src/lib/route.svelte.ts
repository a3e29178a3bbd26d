/**
 * Where the page is: the start, a table form (`/#set-up/<game>`), the course builder (`/#build`), the lessons (`/learn`),
 * one of them (`/learn/<game>/<lesson>`), or a table (`/t/<table>#<token>`).
 */

export type Route =
  | { page: 'start' }
  | { page: 'set-up'; game: string }
  | { page: 'build' }
  | { page: 'learn' }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'table'; table: string; token: string };

function read(): Route {
  const table = /^\/t\/([\w-]+)/.exec(location.pathname)?.[1];
  if (table) return { page: 'table', table, token: location.hash.slice(1) };
  const [, game = '', lesson = ''] = /^\/learn\/([\w-]+)\/([\w-]+)/.exec(location.pathname) ?? [];
  if (lesson) return { page: 'lesson', game, lesson };
  if (/^\/learn\/?$/.test(location.pathname)) return { page: 'learn' };
  if (location.hash === '#build') return { page: 'build' };
  const wanted = /^#set-up\/([\w-]+)/.exec(location.hash)?.[1];
  return wanted ? { page: 'set-up', game: wanted } : { page: 'start' };
}

export const place = $state<{ route: Route }>({ route: read() });

export function go(address: string): void {
  history.pushState(null, '', address);
  place.route = read();
  scrollTo(0, 0);
}

addEventListener('popstate', () => {
  place.route = read();
});
addEventListener('hashchange', () => {
  place.route = read();
});
