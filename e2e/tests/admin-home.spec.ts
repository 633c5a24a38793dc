/** The agent edits a home: drafts are kept, put live, compared with changes from another device, and never lost. */

import type { Page } from '@playwright/test';
import { admin, expect, long, test, walkAt } from '../support/test.ts';
import { holdOperation } from './hold.ts';
import { hasNoSidewaysScroll } from './long-words.ts';
import { atRest } from './settled.ts';
import { expectSound } from './sound.ts';

test.use({ siteName: 'admin-home' });

const refused = /Failed to load resource: the server responded with a status of 401/;
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const putLive = (page: Page) => page.getByRole('button', { name: 'Put live' }).filter({ visible: true });

async function open(page: Page, address: string): Promise<void> {
  await page.goto('/admin/homes');
  await page.getByRole('link', { name: address, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: address })).toBeVisible();
  await expect(field(page, 'Address')).toHaveValue(address);
}

/** Fills in what a new home must have. */
async function describeNew(page: Page, address: string, price: string): Promise<void> {
  const texts = { Address: address, Town: 'Rumson', 'ZIP code': '07760', Price: price };
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
}

for (const width of [1280, 360]) {
  test(
    `at ${width} px I change a price and a description, and visitors read them once I put them live`,
    walkAt(width),
    async ({ page, authenticate }) => {
      await page.setViewportSize({ width, height: 780 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await authenticate();
      const address = width === 1280 ? '63 First Avenue' : '112 Front Street';
      await open(page, address);
      await expect(putLive(page)).toHaveAttribute('aria-disabled', 'true');
      await field(page, 'Price').fill(`${width}k`);
      await field(page, 'Description').fill(`Perfect for a family: ${width} lilies.`);
      await expect(page.getByText(/^Live now: \$/)).toBeVisible();
      await expect(page.getByText(/Kept on this device, /).filter({ visible: true })).toBeVisible();
      await expect(
        page.getByText('“Family”, “perfect for a” says who should live here', { exact: false }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Leave it' }).click();
      await expect(page.getByText('says who should live here', { exact: false })).toHaveCount(0);
      await expectSound(page);
      await hasNoSidewaysScroll(page);

      await putLive(page).click();
      await expect(page.getByText(`${address} is live as you see it`)).toBeVisible();
      await expect(field(page, 'Price')).toHaveValue(`$${width},000`.replace('$1280', '$1,280'));
      const id = page.url().split('/').at(-1);
      const live = async () => (await page.request.get(`/api/properties/${id}`)).json();
      expect(await live()).toMatchObject({ description: `Perfect for a family: ${width} lilies.` });

      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(field(page, 'Description')).not.toHaveValue(/lilies/);
      await expect.poll(async () => (await live()).description).not.toContain('lilies');
    },
  );
}

test('a wrong field is named where it stands, and nothing goes live', async ({ page, authenticate }) => {
  await authenticate();
  await open(page, '88 Broad Street, Unit 4A');
  await field(page, 'ZIP code').fill('?');
  await putLive(page).click();
  await expect(page.getByText('Enter a valid ZIP code')).toBeVisible();
  await expect(field(page, 'ZIP code')).toBeFocused();
});

test('what I typed survives a closed tab, is offered again, and can be thrown away', async ({
  page,
  authenticate,
  context,
}) => {
  await authenticate();
  await open(page, '9 Bay Avenue, Unit 3B');
  const address = page.url();
  await field(page, 'Bedrooms').fill('7');
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await next.goto(address);
  await expect(next.getByText('What you typed is back')).toBeVisible();
  await expect(field(next, 'Bedrooms')).toHaveValue('7');
  await next.getByRole('link', { name: 'Homes' }).filter({ visible: true }).first().click();
  const ask = next.getByRole('dialog', { name: 'Leave without putting it live?' });
  await ask.getByRole('button', { name: 'Stay here' }).click();
  await expect(field(next, 'Bedrooms')).toHaveValue('7');
  await next.getByRole('button', { name: 'Throw it away' }).click();
  await expect(field(next, 'Bedrooms')).not.toHaveValue('7');
  await next.reload();
  await expect(field(next, 'Bedrooms')).toBeVisible();
  await expect(next.getByText('What you typed is back')).toHaveCount(0);
});

test('a press on a link while a home goes live asks, and is followed once nothing is left to ask about', async ({
  page,
  authenticate,
}) => {
  await authenticate();
  await open(page, '9 Bay Avenue, Unit 3B');
  await field(page, 'Heating').fill('Gas, forced air');
  const letThrough = await holdOperation(page, 'SaveHome');
  await putLive(page).click();
  await page.getByRole('link', { name: 'Homes' }).filter({ visible: true }).first().click();
  const ask = page.getByRole('dialog', { name: 'Leave without putting it live?' });
  await expect(ask).toBeVisible();
  letThrough();
  await expect(ask).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/homes$/);
  await expect(page.getByText('9 Bay Avenue, Unit 3B is live as you see it')).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Heating')).toHaveValue('Gas, forced air');
});

test('my session ends while I type: I sign in over the work, and it goes live', async ({
  page,
  authenticate,
  allowConsole,
}) => {
  allowConsole(refused);
  await authenticate();
  await open(page, '350 Ocean Boulevard, Unit 512');
  await field(page, 'Lot').fill('Deep water');
  await page.context().clearCookies();
  // A query of the page may already have opened the log-in, which then covers the button and hides it from readers.
  const covered = page.getByRole('button', { name: 'Put live', includeHidden: true }).filter({ visible: true });
  await covered.dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Username').fill(admin.username);
  await dialog.getByLabel('Password').fill(admin.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('350 Ocean Boulevard, Unit 512 is live as you see it')).toBeVisible();
  await expect(field(page, 'Lot')).toHaveValue('Deep water');
});

test('the line is gone: I am told, what I typed is kept, and the next press puts it live', async ({
  page,
  authenticate,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|net::ERR/);
  await authenticate();
  await open(page, '27 Leonard Avenue');
  await field(page, 'Year built').fill('1899');
  await page.route('**/graphql', (route) => route.abort());
  await putLive(page).click();
  await expect(page.getByText('What you typed is kept.', { exact: false }).first()).toBeVisible();
  await page.unroute('**/graphql');
  await putLive(page).click();
  await expect(page.getByText('27 Leonard Avenue is live as you see it')).toBeVisible();
});

for (const width of [1280, 360]) {
  test(
    `at ${width} px two devices meet on one home: I see field by field what differs, and choose`,
    walkAt(width),
    async ({ page, authenticate, context }) => {
      await page.setViewportSize({ width, height: 780 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await authenticate();
      const address = width === 1280 ? '205 Fair Haven Road' : '8 Telegraph Hill Road';
      await open(page, address);
      const other = await context.newPage();
      await other.goto(page.url());
      await expect(field(other, 'Price')).toBeVisible();

      await field(page, 'Price').fill('$1,111,000');
      await field(page, 'Bedrooms').fill('9');
      await other.evaluate(() => localStorage.clear());
      await field(other, 'Price').fill('$2,222,000');
      await field(other, 'Bedrooms').fill('8');
      await field(other, 'Lot').fill('Two acres');
      await putLive(other).click();
      await expect(other.getByText(`${address} is live as you see it`)).toBeVisible();
      await other.close();

      await putLive(page).click();
      const dialog = page.getByRole('dialog', { name: 'Changed on another device' });
      await expect(dialog).toContainText('2 fields differ');
      await expectSound(page);
      await dialog.getByRole('group', { name: 'Bedrooms' }).getByRole('radio', { name: 'There: 8' }).check();
      await dialog.getByRole('button', { name: 'Keep these choices' }).click();
      await expect(page.getByText(`${address} is live as you see it`)).toBeVisible();
      await expect(field(page, 'Price')).toHaveValue('$1,111,000');
      await expect(field(page, 'Bedrooms')).toHaveValue('8');
      await expect(field(page, 'Lot')).toHaveValue('Two acres');
    },
  );
}

test('changes to different fields meet without a question', long, async ({ page, authenticate, context }) => {
  await authenticate();
  await open(page, '31 Riverdale Avenue');
  await field(page, 'Bathrooms').fill('6');
  const id = page.url().split('/').at(-1);
  const headers = { origin: new URL(page.url()).origin };
  await context.request.put(`/api/admin/properties/${id}`, { data: { lotSize: 'A point' }, headers });
  await putLive(page).click();
  await expect(page.getByText('31 Riverdale Avenue is live as you see it')).toBeVisible();
  await expect(field(page, 'Bathrooms')).toHaveValue('6');
  await expect(field(page, 'Lot')).toHaveValue('A point');
});

test('Undo takes back what I put live, and leaves what was changed of another field meanwhile', async ({
  page,
  authenticate,
  context,
}) => {
  await authenticate();
  await open(page, '31 Riverdale Avenue');
  const before = await field(page, 'Parking').inputValue();
  await field(page, 'Parking').fill('A boathouse');
  await putLive(page).click();
  await expect(page.getByText('31 Riverdale Avenue is live as you see it')).toBeVisible();
  const id = page.url().split('/').at(-1);
  const headers = { origin: new URL(page.url()).origin };
  await context.request.put(`/api/admin/properties/${id}`, { data: { heating: 'By driftwood' }, headers });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Parking')).toHaveValue(before);
  await expect(field(page, 'Heating')).toHaveValue('By driftwood');
});

test('what I typed on before Undo is no other device’s change', async ({ page, authenticate }) => {
  await authenticate();
  await open(page, '31 Riverdale Avenue');
  await field(page, 'Cooling').fill('A fan');
  await putLive(page).click();
  await expect(page.getByText('31 Riverdale Avenue is live as you see it')).toBeVisible();
  await field(page, 'Cooling').fill('Two fans');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Live now: (?!A fan)/)).toBeVisible();
  await putLive(page).click();
  await expect(page.getByText('31 Riverdale Avenue is live as you see it')).toBeVisible();
  await expect(field(page, 'Cooling')).toHaveValue('Two fans');
});

test('a home is pending, sold and put away from its own page, and comes back with Undo', async ({
  page,
  authenticate,
}) => {
  await authenticate();
  await open(page, '604 Seventh Avenue');
  const status = page.getByRole('group', { name: 'Status' });
  await status.getByRole('button', { name: 'Pending' }).click();
  await expect(page.getByText('604 Seventh Avenue is pending now')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(status.getByRole('button', { name: 'Active' })).toHaveAttribute('aria-pressed', 'true');
  await status.getByRole('button', { name: 'Sold' }).click();
  await page.getByRole('dialog').getByLabel('Sold date').fill('2026-05-01');
  await page.getByRole('dialog').getByLabel('Represented').selectOption('Buyer');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sold' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Sold date')).toHaveValue('2026-05-01');
  await status.getByRole('button', { name: 'Active' }).click();
  await expect(page.getByLabel('Sold date')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Sold date')).toHaveValue('2026-05-01');
  await expect(page.getByLabel('Represented')).toHaveValue('Buyer');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('In the archive: visitors do not see it.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(status.getByRole('button', { name: 'Sold' })).toHaveAttribute('aria-pressed', 'true');
});

test(
  'a sale is shown as soon as it is made, however long the home takes to come anew',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    await open(page, '350 Ocean Boulevard, Unit 512');
    const letThrough = await holdOperation(page, 'AgentHome');
    const status = page.getByRole('group', { name: 'Status' });
    await status.getByRole('button', { name: 'Sold' }).click();
    await page.getByRole('dialog').getByLabel('Sold date').fill('2026-05-02');
    await page.getByRole('dialog').getByLabel('Represented').selectOption('Seller');
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as sold' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(status.getByRole('button', { name: 'Sold' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByLabel('Sold date')).toHaveValue('2026-05-02');
    letThrough();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(status.getByRole('button', { name: 'Active' })).toHaveAttribute('aria-pressed', 'true');
  },
);

test(
  'of two changes that follow each other only the last offers Undo, whichever answer comes first',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    await open(page, '350 Ocean Boulevard, Unit 512');
    const status = page.getByRole('group', { name: 'Status' });
    const letFirst = await holdOperation(page, 'ChangeHome', ({ input }) => JSON.stringify(input).includes('pending'));
    const letSecond = await holdOperation(page, 'ArchiveHome');
    await status.getByRole('button', { name: 'Pending' }).click();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Archive' }).click();
    const second = page.waitForRequest((request) => request.postDataJSON()?.operationName === 'ArchiveHome');
    letFirst();
    await second;
    await atRest(page);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    letSecond();
    await expect(page.getByText('350 Ocean Boulevard, Unit 512 is archived')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(status.getByRole('button', { name: 'Pending' })).toHaveAttribute('aria-pressed', 'true');
    await status.getByRole('button', { name: 'Active' }).click();
    await expect(page.getByText('350 Ocean Boulevard, Unit 512 is active now')).toBeVisible();
  },
);

test('an answer from before a press does not take back what the press showed', async ({ page, authenticate }) => {
  await authenticate();
  await open(page, '350 Ocean Boulevard, Unit 512');
  const status = page.getByRole('group', { name: 'Status' });
  const isPressed = (name: string) =>
    expect(status.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  const answered = Promise.withResolvers<void>();
  const moved = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName === 'AgentHome') {
      const response = await route.fetch();
      await answered.promise;
      return route.fulfill({ response });
    }
    return route.continue();
  });
  await status.getByRole('button', { name: 'Pending' }).click();
  await expect(page.getByText('350 Ocean Boulevard, Unit 512 is pending now')).toBeVisible();
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName === 'ChangeHome') await moved.promise;
    return route.fallback();
  });
  const old = page.waitForResponse((response) => response.request().postDataJSON()?.operationName === 'AgentHome');
  await page.getByRole('button', { name: 'Undo' }).click();
  await isPressed('Active');
  answered.resolve();
  await (await old).finished();
  await atRest(page);
  await isPressed('Active');
  moved.resolve();
  await isPressed('Active');
});

