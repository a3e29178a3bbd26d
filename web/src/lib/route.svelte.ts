/** Where the page is: the start, a table form (`/#set-up/<game>`), the course builder (`/#build`), or a table (`/t/<table>#<token>`). */

export type Route =
  | { page: 'start' }
  | { page: 'set-up'; game: string }
  | { page: 'build' }
  | { page: 'table'; table: string; token: string };

function read(): Route {
  const table = /^\/t\/([\w-]+)/.exec(location.pathname)?.[1];
  if (table) return { page: 'table', table, token: location.hash.slice(1) };
  if (location.hash === '#build') return { page: 'build' };
  const game = /^#set-up\/([\w-]+)/.exec(location.hash)?.[1];
  return game ? { page: 'set-up', game } : { page: 'start' };
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
