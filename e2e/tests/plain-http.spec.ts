/**
 * The site over plain HTTP, as a phone in the same network opens it before there is a certificate. On such an address,
 * browsers have no `crypto.randomUUID`, no locks and no service workers.
 */

import { startSite } from '../support/site.ts';
import { admin, expect, test } from '../support/test.ts';

const HOST = 'in.the.network';

test.use({
  siteName: 'plain-http',
  viewport: { width: 360, height: 780 },
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { args = [] } = launchOptions;
      await use({ ...launchOptions, args: [...args, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] });
    },
    { scope: 'worker' },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are used.
    async ({}, use) => {
      const site = await startSite({}, HOST);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  // Overridden, because it sends requests without a browser, and only the browser knows this address.
  firstContent: ['', { scope: 'worker' }],
});

test('I work from a phone in my own network, over plain HTTP: nothing fails for want of a certificate', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/net::ERR_INTERNET_DISCONNECTED/);
  await page.goto('/contact');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByLabel('Name').fill('Pat Plain');
  await page.getByLabel('Email').fill('pat@plain.example');
  await page.getByLabel('Message').fill('Is the dock deep enough?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Sent.')).toBeVisible();

  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  await page.goto('/admin/testimonials');
  await page.getByRole('button', { name: 'Ask a client' }).click();
  await expect(page.getByRole('dialog', { name: 'Ask a client' }).getByLabel('Name')).toBeVisible();

  const [home] = (await page.evaluate(async () => (await fetch('/api/properties?status=active')).json())) as {
    id: string;
  }[];
  await page.goto(`/admin/homes/${home?.id}`);
  const openHouses = page.getByRole('region', { name: 'Open houses' });
  await openHouses.getByRole('button', { name: 'Add open house' }).click();
  await openHouses.getByLabel('Day').fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10));
  await openHouses.getByRole('button', { name: 'Add open house' }).click();
  await expect(openHouses.getByRole('listitem')).toContainText('1:00 pm to 3:00 pm');

  await page.goto('/admin/today');
  await page.getByRole('button', { name: 'Mail Pat Plain' }).click();
  const letter = page.getByRole('dialog', { name: 'Mail to Pat Plain' });
  await letter.getByLabel('Message').fill('It is, at low tide, too.');
  await page.getByRole('button', { name: 'Close' }).click();

  // Without a connection the change is stored on the device and sent later. The code for that is loaded in advance.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/queue\./.test(name)));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Done with Pat Plain' }).click();
  const waits = page.getByText('1 change waits for the line.');
  await expect(waits).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('1 change')).toHaveCount(0);
  await page.goto('/admin/leads');
  await page.getByText('Answered', { exact: true }).click();
  await expect(page.getByText('Pat Plain')).toBeVisible();
});
