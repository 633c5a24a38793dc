/** People: everybody who wrote, what they sent, what the agent knows of them, and which homes fit. */

import { expect, long, test, walkAt } from '../support/test.ts';
import { loseAnswer } from './answers.ts';
import { hearNothing, hold, holdOperation } from './hold.ts';
import { sendLead } from './send-lead.ts';
import { expectSound } from './sound.ts';

test.use({ siteName: 'people' });

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, walkAt(width), () => {
    test.use({ viewport: { width, height: width === 360 ? 780 : 860 } });

    test('I find a person, see all they sent, keep what they look for, and a home tells me whom it fits', async ({
      page,
      authenticate,
      site,
    }) => {
      const name = `A Kowalczyk${width}`;
      const phone = `(732) 555-0${width.toString().slice(0, 3)}`;
      await sendLead(site, { name, phone, email: `work-${width}@people.example`, message: 'The first letter' });
      await sendLead(site, { name, phone, email: `home-${width}@people.example`, message: 'The second letter' });
      const homes = (await (await fetch(`${site.origin}/api/properties?status=active`)).json()) as {
        id: string;
        city: string;
        address: string;
      }[];
      const { id = '', city = '', address = '' } = homes[0] ?? {};
      await authenticate();
      await page.goto('/admin/people');
      await page.getByLabel('Find a person').fill(name.toLowerCase());
      const people = page.getByRole('listitem').filter({ hasText: name });
      await expect(people).toHaveCount(1);
      await expectSound(page, 'the people');
      await people.getByRole('link').click();
      await expect(page.getByText('The first letter')).toBeVisible();
      await expect(page.getByText('The second letter')).toBeVisible();
      await expectSound(page, 'a person');
      await page.goBack();
      await expect(people.getByRole('link')).toBeFocused();
      await page.goForward();

      await page.getByLabel('Up to, in dollars').fill('many');
      await page.getByLabel('Town').fill(city);
      await page.getByRole('button', { name: 'Keep', exact: true }).click();
      await expect(page.getByText('Enter a whole number of dollars')).toBeVisible();
      await expect(page.getByLabel('Up to, in dollars')).toBeFocused();
      await expect(page.getByLabel('Town')).toHaveValue(city);
      await page.getByLabel('Up to, in dollars').fill('$90,000,000');
      await page.getByLabel('Tags').fill('Client, By the water');
      await page.getByRole('button', { name: 'Keep', exact: true }).click();
      const fitting = page.getByRole('region', { name: 'Homes that fit' });
      await expect(fitting.getByRole('link', { name: address })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

      await page.goto(`/admin/homes/${id}`);
      const whom = page.getByRole('region', { name: 'Whom it fits' });
      await expect(whom.getByText(/^This home fits/)).toBeVisible();
      await expect(whom.getByRole('link', { name })).toBeVisible();
      await expect(whom.getByText('By the water').first()).toBeVisible();
    });
  });
}

test('somebody abroad is called by the number as they wrote it', long, async ({ page, authenticate, site }) => {
  const name = 'A Featherstonehaugh';
  await sendLead(site, { name, phone: '+44 (0)20 7946 0958 ext. 3', email: 'abroad@people.example' });
  await authenticate();
  await page.goto('/admin/people');
  await page.getByLabel('Find a person').fill(name);
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('link').click();
  const number = page.getByRole('main').getByRole('link', { name: '7946 0958' });
  await expect(number).toHaveText('+44 (0)20 7946 0958 ext. 3');
  await expect(number).toHaveAttribute('href', 'tel:+442079460958');
});

test('what another device noted of somebody meanwhile is told to me before mine takes its place', async ({
  page,
  authenticate,
  site,
}) => {
  await sendLead(site, { name: 'D Ferrante', email: 'ferrante@people.example' });
  await authenticate();
  const found = await page.request.get('/api/admin/people?text=ferrante');
  const [{ id }] = ((await found.json()) as { nodes: [{ id: string }] }).nodes;
  await page.goto(`/admin/people/${id}`);
  await page.getByLabel('Tags').fill('Client');
  const headers = { origin: site.origin };
  await page.request.put(`/api/admin/people/${id}`, { headers, data: { tags: ['Lender', 'Slow'] } });
  const keep = page.getByRole('button', { name: 'Keep', exact: true });
  await keep.click();
  await expect(page.getByText('Changed meanwhile: Lender, Slow')).toBeVisible();
  await expect(page.getByLabel('Tags')).toHaveValue('Client');
  await keep.click();
  await expect
    .poll(async () => (await (await page.request.get(`/api/admin/people/${id}`)).json()).tags)
    .toEqual(['Client']);
});

