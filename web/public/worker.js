/** The service worker: shows that it is your turn, and leads to the table. It keeps no files and hears no requests. */

const tableOf = (address) => /^\/t\/([\w-]+)/.exec(new URL(address).pathname)?.[1];

/** Pages of this site, also those that were opened before there was a worker. */
const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, table } = event.data.json();
  const look = { body, tag: table, icon: '/icon-192.png', badge: '/badge-96.png', data: { table } };
  event.waitUntil(self.registration.showNotification(title, look));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.table));
});

/** To the page that shows the table, or to a new one; the page itself knows which seat there is this browser's. */
async function lead(table) {
  const there = (await pages()).find((page) => tableOf(page.url) === table);
  await (there ? there.focus() : self.clients.openWindow(`/t/${table}`));
}
