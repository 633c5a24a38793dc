/** What a form says if it could not be sent. Nothing that was typed is lost. */

import type { Page, Route } from '@playwright/test';
import { admin, expect, long, statusUnderTest, test } from '../support/test.ts';
import { hydrated } from './answers.ts';
import {
  expectToast,
  failedRequest,
  fillContact,
  openContact,
  openValuation,
  requestValuation,
  said,
  sendContact,
  setClocks,
} from './forms.ts';
import { hold } from './hold.ts';
import { settled } from './settled.ts';

test('what I typed stands there again after a press beside the dialog or a link, until it is sent', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page, 'Get in Touch');
  const message = page.getByRole('main').getByLabel('Message');
  await message.fill('Is there a garden?');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL(/about$/);
  await page.goBack();
  await expect(message).toHaveValue('Is there a garden?');
  await page.reload();
  await hydrated(page, 'Get in Touch');
  await expect(message).toHaveValue('');

  const open = () => page.getByRole('banner').getByRole('button', { name: 'Contact me' }).click();
  const dialog = page.getByRole('dialog');
  await open();
  await fillContact(page, 'Hello');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open();
  await expect(dialog.getByLabel('Message')).toHaveValue('Hello');
  await sendContact(page);
  await expect(dialog).toBeHidden();
  await open();
  await expect(dialog.getByLabel('Message')).toHaveValue('');
});

