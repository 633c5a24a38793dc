import type { BrowserContext, Page } from '@playwright/test';

/** Holds the requests whose address matches. Returns a function that lets them through. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    // The page may be closed already.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

type Asked = { operationName: string; variables: Record<string, unknown> };

/** Holds all or some requests of one GraphQL operation. Returns a function that lets them through. */
export async function holdOperation(
  page: Page,
  operation: string,
  isHeld = (_variables: Asked['variables']): boolean => true,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON() as Asked;
    if (operationName === operation && isHeld(variables)) await promise;
    // Another operation may be held, too. The page may be closed already.
    await route.fallback().catch(() => undefined);
  });
  return resolve;
}

/** Keeps from the agent's pages what is told of other tabs and devices. */
export const hearNothing = (where: Page | BrowserContext): Promise<unknown> =>
  where.route('**/api/admin/events', () => undefined);

/** Lets only documents and style sheets come, for tests that read many pages and look at none. */
export const readOnly = (page: Page): Promise<unknown> =>
  page.route('**/*', (route) =>
    ['document', 'stylesheet'].includes(route.request().resourceType()) ? route.continue() : route.abort(),
  );
