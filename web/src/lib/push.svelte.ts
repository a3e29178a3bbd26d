/** "Your turn" beyond the page: notifications, by Web Push where the browser has it, else while a tab is open. */
import { SeasonApi } from '../season/api';
import { kept, keptSeason } from '../season/kept.svelte';
import { pushKey, TableApi } from './api';
import type { Subscription } from './messages';
import { heldTable, held } from './held.svelte';
import { settings } from './settings.svelte';

/** Whether notifications can be had here, or why not. */
export type Can = 'yes' | 'denied' | 'insecure' | 'home-screen' | 'none';
/** How far they reach: also when the page is closed, or only while a tab shows the table. */
export type Reach = 'push' | 'tab' | '';

const KEY = 'loipe.push';
const WORKER = '/worker.js';

/** An iPhone or iPad, where a page has notifications only once it is on the home screen. */
function isApple(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

function able(): Can {
  if (!isSecureContext) return 'insecure';
  if (!('Notification' in window) || !('serviceWorker' in navigator)) return isApple() ? 'home-screen' : 'none';
  return Notification.permission === 'denied' ? 'denied' : 'yes';
}

export const bell = $state<{ can: Can; reach: Reach; busy: boolean }>({ can: able(), reach: '', busy: false });

export const isOn = (): boolean => !!settings.notify && bell.can === 'yes' && Notification.permission === 'granted';

/** Nobody has decided about it here yet. */
export const canOffer = (): boolean => bell.can === 'yes' && settings.notify === null && !bell.busy;

/** Asks the person, then the push service, then the server; each may say no. */
export async function switchOn(): Promise<void> {
  bell.busy = true;
  settings.notify = (await Notification.requestPermission()) === 'granted';
  bell.can = able();
  await reachOut(true);
  bell.busy = false;
}

export async function switchOff(): Promise<void> {
  settings.notify = false;
  const found = await subscribed();
  if (!found) return;
  await Promise.all(
    held.tables.map(({ table, token }) => new TableApi(table, token).noPush(found.endpoint).catch(ignore)),
  );
  await found.unsubscribe();
  localStorage.removeItem(KEY);
}

/** As often as one likes: the permission or the browser's subscription may have changed. */
export async function reachOut(all = false): Promise<void> {
  bell.can = able();
  if (!isOn()) return;
  try {
    await navigator.serviceWorker.register(WORKER);
    const found = await subscription();
    bell.reach = found ? 'push' : 'tab';
    if (found && (all || localStorage.getItem(KEY) !== found.endpoint)) await tellAll(found);
  } catch {
    bell.reach = 'tab'; // no push service answers here
  }
}

async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** This browser's, with the host's key; none where browser or host have no push. */
async function subscription(): Promise<PushSubscription | null> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await pushKey();
  if (!pushManager || !key) return null;
  const known = await pushManager.getSubscription();
  if (known && encoded(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function encoded(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? []));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Every table whose seat this browser holds, and every season; some may be gone, or only watched. */
async function tellAll(found: PushSubscription): Promise<void> {
  await Promise.all([
    ...held.tables.map(({ table, token }) => tell(found, new TableApi(table, token).push)),
    ...kept.seasons.map(({ season, token }) => tell(found, new SeasonApi(season, token).push)),
  ]);
  localStorage.setItem(KEY, found.endpoint);
}

async function tell(found: PushSubscription, push: (body: Subscription) => Promise<unknown>): Promise<void> {
  const { endpoint, keys } = found.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return;
  const { p256dh, auth } = keys;
  await push({ endpoint, p256dh, auth, language: settings.language }).catch(ignore);
}

/** A table was opened here: it may tell this browser. */
export async function follow(table: string): Promise<void> {
  const token = heldTable(table)?.token;
  if (token) await followBy(new TableApi(table, token).push);
}

/** A season too: of every turn in its races. */
export async function followSeason(season: string): Promise<void> {
  const token = keptSeason(season)?.token;
  if (token) await followBy(new SeasonApi(season, token).push);
}

async function followBy(push: (body: Subscription) => Promise<unknown>): Promise<void> {
  if (!isOn()) return;
  const found = await subscribed().catch(ignore);
  if (found) await tell(found, push);
}

/** A notification of this page's own, for a tab that nobody looks at. */
export async function ring(title: string, body: string, table: string): Promise<void> {
  if (!isOn() || !document.hidden) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(title, { body, tag: table, icon: '/icon-192.png', data: { table } });
}

/** Somebody looks at the table: what was told of it is old. */
export async function hush(table: string): Promise<void> {
  if (!isOn() || document.hidden) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const one of (await registration?.getNotifications({ tag: table })) ?? []) one.close();
}

function ignore(): void {}
