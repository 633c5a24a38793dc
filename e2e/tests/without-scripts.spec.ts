/** Browsers without scripts: forms are plain HTML, and no input is lost or told to anybody else. */

import type { Page } from '@playwright/test';
import { admin, expect, test } from '../support/test.ts';
import { atRest } from './settled.ts';

test.use({ javaScriptEnabled: false });

const message = 'I am looking for a house by the river. <b>Soon & quietly</b>';

async function fillContact(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`form [name="${name}"]`).fill(value);
}

test('a message is sent, and thanks are a page of their own that sends nothing again', async ({ page, site }) => {
  await page.goto('/contact');
  await fillContact(page, { name: 'Robin Plain', email: 'robin@plain.example', message });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(`${site.origin}/contact?sent=contact`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!');
  await expect(page.getByText("Thank you for reaching out. I'll get back to you within 24 hours.")).toBeVisible();
  expect((await page.reload())?.request().method()).toBe('GET');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('what is wrong stands beside its field, and what was typed is still there', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  await page.goto('/contact');
  await fillContact(page, { name: 'Robin Plain', email: 'robin at plain', message });
  await page.locator('[name="mayPhone"]').check();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
  await expect(page.locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name="email"]')).toBeFocused();
  await expect(page.locator('[name="name"]')).toHaveValue('Robin Plain');
  await expect(page.locator('[name="email"]')).toHaveValue('robin at plain');
  await expect(page.locator('[name="message"]')).toHaveValue(message);
  await expect(page.locator('[name="mayPhone"]')).toBeChecked();
  expect(page.url()).not.toContain('Robin');

  await page.locator('[name="email"]').fill('robin@plain.example');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(`${site.origin}/contact?sent=contact`);
});

test('I ask about a home on a page, and the agent reads which; one that nobody knows costs no words', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  const [home] = (await (await fetch(`${site.origin}/api/properties?limit=1`)).json()) as { id: string }[];
  await page.goto(`/properties/${home?.id}`);
  await page.getByRole('link', { name: 'Ask about this home' }).click();
  await expect(page).toHaveURL(`${site.origin}/contact?home=${home?.id}`);
  const about = page.getByRole('link', { name: 'the home that you looked at' });
  await expect(about).toHaveAttribute('href', `/properties/${home?.id}`);
  await fillContact(page, { name: 'Robin Asks', email: 'robin at plain', message });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(about).toBeVisible();
  await page.locator('[name="email"]').fill('robin@asks.example');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(`${site.origin}/contact?sent=contact`);
  await page.request.post('/api/admin/login', { data: admin });
  const leads = await page.request.get('/api/admin/leads?text=robin@asks.example');
  expect(await leads.text()).toContain(`"propertyId":"${home?.id}"`);

  await page.goto(`/contact?home=${crypto.randomUUID()}`);
  await fillContact(page, { name: 'Robin Late', email: 'robin@late.example', message });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('No home is known by this address.')).toBeVisible();
  await expect(page.locator('[name="message"]')).toHaveValue(message);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(`${site.origin}/contact?sent=contact`);
});

test('a valuation is a page, too', async ({ page, site, allowConsole }) => {
  allowConsole(/status of 400/);
  await page.goto('/');
  await page.getByRole('link', { name: 'ask what your home is worth' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Your Free Home Valuation');
  const owner = { name: 'Robin Plain', email: 'robin@plain.example', address: '1 River Road', city: 'Rumson' };
  await fillContact(page, owner);
  await page.locator('[name="propertyType"]').selectOption('condo');
  await page.getByRole('button', { name: 'Request my valuation' }).click();
  await expect(page.locator('[name="zipCode"]')).toBeFocused();
  await expect(page.locator('[name="propertyType"]')).toHaveValue('condo');
  await page.locator('[name="zipCode"]').fill('07760');
  await page.getByRole('button', { name: 'Request my valuation' }).click();
  await expect(page).toHaveURL(`${site.origin}/contact?sent=valuation`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Valuation Request Submitted!');
});

test('every public page says where its forms are', async ({ page }) => {
  for (const path of ['/', '/properties', '/areas/rumson', '/about']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Write to me' }), path).toBeVisible();
  }
});

test('no page shows a button that only a script answers', async ({ page }) => {
  const shown: string[] = [];
  await page.goto('/properties');
  const home = await page.getByRole('main').locator('a[href^="/properties/"]').first().getAttribute('href');
  const paths = ['/', '/properties', '/properties?status=sold', `${home}`, '/areas/red-bank', '/about', '/contact'];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...paths, '/saved', '/compare', '/privacy']) {
      await page.goto(path);
      for (const button of await page.getByRole('button').and(page.locator(':not([type="submit"])')).all())
        shown.push(`${path} at ${width}: ${await button.evaluate(({ outerHTML }) => outerHTML.slice(0, 200))}`);
    }
  }
  expect(shown).toEqual([]);
});

test('homes are filtered and paged by addresses', async ({ page }) => {
  await page.goto('/properties');
  await page.locator('select[name="beds"]').selectOption('3');
  await page.getByRole('button', { name: 'Sold' }).click();
  await expect(page).toHaveURL(/status=sold/);
  await expect(page).toHaveURL(/beds=3/);
  await expect(page.getByRole('table')).toBeVisible();
});

test.describe('in a browser older than those supported', () => {
  test.use({ javaScriptEnabled: true });

  for (const [lacks, browsers] of [
    ['URL.canParse', 'Chrome 119'],
    ['Promise.withResolvers', 'Safari 17.3 and Firefox 120'],
  ] as const)
    test(`as ${browsers}, the page stays HTML: nothing is fetched, nothing throws, and the form is sent`, async ({
      page,
      site,
    }) => {
      const scripts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      await page.addInitScript(`delete ${lacks}`);
      await page.clock.install();
      await page.goto('/contact');
      await page.clock.runFor(5000);
      await atRest(page);
      await fillContact(page, { name: 'Robin Old', email: 'robin@old.example', message });
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page).toHaveURL(`${site.origin}/contact?sent=contact`);
      expect(scripts).toEqual([]);
    });
});
