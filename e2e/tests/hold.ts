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

/** Keeps away what the gateway is asked by one name of GraphQL; returns what lets it through. */
export async function holdOperation(page: Page, operation: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName === operation) await promise;
    // The page may have gone.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}
