import type { Page } from '@playwright/test';

/** Keeps the scripts that match away; returns what lets them through. */
export async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
