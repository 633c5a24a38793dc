/** Every sentence that a form says: while it sends, when it is through, and when it is not. */

import type { Page, Route } from '@playwright/test';
import { expect, statusUnderTest, test } from '../support/test.ts';
import { takenOver } from './answers.ts';

const failedRequest = /Failed to load resource/;
const said = (page: Page, words: string) => page.getByText(words, { exact: true });

/** The one toast: its title and what it says. */
async function expectToast(page: Page, title: string, description: string): Promise<void> {
  await expect(said(page, title).first()).toBeVisible();
  await expect(said(page, description).first()).toBeVisible();
}

async function openContact(page: Page): Promise<void> {
  await page.goto('/contact');
  await takenOver(page, 'Get in Touch');
  await page.getByRole('banner').getByRole('button', { name: 'Contact me' }).click();
  await expect(page.getByRole('dialog', { name: 'Get in touch' })).toBeVisible();
}

async function fillContact(page: Page, message = ''): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Jordan Ellis');
  await dialog.getByLabel('Email').fill('jordan@ellis.example');
  await dialog.getByLabel('Message').fill(message);
}

const sendContact = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Send Message' }).click();

async function openValuation(page: Page): Promise<void> {
  await page.goto('/');
  await takenOver(page, 'With You Every Step of the Way');
  await page.getByRole('main').getByRole('button', { name: 'Get Your Free Home Valuation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Jordan Ellis');
  await dialog.getByLabel('Email').fill('jordan@ellis.example');
  await dialog.getByLabel('Street address').fill('12 Dune Road');
  await dialog.getByLabel('City').fill('Sea Bright');
  await dialog.getByLabel('ZIP code').fill('07760');
  await dialog.getByLabel('Property type').selectOption('single_family');
}

const requestValuation = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Request my valuation' }).click();

/** Keeps what is posted, and lets it pass a moment later, so that the pending label is seen. */
async function slowly(page: Page, path: string): Promise<Array<Record<string, unknown>>> {
  const posted: Array<Record<string, unknown>> = [];
  await page.route(path, async (route: Route) => {
    posted.push(route.request().postDataJSON() as Record<string, unknown>);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  return posted;
}

test('an interest alone speaks for an empty message, and I hear that it was sent', async ({ page }) => {
  const posted = await slowly(page, '**/api/contacts');
  await openContact(page);
  await fillContact(page);
  await page.getByRole('dialog').getByLabel('I am interested in').selectOption('buying');
  await sendContact(page);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expectToast(page, 'Message Sent!', "Thank you for reaching out. I'll get back to you within 24 hours.");
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(posted).toHaveLength(1);
  expect(posted[0]).toMatchObject({ message: 'Interested in: buying', source: 'modal', recaptchaToken: 'ok' });
});

test('without message and interest the dialog says what is missing, beside the field', async ({ page }) => {
  await openContact(page);
  await sendContact(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Required', { exact: true })).toHaveCount(3);
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(dialog.getByLabel('Message')).toHaveAccessibleDescription(/Required/);
  await dialog.getByLabel('Email').fill('nobody');
  await sendContact(page);
  await expect(dialog.getByText('Enter a valid email address')).toBeVisible();
});

test('the page’s own form sends, thanks and starts afresh', async ({ page }) => {
  const posted = await slowly(page, '**/api/contacts');
  await page.goto('/contact');
  await takenOver(page, 'Get in Touch');
  await page.getByLabel('Name').fill('Jordan Ellis');
  await page.getByLabel('Email').fill('jordan@ellis.example');
  await page.getByLabel('Message').fill('May I call on Friday?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expectToast(page, 'Message Sent!', "Thank you for reaching out. I'll get back to you within 24 hours.");
  await expect(page.getByLabel('Message')).toHaveValue('');
  expect(posted[0]).toMatchObject({ source: 'contact_page', message: 'May I call on Friday?' });
});

test('a showing carries my preferred times and the home', async ({ page, request }) => {
  const posted = await slowly(page, '**/api/contacts');
  const homes = (await (await request.get('/api/properties')).json()) as Array<{ id: string; status: string }>;
  const home = homes.find(({ status }) => status === 'active');
  await page.goto(`/properties/${home?.id}`);
  await page.getByRole('button', { name: 'Schedule a Showing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule a Showing' });
  await dialog.getByLabel('Name').fill('Jordan Ellis');
  await dialog.getByLabel('Email').fill('jordan@ellis.example');
  await dialog.getByLabel('First choice').fill('2031-05-02T10:30');
  await dialog.getByRole('button', { name: 'Add another time' }).click();
  await dialog.getByRole('button', { name: 'Add another time' }).click();
  await expect(dialog.getByRole('button', { name: 'Add another time' })).toHaveCount(0);
  await dialog.getByLabel('Third choice').fill('2031-05-03T16:00');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(said(page, 'Message Sent!')).toBeVisible();
  const times = await page.evaluate(() =>
    ['2031-05-02T10:30', '2031-05-03T16:00'].map((time) => new Date(time).toISOString()),
  );
  expect(posted[0]).toMatchObject({ propertyId: home?.id, inquiryType: 'showing', preferredTimes: times });
});

test('a valuation is submitted, thanked for, and leaves out what I left empty', async ({ page }) => {
  const posted = await slowly(page, '**/api/home-valuations');
  await openValuation(page);
  await requestValuation(page);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await expect(said(page, 'Valuation Request Submitted!')).toBeVisible();
  await expect(page.getByText(/market analysis of your home within 24 hours/).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(posted[0]).toMatchObject({ propertyType: 'single_family', zipCode: '07760' });
  for (const field of ['phone', 'bedrooms', 'bathrooms', 'squareFeet', 'additionalInfo'])
    expect(posted[0]).not.toHaveProperty(field);
});

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
  test(`a ${what} that the server refuses is told in its words, and nothing I typed is lost`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(failedRequest);
    await page.route(path, (route) =>
      route.fulfill({ status: 429, json: { message: 'Please wait an hour.', code: 'TOO_MANY' } }),
    );
    await open(page);
    await send(page);
    await expectToast(page, 'Error', 'Please wait an hour.');
    await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('jordan@ellis.example');
  });

  for (const [how, answer] of [
    ['an answer without words', (route: Route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' })],
    ['no answer at all', (route: Route) => route.abort()],
  ] as const) {
    test(`a ${what} that meets ${how} is told in ours`, async ({ page, allowConsole }) => {
      allowConsole(failedRequest);
      await page.route(path, answer);
      await open(page);
      await send(page);
      await expectToast(page, 'Error', fallback);
    });
  }
}

for (const token of ['wrong-action', 'expired']) {
  test(`a bot check that says ${token} is told in one sentence`, async ({ page, allowConsole }) => {
    allowConsole(failedRequest);
    await page.addInitScript((value) => sessionStorage.setItem('bot-check', value), token);
    await openContact(page);
    await fillContact(page, 'Hello');
    await sendContact(page);
    await expectToast(page, 'Error', 'Failed to verify reCAPTCHA. Please try again.');
    await expect(page.getByRole('dialog').getByRole('link', { name: /555/ }).first()).toBeVisible();
  });
}

for (const token of ['low', 'outage']) {
  test(`a bot check that says ${token} loses no message`, async ({ page }) => {
    await page.addInitScript((value) => sessionStorage.setItem('bot-check', value), token);
    await openContact(page);
    await fillContact(page, `Hello, ${token}`);
    await sendContact(page);
    await expect(said(page, 'Message Sent!')).toBeVisible();
  });
}

test('signing in says so, and the dashboard opens a tenth of a second later', async ({ page, signIn }) => {
  await signIn();
  await expectToast(page, 'Login successful', 'Welcome to the admin portal');
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
  await page.keyboard.press('Escape'); // the toast lies on top
  await expect(page.locator('li[data-state]')).toHaveCount(0);
  await page.keyboard.press('Escape');
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
  await takenOver(page, 'Admin Portal');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(said(page, 'Required')).toHaveCount(2);
  await page.getByLabel('Username').fill('agent');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Login failed', 'Invalid credentials');
  await expect(page.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('aria-disabled', 'true');
});
