/** The facts of a home that buyers and renters need: entered by the agent, shown to visitors, programs and calendars. */

import type { Page } from '@playwright/test';
import { gotoFresh } from '../support/fresh.ts';
import { admin, expect, test, walkAt } from '../support/test.ts';
import { hydrated } from './answers.ts';
import { hold } from './hold.ts';
import { hasNoSidewaysScroll } from './long-words.ts';
import { expectSound } from './sound.ts';

test.use({ siteName: 'home-facts' });

const DAY = 86_400_000;

type Home = { id: string; status: string; listingType: string; priceAmount: number | null };

const homesOf = async (origin: string, listingType: string): Promise<Home[]> =>
  (await (await fetch(`${origin}/api/properties?status=active&listingType=${listingType}`)).json()) as Home[];

/** Adds a home with the required facts only. */
async function bareHome(page: Page, origin: string): Promise<string> {
  const headers = { origin };
  await page.request.post('/api/admin/login', { data: admin, headers });
  const address = `${Math.round(performance.now() * 1000)} Bare Street`;
  const data = { address, city: 'Rumson', zipCode: '07760', price: '$900,000' };
  const made = await page.request.post('/api/properties', { data, headers });
  expect(made.status()).toBe(201);
  return ((await made.json()) as Home).id;
}

test('what I enter of a home stands on its page, and what is not known does not', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  const id = await bareHome(page, site.origin);
  await page.goto(`/admin/homes/${id}`);
  await expect(page.getByLabel('Available from')).toHaveCount(0);
  await page.getByLabel('Annual taxes').fill('a lot');
  await page.getByLabel('Flood zone').fill('X');
  await page.getByLabel('Tour link').fill('https://tour.example/604');
  await page.getByRole('button', { name: 'Put live' }).click();
  await expect(page.getByText('Enter an amount in dollars, as 14,280')).toBeVisible();
  await page.getByLabel('Annual taxes').fill('14280');
  await page.getByRole('button', { name: 'Put live' }).click();
  await expect(page.getByText(/Annual taxes: \$14,280/)).toBeVisible();
  await expectSound(page, 'the editor');

  await gotoFresh(page, `/properties/${id}`);
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details).toContainText('$14,280 a year');
  await expect(details).toContainText('Flood zone');
  await expect(details).not.toContainText('Heating');
  await expect(details.getByRole('link', { name: 'Take the tour' })).toHaveAttribute('rel', /noopener/);
  await expect(details).toContainText(/Listed\w+ \d+, \d{4}, \d+ days?/);
  const told = await page.locator('script[type="application/ld+json"]').textContent();
  expect(told).toContain('"Flood zone"');
  expect(told).toContain('datePosted');
  await expectSound(page, 'the home');

  // A device that has lost the time cannot count the days.
  await page.clock.setFixedTime('2020-01-01T12:00:00Z');
  await page.reload();
  await hydrated(page, /Bare Street$/);
  await expect(details).toContainText(/Listed\w+ \d+, \d{4}/);
  await expect(details).not.toContainText('days');
});

test('a rental says from when, which pets and which fees', async ({ page, site }) => {
  const id = (await homesOf(site.origin, 'rent'))[0]?.id;
  const headers = { origin: site.origin };
  await page.request.post('/api/admin/login', { data: admin, headers });
  const facts = { availableFrom: '2026-12-01', pets: 'Cats, by agreement', rentalFees: 'Application $50' };
  expect((await page.request.put(`/api/admin/properties/${id}`, { data: facts, headers })).status()).toBe(200);
  await gotoFresh(page, `/properties/${id}`);
  const details = page.getByRole('region', { name: 'Details' });
  for (const words of ['December 1, 2026', facts.pets, facts.rentalFees]) await expect(details).toContainText(words);
  await expect(page.getByRole('heading', { name: 'Monthly payment' })).toHaveCount(0);
});

