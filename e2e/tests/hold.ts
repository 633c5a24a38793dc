import type { Page } from '@playwright/test';

/** Keeps away what comes from an address that matches; returns what lets it through. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    // The page may have gone.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}
