/** What the agent does with testimonials and with their own account. */

import type { Page } from '@playwright/test';
import { admin, expect, long, longIf, type Site, test, walkAt } from '../support/test.ts';
import { holdOperation } from './hold.ts';
import { expectSound } from './sound.ts';

test.use({ siteName: 'agents-words' });

const rows = (page: Page) => page.getByRole('region', { name: 'In this order' }).getByRole('listitem');
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click();
const namesOnSite = async (page: Page) =>
  ((await (await page.request.get('/api/testimonials')).json()) as { name: string }[]).map(({ name }) => name);

/** Opens the testimonials. `before`: their words in order; `all`: those of now. */
async function openInOrder(page: Page) {
  await page.goto('/admin/testimonials');
  const all = () => rows(page).getByRole('blockquote').allTextContents();
  await expect(rows(page).first()).toBeVisible();
  return { all, before: await all() };
}

/** Deletes the second of them. `before`: all as they stood. */
async function deleteSecond(page: Page) {
  const { all, before } = await openInOrder(page);
  await rows(page)
    .nth(1)
    .getByRole('button', { name: /^Delete/ })
    .press('Enter');
  await expect.poll(all).toHaveLength(before.length - 1);
  return { all, before };
}

/** Another device puts all in the opposite order. */
async function reverseElsewhere(page: Page, site: Site): Promise<void> {
  const stored: { id: string }[] = await (await page.request.get('/api/admin/testimonials')).json();
  const [headers, data] = [{ origin: site.origin }, { ids: stored.map(({ id }) => id).toReversed() }];
  expect((await page.request.put('/api/admin/testimonials/order', { headers, data })).status()).toBe(200);
}

for (const width of [360, 1280]) {
  test(
    `at ${width} px I add a testimonial, hide it, put it first, delete it, and take each back`,
    walkAt(width),
    async ({ page, authenticate }) => {
      await page.setViewportSize({ width, height: 800 });
      await authenticate();
      await page.goto('/admin/testimonials');
      await expectSound(page, 'testimonials');
      await page.getByRole('button', { name: 'Add a testimonial' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByLabel('Their words')).toBeFocused();
      await expectSound(page, 'a testimonial with errors');
      const name = `V. Halloran ${width}`;
      await dialog.getByLabel('Their words').fill('The keys were in our hands eleven days early.');
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByLabel('What for').fill('Bought in Sea Bright');
      await dialog.getByLabel('Date').fill('2026-10-01');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      const row = rows(page).filter({ hasText: name });
      await expect(row).toBeVisible();

      await row.getByRole('switch').click();
      await expect(row).toContainText('Hidden');
      // The agent's page shows the change before the gateway has answered, so the site is asked.
      await expect.poll(() => namesOnSite(page)).not.toContain(name);
      await undo(page);
      await expect(row).toContainText('Shown');
      await expect.poll(() => namesOnSite(page)).toContain(name);

      const before = await rows(page).allTextContents();
      await rows(page)
        .nth(1)
        .getByRole('button', { name: /^Move .* up$/ })
        .click();
      await expect.poll(() => rows(page).allTextContents()).not.toEqual(before);
      await undo(page);
      await expect.poll(() => rows(page).allTextContents()).toEqual(before);

      await row.getByRole('button', { name: /^Delete/ }).click();
      await expect(row).toHaveCount(0);
      await undo(page);
      await expect(row).toBeVisible();
      await expect.poll(() => namesOnSite(page)).toContain(name);
    },
  );
}

test('on a slow line each press counts, and what I delete by mistake comes back to its place', async ({
  page,
  authenticate,
}) => {
  await authenticate();
  await page.goto('/admin/testimonials');
  const whose = async () =>
    (await rows(page)
      .getByRole('switch')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))) as string[];
  await expect(rows(page).first()).toBeVisible();
  const before = await whose();
  const [first = ''] = before;
  const down = page.getByRole('button', {
    name: first.replace('Show the words of', 'Move').concat(' down'),
    exact: true,
  });
  const answered = await holdOperation(page, 'OrderTestimonials');
  await down.click();
  await expect.poll(whose).toEqual([before[1], first, ...before.slice(2)]);
  await down.click();
  const after = [...before.slice(1, 3), first, ...before.slice(3)];
  await expect.poll(whose).toEqual(after);
  const isHidden = rows(page).first().getByRole('switch');
  const heard = await holdOperation(page, 'UpdateTestimonial');
  await isHidden.click();
  await expect(isHidden).not.toBeChecked();
  await isHidden.click();
  await expect(isHidden).toBeChecked();
  answered();
  heard();
  await expect(page.getByText('is shown to visitors')).toBeVisible();
  await page.reload();
  await expect.poll(whose).toEqual(after);
  await expect(isHidden).toBeChecked();

  await rows(page)
    .nth(1)
    .getByRole('button', { name: /^Delete/ })
    .click();
  // It is at its place though the page is left right after.
  const brought = page.waitForResponse((one) => one.request().postDataJSON()?.operationName === 'CreateTestimonial');
  await undo(page);
  await brought;
  await page.reload();
  await expect.poll(whose).toEqual(after);
});

