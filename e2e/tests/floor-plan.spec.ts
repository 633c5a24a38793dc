/** A floor plan: the agent chooses a picture on a phone, and visitors see it below the home's facts. */

import type { Page } from '@playwright/test';
import { gotoFresh } from '../support/fresh.ts';
import { refusedFiles, threePhotos } from '../support/pictures.ts';
import { expect, long, test } from '../support/test.ts';
import { hasNoSidewaysScroll } from './long-words.ts';
import { putLive } from './site-editor.ts';
import { expectSound } from './sound.ts';

test.use({ siteName: 'homes-edited', viewport: { width: 360, height: 780 } });

const ADDRESS = '604 Seventh Avenue';
const group = (page: Page) => page.getByRole('group', { name: 'Floor plan', exact: true });
const picker = (page: Page) => group(page).getByLabel(/^Choose/);

async function homeOf(page: Page, wanted = ADDRESS): Promise<string> {
  const answer = await page.request.get('/api/properties', { params: { limit: 60 } });
  const homes: { id: string; address: string }[] = await answer.json();
  const home = homes.find(({ address }) => address === wanted);
  if (!home) throw new Error(`There is no ${wanted}`);
  return home.id;
}

test('I choose the plan of a home, visitors see it whole, and I take it away and back', async ({
  page,
  authenticate,
}) => {
  await authenticate();
  const id = await homeOf(page);
  await page.goto(`/admin/homes/${id}`);
  await expect(group(page)).toContainText('None: the page says nothing of one.');
  const [plan] = await threePhotos();
  if (!plan) throw new Error('There is no picture to choose');
  await picker(page).setInputFiles(plan);
  const shown = group(page).getByRole('img', { name: 'Floor plan' });
  await expect(shown).toHaveJSProperty('naturalWidth', 768, { timeout: 30_000 });
  await expect(group(page)).toContainText('Live now: Nothing');
  await expectSound(page, 'a home with a floor plan chosen');
  await hasNoSidewaysScroll(page);
  await page.reload();
  await expect(shown).toHaveJSProperty('naturalWidth', 768);
  await putLive(page).click();
  await expect(page.getByText(`${ADDRESS} is live as you see it`)).toBeVisible();
  await expect(group(page)).not.toContainText('Live now');

  const visitor = await page.context().newPage();
  await gotoFresh(visitor, `/properties/${id}`);
  const link = visitor.getByRole('link', { name: /^See it large.*Floor plan of 604 Seventh Avenue, Asbury Park/ });
  await link.scrollIntoViewIfNeeded();
  const picture = link.getByRole('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect((await page.request.get((await link.getAttribute('href')) ?? '')).headers()['content-type']).toBe(
    'image/jpeg',
  );
  const jsonLd = await visitor.locator('script[type="application/ld+json"]').first().textContent();
  expect(jsonLd).toMatch(/"accommodationFloorPlan":\{"@type":"FloorPlan","layoutImage":"http[^"]+\.jpg"\}/);
  await expectSound(visitor, 'a home with a floor plan');
  await hasNoSidewaysScroll(visitor);
  await visitor.close();

  await group(page).getByRole('button', { name: 'Take it away' }).click();
  await putLive(page).click();
  await expect.poll(async () => (await page.request.get(`/properties/${id}`)).text()).not.toContain('Floor plan');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(shown).toBeVisible();
  await expect.poll(async () => (await page.request.get(`/properties/${id}`)).text()).toContain('Floor plan');
});

test('the Cape of the demo shows how it is laid out', async ({ page }) => {
  await page.goto(`/properties/${await homeOf(page, '27 Leonard Avenue')}`);
  const plan = page.getByRole('img', { name: 'Floor plan of 27 Leonard Avenue, Belford' });
  await plan.scrollIntoViewIfNeeded();
  await expect.poll(() => plan.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test(
  'a file that is no picture is told at the field, and what I typed stays',
  long,
  async ({ page, authenticate, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await authenticate();
    await page.goto(`/admin/homes/${await homeOf(page)}`);
    const parking = page.getByRole('textbox', { name: 'Parking' });
    await parking.fill('Three, typed before');
    const [refused] = refusedFiles;
    if (!refused) throw new Error('There is no file to refuse');
    const { reason, ...file } = refused;
    await picker(page).setInputFiles(file);
    await expect(group(page).getByRole('alert').filter({ hasText: reason })).toBeVisible();
    await expect(parking).toHaveValue('Three, typed before');
    await page.route('**/api/admin/upload', (route) => route.abort());
    const [plan] = await threePhotos();
    if (!plan) throw new Error('There is no picture to choose');
    await picker(page).setInputFiles(plan);
    await expect(group(page).getByRole('button', { name: /Retry/ })).toContainText('Line dropped');
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a home without a plan says nothing of one', async ({ page }) => {
    const homes: { id: string; floorPlan: string | null }[] = await (await page.request.get('/api/properties')).json();
    const plain = homes.find(({ floorPlan }) => floorPlan === null);
    await page.goto(`/properties/${plain?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Floor plan')).toHaveCount(0);
  });
});
