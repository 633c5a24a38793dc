/** The town pages, and every place that lists the towns. */

import { expect, statusUnderTest, test } from '../support/test.ts';

test('all seventeen towns stand in the header, the footer, the grid and the sitemap', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const slugs = [...sitemap.matchAll(/\/areas\/([a-z-]+)</g)].map(([, slug]) => slug);
  expect(slugs).toHaveLength(17);
  await page.goto('/');
  for (const where of [page.getByRole('contentinfo'), page.locator('#neighborhoods')]) {
    const links = await where
      .locator('a[href^="/areas/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links).size).toBe(17);
  }
  const menu = page.getByRole('navigation', { name: 'Main' });
  const rumson = menu.getByRole('link', { name: /Rumson/ });
  const word = menu.getByText('Areas of Specialization');
  await expect(async () => {
    // The hover menu opens on hover once its code is loaded. Until then, a click opens the plain menu.
    await page.mouse.move(5, 600);
    await word.hover();
    const isOpen = await rumson.waitFor({ timeout: 1500 }).then(
      () => true,
      () => false,
    );
    if (!isOpen) await word.click();
    await expect(rumson).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await rumson.click();
  await expect(page).toHaveURL(/\/areas\/rumson$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rumson');
});

test('a town page carries its own title and description', async ({ page }) => {
  await page.goto('/areas/red-bank');
  await expect(page).toHaveTitle(/^Red Bank, NJ Real Estate \| .+ \| Avery Sample$/);
  expect((await page.locator('meta[name="description"]').getAttribute('content'))?.length).toBeGreaterThan(50);
});

test('an unknown town answers 404 with a way home', async ({ page, allowConsole }) => {
  allowConsole(statusUnderTest);
  const answer = await page.goto('/areas/atlantis');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Town Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});
