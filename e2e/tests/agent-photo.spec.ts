/** The agent's own photo instead of the drawing: refused with a reason, chosen, previewed, put live, and removed. */

import type { Page } from '@playwright/test';
import { gotoFresh } from '../support/fresh.ts';
import { refusedFiles, threePhotos } from '../support/pictures.ts';
import { expect, long, test } from '../support/test.ts';
import { hasNoSidewaysScroll } from './long-words.ts';
import { aboutPreview, putLive } from './site-editor.ts';
import { expectSound } from './sound.ts';

test.use({ siteName: 'homes-edited', viewport: { width: 360, height: 780 } });

const group = (page: Page) => page.getByRole('group', { name: 'Photo', exact: true });
const picker = (page: Page) => group(page).getByLabel(/^Choose/);
const tagline = (page: Page) => page.getByRole('textbox', { name: 'Tagline', exact: true });
const jsonLd = (page: Page) => page.locator('script[type="application/ld+json"]').first().textContent();

test('I put my photo in place of the drawing, and take it away again', async ({ page, authenticate }) => {
  await authenticate();
  await page.goto('/admin/site');
  await expect(group(page)).toContainText('the site shows the drawing');
  await tagline(page).fill('Typed before');
  const [photo] = await threePhotos();
  if (!photo) throw new Error('There is no photo to choose');
  await picker(page).setInputFiles(photo);
  const shown = group(page).getByRole('img', { name: 'Photo' });
  await expect(shown).toHaveJSProperty('naturalWidth', 480, { timeout: 30_000 });
  await expect(tagline(page)).toHaveValue('Typed before');
  await expect(group(page)).toContainText('Visitors still see what was there before.');
  await expectSound(page, 'the site with a photo chosen');
  await hasNoSidewaysScroll(page);

  const tab = await aboutPreview(page);
  await expect(tab.getByRole('main').getByRole('img', { name: 'Avery Sample', exact: true })).toHaveJSProperty(
    'complete',
    true,
  );
  await tab.close();
  await gotoFresh(page, '/about');
  await expect(page.getByRole('img', { name: 'Avery Sample, drawn' })).toBeVisible();

  await page.goto('/admin/site');
  await expect(shown).toBeVisible();
  await putLive(page).click();
  await expect(page.getByText('The site is live as you see it')).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto('/');
  const portrait = visitor.getByRole('img', { name: 'Avery Sample', exact: true });
  await portrait.scrollIntoViewIfNeeded();
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(visitor.getByText('on the sea wall')).toHaveCount(0);
  expect(await jsonLd(visitor)).toMatch(/"image":"http[^"]+\/attached_assets\/[0-9a-f]{20}\.jpg"/);
  const homes = (await (await page.request.get('/api/properties?status=active')).json()) as { id: string }[];
  await visitor.goto(`/properties/${homes[0]?.id}`);
  const stamp = visitor.getByRole('complementary', { name: 'At a glance' }).locator('address img');
  await expect(stamp).toHaveAttribute('srcset', /\/attached_assets\/[0-9a-f]{20}-480\.jpg 480w/);
  await expect.poll(() => stamp.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await visitor.close();

  await group(page).getByRole('button', { name: 'Show the drawing' }).click();
  await putLive(page).click();
  await expect(group(page)).toContainText('the site shows the drawing');
  await expect.poll(async () => (await page.request.get('/about')).text()).toContain('Avery Sample, drawn');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(shown).toBeVisible();
  await expect.poll(async () => (await page.request.get('/about')).text()).not.toContain('Avery Sample, drawn');
});

test(
  'a file that is no photo, or a line that drops, is told at the field, and what I typed stays',
  long,
  async ({ page, authenticate, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await authenticate();
    await page.goto('/admin/site');
    await tagline(page).fill('Typed and kept');
    for (const { reason, ...file } of refusedFiles) {
      await picker(page).setInputFiles(file);
      const refusal = group(page).getByRole('alert').filter({ hasText: reason });
      await expect(refusal).toBeVisible();
      await group(page)
        .getByRole('button', { name: `Forget ${file.name}` })
        .click();
      await expect(refusal).toHaveCount(0);
    }
    const [, photo] = await threePhotos();
    if (!photo) throw new Error('There is no photo to choose');
    await page.route('**/api/admin/upload', (route) => route.abort());
    await picker(page).setInputFiles(photo);
    const retry = group(page).getByRole('button', { name: /Retry/ });
    await expect(retry).toContainText('Line dropped');
    await expect(tagline(page)).toHaveValue('Typed and kept');
    await page.unroute('**/api/admin/upload');

    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/admin/upload', async (route) => {
      await released;
      await route.continue();
    });
    await retry.click();
    await expect(group(page).getByRole('progressbar')).toBeVisible();
    await tagline(page).fill('Typed while it travels');
    release();
    await expect(group(page).getByRole('img', { name: 'Photo' })).toHaveJSProperty('naturalWidth', 480, {
      timeout: 30_000,
    });
    await expect(tagline(page)).toHaveValue('Typed while it travels');
  },
);