/** The testimonials of a new page: whose they are, in order, and the button that moves the first of them down. */
async function openToMove(page: Page) {
  await page.goto('/admin/testimonials');
  await expect(rows(page).first()).toBeVisible();
  const whose = () => rows(page).locator('bdi').allTextContents();
  const before = await whose();
  const [first = ''] = before;
  const movedBy = (places: number) => before.slice(1).toSpliced(places, 0, first);
  return { whose, before, movedBy, down: page.getByRole('button', { name: `Move ${first} down`, exact: true }) };
}

test(
  'presses that follow each other at one place move the same one each time',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    const { whose, movedBy, down } = await openToMove(page);
    await down.hover();
    for (const clickCount of [1, 2, 3]) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
    }
    await expect.poll(whose).toEqual(movedBy(3));
    await expect.poll(() => namesOnSite(page)).not.toEqual([]);
    await expect(page.getByText('has another place')).toBeVisible();
    await page.reload();
    await expect.poll(whose).toEqual(movedBy(3));
  },
);

test('what was asked for before a press does not take the press back', async ({ page, authenticate }) => {
  await authenticate();
  const { whose, movedBy, down } = await openToMove(page);
  const listed = await holdOperation(page, 'AgentTestimonials');
  const asked = page.waitForRequest((request) => request.postData()?.includes('AgentTestimonials') === true);
  await down.press('Enter');
  await asked;
  const moved = await holdOperation(page, 'OrderTestimonials');
  await down.press('Enter');
  const answer = page.waitForResponse(
    (response) => response.request().postData()?.includes('AgentTestimonials') === true,
  );
  listed();
  await answer;
  await down.press('Enter');
  moved();
  await expect.poll(whose).toEqual(movedBy(3));
  await expect(page.getByText('has another place')).toBeVisible();
  await page.reload();
  await expect.poll(whose).toEqual(movedBy(3));
});

