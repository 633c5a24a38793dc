import type { Page } from '@playwright/test';

/** Whether the browser would ask before this page is loaded again or closed. */
export const asksBeforeReload = (page: Page): Promise<boolean> =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