test('what another device noted of somebody stands beside what I note', long, async ({ page, authenticate, site }) => {
  await sendLead(site, { name: 'B Ortega', email: 'ortega@people.example' });
  await authenticate();
  const found = await page.request.get('/api/admin/people?text=ortega');
  const [{ id }] = ((await found.json()) as { nodes: [{ id: string }] }).nodes;
  await page.goto(`/admin/people/${id}`);
  await page.getByLabel('Tags').fill('Client');
  const headers = { origin: site.origin };
  const noted = await page.request.put(`/api/admin/people/${id}`, { headers, data: { wishes: { city: 'Rumson' } } });
  expect(noted.ok()).toBe(true);
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByLabel('Town')).toHaveValue('Rumson');
  await expect(page.getByLabel('Tags')).toHaveValue('Client');
});

test('a person whom I press right after typing opens, however slow the line is', async ({
  page,
  authenticate,
  site,
}) => {
  await sendLead(site, { name: 'E Duarte', email: 'duarte@people.example' });
  await authenticate();
  await page.clock.install();
  await page.goto('/admin/people');
  const one = page.getByRole('listitem').filter({ hasText: 'E Duarte' }).getByRole('link');
  await expect(one).toBeVisible();
  const letThrough = await hold(page, '**/api/admin/check');
  const asked = page.waitForRequest('**/api/admin/check');
  await page.getByLabel('Find a person').fill('duarte');
  await one.click();
  await asked;
  await page.clock.runFor(1000);
  letThrough();
  await expect(page).toHaveURL(/\/admin\/people\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { name: 'E Duarte' })).toBeVisible();
});

test('what I type of a person while it is being kept stays in its field', async ({ page, authenticate, site }) => {
  await sendLead(site, { name: 'B Novak', email: 'b.novak@people.example' });
  await authenticate();
  const letThrough = await holdOperation(page, 'UpdatePerson');
  // The rules of the form come after it.
  const letRulesThrough = await hold(page, '**/known-rules.*.js');
  await page.goto('/admin/people?text=novak');
  await page.getByRole('listitem').filter({ hasText: 'B Novak' }).getByRole('link').click();
  await page.getByLabel('Tags').fill('Client');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Keeping...' })).toBeVisible();
  await page.getByLabel('Town').fill('Rumson');
  letRulesThrough();
  letThrough();
  await expect(page.getByText('B Novak is kept so')).toBeVisible();
  await expect(page.getByLabel('Town')).toHaveValue('Rumson');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(
    page
      .getByRole('region', { name: 'Homes that fit' })
      .getByText(/, Rumson|Rumson,/)
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Town')).toHaveValue('');
  await expect(page.getByLabel('Tags')).toHaveValue('Client');
});

test('what Undo takes back of a person does not stand there as if it were kept, and what I typed since stays', async ({
  page,
  authenticate,
  site,
}) => {
  await sendLead(site, { name: 'D Undone', email: 'd@undone.example' });
  await authenticate();
  await page.goto('/admin/people?text=undone');
  await page.getByRole('listitem').filter({ hasText: 'D Undone' }).getByRole('link').click();
  const [tags, town] = [page.getByLabel('Tags'), page.getByLabel('Town')];
  await tags.fill('Client');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('D Undone is kept so')).toBeVisible();
  await town.fill('Rumson');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tags).toHaveValue('');
  await expect(town).toHaveValue('Rumson');
  await tags.fill('Client');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('D Undone is kept so')).toBeVisible();
  await page.reload();
  await expect(town).toHaveValue('Rumson');
  await expect(tags).toHaveValue('Client');
});

test('of a tag that is too long its field tells me, in my words, once its rules have come', async ({
  page,
  authenticate,
  site,
  allowConsole,
}) => {
  allowConsole(/net::ERR_FAILED/);
  await sendLead(site, { name: 'C Long', email: 'c.long@people.example' });
  await authenticate();
  await page.goto('/admin/people?text=c+long');
  await page.route('**/known-rules.*', (route) => route.abort());
  await page.getByRole('listitem').filter({ hasText: 'C Long' }).getByRole('link').click();
  const tags = page.getByLabel('Tags');
  const tooLong = `Client, ${'x'.repeat(41)}`;
  await tags.fill(tooLong);
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('The gateway did not answer. Please try again.').first()).toBeVisible();
  await expect(tags).toHaveValue(tooLong);
  await page.unroute('**/known-rules.*');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('At most 40 characters in each tag')).toBeVisible();
  await expect(tags).toBeFocused();
  await expect(page.getByText(/tags\.\d/)).toHaveCount(0);
  await tags.fill('Client');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('C Long is kept so')).toBeVisible();
});