test('presses that all fail leave the page as the site is', async ({ page, context, authenticate, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await authenticate();
  const { whose, before, movedBy, down } = await openToMove(page);
  const shown = rows(page).first().getByRole('switch');
  await expect(shown).toBeChecked();
  const moved = await holdOperation(page, 'OrderTestimonials');
  const switched = await holdOperation(page, 'UpdateTestimonial');
  for (const places of [1, 2]) {
    await down.press('Enter');
    await expect.poll(whose).toEqual(movedBy(places));
  }
  for (const isShown of [false, true, false]) {
    await shown.press('Space');
    await expect(shown).toBeChecked({ checked: isShown });
  }
  await context.setOffline(true);
  moved();
  switched();
  await expect(page.getByText('This needs a line', { exact: false }).first()).toBeVisible();
  await expect.poll(whose).toEqual(before);
  await expect(rows(page).first().getByRole('switch')).toBeChecked();
});

test('a row that a key has moved to an end keeps the focus near', long, async ({ page, authenticate }) => {
  await authenticate();
  const { whose, before } = await openToMove(page);
  const [first = '', second = '', ...others] = before;
  const up = page.getByRole('button', { name: `Move ${second} up`, exact: true });
  await up.press('Enter');
  await expect.poll(whose).toEqual([second, first, ...others]);
  await expect(up).toBeDisabled();
  // The browser takes the focus of a disabled button with its next frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(rows(page).first().locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Move ${second} down`, exact: true })).toBeFocused();
});

test('an order that another device gave meanwhile is not written over by my Undo', async ({
  page,
  authenticate,
  site,
}) => {
  await authenticate();
  const { all, before } = await openInOrder(page);
  await rows(page)
    .nth(1)
    .getByRole('button', { name: /^Move .* up$/ })
    .click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await reverseElsewhere(page, site);
  await undo(page);
  await expect(page.getByText('It was changed again meanwhile.').first()).toBeVisible();
  await expect.poll(all).toEqual([before[1], before[0], ...before.slice(2)].toReversed());
});

test(
  'what I deleted comes back into the order that another device gives at the same moment',
  long,
  async ({ page, authenticate, site }) => {
    await authenticate();
    const { all, before } = await deleteSecond(page);
    let isFirst = true;
    await page.route('**/graphql', async (route) => {
      if (isFirst && route.request().postData()?.includes('"CreateTestimonial"')) {
        isFirst = false;
        await reverseElsewhere(page, site);
      }
      await route.fallback();
    });
    await undo(page);
    const others = before.toSpliced(1, 1).toReversed();
    await expect.poll(all).toEqual(others.toSpliced(1, 0, before[1] ?? ''));
  },
);

test(
  'what I deleted can still be taken back where Undo met no line, and comes back once, to its place',
  long,
  async ({ page, authenticate, allowConsole }) => {
    allowConsole(/net::ERR_(FAILED|CONNECTION_RESET)/);
    await authenticate();
    const { all, before } = await deleteSecond(page);

    const weather = ['abort', 'lose the answer'];
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('"CreateTestimonial"') || weather.length === 0) return route.fallback();
      if (weather.shift() === 'lose the answer') await route.fetch();
      await route.abort(weather.length === 0 ? 'connectionreset' : 'failed');
    });
    const offer = page.getByRole('group', { name: 'What was just done' });
    const takeBack = offer.getByRole('button', { name: 'Undo' });
    await takeBack.press('Enter');
    await expect(offer).toContainText('is deleted. Not taken back: The gateway did not answer.');
    await expect(rows(page).nth(1)).toBeFocused();
    await takeBack.press('Enter');
    await expect.poll(() => weather.length).toBe(0);
    await expect(offer).toContainText('Not taken back');
    await takeBack.press('Enter');
    await expect(offer).toHaveCount(0);
    await expect.poll(all).toEqual(before);
    await page.reload();
    await expect.poll(all).toEqual(before);
  },
);

for (const [what, isDone] of [
  ['failed', false],
  ['was done, though its answer was lost', true],
] as const)
  test(
    `what I deleted can still be taken back where the next deletion ${what}`,
    longIf(isDone),
    async ({ page, authenticate, allowConsole }) => {
      allowConsole(/net::ERR_FAILED/);
      await authenticate();
      await page.goto('/admin/testimonials');
      const all = () => rows(page).getByRole('blockquote').allTextContents();
      await expect(rows(page).first()).toBeVisible();
      const before = await all();
      const remove = (place: number) =>
        rows(page)
          .nth(place)
          .getByRole('button', { name: /^Delete/ })
          .click();
      await remove(0);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      // A row that goes moves the others from under a press.
      await expect.poll(all).toHaveLength(before.length - 1);
      await page.route('**/graphql', async (route) => {
        if (!route.request().postData()?.includes('"DeleteTestimonial"')) return route.fallback();
        if (isDone) await route.fetch();
        await route.abort();
      });
      await remove(1);
      await expect(page.getByText('The gateway did not answer.').first()).toBeVisible();
      await undo(page);
      await expect.poll(all).toEqual(isDone ? before.toSpliced(2, 1) : before);
      await page.reload();
      await expect.poll(all).toEqual(isDone ? before.toSpliced(2, 1) : before);
    },
  );

test(
  'an order whose answer is lost stands as it is for visitors',
  long,
  async ({ page, authenticate, allowConsole }) => {
    allowConsole(/net::ERR_CONNECTION_RESET/);
    await authenticate();
    await page.goto('/admin/testimonials');
    const all = () => rows(page).getByRole('blockquote').allTextContents();
    await expect(rows(page).first()).toBeVisible();
    const [first = '', second = ''] = await all();
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('"OrderTestimonials"')) return route.fallback();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await rows(page)
      .nth(1)
      .getByRole('button', { name: /^Move .* up$/ })
      .click();
    await expect(page.getByText('The gateway did not answer.').first()).toBeVisible();
    await expect.poll(async () => (await all()).slice(0, 2)).toEqual([second, first]);
  },
);

