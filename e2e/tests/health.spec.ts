/** The state of the site as the agent sees it, and a test mail. */

import { expect, test, walkAt } from '../support/test.ts';
import { expectSound } from './sound.ts';

for (const width of [360, 1280]) {
  test(
    `at ${width} px I see what runs, send me a test, and see that it went out`,
    walkAt(width),
    async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 800 });
      await signIn();
      if (width === 360) await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('link', { name: 'Health' }).click();
      const running = page.getByRole('region', { name: 'What is running' });
      await expect(running.getByRole('listitem')).toHaveCount(7);
      await expect(running).toContainText('Photos and releases');
      await expect(running).toContainText('sample homes');
      await expect(running).toContainText('npm run back-up');
      const parts = page.getByRole('region', { name: 'Live now' });
      await expect(parts.getByRole('rowheader', { name: 'Visitors’ frame' })).toBeVisible();
      await expect(parts).toContainText('npm start');
      await running.getByRole('button', { name: 'Send me a test' }).click();
      await expect(running.getByRole('status')).toContainText('was written to', { timeout: 20_000 });
      await expectSound(page, 'health');
      // The gateway keeps its answer for three seconds.
      await expect(async () => {
        await page.getByRole('button', { name: 'Look again' }).filter({ visible: true }).click();
        await expect(running).toContainText(/[1-9]\d* sent in thirty days/, { timeout: 1000 });
      }).toPass();
      const mail = running.getByRole('listitem').filter({ hasText: 'sent in thirty days' });
      const words = await mail.getByText('sent in thirty days').boundingBox();
      expect(words?.width, 'its button leaves the words of the mail their room').toBeGreaterThan(200);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
  );
}
