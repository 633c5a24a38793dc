import { expect, type Page } from '@playwright/test';

/**
 * Opens a page in its newest version. If rendering takes longer than 300 ms, as on a busy machine, the gateway serves
 * the last version and marks it as stale; then the page is requested again.
 */
export async function gotoFresh(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const response = await page.goto(path);
    expect(response?.headers()['cache-status'] ?? '').not.toContain('stale');
  }).toPass({ timeout: 15_000 });
}
