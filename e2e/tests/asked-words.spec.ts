/** A client is asked for a testimonial, writes it without scripts, and the agent decides about it. */

import { expect, test, walkAt } from '../support/test.ts';
import { expectSound } from './sound.ts';

test.use({ siteName: 'agents-words' });

for (const width of [360, 1280]) {
  test(
    `at ${width} px I ask a client, who writes by the link, and show their words`,
    walkAt(width),
    async ({ page, authenticate, browser }) => {
      await page.setViewportSize({ width, height: 800 });
      await authenticate();
      await page.goto('/admin/testimonials');
      await page.getByRole('button', { name: 'Ask a client' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Make the link' }).click();
      await expect(dialog.getByLabel('Name')).toBeFocused();
      const name = `R. Castellan ${width}`;
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByLabel('What for').fill('Sold in Rumson');
      await dialog.getByLabel('E-mail').fill('r@client.example');
      await expect(dialog.getByLabel('Mail', { exact: true })).toHaveValue(/\{link\}/);
      await expectSound(page, 'asking a client');
      await dialog.getByLabel('E-mail').fill('');
      await dialog.getByRole('button', { name: 'Make the link' }).click();
      const link = (await dialog.getByText(/\/words\//).textContent()) ?? '';
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('region', { name: 'Asked' })).toContainText(name);

      const client = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 800 } });
      const theirs = await client.newPage();
      await theirs.goto(link);
      await theirs.getByLabel('Your words').fill('She answered at eleven at night.\nTwice.');
      await theirs.getByLabel('Five stars').check();
      await theirs.getByRole('button', { name: 'Send' }).click();
      await expect(theirs.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      await theirs.goto(link);
      await expect(theirs.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      await client.close();

      await page.goto('/admin/today');
      await page.getByRole('link', { name: `${name} wrote to you` }).click();
      const waiting = page.getByRole('region', { name: 'Waiting for you' });
      await expect(waiting).toContainText('She answered at eleven at night.');
      await expectSound(page, 'words that wait');
      const undo = page.getByRole('group', { name: 'What was just done' }).getByRole('button', { name: 'Undo' });
      for (const press of ['Keep hidden', 'Show on the site', `Delete the words of ${name}`]) {
        await waiting.getByRole('button', { name: press }).click();
        await expect(waiting).toHaveCount(0);
        await undo.click();
        await expect(waiting).toContainText(name);
      }
      await waiting.getByRole('button', { name: 'Show on the site' }).click();
      await expect(waiting).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'In this order' })).toContainText(name);
      const shown = (await (await page.request.get('/api/testimonials')).json()) as { name: string }[];
      expect(shown.map((one) => one.name)).toContain(name);
    },
  );
}

test('a link that nobody knows says so, fits a phone, and no sitemap names it', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await page.setViewportSize({ width: 360, height: 800 });
  expect((await page.goto('/words/nothing'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This link is not known' })).toBeVisible();
  await expectSound(page, 'an unknown link');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/words');
});
