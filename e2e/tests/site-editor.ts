/** Actions of the agent in the site editor. */

import type { Page } from '@playwright/test';

export const putLive = (page: Page) => page.getByRole('button', { name: 'Put live' }).filter({ visible: true });

/** Opens the preview of the about page in a new tab. */
export async function aboutPreview(page: Page): Promise<Page> {
  await page.getByRole('button', { name: 'More', exact: true }).filter({ visible: true }).first().click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview the about page' }).click();
  const tab = await opened;
  await tab.waitForURL('**/about?preview=*');
  return tab;
}
