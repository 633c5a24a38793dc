/** Finding homes: by words, in the sheet, by removing filters, and when answers are late or lost. */

import type { Page } from '@playwright/test';
import { expect, long, test, walkAt } from '../support/test.ts';
import { changeAnswers, hydrated } from './answers.ts';
import { hold } from './hold.ts';
import { atRest, drawn, watchLine } from './settled.ts';
import { shiftOf } from './shift.ts';

const phone = { width: 360, height: 780 };
const refused = /Failed to load resource|net::ERR/;

const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Find a home' });
/** The number of homes found. The second status on the page is about saved homes. */
const found = (page: Page) => page.getByRole('region', { name: 'Active Listings' }).getByRole('status').first();
/** Links that remove one filter. If nothing is found, there are similar links outside the form. */
const chips = (page: Page) =>
  page.getByRole('form', { name: 'Filter properties' }).getByRole('link', { name: /^Remove / });

async function begin(page: Page, path = '/properties'): Promise<void> {
  await page.goto(path);
  await hydrated(page, 'Properties');
  await expect(page.locator('main')).toHaveAttribute('data-hydration', 'done');
}

async function openSheet(page: Page, field = 'More'): Promise<void> {
  await page.getByRole('link', { name: field, exact: true }).click();
  await expect(sheet(page)).toBeVisible();
}

test('I write "red bank 3 beds under 900" and find exactly that, each part a chip that I can take back', async ({
  page,
}) => {
  await begin(page);
  await page.getByLabel('Find in words').fill('red bank 3 beds under 900');
  await page.keyboard.press('Enter');
  await expect.poll(() => asked(page)).toEqual({ town: 'Red Bank', price: '-900000', beds: '3' });
  await expect(chips(page)).toHaveText(['Remove Red Bank', 'Remove Under $900,000', 'Remove 3+ beds']);
  await expect(page.getByLabel('Find in words')).toHaveValue('');
  await chips(page).filter({ hasText: '3+ beds' }).click();
  await expect.poll(() => asked(page)).toEqual({ town: 'Red Bank', price: '-900000' });
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/properties$/);
  await expect(chips(page)).toHaveCount(0);
});

test('I ask for homes of either of two types, with scripts and without: each is found, and the sheet says so', async ({
  page,
  browser,
}) => {
  await begin(page);
  await page.getByLabel('Find in words').fill('condo or townhouse');
  await page.keyboard.press('Enter');
  await expect.poll(() => asked(page)).toEqual({ type: 'Condo or Townhouse' });
  await expect(chips(page)).toHaveText(['Remove Condo or Townhouse']);
  const count = async (type: string) =>
    (
      (await (
        await page.request.get(`/api/properties?status=active,pending&propertyTypes=${type}`)
      ).json()) as unknown[]
    ).length;
  const each = [await count('Condo'), await count('Townhouse')] as const;
  expect(Math.min(...each)).toBeGreaterThan(0);
  await expect(found(page)).toHaveText(`${each[0] + each[1]} homes`);
  await openSheet(page);
  await expect(sheet(page).getByLabel('Type')).toHaveValue('Condo or Townhouse');

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const theirs = await plain.newPage();
  await theirs.goto(new URL('/properties?words=condo+or+townhouse&type=&text=', page.url()).href);
  await expect(chips(theirs)).toHaveText(['Remove Condo or Townhouse']);
  await expect(theirs.getByLabel('Any type')).toHaveValue('Condo or Townhouse');
  await theirs.getByRole('button', { name: 'Apply' }).click();
  await expect(found(theirs)).toHaveText(`${each[0] + each[1]} homes`);
  await plain.close();
});

test('I ask for six beds and two and a half baths in words: the controls say so, and another choice keeps them', async ({
  page,
}) => {
  await begin(page);
  await page.getByLabel('Find in words').fill('six beds 2.5 baths');
  await page.keyboard.press('Enter');
  const rooms = { beds: '6', baths: '2.5' };
  await expect.poll(() => asked(page)).toEqual(rooms);
  await expect(page.getByLabel('Beds', { exact: true }).locator('option:checked')).toHaveText('6 or more');
  await page.getByLabel('Town', { exact: true }).selectOption('Rumson');
  await expect.poll(() => asked(page)).toEqual({ ...rooms, town: 'Rumson' });
  await openSheet(page);
  await expect(sheet(page).getByRole('radio', { name: '6+' })).toBeChecked();
  await expect(sheet(page).getByRole('radio', { name: '2.5+' })).toBeChecked();
  await sheet(page).getByLabel('Town').selectOption('Red Bank');
  await sheet(page)
    .getByRole('button', { name: /^Show / })
    .click();
  await expect.poll(() => asked(page)).toEqual({ ...rooms, town: 'Red Bank' });
});

