/** News of a lead, shown by the device while no page of ours need be open. */

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

/** Below this worker's own address and nowhere else. */
function addressOf(path: unknown): string {
  const { origin } = scope.location;
  const url = typeof path === 'string' && URL.canParse(path, origin) ? new URL(path, origin) : undefined;
  return url?.href.startsWith(scope.registration.scope) ? url.href : scope.registration.scope;
}

/** What came; undefined where it cannot be read. */
function read(data: { json(): unknown } | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

/** Shows what came. Browsers take the permission away from whoever is sent something and shows nothing. */
function show(value: unknown): Promise<void> {
  const { title, path } = isNews(value) ? value : { title: 'News of your leads', path: '' };
  // The same lead told twice is one note.
  return scope.registration.showNotification(title, { tag: path, icon, data: path });
}

/** The open page of the agent's comes to the front and goes there; without one a new page opens. */
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
