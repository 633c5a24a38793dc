/** What developers see: the whole site started by one command, and every primitive on one page. */

import { type Development, startDevelopment } from '../support/development.ts';
import { admin, expect, long, test } from '../support/test.ts';
import { holdAnswers, isHydrated } from './answers.ts';
import { expectSound } from './sound.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ serviceWorkers: 'allow' });

let development: Development;
test.beforeAll(async () => {
  development = await startDevelopment();
});
test.afterAll(() => development.stop());

test('npm run dev serves the site with the gateway’s data', async ({ page }) => {
  await page.goto(`${development.origin}/properties`);
  await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  // The agent’s own words, which site.json lacks, are in the page as the gateway would write it.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About me');
  await page.goto(development.origin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('With You Every Step of the Way');
});

test('npm run dev is quiet where a picture moves from a card to its home, also if the data is late', async ({
  page,
}) => {
  await page.goto(`${development.origin}/properties`);
  const link = page.getByRole('article').nth(2).getByRole('link');
  await expect.poll(() => link.evaluate(isHydrated)).toBe(true);
  await expect.poll(() => link.evaluate((one) => one.closest('article')?.querySelector('img')?.complete)).toBe(true);
  const answer = await holdAnswers(page);
  await link.click();
  await expect(page.getByText('Loading property...')).toBeVisible();
  answer();
  await expect(page.getByRole('region', { name: /^Photos of/ })).toBeVisible();
});

test('npm run dev has the service worker of the agent’s pages', async ({ page }) => {
  await page.request.post(`${development.origin}/api/admin/login`, { data: admin });
  await page.goto(`${development.origin}/admin/dashboard`);
  const worker = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  await expect.poll(worker).toBe(`${development.origin}/admin/worker.js`);
});

const open = {
  'Plain dialog': 'dialog',
  'Dialog with a picture': 'dialog',
  Popup: 'dialog',
} as const;

for (const width of [360, 1280]) {
  const title = `at ${width} px axe finds nothing on the living page, nor in what opens over it`;
  test(title, long, async ({ page, allowConsole }) => {
    // The page also shows how a part looks whose code is lost. In development, React logs each error that a boundary catches.
    allowConsole(/Lost on purpose/);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${development.origin}/living/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every primitive, in every state');
    for (const name of ['Colors and space', 'Type', 'Layout', 'Signs', 'Buttons and links', 'Fields'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectSound(page, 'at rest');
    for (const [name, role] of Object.entries(open)) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole(role, { name })).toBeVisible();
      await expectSound(page, name);
      await page.keyboard.press('Escape');
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    for (const name of ['Toast', 'Destructive toast']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.locator('li[data-state="open"]')).toBeVisible();
      await expectSound(page, name);
    }
  });
}

test('the living page is no part of what visitors are served', async ({ request, site }) => {
  expect((await request.get(`${site.origin}/living/`)).status()).toBe(404);
});
