/** A long list is complete in the HTML. No script is needed to see all of it. */

import { admin, expect, test } from '../support/test.ts';

test.use({ siteName: 'sixty-homes' });

test('sixty cards in one boundary are read without JavaScript, and the next page is a link', async ({
  browser,
  site,
  request,
}) => {
  const headers = { origin: site.origin };
  expect((await request.post('/api/admin/login', { data: admin, headers })).status()).toBe(200);
  for (let number = 1; number <= 60; number += 1) {
    const home = {
      address: `${number} Long List Lane`,
      city: 'Holmdel',
      zipCode: '07733',
      price: `$${500 + number},000`,
    };
    expect((await request.post('/api/properties', { data: home, headers })).status()).toBe(201);
  }
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto('/properties?status=active');
  await expect(page.getByRole('article')).toHaveCount(60);
  await expect(page.getByRole('article').last()).toBeVisible();
  expect(await page.locator('main template, main [hidden]').count()).toBe(0);
  await page.getByRole('link', { name: 'Show the next page' }).click();
  await expect(page.getByRole('article')).toHaveCount(14);
  await context.close();
});
