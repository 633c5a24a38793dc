/** The guides: asked for with a form, readable at once, and the agent gets the address to send on. */

import { expect, test, walkAt } from '../support/test.ts';
import { hydrated, isHydrated } from './answers.ts';
import { said, sendContact } from './forms.ts';
import { expectSound } from './sound.ts';

for (const width of [360, 1280])
  test(
    `at ${width} px I ask for a guide, read it at once, and the agent sees which one`,
    walkAt(width),
    async ({ page, authenticate }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await hydrated(page, 'With You Every Step of the Way');
      const read = page.getByRole('link', { name: /^Read it now/ });
      await expect(read).toHaveCount(0);
      const ask = page.getByRole('button', { name: /^Ask for it.*The moving guide$/ });
      await expect.poll(() => ask.evaluate(isHydrated)).toBe(true);
      await ask.click();

      const dialog = page.getByRole('dialog', { name: 'Get in touch' });
      await expect(dialog.getByLabel('Message')).toHaveValue('Please send me the moving guide, “City to coast”.');
      await dialog.getByLabel('Name').fill(`Mo ${width}`);
      await dialog.getByLabel('Email').fill(`mo-${width}@guide.example`);
      await sendContact(page);
      await expect(said(page, 'Message Sent!').first()).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(read).toHaveText('Read it now: The moving guide');
      await expect(page.getByText('(PDF, 12 pages, 0.5 MB)')).toBeVisible();
      await expectSound(page, 'a guide that was asked for');

      const address = await read.evaluate((link) => (link as HTMLAnchorElement).href);
      const answer = await page.request.get(address);
      expect(answer.headers()['content-type']).toBe('application/pdf');
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');

      await authenticate();
      const { nodes } = await (await page.request.get(`/api/admin/leads?text=mo-${width}@guide`)).json();
      await page.goto(`/admin/leads/${nodes[0].kind}/${nodes[0].id}`);
      await expect(page.getByRole('link', { name: address })).toHaveAttribute('href', '/guides/moving-guide.pdf');
    },
  );

test('who closes the dialog without sending is offered nothing', async ({ page }) => {
  await page.goto('/');
  await hydrated(page, 'With You Every Step of the Way');
  const ask = page.getByRole('button', { name: /^Ask for it.*The buyer's guide$/ });
  await expect.poll(() => ask.evaluate(isHydrated)).toBe(true);
  await ask.click();
  const dialog = page.getByRole('dialog', { name: 'Get in touch' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: /^Read it now/ })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('each guide is a link, and programs that read find it, too', async ({ page }) => {
    await page.goto('/');
    const links = page.getByRole('link', { name: /^Read it now/ });
    await expect(links).toHaveCount(3);
    const listed = await (await page.request.get('/llms.txt')).text();
    for (const link of await links.all()) {
      const path = (await link.getAttribute('href')) ?? '';
      expect(listed).toContain(path);
      const answer = await page.request.get(path);
      expect(answer.headers()['content-type']).toBe('application/pdf');
    }
  });
});
