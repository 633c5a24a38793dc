/** The gateway did what it was told, but its answer was lost. The agent, who cannot know, presses again. */

import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { admin, expect, long, test } from '../support/test.ts';
import { loseAnswer } from './answers.ts';
import { sendLead } from './send-lead.ts';

test.use({ siteName: 'sent-twice', viewport: { width: 360, height: 740 } });
test.beforeEach(({ allowConsole }) => allowConsole(/Failed to load resource: net::ERR/));

// A small one, whose sizes are made within a second.
const photo = fileURLToPath(new URL('../../shell/src/pictures/generated/moving-cover-360.jpg', import.meta.url));

const lost = (page: Page) => page.getByText('The gateway did not answer.', { exact: false }).first();

const lostLine = (page: Page) => page.getByText('This needs a line, and there is none.', { exact: false }).first();

const addresses = async (page: Page) =>
  ((await (await page.request.get('/api/properties')).json()) as { address: string }[]).map(({ address }) => address);

test('a home whose answer was lost is added once, also after the page was loaded anew', async ({
  page,
  authenticate,
}) => {
  await authenticate();
  await page.goto('/admin/homes/new');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Address').fill('9 Lost Road');
  await field('Town').fill('Rumson');
  await field('ZIP code').fill('07760');
  await field('Price').fill('1.2M');
  await loseAnswer(page, 'AddHome');
  const put = page.getByRole('button', { name: 'Put live' });
  await put.click();
  await expect(lost(page)).toBeVisible();
  await page.reload();
  await expect(field('Address')).toHaveValue('9 Lost Road');
  await put.click();
  await expect(page.getByText('9 Lost Road is on the site')).toBeVisible();
  expect((await addresses(page)).filter((address) => address === '9 Lost Road')).toHaveLength(1);
});

