/** The part of an address after # may be anything. */

import { expect, longIf, test } from '../support/test.ts';

for (const hash of ['#50%', '#%E0%A4', '#', '#nowhere']) {
  test(`/${hash} costs no dialog`, longIf(hash !== '#%E0%A4'), async ({ page }) => {
    await page.goto(`/${hash}`);
    await page.getByRole('banner').getByRole('button', { name: 'Contact me' }).click();
    await expect(page.getByRole('dialog', { name: 'Get in touch' })).toBeVisible();
  });
}