test('words that another device has changed meanwhile are told to me before mine take their place', async ({
  page,
  authenticate,
}) => {
  await authenticate();
  await page.goto('/admin/testimonials');
  const open = rows(page)
    .first()
    .getByRole('button', { name: /^Mend the words of/ });
  await open.click();
  const dialog = page.getByRole('dialog');
  const words = dialog.getByLabel('Their words');
  const before = await words.inputValue();
  const all = (await (await page.request.get('/api/testimonials')).json()) as { id: string; reviewText: string }[];
  const id = all.find(({ reviewText }) => reviewText === before)?.id;
  const headers = { origin: new URL(page.url()).origin };
  const theirs = { reviewText: 'Another device wrote this', service: 'Sold in Keansburg' };
  expect((await page.request.put(`/api/admin/testimonials/${id}`, { headers, data: theirs })).ok()).toBe(true);
  await words.fill('I write this');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Changed meanwhile: Another device wrote this');
  await expect(words).toHaveValue('I write this');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const after = (await (await page.request.get('/api/testimonials')).json()) as { id: string }[];
  expect(after.find((one) => one.id === id)).toMatchObject({
    reviewText: 'I write this',
    service: 'Sold in Keansburg',
  });

  // Deleted there, my words stay, and I hear how to keep them.
  await open.click();
  await words.fill('I write more');
  expect((await page.request.delete(`/api/admin/testimonials/${id}`, { headers })).ok()).toBe(true);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Testimonial not found. It was deleted meanwhile/)).toBeVisible();
  await expect(words).toHaveValue('I write more');
});

test('what another device changed of a testimonial stands beside what I change of it', async ({
  page,
  authenticate,
}) => {
  await authenticate();
  await page.goto('/admin/testimonials');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Mend the words of/ })
    .click();
  const dialog = page.getByRole('dialog');
  const words = await dialog.getByLabel('Their words').inputValue();
  type Words = { id: string; reviewText: string; service: string; source: string | null };
  const stored = async () => {
    const all = (await (await page.request.get('/api/testimonials')).json()) as Words[];
    return all.find(({ reviewText }) => reviewText === words);
  };
  const headers = { origin: new URL(page.url()).origin };
  const data = { service: 'Sold in Highlands' };
  expect((await page.request.put(`/api/admin/testimonials/${(await stored())?.id}`, { headers, data })).ok()).toBe(
    true,
  );
  await dialog.getByLabel('First published').fill('Zillow, 2026');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  expect(await stored()).toMatchObject({ service: 'Sold in Highlands', source: 'Zillow, 2026' });
});

test('I see where I am signed in, end what is not mine, and read what was done', async ({
  page,
  authenticate,
  browser,
  site,
}) => {
  const elsewhere = await browser.newContext();
  const login = await elsewhere.request.post(`${site.origin}/api/admin/login`, { data: admin });
  expect(login.status()).toBe(200);
  await authenticate();
  await page.goto('/admin/account');
  const sessions = page.getByRole('region', { name: 'Signed in' }).getByRole('listitem');
  await expect(sessions.filter({ hasText: 'This one' })).toHaveCount(1);
  await expectSound(page, 'the account');
  for (let left = await sessions.count(); left > 1; left -= 1) {
    await page
      .getByRole('button', { name: /^End the session/ })
      .first()
      .click();
    await expect(sessions).toHaveCount(left - 1);
  }
  expect((await elsewhere.request.get(`${site.origin}/api/admin/check`)).status()).toBe(401);
  await expect(page.getByRole('region', { name: 'What was done' })).toContainText('Ended a session');
  await page.getByLabel('Current password').fill('wrong');
  await page.getByLabel('New password').fill('another good password');
  // A browser that keeps passwords asks its form whose the new one is.
  await expect(page.locator('form input[autocomplete="username"]')).toHaveValue(admin.username);
  await page.getByRole('button', { name: 'Change the password' }).click();
  // At its field and in the toast, which has no inner name of the field before it.
  await expect(page.getByText('Wrong password', { exact: true })).toHaveCount(2);
  await elsewhere.close();
});

test('what was done that cannot be read is said, and comes with Retry', async ({ page, authenticate }) => {
  await authenticate();
  let fails = true;
  await page.route('**/graphql', (route) =>
    fails && route.request().postData()?.includes('"AgentDeeds"')
      ? route.fulfill({ json: { errors: [{ message: 'Nothing is known', extensions: { code: 'INTERNAL' } }] } })
      : route.fallback(),
  );
  await page.goto('/admin/account');
  const done = page.getByRole('region', { name: 'What was done' });
  await expect(done.getByRole('alert')).toContainText('What was done could not be loaded.');
  fails = false;
  await done.getByRole('button', { name: 'Retry' }).click();
  await expect(done.getByRole('listitem').first()).toBeVisible();
  await expect(done.getByRole('alert')).toHaveCount(0);
});