test('only from the archive, and only after a question, a home is deleted for good', async ({ page, authenticate }) => {
  await authenticate();
  await open(page, '41 Sycamore Avenue');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('In the archive: visitors do not see it.')).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 41 Sycamore Avenue?' });
  await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.places?.length)).toBe(1);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More' })).toBeFocused();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => page.evaluate(() => history.state?.places?.length)).toBe(1);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(/\/admin\/homes$/);
  await expect(page.getByText('41 Sycamore Avenue is deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0, { timeout: 1000 });
  await expect(page.getByRole('link', { name: '41 Sycamore Avenue' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/homes$/);
});

test(
  'Back to the page of a home that I have deleted says that I did, to me alone',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    await page.goto('/admin/homes/new');
    await describeNew(page, '6 Deleted Way', '1m');
    await page.getByRole('button', { name: 'Keep as draft' }).filter({ visible: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '6 Deleted Way' })).toBeVisible();
    // The page stands twice in the history.
    const link = page.url();
    await page.getByRole('link', { name: 'Today' }).first().click();
    await expect(page).toHaveURL(/\/admin\/today$/);
    await page.getByRole('link', { name: 'Homes' }).first().click();
    await page.getByRole('link', { name: '6 Deleted Way' }).click();
    await expect(page).toHaveURL(link);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByText('In the archive: visitors do not see it.')).toBeVisible();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('6 Deleted Way is deleted', { exact: true })).toBeVisible();
    for (const path of [/homes$/, /today$/]) {
      await page.goBack();
      await expect(page).toHaveURL(path);
    }
    await page.goBack();
    await expect(page).toHaveURL(link);
    await expect(page.getByText('You have deleted 6 Deleted Way.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    // Somebody else takes the device.
    await page.getByRole('link', { name: 'Today' }).first().click();
    await page.getByRole('button', { name: 'Log out' }).first().click();
    await page.waitForURL('**/admin/login');
    await authenticate();
    await page.goBack();
    await expect(page).toHaveURL(link);
    await expect(page.getByText('There is no such home.')).toBeVisible();
  },
);

