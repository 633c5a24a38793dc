/** Changes or delays the gateway's answers on their way to the page. */

import type { Page, Route } from '@playwright/test';
import { expect } from '../support/test.ts';
import { hold } from './hold.ts';

export type Row = Record<string, unknown>;
export type Answer = Record<string, Row[]>;
/** Returns the fields to change. All others stay as they are. */
type Change = (data: Answer) => object;

const operationOf = (route: Route): string =>
  String((route.request().postDataJSON() as { operationName?: string } | null)?.operationName ?? '');

/** Changes the answers to these operations. The first page is rendered on the server, so its queries are not affected. */
export async function changeAnswers(page: Page, changes: Readonly<Record<string, Change>>): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const change = changes[operationOf(route)];
    if (!change) return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: Answer };
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, ...change(body.data) } } });
  });
}

/** Loses the answer to the next request of this operation. The gateway does what it is told. */
export async function loseAnswer(page: Page, operation: string): Promise<void> {
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (operationOf(route) !== operation || isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

/** Holds all GraphQL requests of the browser until the returned function is called. */
export const holdAnswers = (page: Page): Promise<() => void> => hold(page, '**/graphql');

/** Whether React handles events at an element, as the part around it says (docs/hydration.md, "A press before its time"). */
export const isHydrated = (element: Element): boolean =>
  element.closest<HTMLElement>('[data-hydration],[data-frame],main,[data-slot]')?.dataset.hydration === 'done';

/** Waits until a page is hydrated. From then on, links do not load a new document. */
export const hydrated = (page: Page, heading: string | RegExp) =>
  expect.poll(() => page.getByRole('heading', { level: 1, name: heading }).evaluate(isHydrated)).toBe(true);

/** Comes from another page, so that the browser asks for the page's data. */
export async function arrive(page: Page, link: 'home' | 'properties'): Promise<void> {
  await page.goto('/contact');
  await hydrated(page, 'Get in Touch');
  const banner = page.getByRole('banner');
  if (link === 'home') await banner.locator('a[href="/"]').first().click();
  // Found and clicked in one step, because the hover menu may replace the plain menu in between.
  else await banner.evaluate((header) => header.querySelector<HTMLElement>('a[href="/properties"]')?.click());
  await expect(page).toHaveURL(link === 'home' ? /:\d+\/$/ : /\/properties$/);
}
