/** What a form says while it is sent, and after it was sent. */

import { expect, long, test } from '../support/test.ts';
import { hydrated } from './answers.ts';
import {
  expectToast,
  fillContact,
  openContact,
  openValuation,
  posts,
  requestValuation,
  said,
  sendContact,
  setClocks,
} from './forms.ts';
import { hold } from './hold.ts';

/** The text that replaces the form: an answer within a day, in the visitor's time. */
const ANSWER_BY = /^Sent\. I answer by (Sun|Mon|Tue|Wed|Thu|Fri|Sat) \d{1,2}:\d{2}\s[ap]m$/;

test('an interest alone speaks for an empty message, and I hear that it was sent', async ({ page }) => {
  const posted = posts(page, '/api/contacts');
  const release = await hold(page, '**/api/contacts');
  await openContact(page);
  await fillContact(page);
  await page.getByRole('dialog').getByLabel('I am interested in').selectOption('buying');
  await sendContact(page);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Sending...' })).toBeVisible();
  release();
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

test('the promised time is the site’s, on a device whose clock is two days fast', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 2 * 86_400_000 });
  await page.goto('/contact');
  await hydrated(page, 'Get in Touch');
  await page.getByLabel('Name').fill('Jordan Ellis');
  await page.getByLabel('Message').fill('May I call on Friday?');
  await page.getByLabel('Email').fill('jordan@ellis.example');
  await page.getByLabel('Email').press('Enter');
  const day = new Date(Date.now() + 86_400_000).toLocaleDateString('en-US', { weekday: 'short' });
  await expect(page.getByText(ANSWER_BY)).toContainText(`by ${day} `);
});

test('a question about a home that nobody knows says so, and is sent without it', async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  await page.goto(`/contact?home=${crypto.randomUUID()}`);
  await hydrated(page, 'Get in Touch');
  await page.getByLabel('Name').fill('Robin Late');
  await page.getByLabel('Email').fill('robin@later.example');
  await page.getByLabel('Message').fill('Is it still there?');
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(page.getByRole('main').getByText('No home is known by this address.')).toBeVisible();
  await expect(page.getByText('the home that you looked at')).toBeHidden();
  await expect(page.getByLabel('Message')).toHaveValue('Is it still there?');
  await send.click();
  await expect(page.getByText(ANSWER_BY)).toBeVisible();
});

test('the page’s own form sends, thanks and starts afresh', async ({ page }) => {
  const posted = posts(page, '/api/contacts');
  const release = await hold(page, '**/api/contacts');
  await page.goto('/contact');
  await hydrated(page, 'Get in Touch');
  await page.getByLabel('Name').fill('Jordan Ellis');
  await page.getByLabel('Message').fill('May I call on Friday?');
  await page.getByLabel('Email').fill('jordan@ellis.example');
  await page.keyboard.down('Enter');
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  release();
  await expectToast(page, 'Message Sent!', "Thank you for reaching out. I'll get back to you within 24 hours.");
  await expect(page.getByLabel('Message')).toHaveValue('');
  // Held, the key is pressed again and again, and finds the form empty.
  await page.keyboard.down('Enter');
  await expect(page.getByText(ANSWER_BY)).toBeVisible();
  await expect(page.getByText('Required', { exact: true })).toHaveCount(0);
  await page.keyboard.up('Enter');
  await page.getByRole('button', { name: 'Send Message' }).focus();
  await page.keyboard.down('Enter');
  await expect(page.getByText('Required', { exact: true })).toHaveCount(3);
  await page.getByRole('button', { name: 'Send Message' }).focus();
  await page.keyboard.down('Enter');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  expect(posted[0]).toMatchObject({ source: 'contact_page', message: 'May I call on Friday?' });
});

test('a showing carries my exact times and the home', async ({ page, request }) => {
  const posted = posts(page, '/api/contacts');
  const homes = (await (await request.get('/api/properties')).json()) as Array<{ id: string; status: string }>;
  const home = homes.find(({ status }) => status === 'active');
  await page.goto(`/properties/${home?.id}`);
  await page.getByRole('button', { name: 'Schedule a Showing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule a Showing' });
  await dialog.getByLabel('Name').fill('Jordan Ellis');
  await dialog.getByLabel('Email').fill('jordan@ellis.example');
  await dialog.getByRole('button', { name: 'Another day or an exact time' }).click();
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
  await expect(page.getByRole('complementary', { name: 'At a glance' }).getByText(ANSWER_BY)).toBeVisible();
});

test.describe('near the homes', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a time that nobody can read, or that has passed, is refused beside its field', async ({ page, request }) => {
    const posted = posts(page, '/api/contacts');
    const homes = (await (await request.get('/api/properties')).json()) as Array<{ id: string; status: string }>;
    await page.goto(`/properties/${homes.find(({ status }) => status === 'active')?.id}`);
    await page.getByRole('button', { name: 'Schedule a Showing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule a Showing' });
    await dialog.getByLabel('Name').fill('Jordan Ellis');
    await dialog.getByLabel('Email').fill('jordan@ellis.example');
    await dialog.getByRole('button', { name: 'Another day or an exact time' }).click();
    await dialog.getByRole('button', { name: 'Add another time' }).click();
    // The first choice stays empty, so the error is shown beside the second.
    const second = dialog.getByLabel('Second choice');
    for (const [time, words] of [
      ['12026-11-30T10:00', 'Enter a valid date and time'],
      ['2020-11-30T10:00', 'Choose a time that is still to come'],
    ] as const) {
      // As if typed digit by digit.
      await second.evaluate((field: HTMLInputElement, value) => {
        field.value = value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }, time);
      await dialog.getByRole('button', { name: 'Send Message' }).click();
      await expect(second).toHaveAccessibleDescription(words);
      await expect(second).toBeFocused();
      await expect(dialog.getByLabel('First choice')).toHaveAccessibleDescription('');
    }
    expect(posted).toEqual([]);
    await second.fill('2031-05-02T10:30');
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await expect(said(page, 'Message Sent!')).toBeVisible();
  });
});

