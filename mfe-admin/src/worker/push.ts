/** Notifications of leads, shown by the device while no page is open. */

import icon from '../icons/icon-192.png';
import { scope } from './scope.ts';

/** As the gateway sends it. */
type News = { title: string; path: string };

const isNews = (value: unknown): value is News =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'path' in value &&
  typeof value.path === 'string';

/** The URL for a path, or the worker's scope if the path is not inside it. */
function addressOf(path: unknown): string {
  const { origin } = scope.location;
  const url = typeof path === 'string' && URL.canParse(path, origin) ? new URL(path, origin) : undefined;
  return url?.href.startsWith(scope.registration.scope) ? url.href : scope.registration.scope;
}

/** The content of the message. Undefined if it cannot be read. */
function read(data: { json(): unknown } | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

/**
 * Shows a notification in any case: browsers withdraw the permission from sites that receive a message and show
 * nothing.
 */
function show(value: unknown): Promise<void> {
  const { title, path } = isNews(value) ? value : { title: 'News of your leads', path: '' };
  // Two notifications with the same tag, here the lead's path, are shown as one.
  return scope.registration.showNotification(title, { tag: path, icon, data: path });
}

/** Focuses an open admin page and navigates it, or opens a new one. */
async function open(path: unknown): Promise<void> {
  const address = addressOf(path);
  const pages = await scope.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url.startsWith(scope.registration.scope));
  if (!page) {
    await scope.clients.openWindow(address);
    return;
  }
  await page.focus();
  if (page.url !== address) await page.navigate(address);
}

export function listenForNews(): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(read(event.data))));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data));
  });
}