test('what I write while my message is on its way stays', async ({ page }) => {
  await openContact(page);
  const message = page.getByRole('dialog').getByLabel('Message');
  await fillContact(page, 'Hello');
  const release = await hold(page, '**/api/contacts');
  const asked = page.waitForRequest('**/api/contacts');
  await sendContact(page);
  await asked;
  await message.fill('Hello, and when?');
  release();
  await expect(said(page, 'Message Sent!').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Contact me' }).click();
  await expect(message).toHaveValue('Hello, and when?');
});

/** The idempotency key of each message that is sent from now on. */
function keysOf(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contacts')) keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

for (const then of ['wait', 'write on', 'send it again'] as const)
  test(`I leave while my message is on its way, come back before it is there, and ${then}: it is sent once`, async ({
    page,
  }) => {
    const keys = keysOf(page);
    await page.goto('/contact');
    await hydrated(page, 'Get in Touch');
    const form = page.getByRole('main');
    const message = form.getByLabel('Message');
    await form.getByLabel('Name').fill('Jordan Ellis');
    await form.getByLabel('Email').fill('jordan@left.example');
    await message.fill('Is the dock deep enough?');
    const release = await hold(page, '**/api/contacts');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect.poll(() => keys.length).toBe(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await expect(message).toHaveCount(0);
    await page.goBack();
    await expect(message).toHaveValue('Is the dock deep enough?');
    if (then === 'write on') await message.fill('Is the dock deep enough? And wide?');
    if (then === 'send it again') {
      await form.getByRole('button', { name: 'Send Message' }).click();
      await expect.poll(() => keys.length).toBe(2);
    }
    release();
    await expect(said(page, 'Message Sent!').first()).toBeVisible();
    await expect(message).toHaveValue(then === 'write on' ? 'Is the dock deep enough? And wide?' : '');
    expect(new Set(keys).size).toBe(1);
  });

/** What a form says of a message that was cut off on its way. */
const UNCONFIRMED =
  'You left before this was confirmed as sent. Please send it again: unchanged, it arrives only once.';

test('a message that is cut off because I go to another document stands there when I come back, and is said not to be confirmed', async ({
  page,
}) => {
  const keys = keysOf(page);
  const form = page.getByRole('main');
  const message = form.getByLabel('Message');
  const come = async () => {
    await page.goto('/contact');
    await hydrated(page, 'Get in Touch');
  };
  await come();
  await form.getByLabel('Name').fill('Jordan Ellis');
  await form.getByLabel('Email').fill('jordan@cut-off.example');
  await message.fill('Is the dock deep enough?');
  const release = await hold(page, '**/api/contacts');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(() => keys.length).toBe(1);
  await page.goto('/about');
  await come();
  await expect(message).toHaveValue('Is the dock deep enough?');
  await expect(form.getByLabel('Email')).toHaveValue('jordan@cut-off.example');
  await expect(form.getByText(UNCONFIRMED)).toBeVisible();
  await expectToast(page, 'Not Confirmed', UNCONFIRMED);
  release();
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText(/^Sent\. I answer by/)).toBeVisible();
  await expect(form.getByText(UNCONFIRMED)).toHaveCount(0);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await come();
  await expect(message).toHaveValue('');
  await expect(form.getByText(UNCONFIRMED)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('cut-off.example');
});

test('so does a showing, with its times, and once it stands there nothing of it is kept', long, async ({ page }) => {
  const keys = keysOf(page);
  const dialog = page.getByRole('dialog', { name: 'Schedule a Showing' });
  const open = async () => {
    await settled(page);
    await page.getByRole('main').getByRole('button', { name: 'Schedule a Showing' }).first().click();
  };
  await page.goto('/properties');
  await hydrated(page, 'Properties');
  await page.locator('main a[href^="/properties/"]').first().click();
  await open();
  await fillContact(page, 'By boat');
  const days = dialog.getByRole('checkbox', { name: /day, / });
  await days.nth(1).check();
  await dialog.getByRole('radio', { name: /Afternoon/ }).check();
  const release = await hold(page, '**/api/contacts');
  await sendContact(page);
  await expect.poll(() => keys.length).toBe(1);
  await page.reload();
  release();
  await open();
  await expect(dialog.getByText(UNCONFIRMED)).toBeVisible();
  await expect(days.nth(1)).toBeChecked();
  await expect(dialog.getByRole('radio', { name: /Afternoon/ })).toBeChecked();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('jordan@ellis.example');
  await page.keyboard.press('Escape'); // Closes the toast, because it is on top.
  await expect(page.locator('li[data-state]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open();
  await expect(dialog.getByText(UNCONFIRMED)).toBeVisible();
  await sendContact(page);
  await expect(dialog).toBeHidden();
  expect(new Set(keys).size).toBe(1);
  await open();
  await expect(dialog.getByText(UNCONFIRMED)).toHaveCount(0);
});

test(
  'a showing’s dialog that stood open for two days offers the days that are still to come',
  long,
  async ({ page }) => {
    await setClocks(page, '2031-05-05T16:00Z');
    await page.goto('/properties');
    await hydrated(page, 'Properties');
    await page.locator('main a[href^="/properties/"]').first().click();
    await page.getByRole('main').getByRole('button', { name: 'Schedule a Showing' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Schedule a Showing' });
    const days = dialog.getByRole('checkbox', { name: /day, / });
    await dialog.getByLabel('Name').fill('Robin Hale');
    await dialog.getByLabel('Email').fill('robin@visitor.example');
    await dialog.getByRole('checkbox', { name: 'Tuesday, May 6' }).check();
    await page.clock.setFixedTime(new Date('2031-05-07T16:00Z'));
    await sendContact(page);
    await expect(dialog.getByText('Choose a time that is still to come')).toBeVisible();
    await expect(days.first()).toHaveAccessibleName('Thursday, May 8');
    await expect(days.first()).toBeFocused();
    await days.first().check();
    await sendContact(page);
    await expect(dialog).toBeHidden();
  },
);

test(
  'the times of a showing and the tick that remembers me stand there again, too, until it is sent',
  long,
  async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Schedule a Showing' });
    const open = () => page.getByRole('main').getByRole('button', { name: 'Schedule a Showing' }).first().click();
    const leave = async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    };
    await page.goto('/properties');
    await hydrated(page, 'Properties');
    await page.locator('main a[href^="/properties/"]').first().click();
    await open();
    const days = dialog.getByRole('checkbox', { name: /day, / });
    await days.nth(1).check();
    await days.nth(3).check();
    await dialog.getByRole('radio', { name: /Afternoon/ }).check();
    const remember = dialog.getByLabel('Remember me on this device.');
    await remember.check();
    await leave();
    await open();
    await expect(days.nth(0)).not.toBeChecked();
    await expect(days.nth(1)).toBeChecked();
    await expect(days.nth(3)).toBeChecked();
    await expect(dialog.getByRole('radio', { name: /Afternoon/ })).toBeChecked();
    await expect(remember).toBeChecked();

    await dialog.getByRole('button', { name: 'Another day or an exact time' }).click();
    await dialog.getByRole('button', { name: 'Add another time' }).click();
    const later = `${new Date().getFullYear() + 1}-06-01T10:30`;
    await dialog.getByLabel('Second choice').fill(later);
    await leave();
    await open();
    await expect(dialog.getByLabel('Second choice')).toHaveValue(later);
    await dialog.getByLabel('Name').fill('Jordan Ellis');
    await dialog.getByLabel('Email').fill('jordan@ellis.example');
    await sendContact(page);
    await expect(dialog).toBeHidden();

    await open();
    await expect(days.first()).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /day, /, checked: true })).toHaveCount(0);
    await expect(dialog.getByRole('radio', { name: /Morning/ })).toBeChecked();
    // A remembered visitor can turn it off.
    await expect(remember).toBeChecked();
    await remember.uncheck();
    await leave();
    await open();
    await expect(remember).not.toBeChecked();
  },
);

for (const { what, path, open, send, fallback } of [
  {
    what: 'message',
    path: '**/api/contacts',
    open: async (page: Page) => {
      await openContact(page);
      await fillContact(page, 'Hello');
    },
    send: sendContact,
    fallback: 'There was a problem submitting your message. Please try again.',
  },
  {
    what: 'valuation',
    path: '**/api/home-valuations',
    open: openValuation,
    send: requestValuation,
    fallback: 'There was a problem submitting your request. Please try again.',
  },
]) {
  test(`a ${what} that cannot be sent is told, and nothing I typed is lost`, async ({ page, allowConsole }) => {
    allowConsole(failedRequest);
    const meet = async (answer: (route: Route) => Promise<void>) => {
      await page.unroute(path);
      await page.route(path, answer);
      await open(page);
      await send(page);
    };
    await test.step('what the server refuses is told in its words', async () => {
      await meet((route) =>
        route.fulfill({ status: 429, json: { message: 'Please wait an hour.', code: 'TOO_MANY' } }),
      );
      await expectToast(page, 'Error', 'Please wait an hour.');
      await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('jordan@ellis.example');
    });
    for (const [how, answer] of [
      ['an answer without words', (route: Route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' })],
      ['an empty answer', (route: Route) => route.fulfill({ status: 200, body: '' })],
      ['no answer at all', (route: Route) => route.abort()],
    ] as const)
      await test.step(`${how} is told in ours`, async () => {
        await meet(answer);
        await expectToast(page, 'Error', fallback);
      });
  });
}

test('what is wrong where the form has no field is told all the same', long, async ({ page, site }) => {
  const homes = (await (await fetch(`${site.origin}/api/properties?status=active`)).json()) as { address: string }[];
  await page.goto('/properties');
  await hydrated(page, 'Properties');
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: { property?: { id: string } } };
    await route.fulfill({
      json: { data: { ...data, ...(data.property && { property: { ...data.property, id: 'x'.repeat(101) } }) } },
    });
  });
  await page
    .getByRole('article')
    .getByRole('link', { name: homes[0]?.address ?? '' })
    .first()
    .click();
  await page.getByRole('main').getByRole('button', { name: 'Request More Info' }).click();
  await fillContact(page, 'Hello');
  await sendContact(page);
  const words = 'This cannot be sent. propertyId: At most 100 characters';
  await expectToast(page, 'Error', words);
  await expect(page.getByRole('dialog').getByText(words)).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Message')).toHaveValue('Hello');
});

test('a message that nobody answers is given up after 20 s; sent again it is the same message', async ({ page }) => {
  const keys: Array<string | undefined> = [];
  const words = 'There was a problem submitting your message. Please try again.';
  await page.route('**/api/contacts', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
  });
  await page.clock.install();
  await page.goto('/contact');
  await hydrated(page, 'Get in Touch');
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill('Jordan Ellis');
  await main.getByLabel('Email').fill('jordan@silence.example');
  await main.getByLabel('Message').fill('Does anybody hear me?');
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(() => keys.length).toBe(1);
  await expect(main.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(main.getByText(words)).toBeVisible();
  await expect(main.getByRole('link', { name: /555/ }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: /@/ }).first()).toBeVisible();
  await expect(main.getByLabel('Message')).toHaveValue('Does anybody hear me?');
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expect(main.getByText(/^Sent\. I answer by/)).toBeVisible();
  await expect(main.getByText(words)).toHaveCount(0);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

/** From the next document on, the bot check gives this token. */
const checkSays = (page: Page, token: string) =>
  page.addInitScript((value) => sessionStorage.setItem('bot-check', value), token);

test('a bot check that says no is told in one sentence', async ({ page, allowConsole }) => {
  allowConsole(failedRequest);
  for (const token of ['wrong-action', 'expired'])
    await test.step(token, async () => {
      await checkSays(page, token);
      await openContact(page);
      await fillContact(page, 'Hello');
      await sendContact(page);
      await expectToast(page, 'Error', 'Failed to verify reCAPTCHA. Please try again.');
      await expect(page.getByRole('dialog').getByRole('link', { name: /555/ }).first()).toBeVisible();
    });
});

test('a bot check that is in doubt or out of order loses no message', long, async ({ page }) => {
  for (const token of ['low', 'outage'])
    await test.step(token, async () => {
      await checkSays(page, token);
      await openContact(page);
      await fillContact(page, `Hello, ${token}`);
      await sendContact(page);
      await expect(said(page, 'Message Sent!')).toBeVisible();
    });
});

test('signing in says so, and the dashboard opens a tenth of a second later', async ({ page, allowConsole }) => {
  allowConsole(statusUnderTest);
  await page.clock.install();
  await page.goto('/admin/login');
  await settled(page);
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill(admin.password);
  await page.clock.pauseAt(Date.now() + 60_000);
  const answered = page.waitForResponse('**/api/admin/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await (await answered).finished();
  await expectToast(page, 'Login successful', 'Welcome to the admin portal');
  await page.clock.runFor(99);
  expect(new URL(page.url()).pathname).toBe('/admin/login');
  const asked = page.waitForRequest('**/api/admin/check');
  await page.clock.runFor(1);
  await asked; // The clock stands still, so no timer later than 100 ms can have made this request.
  await page.clock.resume();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('a sale or a property that cannot be saved is told, and the form keeps its input', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(failedRequest);
  await signIn();
  await page
    .getByRole('button', { name: /^Mark .* as sold$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sold date').fill('2026-11-02');
  await dialog.getByLabel('Represented').selectOption('Buyer');
  await page.route('**/graphql', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Mark as sold' }).click();
  await expect(page.locator('li[data-state="open"]')).toBeVisible();
  await expect(dialog.getByLabel('Sold date')).toHaveValue('2026-11-02');
  await page.keyboard.press('Escape'); // The first Escape closes the toast, because it is on top.
  await expect(page.locator('li[data-state]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave it' }).click();
  await page.getByRole('button', { name: 'Add property' }).click();
  await dialog.getByLabel('Address').fill('1 Lost Lane');
  await dialog.getByLabel('City').fill('Rumson');
  await dialog.getByLabel('ZIP code').fill('07760');
  await dialog.getByLabel('Price').fill('$650k');
  await dialog.getByRole('button', { name: 'Add property' }).click();
  await expect(page.locator('li[data-state="open"]')).toBeVisible();
  await expect(dialog.getByLabel('Address')).toHaveValue('1 Lost Lane');
});

test('sign-in says what it refuses and is ready again', async ({ page, allowConsole }) => {
  allowConsole(statusUnderTest);
  await page.goto('/admin/login');
  await hydrated(page, 'Admin Portal');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(said(page, 'Required')).toHaveCount(2);
  await page.getByLabel('Username').fill('agent');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Login failed', 'Invalid credentials');
  await expect(page.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('aria-disabled', 'true');
});
