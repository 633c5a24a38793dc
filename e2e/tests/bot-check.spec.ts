/** The bot check with a fake of Google's service: its script and its assessment. */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type Site, startSite } from '../support/site.ts';
import { test as base, expect } from '../support/test.ts';
import { expectToast, failedRequest, fillContact, openContact, said, sendContact } from './forms.ts';

type Google = { origin: string; asked: Array<{ token: string; expectedAction: string }>; server: Server };

const script = `window.grecaptcha = { enterprise: {
  ready: (callback) => callback(),
  execute: async (siteKey, { action }) => {
    if (window.refusesTokens) throw new Error('refused');
    return siteKey + ' for ' + action;
  },
} };`;

async function startGoogle(): Promise<Google> {
  const asked: Google['asked'] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') return response.setHeader('content-type', 'text/javascript').end(script);
    const { event } = (await json(request)) as { event: Google['asked'][number] };
    asked.push(event);
    const tokenProperties = { valid: true, action: event.expectedAction };
    response.end(JSON.stringify({ tokenProperties, riskAnalysis: { score: 0.9 } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, server };
}

const test = base.extend<object, { google: Google; site: Site }>({
  google: [
    async ({ siteName: _name }, use) => {
      const google = await startGoogle();
      await use(google);
      google.server.closeAllConnections();
      google.server.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ google }, use) => {
      const site = await startSite({
        BOT_CHECK: 'recaptcha',
        RECAPTCHA_SITE_KEY: 'public-key',
        RECAPTCHA_PROJECT: 'site',
        RECAPTCHA_API_KEY: 'secret-key',
        RECAPTCHA_ASSESSMENT_URL: google.origin,
        RECAPTCHA_SCRIPT_URL: `${google.origin}/recaptcha/enterprise.js`,
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});
test.use({ siteName: 'bot-check' });

const FAILED = 'Failed to verify reCAPTCHA. Please try again.';
/** Where the service's script is allowed, violations of Trusted Types are only reported. */
const reported = /report-only|Report Only|TrustedScriptURL/i;

test('my message carries a token for its form, which the service is asked about', async ({
  page,
  google,
  allowConsole,
}) => {
  allowConsole(reported);
  await openContact(page);
  await fillContact(page, 'Hello');
  await sendContact(page);
  await expectToast(page, 'Message Sent!', "Thank you for reaching out. I'll get back to you within 24 hours.");
  expect(google.asked).toEqual([
    expect.objectContaining({
      token: 'public-key for CONTACT_FORM_SUBMIT',
      expectedAction: 'CONTACT_FORM_SUBMIT',
      siteKey: 'public-key',
    }),
  ]);
});

test('where the script is blocked I am told after five seconds, with phone and mail, and my words stay', async ({
  page,
  google,
  allowConsole,
}) => {
  allowConsole(reported);
  allowConsole(failedRequest);
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/contacts')) posts += 1;
  });
  await page.route(`${google.origin}/**`, (route) => route.abort());
  await openContact(page);
  await fillContact(page, 'Hello');
  const dialog = page.getByRole('dialog', { name: 'Get in touch' });
  await expect(dialog.getByRole('link', { name: /@/ })).toHaveCount(0);
  await sendContact(page);
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expectToast(page, 'Error', FAILED);
  await expect(dialog.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(dialog.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(dialog.getByLabel('Message')).toHaveValue('Hello');
  expect(posts).toBe(0);
});

test('a token that is refused is told the same, and the next try goes through', async ({ page, allowConsole }) => {
  allowConsole(reported);
  await openContact(page);
  await fillContact(page, 'Hello again');
  await page.evaluate(() => Object.assign(window, { refusesTokens: true }));
  await sendContact(page);
  await expectToast(page, 'Error', FAILED);
  await page.evaluate(() => Object.assign(window, { refusesTokens: false }));
  await sendContact(page);
  await expect(said(page, 'Message Sent!')).toBeVisible();
});
