/** A home on paper: two pages with the agent, the legal lines and the short address for cameras. */

import { expect, test } from '../support/test.ts';
import { hydrated } from './answers.ts';

test('a home prints on two pages, with a code that leads back to it', async ({ page, site }) => {
  const homes = (await (await fetch(`${site.origin}/api/properties?status=active`)).json()) as { id: string }[];
  await page.goto(`/properties/${homes[0]?.id}`);
  await hydrated(page, /./);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Schedule a Showing' })).toBeHidden();
  for (const pressed of [
    page.getByText('Skip to the content'),
    page.getByRole('banner').getByRole('navigation'),
    page.getByRole('banner').getByRole('button'),
  ])
    await expect(pressed.filter({ visible: true })).toHaveCount(0);
  const leaflet = page.getByRole('article').getByText(/Offered subject to errors/);
  await expect(leaflet).toBeVisible();
  const code = page.locator('img[src$="/qr.svg"]');
  await expect(code).toBeVisible();
  expect(
    await code.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  const path = (await code.getAttribute('src'))?.replace('/qr.svg', '') ?? '';
  await expect(page.getByText(`${new URL(site.origin).host}${path}`, { exact: true })).toBeVisible();
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  expect((await page.request.get(path)).url()).toBe(page.url());
});