test(
  'what went live is taken back by the press after one whose answer was lost, and so is a new home',
  long,
  async ({ page, authenticate, allowConsole }) => {
    allowConsole(/net::ERR_FAILED/);
    await authenticate();
    await page.goto('/admin/homes/new');
    await describeNew(page, '7 Undone Way', '1m');
    await putLive(page).click();
    const offer = page.getByRole('group', { name: 'What was just done' });
    const takeBack = offer.getByRole('button', { name: 'Undo' });
    await expect(offer).toContainText('is on the site');
    const weather = new Map([
      ['ArchiveHome', ['no line']],
      ['SaveHome', ['lose the answer']],
    ]);
    let isBad = false;
    await page.route('**/graphql', async (route) => {
      const how = isBad && weather.get(route.request().postDataJSON().operationName)?.shift();
      if (!how) return route.fallback();
      if (how === 'lose the answer') await route.fetch();
      await route.abort();
    });
    await field(page, 'Price').fill('$1,100,000');
    await putLive(page).click();
    await expect(offer).toContainText('is live as you see it');
    isBad = true;
    await takeBack.click();
    await expect(offer).toContainText('Not taken back: The gateway did not answer.');
    await takeBack.click();
    await expect(offer).toHaveCount(0);
    await expect(page.getByText('It was changed again meanwhile.')).toHaveCount(0);
    await expect(field(page, 'Price')).toHaveValue('$1,000,000');

    await page.goto('/admin/homes/new');
    await describeNew(page, '8 Undone Way', '1m');
    await putLive(page).click();
    await expect(offer).toContainText('is on the site');
    await takeBack.click();
    await expect(offer).toContainText('Not taken back: The gateway did not answer.');
    await takeBack.click();
    await expect(offer).toHaveCount(0);
    await expect(page.getByText('In the archive: visitors do not see it.')).toBeVisible();
  },
);