test('I write "jersey shore" and see no home in New York, until I take it back or choose a town there', async ({
  page,
}) => {
  await begin(page);
  const words = page.getByLabel('Find in words');
  const elsewhere = page.getByRole('article').filter({ hasText: 'New York' });
  await words.fill('jersey shore');
  await words.press('Enter');
  await expect.poll(() => asked(page)).toEqual({ state: 'NJ' });
  await expect(chips(page)).toHaveText(['Remove New Jersey']);
  await expect(elsewhere).toHaveCount(0);
  await page.getByLabel('Town').selectOption('New York');
  await expect.poll(() => asked(page)).toEqual({ town: 'New York' });
  await expect(chips(page)).toHaveText(['Remove New York']);
  await expect(elsewhere.first()).toBeVisible();
});

test('"cheapest" is an order, which the list and its control follow, and "newest" takes it back', async ({ page }) => {
  await begin(page);
  const words = page.getByLabel('Find in words');
  await words.fill('cheapest condos');
  await page.keyboard.press('Enter');
  await expect.poll(() => asked(page)).toEqual({ type: 'Condo', sort: 'price-low' });
  await expect(page.getByLabel('Order')).toHaveValue('price-low');
  await expect(words).toHaveValue('');
  await words.fill('newest');
  await page.keyboard.press('Enter');
  await expect.poll(() => asked(page)).toEqual({ type: 'Condo' });
  await expect(page.getByLabel('Order')).toHaveValue('');
});

test('a price that I type before I choose Rent is the rent, and one of a link stays as it is', async ({ page }) => {
  await begin(page, '/properties?price=-5400');
  await openSheet(page);
  const highest = sheet(page).getByLabel('Highest price');
  await expect(highest).toHaveValue('$5,400');
  const lowest = sheet(page).getByLabel('Lowest price');
  await lowest.fill('1e99');
  // What is no price stays as it was typed, and shows no homes of every price.
  await page.keyboard.press('Enter');
  await expect(lowest).toBeFocused();
  await expect(lowest).toHaveValue('1e99');
  await expect(lowest).toHaveAccessibleDescription('Write $900,000 or 900k');
  await lowest.fill('-5');
  await page.keyboard.press('Tab');
  await expect(lowest).toHaveValue('-5');
  await expect(lowest).toHaveAttribute('aria-invalid', 'true');
  await lowest.fill('3500');
  await expect(lowest).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  await expect(sheet(page).getByLabel('Lowest price')).toHaveValue('$3,500,000');
  await sheet(page).getByRole('group', { name: 'Sale or rent' }).getByLabel('Rent').check();
  await expect(sheet(page).getByLabel('Lowest price')).toHaveValue('$3,500');
  await expect(highest).toHaveValue('$5,400');
  await sheet(page)
    .getByRole('button', { name: /^Show / })
    .click();
  await expect.poll(() => asked(page)).toEqual({ price: '3500-5400', listing: 'rent' });
});

test('an address of no sense shows the list, not an error', long, async ({ request }) => {
  for (const query of ['after=xyz', 'soldAfter=xyz&status=sold', 'text=%00', 'town=%00', `text=${'x'.repeat(99)}😀`]) {
    const answer = await request.get(`/properties?${query}`);
    expect(answer.status(), query).toBe(200);
    expect(await answer.text(), query).not.toContain('\0');
  }
});

