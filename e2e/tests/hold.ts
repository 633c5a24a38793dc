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

type Asked = { operationName: string; variables: Record<string, unknown> };

/** Keeps away what the gateway is asked by one name of GraphQL, all of it or some; returns what lets it through. */
export async function holdOperation(
  page: Page,
  operation: string,
  isHeld = (_variables: Asked['variables']): boolean => true,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON() as Asked;
    if (operationName === operation && isHeld(variables)) await promise;
    // The page may have gone.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}
