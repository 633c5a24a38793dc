import { expect, type Page } from '@playwright/test';

/**
 * Opens a page as it is now. Where its next version takes longer than 300 ms, as it may on a machine that does other work,
 * the last one is served and says so in its header: then it is asked for again.
 */
export async function gotoFresh(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const response = await page.goto(path);
    expect(response?.headers()['cache-status'] ?? '').not.toContain('stale');
  }).toPass({ timeout: 15_000 });
}