test('a field that has the focus while the sheet still closes keeps it', long, async ({ page }) => {
  await begin(page);
  await openSheet(page);
  const words = page.getByLabel('Find in words');
  await words.evaluate((field) => {
    const closing = new MutationObserver(() => {
      if (document.querySelector('[role="dialog"][data-state="closed"]')) field.focus();
    });
    closing.observe(document.body, { subtree: true, attributeFilter: ['data-state'] });
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The focus of a dialog that is gone is returned by a timer of its own.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(words).toBeFocused();
});

test('words add to what was chosen, and keep the tab', async ({ page }) => {
  await begin(page, '/properties?status=sold&town=Rumson&baths=2');
  await page.getByLabel('Find in words').fill('over 500k');
  // An Enter that is held asks again at once, and must not ask without the words.
  for (let times = 0; times < 3; times++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect.poll(() => asked(page)).toEqual({ status: 'sold', town: 'Rumson', price: '500000-', baths: '2' });
  await expect(page.getByRole('button', { name: 'Sold', pressed: true })).toBeVisible();
  await expect(page.getByLabel('Find in words')).toHaveValue('');
});

test('words that say what is on screen already leave their field, and the town can be left', long, async ({ page }) => {
  await begin(page, '/properties?town=Rumson');
  const words = page.getByLabel('Find in words');
  await words.fill('rumson');
  await page.keyboard.press('Enter');
  await expect(words).toHaveValue('');
  await page.getByLabel('Town').selectOption('Any town');
  await expect.poll(() => asked(page)).toEqual({});
});

test('a choice that I take back while the list’s code is on its way stays taken back', async ({ page }) => {
  const release = await hold(page, '**/find.*.js');
  const isAsked = page.waitForRequest('**/find.*.js');
  await begin(page);
  const town = page.getByLabel('Town');
  await town.selectOption('Rumson');
  await isAsked;
  await town.selectOption('Any town');
  release();
  await atRest(page);
  await expect(town).toHaveValue('');
  await expect(chips(page)).toHaveCount(0);
  expect(asked(page)).toEqual({});
});

test('on a phone the row opens a sheet that counts while I choose, and shows what it counted', async ({ page }) => {
  await page.setViewportSize(phone);
  await begin(page);
  await openSheet(page, 'Beds');
  await expect(sheet(page).getByRole('group', { name: 'Beds' }).getByLabel('Any')).toBeFocused();
  await sheet(page).getByLabel('Town').selectOption('Rumson');
  const button = sheet(page).getByRole('button', { name: /^Show \d+ homes?$/ });
  await expect(button).toBeVisible();
  await sheet(page).getByRole('group', { name: 'Beds' }).getByLabel('2+').check();
  await sheet(page).getByLabel('Highest price').fill('9m');
  await page.keyboard.press('Tab');
  await expect(sheet(page).getByLabel('Highest price')).toHaveValue('$9,000,000');
  const answer = page.waitForResponse((response) => /PropertyTotals/.test(response.request().postData() ?? ''));
  await sheet(page).getByRole('group', { name: 'Sale or rent' }).getByLabel('Sale').check();
  await answer;
  await expect(button).toBeVisible();
  const counted = (await button.textContent())?.replace('Show ', '');
  await button.click();
  await expect(sheet(page)).toBeHidden();
  await expect.poll(() => asked(page)).toEqual({ town: 'Rumson', beds: '2', price: '-9000000', listing: 'sale' });
  await expect(found(page)).toHaveText(counted ?? '');
});

test('the number is that of the last choice, however late an earlier answer comes', async ({ page }) => {
  await begin(page);
  await changeAnswers(page, {
    PropertyTotals: ({ forSale }) => ({ forSale: { ...forSale, totalCount: 41 } }),
  });
  let held: (() => void) | undefined;
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (/PropertyTotals/.test(body) && /Rumson/.test(body))
      await new Promise<void>((resolve) => {
        held = resolve;
      });
    await route.fallback();
  });
  await openSheet(page);
  await sheet(page).getByLabel('Town').selectOption('Rumson');
  await expect.poll(() => typeof held).toBe('function');
  await expect(sheet(page).getByRole('button', { name: 'Show homes' })).toBeVisible();
  await changeAnswers(page, {
    PropertyTotals: ({ forSale }) => ({ forSale: { ...forSale, totalCount: 7 } }),
  });
  await sheet(page).getByLabel('Town').selectOption('Red Bank');
  await expect(sheet(page).getByRole('button', { name: 'Show 7 homes' })).toBeVisible();
  const answer = page.waitForResponse((response) => /Rumson/.test(response.request().postData() ?? ''));
  held?.();
  await (await answer).finished();
  await atRest(page);
  await expect(sheet(page).getByRole('button', { name: 'Show 7 homes' })).toBeVisible();
});

test('a number that is lost costs nothing but itself', long, async ({ page, allowConsole }) => {
  allowConsole(refused);
  await begin(page);
  await page.route('**/graphql', (route) =>
    /PropertyTotals/.test(route.request().postData() ?? '') ? route.abort() : route.fallback(),
  );
  await openSheet(page);
  const lost = page.waitForEvent('requestfailed', (request) => /PropertyTotals/.test(request.postData() ?? ''));
  await sheet(page).getByLabel('Town').selectOption('Rumson');
  await lost;
  await atRest(page);
  await sheet(page).getByRole('button', { name: 'Show homes' }).click();
  await expect.poll(() => asked(page)).toEqual({ town: 'Rumson' });
});

test('Escape, Back and its cross close the sheet, change nothing, and the focus is where it was', async ({ page }) => {
  await begin(page, '/properties?town=Rumson');
  for (const [how, close] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['Back', () => page.evaluate(() => history.back())],
    ['its cross', () => page.getByRole('button', { name: 'Close the filters' }).click()],
  ] as const)
    await test.step(how, async () => {
      await openSheet(page);
      await expect(page.getByRole('main')).toHaveCount(0); // The rest of the page is inert while the sheet is open.
      await sheet(page).getByLabel('Type').focus();
      await close();
      await expect(sheet(page)).toBeHidden();
      await expect(page).toHaveURL(/\/properties\?town=Rumson$/);
      await expect(page.getByRole('link', { name: 'More', exact: true })).toBeFocused();
    });
});

