/** How far a page is, for a test that needs all of it, or has to know that nothing more comes of what it did. */

import type { Page, Request } from '@playwright/test';
import { expect } from '../support/test.ts';

/**
 * In the page: its heading stands, React answers for all that belongs to it by now, and, where something hovers, what floats
 * above it has come. A touch screen leaves its slots and all that floats until its visitor gives a sign.
 */
function isSettled(): boolean {
  const hovers = matchMedia('(any-hover: hover)').matches;
  // What a slot brings only when it is near has a mark of its own in it.
  const parts = `[data-frame],main,[data-hydration]:not([data-slot] *)${hovers ? ',[data-slot]' : ''}`;
  const isHydrated = [...document.querySelectorAll<HTMLElement>(parts)].every(
    ({ dataset }) => dataset.hydration === 'done',
  );
  const [announcer, toasts] = [
    '[aria-live="polite"][aria-atomic="true"]',
    '[role="region"][aria-label^="Notifications"]',
  ];
  // The menu that is HTML's own gives way to the one that opens by pointing.
  const haveOverlaysCome =
    document.querySelector(announcer) && document.querySelector(toasts) && !document.querySelector('header summary');
  return document.querySelector('main h1') !== null && isHydrated && (!hovers || Boolean(haveOverlaysCome));
}

/** Waits until a page has brought all that comes by itself. What waits until it is near is not waited for. */
export const settled = async (page: Page): Promise<void> => void (await page.waitForFunction(isSettled));

/**
 * Waits until a page has done all that it was told so far, React's effects included: a task of the lowest rank has had its turn.
 * What it has asked for may still be on its way. Holds while a test stops the clock, and is no sign of a visitor.
 */
export async function atRest(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const expression = "scheduler.postTask(() => undefined, { priority: 'background' })";
  await session.send('Runtime.evaluate', { expression, awaitPromise: true });
  await session.detach();
}

/** Waits until what a page holds by now has been drawn, and the browser has told of it whoever measures. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/** What says where a visitor is: the first of what floats above a page. */
export const announcer = (page: Page) => page.locator('[aria-live="polite"][aria-atomic="true"]');

/**
 * Opens a page and waits until it has done all that it does without a sign of its visitor: the last is to note how the visit goes.
 * What Playwright runs in a page would be such a sign.
 */
export async function openUntouched(page: Page, path: string): Promise<void> {
  const noted = page.waitForEvent('requestfinished', (request) => /\/visit\.[0-9a-f]+\.js$/.test(request.url()));
  await page.goto(path);
  await noted;
  await atRest(page);
}

/** Watches a page from before it is opened. Returns what waits until all that it asks for is there; a film comes as it is watched. */
export function watchLine(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => request.resourceType() !== 'media' && underWay.add(request));
  const end = (request: Request): boolean => underWay.delete(request);
  page.on('requestfinished', end).on('requestfailed', end);
  return async () => {
    await atRest(page);
    await expect.poll(() => [...underWay].map((request) => request.url())).toEqual([]);
  };
}

/** Waits until the document, or the window, is listened to for events of a type: what only listens shows nowhere else. */
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