test.describe('near the homes', () => {
  test.use({ timezoneId: 'America/New_York' });

  test(
    'a day that has come while the dialog stood open is refused beside the days, and another one is sent',
    long,
    async ({ page, request }) => {
      const posted = posts(page, '/api/contacts');
      const homes = (await (await request.get('/api/properties')).json()) as Array<{ id: string; status: string }>;
      await setClocks(page, '2030-07-03T23:30:00-04:00');
      await page.goto(`/properties/${homes.find(({ status }) => status === 'active')?.id}`);
      await page.getByRole('button', { name: 'Schedule a Showing' }).click();
      const dialog = page.getByRole('dialog', { name: 'Schedule a Showing' });
      const [fourth, fifth] = ['Thursday, July 4', 'Friday, July 5'].map((name) =>
        dialog.getByRole('checkbox', { name }),
      );
      await fourth?.check({ force: true });
      await dialog.getByLabel('Name').fill('Jordan Ellis');
      await dialog.getByLabel('Email').fill('jordan@ellis.example');
      await page.clock.setFixedTime(new Date('2030-07-04T10:30:00-04:00'));
      await dialog.getByRole('button', { name: 'Send Message' }).click();
      await expect(dialog.getByRole('alert')).toHaveText('Choose a time that is still to come');
      expect(posted).toEqual([]);
      // What is over is offered no more.
      await expect(dialog.getByRole('checkbox', { name: 'Thursday, July 4' })).toHaveCount(0);
      await fifth?.check({ force: true });
      await dialog.getByRole('button', { name: 'Send Message' }).click();
      await expect(said(page, 'Message Sent!')).toBeVisible();
      expect(posted[0]).toMatchObject({ preferredTimes: ['2030-07-05T13:00:00.000Z'] });
    },
  );
});

test(
  'a device whose clock is years ahead is offered the next days, and one of them is sent',
  long,
  async ({ page, request }) => {
    const posted = posts(page, '/api/contacts');
    const homes = (await (await request.get('/api/properties')).json()) as Array<{ id: string; status: string }>;
    await page.clock.setFixedTime(new Date('2031-01-15T12:00:00-05:00'));
    await page.goto(`/properties/${homes.find(({ status }) => status === 'active')?.id}`);
    await page.getByRole('button', { name: 'Schedule a Showing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule a Showing' });
    const day = new Date(Date.now() + 4 * 86_400_000);
    const name = day.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
    await dialog.getByRole('checkbox', { name }).check({ force: true });
    await dialog.getByLabel('Name').fill('Jordan Ellis');
    await dialog.getByLabel('Email').fill('jordan@ellis.example');
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await expect(said(page, 'Message Sent!')).toBeVisible();
    expect(posted[0]).toMatchObject({ preferredTimes: [expect.stringContaining(day.toISOString().slice(0, 10))] });
  },
);

test.describe('far from the homes', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a morning is the morning at the home; an exact time is mine, and the field says so', async ({
    page,
    request,
  }) => {
    const posted = posts(page, '/api/contacts');
    const homes = (await (await request.get('/api/properties')).json()) as Array<{ id: string; status: string }>;
    // It is already the next day where the homes are, but not where the visitor is.
    await setClocks(page, '2030-07-02T21:30:00-07:00');
    await page.goto(`/properties/${homes.find(({ status }) => status === 'active')?.id}`);
    await page.getByRole('button', { name: 'Schedule a Showing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule a Showing' });
    await dialog.getByLabel('Name').fill('Jordan Ellis');
    await dialog.getByLabel('Email').fill('jordan@ellis.example');
    await expect(dialog.getByRole('checkbox').first()).toHaveAccessibleName('Thursday, July 4');
    await dialog.getByRole('checkbox', { name: 'Thursday, July 4' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Another day or an exact time' }).click();
    await expect(dialog.getByLabel('First choice')).toHaveAccessibleDescription('In your own time: Pacific Time.');
    await dialog.getByRole('button', { name: 'One of the next days' }).click();
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await expect(said(page, 'Message Sent!')).toBeVisible();
    expect(posted[0]).toMatchObject({ preferredTimes: ['2030-07-04T13:00:00.000Z'] });
  });
});

test('a message is sent whatever the address says of a campaign', async ({ page }) => {
  for (const source of ['%00', encodeURIComponent(`${'a'.repeat(488)}🏡`)]) {
    await page.goto(`/contact?utm_source=${source}`);
    await hydrated(page, 'Get in Touch');
    await page.getByLabel('Name').fill('Jordan Ellis');
    await page.getByLabel('Email').fill('jordan@ellis.example');
    await page.getByLabel('Message').fill('May I call on Friday?');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(said(page, 'Message Sent!')).toBeVisible();
  }
});

test('a valuation is submitted, thanked for, and leaves out what I left empty', async ({ page }) => {
  const posted = posts(page, '/api/home-valuations');
  const release = await hold(page, '**/api/home-valuations');
  await openValuation(page);
  await requestValuation(page);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Submitting...' })).toBeVisible();
  release();
  await expect(said(page, 'Valuation Request Submitted!')).toBeVisible();
  await expect(page.getByText(/market analysis of your home within 24 hours/).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(posted[0]).toMatchObject({ propertyType: 'single_family', zipCode: '07760' });
  for (const field of ['phone', 'bedrooms', 'bathrooms', 'squareFeet', 'additionalInfo'])
    expect(posted[0]).not.toHaveProperty(field);
});