test('what is wrong at a field that is not shown any more is told', long, async ({ page, authenticate }) => {
  await authenticate();
  await page.goto('/admin/homes/new');
  await describeNew(page, '11 Tern Court', '1.2m');
  await page.getByLabel('Offered', { exact: true }).selectOption('rent');
  await field(page, 'Fees of the rental').fill('a'.repeat(201));
  await page.getByLabel('Offered', { exact: true }).selectOption('sale');
  await expect(field(page, 'Fees of the rental')).toHaveCount(0);
  await page.getByRole('button', { name: 'Put live' }).filter({ visible: true }).click();
  await expect(page.getByText(/^Fees of the rental: /)).toBeVisible();
  await expect(field(page, 'Address')).toHaveValue('11 Tern Court');
});

test('I make a home ready, look at it as visitors will, and put it on the site when I am ready', async ({
  page,
  context,
  authenticate,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await authenticate();
  await page.goto('/admin/homes/new');
  await describeNew(page, '9 Tern Court', '1.2m');
  await page.getByRole('button', { name: 'Keep as draft' }).filter({ visible: true }).click();
  await expect(page.getByText('Not on the site yet: visitors do not see it.')).toBeVisible();
  const address = page.url().split('/').at(-1);
  expect((await page.request.get(`/properties/${address}`)).status()).toBe(404);

  await field(page, 'Price').fill('1.3m');
  await page.getByRole('button', { name: 'More' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByText('$1,300,000')).toBeVisible();
  await expect(preview.getByText('Preview: this is not live.', { exact: false })).toBeVisible();
  await preview.close();

  await page.getByRole('button', { name: 'At a time' }).click();
  await page.getByLabel('Goes live, New York time').fill('2020-01-01T09:00');
  await page.getByRole('button', { name: 'Go live then' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Choose a time that is still to come' })).toBeVisible();
  const soon = `${new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)}T09:00`;
  await page.getByLabel('Goes live, New York time').fill(soon);
  await page.getByRole('button', { name: 'Go live then' }).click();
  await expect(page.getByText(/^Goes live by itself .*9:00 AM, New York time\.$/)).toBeVisible();
  await expectSound(page);
  await hasNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Put it on the site' }).click();
  await expect(page.getByRole('group', { name: 'Status' })).toBeVisible();
  // Another gateway learns of the change within a second.
  await expect.poll(async () => (await page.request.get(`/properties/${address}`)).status()).toBe(200);
});

test(
  'what I type while a change goes live is not lost, and goes live with the next press',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    await open(page, '22 Surf Street');
    const letThrough = await holdOperation(page, 'SaveHome');
    await field(page, 'Parking').fill('One');
    await putLive(page).click();
    await expect(page.getByRole('button', { name: 'Putting live…' }).filter({ visible: true })).toBeVisible();
    await field(page, 'Heating').fill('Gas, hot water');
    await field(page, 'Parking').fill('One, in the drive');
    letThrough();
    await expect(page.getByText('22 Surf Street is live as you see it')).toBeVisible();
    await expect(field(page, 'Heating')).toHaveValue('Gas, hot water');
    await expect(field(page, 'Parking')).toHaveValue('One, in the drive');
    await page.reload();
    await expect(page.getByText('What you typed is back')).toBeVisible();
    await expect(page.getByText('Live now: One', { exact: true })).toBeVisible();
    await putLive(page).click();
    await expect(page.getByText('22 Surf Street is live as you see it')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Heating')).toHaveValue('Gas, hot water');
    await expect(field(page, 'Parking')).toHaveValue('One, in the drive');
  },
);

test('what I typed of a home in two tabs is kept of both, and putting one live leaves the other’s', async ({
  page,
  authenticate,
  context,
}) => {
  await authenticate();
  await open(page, '48 Portland Road');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(field(other, 'Address')).toHaveValue('48 Portland Road');
  await field(page, 'Cooling').fill('Central, two zones');
  await field(other, 'Parking').fill('Two, in the drive');
  await field(other, 'Heating').fill('Gas');
  await putLive(other).click();
  await expect(other.getByText('48 Portland Road is live as you see it')).toBeVisible();
  await other.close();
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await next.goto('/admin/homes');
  await next.getByRole('link', { name: '48 Portland Road', exact: true }).click();
  await expect(next.getByText('What you typed is back')).toBeVisible();
  await expect(field(next, 'Cooling')).toHaveValue('Central, two zones');
  await expect(field(next, 'Parking')).toHaveValue('Two, in the drive');
});

test(
  'a home that another tab deletes while I type leaves my words where I can copy them, and says so',
  long,
  async ({ page, authenticate, context }) => {
    await authenticate();
    await page.goto('/admin/homes/new');
    await describeNew(page, '5 Gone Way', '1m');
    await page.getByRole('button', { name: 'Keep as draft' }).filter({ visible: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '5 Gone Way' })).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await field(page, 'Description').fill('Wisteria on the porch.');
    await other.getByRole('button', { name: 'More' }).click();
    await other.getByRole('button', { name: 'Archive' }).click();
    await expect(other.getByText('In the archive: visitors do not see it.')).toBeVisible();
    await other.getByRole('button', { name: 'More' }).click();
    await other.getByRole('button', { name: 'Delete' }).click();
    await other.getByRole('button', { name: 'Delete for good' }).click();
    await expect(other).toHaveURL(/\/admin\/homes$/);
    await other.close();

    await page
      .getByRole('button', { name: /^(Save|Put live)$/ })
      .filter({ visible: true })
      .click();
    const notice = page.getByRole('alert').filter({ hasText: 'This home was deleted elsewhere' });
    await expect(notice).toContainText('copy what you need');
    await expect(field(page, 'Description')).toHaveValue('Wisteria on the porch.');
    await expect(page.getByText(/Kept on this device/)).toHaveCount(0);
    await page.getByRole('link', { name: 'Today' }).first().click();
    const asked = page.getByRole('dialog', { name: 'Leave what you typed?' });
    await expect(asked).toContainText('not be offered again');
    await asked.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/admin\/today$/);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('home-draft:')))).toEqual(
      [],
    );
    await expect(page.getByText('is not live as you left it', { exact: false })).toHaveCount(0);
  },
);

test(
  'a new home that I add in one tab leaves the one that I began in another',
  long,
  async ({ page, authenticate, context }) => {
    await authenticate();
    await page.goto('/admin/homes/new');
    const other = await context.newPage();
    await other.goto('/admin/homes/new');
    await describeNew(other, '3 Plover Way', '1m');
    await field(page, 'Address').fill('4 Sandpiper Way');
    await other.getByRole('button', { name: 'Keep as draft' }).filter({ visible: true }).click();
    await expect(other.getByText('3 Plover Way is kept', { exact: true })).toBeVisible();
    await other.close();
    await page.close({ runBeforeUnload: false });

    const next = await context.newPage();
    await next.goto('/admin/homes/new');
    await expect(field(next, 'Address')).toHaveValue('4 Sandpiper Way');
  },
);