test('a price that fell tells what it was, and when', async ({ page, site }) => {
  const id = (await homesOf(site.origin, 'sale'))[1]?.id;
  const headers = { origin: site.origin };
  await gotoFresh(page, `/properties/${id}`);
  await expect(page.getByRole('heading', { name: 'Price history' })).toHaveCount(0);
  await page.request.post('/api/admin/login', { data: admin, headers });
  await page.request.put(`/api/admin/properties/${id}`, { data: { price: '$100,000' }, headers });
  await gotoFresh(page, `/properties/${id}`);
  await expect(page.getByRole('complementary').getByText(/^was \$[\d,]+ until/)).toBeVisible();
  const history = page.getByRole('region', { name: 'Price history' }).getByRole('listitem');
  await expect(history).toHaveCount(2);
  await expect(history.first()).toContainText(/Price change\$100,000.*less/);
});

for (const width of [360, 1280]) {
  test(`at ${width} px I work out a monthly payment with my numbers`, walkAt(width), async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    const id = await bareHome(page, site.origin);
    await gotoFresh(page, `/properties/${id}`);
    const part = page.getByRole('region', { name: 'Monthly payment' });
    await part.getByRole('button', { name: 'Work it out' }).click();
    await expect(part.getByText(/^\$[\d,]+ a month$/)).toBeFocused();
    await part.getByRole('slider', { name: 'Down payment' }).fill('50');
    await part.getByRole('slider', { name: 'Interest a year' }).fill('0');
    await part.getByRole('slider', { name: 'Years' }).fill('10');
    await expect(part.getByText('$3,750 a month')).toBeVisible();
    await expect(part.getByText(/Left out: .*insurance.*taxes/)).toBeVisible();
    await hasNoSidewaysScroll(page);
    await expectSound(page, 'the payment');
  });
}

test('the payment’s code that is lost says so, and comes at the next press', async ({ page, site, allowConsole }) => {
  allowConsole(/Failed to load resource|net::ERR|ChunkLoadError|Loading chunk/);
  const home = (await homesOf(site.origin, 'sale'))[3];
  await page.route(/payment-figures/, (route) => route.abort());
  await page.goto(`/properties/${home?.id}`);
  const part = page.getByRole('region', { name: 'Monthly payment' });
  await part.getByRole('button', { name: 'Work it out' }).click();
  await expect(part.getByRole('alert')).toBeVisible();
  await expect(part.getByRole('button', { name: 'Work it out' })).toBeFocused();
  await page.unroute(/payment-figures/);
  await part.getByRole('button', { name: 'Work it out' }).click();
  await expect(part.getByText(/a month$/)).toBeVisible();
});

test('a payment that comes late leaves me where I am by then', async ({ page, site }) => {
  const home = (await homesOf(site.origin, 'sale'))[3];
  await page.setViewportSize({ width: 360, height: 640 });
  const release = await hold(page, /payment-figures/);
  await page.goto(`/properties/${home?.id}`);
  const part = page.getByRole('region', { name: 'Monthly payment' });
  await part.getByRole('button', { name: 'Work it out' }).click();
  const button = part.getByRole('button', { name: 'Work it out' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  release();
  await expect(part.getByText(/^\$[\d,]+ a month$/)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('an open house goes into my calendar without a script', async ({ page, site }) => {
  const id = (await homesOf(site.origin, 'sale'))[4]?.id;
  const headers = { origin: site.origin };
  await page.request.post('/api/admin/login', { data: admin, headers });
  const startsAt = new Date(`${new Date(Date.now() + 3 * DAY).toISOString().slice(0, 10)}T18:00:00Z`);
  const endsAt = new Date(startsAt.getTime() + 7_200_000);
  const data = { id: crypto.randomUUID(), startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  const added = await page.request.post(`/api/admin/properties/${id}/open-houses`, { data, headers });
  expect(added.status()).toBe(201);
  await gotoFresh(page, `/properties/${id}`);
  const link = page.getByRole('link', { name: /^Into my calendar/ });
  await expect(link).toHaveAttribute('download', /\.ics$/);
  const file = decodeURIComponent((await link.getAttribute('href')) ?? '');
  expect(file).toContain('BEGIN:VEVENT');
  expect(file).toContain(`DTSTART:${startsAt.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')}`);
});