test('a property that is added on the dashboard is added once; in other words it is told of first', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.getByRole('button', { name: 'Add property' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add property' });
  await dialog.getByLabel('Address').fill('10 Lost Road');
  await dialog.getByLabel('City').fill('Rumson');
  await dialog.getByLabel('ZIP code').fill('07760');
  await dialog.getByLabel('Price').fill('1.2M');
  await loseAnswer(page, 'CreateProperty');
  const add = dialog.getByRole('button', { name: 'Add property' });
  await add.click();
  await expect(lost(page)).toBeVisible();
  await dialog.getByLabel('Price').fill('1.3M');
  await add.click();
  await expect(page.getByText('It was added already, in other words.', { exact: false }).first()).toBeVisible();
  await dialog.getByLabel('Price').fill('1.2M');
  await page.unrouteAll();
  await dialog.getByLabel('Address').fill('11 Lost Road');
  // A photo that is already uploaded is not uploaded again: with another file name it would be another home.
  await dialog.getByLabel('Photos').setInputFiles(photo);
  await loseAnswer(page, 'CreateProperty');
  await add.click();
  await expect(add).toBeEnabled();
  await add.click();
  await expect(dialog).toBeHidden();
  expect((await addresses(page)).filter((address) => / Lost Road$/.test(address)).toSorted()).toEqual([
    '10 Lost Road',
    '11 Lost Road',
    '9 Lost Road',
  ]);
});

test('words of a client are added once', long, async ({ page, authenticate }) => {
  await authenticate();
  await page.goto('/admin/testimonials');
  await page.getByRole('button', { name: 'Add a testimonial' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Their words').fill('Fine work.');
  await dialog.getByLabel('Name').fill('Lost Once');
  await dialog.getByLabel('What for').fill('Bought in Rumson');
  await dialog.getByLabel('Date').fill('2026-11-01');
  await loseAnswer(page, 'CreateTestimonial');
  const save = dialog.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(lost(page)).toBeVisible();
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(lost(page)).toBeHidden({ timeout: 1000 });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Delete the words of Lost Once' })).toHaveCount(1);
});

/** Opens a letter to `name`, writes the words, and keeps them as a reply, whose answer is lost. Returns the letter and its button. */
async function keepInVain(page: Page, id: string, name: string, words: string, title: string) {
  await page.goto(`/admin/leads/contact/${id}`);
  await page.getByRole('button', { name: `Mail ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Message').fill(words);
  await dialog.getByRole('button', { name: 'Keep as a reply' }).click();
  await dialog.getByLabel('Keep these words as').fill(title);
  await loseAnswer(page, 'CreateSavedReply');
  const keep = dialog.getByRole('button', { name: 'Keep', exact: true });
  await keep.click();
  await expect(lost(page)).toBeVisible();
  return { dialog, keep };
}

test('a reply is kept once', async ({ page, authenticate, site }) => {
  const id = await sendLead(site, { name: 'J. Ellis', email: 'ellis@lost.example' });
  await authenticate();
  const { dialog, keep } = await keepInVain(page, id, 'J. Ellis', 'Dear J. Ellis, it is.', 'Heated');
  await keep.click();
  await expect(keep).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Heated', exact: true })).toHaveCount(1);
});

test('a reply whose words I changed after its answer was lost is one, and what I remove can be put back', async ({
  page,
  signIn,
  site,
}) => {
  const id = await sendLead(site, { name: 'K. Ortiz', email: 'ortiz@lost.example' });
  await signIn();
  const { dialog, keep } = await keepInVain(page, id, 'K. Ortiz', 'Parking is behind the house.', 'Parking');
  const message = dialog.getByLabel('Message');
  await message.fill('Parking is before the house.');
  await keep.click();
  await expect(keep).toBeHidden();
  const reply = dialog.getByRole('button', { name: 'Parking', exact: true });
  await expect(reply).toHaveCount(1);

  await reply.click();
  await dialog.getByRole('button', { name: 'Remove “Parking”' }).click();
  await expect(reply).toHaveCount(0);
  const putBack = dialog.getByRole('button', { name: 'Put “Parking” back' });
  await page.context().setOffline(true);
  await putBack.click();
  await expect(lostLine(page)).toBeVisible();
  await page.context().setOffline(false);
  await putBack.click();
  await expect(reply).toHaveCount(1);
  await expect(putBack).toHaveCount(0);
  await message.fill('');
  await reply.click();
  await expect(message).toHaveValue('Parking is before the house.');

  await dialog.getByRole('button', { name: 'Remove “Parking”' }).click();
  await expect(reply).toHaveCount(0);
  // Meanwhile another tab keeps other words under its title.
  const other = { title: 'parking', body: 'Parking is free.' };
  await page.request.post('/api/admin/saved-replies', { data: other, headers: { origin: site.origin } });
  await putBack.click();
  await expect(putBack).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: /^parking$/i })).toHaveText(['parking']);
});

test('a password that was changed although its answer was lost is not asked for in vain', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/admin/account');
  const next = 'a wholly different one';
  const change = async (from: string, to: string) => {
    await page.getByLabel('Current password').fill(from);
    await page.getByLabel('New password').fill(to);
    await page.getByRole('button', { name: 'Change the password' }).click();
  };
  await loseAnswer(page, 'ChangePassword');
  await change(admin.password, next);
  await expect(lost(page)).toContainText('it was changed: the new one counts');
  await change(next, admin.password);
  await expect(page.getByText('Every other session has ended.').first()).toBeVisible();
});

test('what I changed of a home is no other device’s change because its answer was lost', async ({
  page,
  authenticate,
}) => {
  await authenticate();
  const homes = (await (await page.request.get('/api/properties')).json()) as { id: string; address: string }[];
  await page.goto(`/admin/homes/${homes[0]?.id}`);
  const price = page.getByRole('textbox', { name: 'Price', exact: true });
  await expect(price).toHaveValue(/^\$/);
  const before = await price.inputValue();
  await price.fill('1.35M');
  await page.getByRole('textbox', { name: /^Description/ }).fill('Two rooms on the river.\n');
  await loseAnswer(page, 'SaveHome');
  const put = page.getByRole('button', { name: 'Put live' }).filter({ visible: true });
  await put.click();
  await expect(lost(page)).toBeVisible();
  await price.fill('1.4M');
  await put.click();
  await expect(page.getByText(`${homes[0]?.address} is live as you see it`)).toBeVisible();
  await expect(price).toHaveValue('$1,400,000');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(price).toHaveValue(before);
});

test('what I changed of the site is no other device’s change because its answer was lost, and can be taken back', async ({
  page,
  authenticate,
}) => {
  await authenticate();
  await page.goto('/admin/site');
  const tagline = page.getByRole('textbox', { name: 'Tagline', exact: true });
  const put = page.getByRole('button', { name: 'Put live' }).filter({ visible: true });
  const isLive = page.getByText('The site is live as you see it');
  await expect(tagline).not.toHaveValue('');
  const before = await tagline.inputValue();
  await tagline.fill('From dune to dock');
  await loseAnswer(page, 'UpdateSite');
  await put.click();
  await expect(lost(page)).toBeVisible();
  await page.reload();
  await expect(tagline).toHaveValue('From dune to dock');
  await put.click();
  await expect(isLive).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tagline).toHaveValue(before);

  await tagline.fill('From dock to dune');
  await loseAnswer(page, 'UpdateSite');
  await put.click();
  await expect(lost(page)).toBeVisible();
  await tagline.fill('By the river');
  await put.click();
  await expect(isLive).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tagline).toHaveValue(before);
});

test('what was taken away although its answer was lost is seen to be gone', async ({ page, authenticate }) => {
  await authenticate();
  await page.goto('/admin/testimonials');
  const words = page.getByRole('button', { name: /^Delete the words of / });
  await expect(words.first()).toBeVisible();
  const [count, name] = [await words.count(), (await words.first().getAttribute('aria-label')) ?? ''];
  await loseAnswer(page, 'DeleteTestimonial');
  await words.first().click();
  await expect(lost(page)).toBeVisible();
  await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(words).toHaveCount(count - 1);

  const homes = (await (await page.request.get('/api/properties')).json()) as { id: string; address: string }[];
  const { id } = homes.find(({ address }) => address === '5 Ridge Road') ?? {};
  await page.goto(`/admin/homes/${id}`);
  const day = new Date(Date.now() + 20 * 86_400_000);
  const inWords = day.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
  await page.getByLabel('Day').fill(day.toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Add open house' }).click();
  const takeAway = page.getByRole('button', { name: new RegExp(`^Take away .*${inWords},`) });
  await expect(takeAway).toBeVisible();
  await loseAnswer(page, 'RemoveOpenHouse');
  await takeAway.click();
  await expect(lost(page)).toBeVisible();
  await expect(takeAway).toHaveCount(0);

  const estimate = page.getByRole('region', { name: 'Value estimate' });
  const takeEstimate = estimate.getByRole('button', { name: 'Take it away' });
  await expect(takeEstimate).toBeVisible();
  await loseAnswer(page, 'SetValueEstimate');
  await takeEstimate.click();
  await expect(estimate.getByText('None. Visitors see no estimate')).toBeVisible();
});

/** Chooses a spreadsheet of one home on the page of imports. */
function chooseSheet(page: Page, home: string): Promise<void> {
  const buffer = Buffer.from(`Address,Town,ZIP code,Price\n${home}\n`);
  return page.getByLabel('Choose a spreadsheet').setInputFiles({ name: 'homes.csv', mimeType: 'text/csv', buffer });
}

test('a spreadsheet whose answer was lost is read in, says so, and can be taken back', async ({
  page,
  authenticate,
}) => {
  await authenticate();
  await page.goto('/admin/homes/import');
  const choose = () => chooseSheet(page, '12 Lost Road,Rumson,07760,900k');
  await choose();
  const readIn = page.getByRole('button', { name: 'Read in 1 home' });
  await expect(readIn).toBeEnabled();
  // The line stays away for the trial that follows, too.
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON() as {
      operationName: string;
      variables: { input: { isDryRun?: boolean } };
    };
    if (operationName !== 'ImportHomes') return route.fallback();
    if (!variables.input.isDryRun) await route.fetch();
    await route.abort();
  });
  await readIn.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The gateway did not answer.' })).toBeVisible();
  await page.unrouteAll();
  await choose();
  await expect(page.getByRole('status').filter({ hasText: 'Read in: 1 new home' })).toBeVisible();
  await page.getByRole('button', { name: 'Take it all back' }).click();
  await expect(page.getByText('Every home is as it was.').first()).toBeVisible();
});

test(
  'a spreadsheet whose first trial failed begins anew when it is chosen again',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    await page.goto('/admin/homes/import');
    const choose = () => chooseSheet(page, '14 Lost Road,Rumson,07760,900k');
    await page.route('**/graphql', (route) => route.abort());
    await choose();
    await expect(page.getByRole('alert').filter({ hasText: 'The gateway did not answer.' })).toBeVisible();
    await page.unrouteAll();
    await choose();
    await expect(page.getByRole('button', { name: 'Read in 1 home' })).toBeEnabled();
    await expect(page.getByRole('checkbox', { name: 'New homes begin as drafts' })).toBeChecked();
    await expect(page.getByRole('combobox').first()).not.toHaveValue('');
  },
);

test('what I write of a photo stays in its dialog until it is kept', async ({ page, authenticate }) => {
  await authenticate();
  const homes = (await (await page.request.get('/api/properties')).json()) as { id: string; address: string }[];
  const { id } = homes.find(({ address }) => address === '5 Ridge Road') ?? {};
  await page.goto(`/admin/homes/${id}`);
  await page.getByRole('button', { name: /^Photo 1:/ }).click();
  const dialog = page.getByRole('dialog', { name: 'The cover' });
  const text = dialog.getByLabel('What it shows');
  await text.fill('A long house in the dunes, at noon');
  // This step alone: a page without any line looks for it again by itself, and could meet the log-in before a press does.
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON().operationName === 'DescribeHomePhoto' ? route.abort() : route.fallback(),
  );
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(lost(page)).toBeVisible();
  await expect(text).toHaveValue('A long house in the dunes, at noon');
  await page.unrouteAll();

  await page.context().clearCookies();
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('dialog', { name: 'Please sign in again' }).getByRole('button', { name: 'Close' }).click();
  await expect(text).toHaveValue('A long house in the dunes, at noon');
  await page.request.post('/api/admin/login', { data: admin });
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Photo 1: A long house in the dunes, at noon' })).toBeVisible();
});

test(
  'a client whose request lost its answer is asked once, also in a form that I opened anew',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    await page.goto('/admin/testimonials');
    const dialog = page.getByRole('dialog', { name: 'Ask a client' });
    const send = dialog.getByRole('button', { name: 'Send the mail' });
    const onItsWay = dialog.getByText('The mail to asked@lost.example is on its way.', { exact: false });
    const fill = async (name: string) => {
      await page.getByRole('button', { name: 'Ask a client' }).click();
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByLabel('What for').fill('Bought in Rumson');
      await dialog.getByLabel('E-mail').fill('asked@lost.example');
    };
    await expect(page.getByRole('button', { name: /^Delete the words of / }).first()).toBeVisible();
    await loseAnswer(page, 'AskTestimonial');
    // Nor does the page hear of what stands.
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON().operationName === 'AgentTestimonialRequests' ? route.abort() : route.fallback(),
    );
    await fill('Asked Once');
    await send.click();
    await expect(lost(page)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Leave it' }).click();
    await fill('Asked Once');
    await send.click();
    await expect(onItsWay).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Take back the link for Asked Once' })).toHaveCount(1);

    await loseAnswer(page, 'AskTestimonial');
    await fill('Asked And Heard Of');
    await send.click();
    await expect(onItsWay).toBeVisible();
  },
);