test('Back after the sheet showed homes leads to those before it, not into the sheet', async ({ page }) => {
  await begin(page);
  await openSheet(page);
  await sheet(page).getByLabel('Town').selectOption('Rumson');
  await sheet(page).getByRole('button', { name: /^Show/ }).click();
  await expect.poll(() => asked(page)).toEqual({ town: 'Rumson' });
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/properties$/);
  await expect(sheet(page)).toBeHidden();
  await expect(chips(page)).toHaveCount(0);
  await page.evaluate(() => history.forward());
  await expect(chips(page)).toHaveText(['Remove Rumson']);
});

test('a press on the row before its script came opens the sheet once it is here', async ({ page }) => {
  await page.setViewportSize(phone);
  const release = await hold(page, /\/main\.[0-9a-f]+\.js$/);
  await page.goto('/properties');
  await page.getByRole('link', { name: 'Price', exact: true }).click();
  release();
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page).getByLabel('Highest price')).toBeFocused();
});

test('a sheet whose code is lost says so, and Retry brings it', async ({ page, allowConsole }) => {
  allowConsole(refused);
  await begin(page);
  await page.route(/\/find\.[0-9a-f]+\.js$/, (route) => route.abort());
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await expect(page.getByText('The filters could not be loaded.')).toBeVisible();
  await page.unroute(/\/find\.[0-9a-f]+\.js$/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(sheet(page)).toBeVisible();
});

test('a sheet whose code is late does not open any more after Escape', async ({ page }) => {
  await begin(page, '/properties?town=Rumson');
  const code = /\/find\.[0-9a-f]+\.js$/;
  const release = await hold(page, code);
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await expect(page).toHaveURL(/#find$/);
  await expect(page.locator('[data-coming]').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/properties\?town=Rumson$/);
  const come = page.waitForResponse(code);
  release();
  await come;
  await atRest(page);
  await expect(sheet(page)).toHaveCount(0);
  await openSheet(page);
});

test('Clear takes everything back but the tab and the order', async ({ page }) => {
  await begin(
    page,
    '/properties?status=active&sort=price-low&town=Rumson&beds=2&price=100000-9000000&open=1&text=porch',
  );
  await expect(chips(page)).toHaveCount(5);
  await openSheet(page);
  await sheet(page).getByRole('button', { name: 'Clear' }).click();
  await expect(sheet(page).getByLabel('Town')).toHaveValue('');
  await expect(sheet(page).getByLabel('Lowest price')).toHaveValue('');
  await sheet(page).getByRole('button', { name: /^Show/ }).click();
  await expect.poll(() => asked(page)).toEqual({ status: 'active', sort: 'price-low' });
});

test('nonsense in the address or in words is no error of the page', long, async ({ page }) => {
  for (const query of [
    `text=${'x'.repeat(300)}`,
    `town=${encodeURIComponent('A town that is gone')}&beds=-3&price=--9&baths=many`,
    'price=900000-500000',
    `words=${encodeURIComponent('<script>alert(1)</script>('.repeat(8))}`,
    `words=${'%25_%5C'.repeat(50)}`,
    'min=-5&max=99999999999',
    'open=yes&listing=swap&status=odd&sort=odd',
  ]) {
    expect((await page.goto(`/properties?${query}`))?.status(), query).toBe(200);
    await hydrated(page, 'Properties');
  }
  await begin(page);
  await page.getByLabel('Find in words').fill(`"><img src=x onerror=alert(1)> ${'é'.repeat(180)}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No properties found')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('words that cannot be understood for want of an answer offer a Retry that works', async ({
  page,
  allowConsole,
}) => {
  allowConsole(refused);
  await page.goto('/contact');
  await hydrated(page, 'Get in Touch');
  await page
    .getByRole('banner')
    .evaluate((header) => header.querySelector<HTMLElement>('a[href="/properties"]')?.click());
  await hydrated(page, 'Properties');
  await page.route('**/graphql', (route) => route.abort());
  await page.getByLabel('Find in words').fill('pool');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The properties could not be loaded.')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => asked(page)).toEqual({ text: 'pool' });
});

test('what I write while the towns are on their way stays', long, async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page, 'Get in Touch');
  const release = await hold(page, '**/graphql');
  await page
    .getByRole('banner')
    .evaluate((header) => header.querySelector<HTMLElement>('a[href="/properties"]')?.click());
  await page.getByLabel('Find in words').fill('pool');
  release();
  await expect(page.getByLabel('Town').locator('option')).not.toHaveCount(1);
  await expect(page.getByLabel('Find in words')).toHaveValue('pool');
});

test('where nothing fits I am told what to give up, and how many homes that gives', async ({ page }) => {
  await begin(page, '/properties?town=Rumson&beds=1&price=-100000');
  await expect(page.getByText('No properties found', { exact: true })).toBeVisible();
  const ways = page.getByRole('main').getByRole('link', { name: /^Remove .+ → \d/ });
  await expect(ways).toHaveText([/^Remove Rumson→ \d+ homes$/, /^Remove Under \$100,000→ 1 home$/]);
  const total = (await ways.last().textContent())?.split('→ ')[1];
  await ways.last().click();
  await expect.poll(() => asked(page)).toEqual({ town: 'Rumson', beds: '1' });
  await expect(found(page)).toHaveText(total ?? '');
});

test('a slip of my pen in a town is no dead end: I am asked whether I meant it, with what else I wrote', async ({
  page,
}) => {
  await begin(page);
  await page.getByLabel('Find in words').fill('2 bedroms in Red Bnak');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No properties found', { exact: true })).toBeVisible();
  const meant = page.getByRole('main').getByRole('link', { name: /^Did you mean Red Bank\? → \d+ homes?$/ });
  const total = (await meant.textContent())?.split('→ ')[1];
  await meant.click();
  await expect.poll(() => asked(page)).toEqual({ town: 'Red Bank', beds: '2' });
  await expect(found(page)).toHaveText(total ?? '');
});

test('a card has its own way to a showing, by finger and by key, and still leads to its page', async ({ page }) => {
  await begin(page);
  const card = page.getByRole('article').first();
  const address = (await card.getByRole('heading').textContent()) ?? '';
  const ask = card.getByRole('button', { name: `Schedule a Showing of ${address}` });
  expect((await ask.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const dialog = page.getByRole('dialog');
  await ask.click();
  await expect(dialog).toContainText(address);
  await expect(page).toHaveURL(/\/properties$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(address);
  await page.keyboard.press('Escape');
  await card.locator('img, svg').first().click({ force: true });
  await expect(page).toHaveURL(/\/properties\/[0-9a-f-]{36}$/);
});

test('a sold row leads to the home’s own page, too', long, async ({ page }) => {
  await begin(page, '/properties?status=sold&sort=price-high');
  const row = page.getByRole('table').getByRole('row').nth(1);
  await row.getByRole('link', { name: /^Details of / }).click();
  await expect(page).toHaveURL(/\/properties\/[0-9a-f-]{36}$/);
});

test('while I write, what reads my words comes, and nothing is asked', async ({ page }) => {
  await page.setViewportSize(phone);
  await begin(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const hasCome = watchLine(page);
  await page.getByLabel('Find in words').focus();
  await expect.poll(() => asked.filter((path) => /\/(find|apollo)\.\w+\.js$/.test(path))).toHaveLength(2);
  await hasCome();
  const before = asked.length;
  await page.getByLabel('Find in words').fill('rumson');
  await page.keyboard.press('Enter');
  await expect(chips(page)).toHaveCount(1);
  await hasCome();
  // Only the homes and the code that moves their cards were loaded.
  expect(asked.slice(before).filter((path) => !/graphql|motion|attached_assets/.test(path))).toEqual([]);
  expect(asked.slice(0, before)).not.toContain('/graphql');
});

for (const viewport of [phone, { width: 1280, height: 900 }]) {
  test(
    `nothing jumps at ${viewport.width} px while I filter on a slow line`,
    walkAt(viewport.width),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await begin(page);
      const before = await shiftOf(page, 'unasked');
      await page.route('**/graphql', async (route) => {
        // Browsers do not count shifts within half a second after a click. The answer comes later than that.
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
      const hasCome = watchLine(page);
      // The code that reads the words is loaded on focus, sooner than anybody can type a word.
      await page.getByLabel('Find in words').focus();
      await hasCome();
      for (const [index, words] of ['rumson', '2 beds', 'under 5m'].entries()) {
        await page.getByLabel('Find in words').fill(words);
        await page.keyboard.press('Enter');
        await expect(chips(page)).toHaveCount(index + 1);
        await hasCome();
      }
      await chips(page).first().click();
      await expect(chips(page)).toHaveCount(2);
      await hasCome();
      await page.getByRole('link', { name: 'Clear all' }).click();
      await expect(chips(page)).toHaveCount(0);
      await hasCome();
      await drawn(page);
      expect((await shiftOf(page, 'unasked')) - before).toBeLessThan(0.001);
    },
  );
}

test('the row stands under the header, however far I go, at 360 and at 1280 px', async ({ page }) => {
  await page.setViewportSize(phone);
  await begin(page);
  for (const viewport of [phone, { width: 1280, height: 900 }]) {
    await page.setViewportSize(viewport);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    const box = await page.getByRole('link', { name: 'More', exact: true }).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(72);
    expect(box?.y).toBeLessThan(100);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 1280]) {
    test(`words and every filter are a form at ${width} px, too`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/properties?status=active');
      await page.getByLabel('Find in words').fill('rumson under 9m');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Active Listings', pressed: true })).toBeVisible();
      await expect(chips(page)).toHaveText(['Remove Rumson', 'Remove Under $9,000,000']);
      for (const label of ['Lowest price', 'Highest price', 'Words in the description']) {
        const room = (await page.getByLabel(label).boundingBox())?.width;
        expect(room, `${label}, which says so itself, has room for that`).toBeGreaterThan(label.length * 8 + 24);
      }
      await page.getByLabel('Lowest price').fill('300 bucks');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.locator('#find p')).toHaveText('“300 bucks” is no price. Write $900,000 or 900k.');
      await expect(page.getByLabel('Lowest price')).toHaveValue('300 bucks');
      await page.getByLabel('Any baths').selectOption('2');
      await page.getByLabel('Lowest price').fill('300k');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(chips(page)).toHaveText(['Remove Rumson', 'Remove Over $300,000', 'Remove 2+ baths']);
      await chips(page).filter({ hasText: 'Rumson' }).click();
      await page.getByLabel('Town').selectOption('Red Bank');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(chips(page)).toHaveText(['Remove Red Bank', 'Remove Over $300,000', 'Remove 2+ baths']);
    });
  }
});

test('with the keyboard I take filters away one after the other, and then stand in the field', async ({ page }) => {
  await page.goto('/properties?town=Rumson&listing=sale&beds=2');
  await hydrated(page, 'Properties');
  await chips(page).nth(1).focus();
  await page.keyboard.down('Enter');
  // It is still held.
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(chips(page)).toHaveText(['Remove Rumson', 'Remove For sale']);
  await expect(chips(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chips(page)).toHaveText(['Remove Rumson']);
  await expect(chips(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chips(page)).toHaveCount(0);
  await expect(page.getByLabel('Find in words')).toBeFocused();
});
