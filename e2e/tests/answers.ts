/** Another catalogue for one test: the gateway's answers, changed on their way to the page. */

import type { Page, Route } from '@playwright/test';
import { expect } from '../support/test.ts';
import { hold } from './hold.ts';

export type Row = Record<string, unknown>;
export type Answer = Record<string, Row[]>;
/** The fields that it names; all others stay as they came. */
type Change = (data: Answer) => object;

const operationOf = (route: Route): string =>
  String((route.request().postDataJSON() as { operationName?: string } | null)?.operationName ?? '');

/** Changes the answers to the operations named. Only what the browser asks itself passes here: not the first page. */
export async function changeAnswers(page: Page, changes: Readonly<Record<string, Change>>): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const change = changes[operationOf(route)];
    if (!change) return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: Answer };
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, ...change(body.data) } } });
  });
}

/** Lets every question of the browser wait until the function that it resolves with is called. */
export const holdAnswers = (page: Page): Promise<() => void> => hold(page, '**/graphql');

/** Whether React answers at an element: the part around it says so (docs/hydration.md, "A press before its time"). */
export const isHydrated = (element: Element): boolean =>
  element.closest<HTMLElement>('[data-hydration],[data-frame],main,[data-slot]')?.dataset.hydration === 'done';

/** Waits until a page is hydrated: from then on links are followed without a new document. */
export const hydrated = (page: Page, heading: string | RegExp) =>
  expect.poll(() => page.getByRole('heading', { level: 1, name: heading }).evaluate(isHydrated)).toBe(true);

/** Comes to a page from another one, so that the browser asks for its data. */
export async function arrive(page: Page, link: 'home' | 'properties'): Promise<void> {
  await page.goto('/contact');
  await hydrated(page, 'Get in Touch');
  const banner = page.getByRole('banner');
  if (link === 'home') await banner.locator('a[href="/"]').first().click();
  // Found and pressed in one step: in between, the hover menu may take the plain one's place.
  else await banner.evaluate((header) => header.querySelector<HTMLElement>('a[href="/properties"]')?.click());
  await expect(page).toHaveURL(link === 'home' ? /:\d+\/$/ : /\/properties$/);
}
