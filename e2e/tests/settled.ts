/** Waits until a page is as far as a test needs it. */

import type { Page, Request } from '@playwright/test';
import { expect } from '../support/test.ts';

/**
 * Runs in the page: whether its heading is there, everything is hydrated, and, on devices that can hover, the overlays are
 * loaded. On touch screens, slots and overlays are loaded only after the first sign of a visitor.
 */
function isSettled(): boolean {
  const hovers = matchMedia('(any-hover: hover)').matches;
  // A slot that is loaded only when it is near marks its content.
  const parts = `[data-frame],main,[data-hydration]:not([data-slot] *)${hovers ? ',[data-slot]' : ''}`;
  const isHydrated = [...document.querySelectorAll<HTMLElement>(parts)].every(
    ({ dataset }) => dataset.hydration === 'done',
  );
  const [announcer, toasts] = [
    '[aria-live="polite"][aria-atomic="true"]',
    '[role="region"][aria-label^="Notifications"]',
  ];
  // The plain HTML menu is replaced by the hover menu.
  const haveOverlaysCome =
    document.querySelector(announcer) && document.querySelector(toasts) && !document.querySelector('header summary');
  return document.querySelector('main h1') !== null && isHydrated && (!hovers || Boolean(haveOverlaysCome));
}

/** Waits until a page has loaded everything that does not wait until it is near. */
export const settled = async (page: Page): Promise<void> => void (await page.waitForFunction(isSettled));

/**
 * Waits until a page has nothing left to do, including React's effects: a task of the lowest priority has run. Requests may
 * still be under way. Works while a test stops the clock, and does not count as a sign of a visitor.
 */
export async function atRest(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const expression = "scheduler.postTask(() => undefined, { priority: 'background' })";
  await session.send('Runtime.evaluate', { expression, awaitPromise: true });
  await session.detach();
}

/** Waits until the present state of the page is painted, and observers have been told. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/** Announces each new page to screen readers. It is the first of the overlays. */
export const announcer = (page: Page) => page.locator('[aria-live="polite"][aria-atomic="true"]');

/**
 * Opens a page and waits until it has loaded everything that it loads without a sign of its visitor; last is the code that
 * reports the visit. A script that Playwright runs in the page would count as such a sign.
 */
export async function openUntouched(page: Page, path: string): Promise<void> {
  const noted = page.waitForEvent('requestfinished', (request) => /\/visit\.[0-9a-f]+\.js$/.test(request.url()));
  await page.goto(path);
  await noted;
  await atRest(page);
}

/** Films, and the agent's changes, which come for as long as a page is open. */
const ENDLESS = new Set(['media', 'eventsource']);

/** Watches a page from before it is opened. Returns a function that waits for all its requests that end by themselves. */
export function watchLine(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => !ENDLESS.has(request.resourceType()) && underWay.add(request));
  const end = (request: Request): boolean => underWay.delete(request);
  page.on('requestfinished', end).on('requestfailed', end);
  return async () => {
    await atRest(page);
    await expect.poll(() => [...underWay].map((request) => request.url())).toEqual([]);
  };
}

/** Waits until the document or the window has a listener for an event type. Nothing else shows that such code is ready. */
export async function listensTo(page: Page, event: string, target: 'document' | 'window' = 'document'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const types = async (): Promise<string[]> => {
    const { result } = await session.send('Runtime.evaluate', { expression: target });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    return listeners.map(({ type }) => type);
  };
  await expect.poll(types).toContain(event);
  await session.detach();
}