test(
  'what I note of a person and have not kept is lost neither by a press on a link nor by the way back',
  long,
  async ({ page, authenticate, site }) => {
    const email = 'unkept@people.example';
    await sendLead(site, { name: 'U. Kept', email });
    await authenticate();
    const { nodes } = (await (await page.request.get(`/api/admin/people?text=${email}`)).json()) as {
      nodes: { id: string }[];
    };
    await page.goto(`/admin/people/${nodes[0]?.id}`);
    await page.getByLabel('Tags').fill('Patient');
    const today = page.locator('a[href="/admin/today"]:visible').first();
    await today.click();
    const asked = page.getByRole('dialog', { name: 'Leave without saving it?' });
    await asked.getByRole('button', { name: 'Stay here' }).click();
    // Back closes the question, as it does any dialog.
    await today.click();
    await expect(asked).toBeVisible();
    await page.goBack();
    await expect(asked).toHaveCount(0);
    await expect(page.getByLabel('Tags')).toHaveValue('Patient');
    await page.goBack();
    await expect(page).not.toHaveURL(/\/people\//);
    const note = async (data: object) => {
      const path = `/api/admin/people/${nodes[0]?.id}`;
      expect((await page.request.put(path, { headers: { origin: site.origin }, data })).status()).toBe(200);
    };
    // Another device saves a town meanwhile. It is shown together with what was typed here.
    await note({ tags: [], wishes: { city: 'Rumson' } });
    await page.goForward();
    await expect(page.getByLabel('Tags')).toHaveValue('Patient');
    await expect(page.getByLabel('Town')).toHaveValue('Rumson');
    await expect(page.getByText('You left this before it was kept.')).toBeVisible();
    // The draft may be from an older version of the page: the values at its start are unreadable, but the typed ones are not.
    await page.evaluate((id) => {
      const draft = `form-draft:person:${id}`;
      const left = JSON.parse(localStorage.getItem(draft) ?? '{}') as object;
      localStorage.setItem(draft, JSON.stringify({ ...left, began: 'null' }));
    }, nodes[0]?.id);
    await page.reload();
    await expect(page.getByLabel('Tags')).toHaveValue('Patient');
    await page.getByRole('button', { name: 'Drop it' }).click();
    await expect(page.getByLabel('Tags')).toHaveValue('');
    await page.reload();
    await expect(page.getByText('You left this before it was kept.')).toHaveCount(0);

    // If another device changed the same field, the agent is told before their own text replaces it.
    await page.getByLabel('Tags').fill('Patient');
    await page.goBack();
    await note({ tags: ['Hurried'], wishes: { city: 'Rumson' } });
    await page.goForward();
    await expect(page.getByLabel('Tags')).toHaveValue('Patient');
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(page.getByText('Keep again to put yours in its place.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(page.getByText('is kept so')).toBeVisible();
    await expect(page.getByText('You left this before it was kept.')).toHaveCount(0);
    await today.click();
    await expect(page).toHaveURL(/\/admin\/today$/);
  },
);

test('what another device made of a lead is told to me by my press, which does not take its place', async ({
  page,
  authenticate,
  site,
}) => {
  const name = 'F Elsewhere';
  const id = await sendLead(site, { name, email: 'elsewhere@people.example' });
  await authenticate();
  await hearNothing(page);
  await page.goto('/admin/today');
  const done = page.getByRole('button', { name: `Done with ${name}` });
  await expect(done).toBeVisible();
  const [headers, data] = [{ origin: site.origin }, { kind: 'contact', status: 'closed' }];
  expect((await page.request.put(`/api/admin/leads/${id}`, { headers, data })).status()).toBe(200);
  await done.click();
  await expect(page.getByText('Changed meanwhile: closed. It is shown here as it stands now.').first()).toBeVisible();
  await expect(done).toHaveCount(0);
  expect((await (await page.request.get(`/api/admin/leads/contact/${id}`)).json()).status).toBe('closed');
});

test('an answer by mail whose answer was lost is seen behind its sheet', async ({
  page,
  authenticate,
  site,
  allowConsole,
}) => {
  allowConsole(/net::ERR_FAILED/);
  const name = 'G Answered';
  await sendLead(site, { name, email: 'answered@people.example' });
  await authenticate();
  await hearNothing(page);
  await page.goto('/admin/today');
  await page.getByRole('button', { name: `Mail ${name}` }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Message').fill('It is heated.');
  await loseAnswer(page, 'AnswerLead');
  const send = sheet.getByRole('button', { name: 'Send, and mark done' });
  await send.click();
  await expect(page.getByText('The gateway did not answer.').first()).toBeVisible();
  await expect(page.locator(`[aria-label="Done with ${name}"]`)).toHaveCount(0);
  await send.click();
  await expect(sheet).toHaveCount(0);
});

test('with the keyboard I stay where I was when a press takes its own row away', async ({
  page,
  authenticate,
  site,
}) => {
  for (const name of ['Una First', 'Dos Second', 'Tres Third'])
    await sendLead(site, { name, email: `${name.replace(' ', '.')}@place.example` });
  await authenticate();
  await page.goto('/admin/today');
  const done = page.getByRole('button', { name: 'Done with Dos Second' });
  await done.focus();
  await page.keyboard.press('Enter');
  await expect(done).toBeHidden();
  // The row itself: a key that is still held would press a button of it.
  await expect(page.locator('main :focus')).toHaveRole('listitem');
  await expect(page.locator('main :focus')).toContainText('Tres Third');
});
