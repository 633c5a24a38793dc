/** A second factor is set up, asked for at every log-in, and removed. The browser has a virtual passkey. */

import type { CDPSession, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { admin, expect, long, statusUnderTest, test, walkAt } from '../support/test.ts';
import { holdOperation } from './hold.ts';
import { asksBeforeReload } from './reload.ts';
import { expectSound } from './sound.ts';

test.use({ siteName: 'second-factor' });

const section = (page: Page) => page.getByRole('region', { name: 'Second factor' });
const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 });

/** Adds a virtual authenticator that can be told to accept or to refuse. */
async function addAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true },
  });
  return { cdp, authenticatorId };
}

async function typePassword(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function confirm(page: Page, action: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Your password').fill(admin.password);
  await page.getByRole('dialog').getByRole('button', { name: action }).click();
}

/** The session ends during the work. Returns the log-in over the page, which asks for the second factor, too. */
async function loseSessionAtWork(page: Page) {
  await page.goto('/admin/account');
  await expect(section(page)).toContainText('Asked for since');
  await page.context().clearCookies();
  await section(page).getByRole('button', { name: 'Take away the authenticator app' }).click();
  await confirm(page, 'Take it away');
  return page.getByRole('dialog', { name: 'Please sign in again' });
}

/** Sets up an authenticator app. Returns the recovery codes. */
async function setUpApp(page: Page): Promise<string[]> {
  await section(page).getByRole('button', { name: 'Set up the authenticator app' }).click();
  await confirm(page, 'Show the QR code');
  const dialog = page.getByRole('dialog');
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  // The code of the half minute before this one, so that the present one is left for a log-in. It ends with this one.
  await expect.poll(() => Date.now() % 30_000).toBeLessThan(22_000);
  await dialog.getByLabel('Code of the app').fill(codeOf(secret, -30));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const texts = await codes.allTextContents();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  return texts;
}

test(
  'recovery codes whose answer was lost are shown all the same',
  long,
  async ({ page, authenticate, site, allowConsole }) => {
    allowConsole(/Failed to load resource: net::ERR/);
    await addAuthenticator(page);
    await authenticate();
    await page.goto('/admin/account');
    await section(page).getByRole('button', { name: 'Set up the authenticator app' }).click();
    const dialog = page.getByRole('dialog');
    await confirm(page, 'Show the QR code');
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const lost = new Set(['ConfirmTotp', 'AddPasskey']);
    await page.route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName: string };
      if (!lost.delete(operationName)) return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await dialog.getByLabel('Code of the app').fill(codeOf(secret));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('The gateway did not answer.', { exact: false }).first()).toBeVisible();
    // The page behind says what is set up by now.
    await expect(page.getByText(/^Asked for since/)).toBeAttached();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('listitem')).toHaveCount(10);
    const [data, headers] = [{ password: admin.password }, { origin: site.origin }];
    const removed = await page.request.post('/api/admin/second-factor/totp/remove', { data, headers });
    expect(removed.status()).toBe(200);

    // Without another press: the device has the passkey by then, and would refuse to make a second one.
    await page.reload();
    await section(page).getByRole('button', { name: 'Add a passkey' }).click();
    await dialog.getByLabel('Its name').fill('Lost on its way');
    await confirm(page, 'Add');
    await expect(page.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await section(page).getByRole('button', { name: 'Take away the passkey Lost on its way' }).click();
    await confirm(page, 'Take it away');
    await expect(section(page)).not.toContainText('Lost on its way');
  },
);

test(
  'a code whose answer was lost is used up, which I am told, and the next one leads in',
  long,
  async ({ page, authenticate, site, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await authenticate();
    await page.goto('/admin/account');
    const [first = '', second = ''] = await setUpApp(page);

    await page.context().clearCookies();
    await page.goto('/admin/login');
    await typePassword(page);
    await page.getByLabel('Code').fill(first);
    await page.route('**/api/admin/second-step', async (route) => {
      // The browser hears nothing of it, so it has no cookie either.
      const headers = { origin: site.origin, 'content-type': 'application/json' };
      await fetch(route.request().url(), { method: 'POST', headers, body: route.request().postData() ?? '' });
      await route.abort();
    });
    const next = page.getByRole('button', { name: 'Continue' });
    await next.click();
    await expect(page.getByText(/begin again, with the next code/).first()).toBeVisible();
    await page.unrouteAll();
    await next.click();
    await expect(page.getByText(/or was used already\. Please begin again/).first()).toBeVisible();
    await typePassword(page);
    await page.getByLabel('Code').fill(first);
    await next.click();
    await expect(page.getByText('That did not fit, or was used already.', { exact: false }).first()).toBeVisible();
    await page.getByLabel('Code').fill(second);
    await next.click();
    await page.waitForURL('**/admin/dashboard');
    const [data, headers] = [{ password: admin.password }, { origin: site.origin }];
    const removed = await page.request.post('/api/admin/second-factor/totp/remove', { data, headers });
    expect(removed.status()).toBe(200);
  },
);

test('a session that ends while I make a passkey costs no more than the log-in', async ({
  page,
  authenticate,
  allowConsole,
}) => {
  allowConsole(statusUnderTest);
  await authenticate();
  await page.goto('/admin/account');
  const { cdp, authenticatorId } = await addAuthenticator(page);
  await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
  const answered = await holdOperation(page, 'AddPasskey');
  const made = page.waitForRequest((request) => request.postData()?.includes('"AddPasskey"') === true);
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await confirm(page, 'Add');
  await made;
  // Ended from another device: the cookie that travels with the passkey is good for nothing.
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.post('/api/admin/logout', { headers })).ok()).toBe(true);
  answered();
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await again.getByLabel('Username').fill(admin.username);
  await again.getByLabel('Password').fill(admin.password);
  await again.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section(page)).toContainText('Passkey, added');
  await section(page)
    .getByRole('button', { name: /^Take away the passkey/ })
    .click();
  await confirm(page, 'Take it away');
  await expect(section(page)).not.toContainText('Passkey, added');
});

test(
  'Back at the second step leads to the password, on the page and in a dialog, and after the log-in past it',
  long,
  async ({ page, authenticate, allowConsole }) => {
    allowConsole(statusUnderTest);
    await authenticate();
    await page.goto('/admin/account');
    const [first = '', second = ''] = await setUpApp(page);
    const enter = async (code: string) => {
      await page.getByRole('textbox', { name: 'Code' }).fill(code);
      await page.getByRole('button', { name: 'Continue' }).click();
    };
    const goBackToPassword = async () => {
      await expect(page.getByLabel('Code')).toBeVisible();
      await page.goBack();
      await expect(page.getByLabel('Password')).toBeVisible();
      await expect(page.getByLabel('Code')).toHaveCount(0);
    };

    await page.context().clearCookies();
    await page.goto('/about');
    await page.goto('/admin/homes');
    await page.waitForURL('**/admin/login');
    await typePassword(page);
    await goBackToPassword();
    await expect(page).toHaveURL('/admin/login');
    // The step that was left is not there any more.
    await page.goForward();
    await expect(page.getByLabel('Password')).toBeVisible();
    await typePassword(page);
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByLabel('Username')).toBeFocused();
    await typePassword(page);
    await enter(first);
    const homes = page.getByRole('heading', { level: 1, name: 'Homes' });
    await expect(homes).toBeVisible();
    await expect(page).toHaveURL('/admin/homes');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await page.goForward();
    await expect(homes).toBeVisible();

    const again = await loseSessionAtWork(page);
    const type = async () => {
      await again.getByLabel('Username').fill(admin.username);
      await again.getByLabel('Password').fill(admin.password);
      await again.getByRole('button', { name: 'Sign In', exact: true }).click();
    };
    await type();
    await expect(again.getByLabel('Code')).toBeVisible();
    await page.goBack();
    await expect(again.getByLabel('Password')).toBeVisible();
    await type();
    await enter(second);
    await expect(again).toBeHidden();
    await expect(section(page)).not.toContainText('Recovery codes');
    await page.goBack();
    await expect(homes).toBeVisible();
  },
);

for (const width of [360, 1280]) {
  test(
    `at ${width} px I set up an app, sign in with its code, and with a recovery code when the phone is gone`,
    walkAt(width),
    async ({ page, authenticate, allowConsole }) => {
      allowConsole(statusUnderTest);
      await page.setViewportSize({ width, height: 800 });
      await authenticate();
      await page.goto('/admin/account');
      await section(page).getByRole('button', { name: 'Set up the authenticator app' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Show the QR code' }).click();
      await expect(dialog.getByLabel('Your password')).toBeFocused();
      await confirm(page, 'Show the QR code');
      await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
      await expectSound(page, 'the QR code');
      const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
      await dialog.getByLabel('Code of the app').fill('000000');
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await expect(dialog.getByText('Not the code of this moment').first()).toBeVisible();
      await dialog.getByLabel('Code of the app').fill(codeOf(secret));
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
      await expect(codes).toHaveCount(10);
      await expect(dialog.getByText('Authenticator app set up. Each of these', { exact: false })).toBeVisible();
      await expect(page.locator('li[data-state="open"]')).toHaveCount(0);
      const recovery = (await codes.first().textContent()) ?? '';
      await expectSound(page, 'the recovery codes');
      await page.keyboard.press('Escape');
      await expect(codes).toHaveCount(10);
      expect(await asksBeforeReload(page)).toBe(true);
      await dialog.getByRole('button', { name: 'I have kept them' }).click();
      expect(await asksBeforeReload(page)).toBe(false);
      await expect(section(page)).toContainText('10 of 10 left');
      await expectSound(page, 'the account');

      await page.context().clearCookies();
      await page.goto('/admin/login');
      await typePassword(page);
      await expect(page.getByLabel('Code')).toBeFocused();
      await expectSound(page, 'the second step');
      await page.getByLabel('Code').fill('000000');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByLabel('Code')).toBeFocused();
      await page.getByLabel('Code').fill(codeOf(secret, 30));
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL('**/admin/dashboard');

      const again = await loseSessionAtWork(page);
      await again.getByLabel('Username').fill(admin.username);
      await again.getByLabel('Password').fill(admin.password);
      await again.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(again.getByLabel('Code')).toBeFocused();
      await again.getByLabel('Code').fill(recovery);
      await again.getByRole('button', { name: 'Continue' }).click();
      await expect(again).toBeHidden();
      await expect(section(page)).not.toContainText('Recovery codes');
      await page.reload();
      await expect(page.getByRole('region', { name: 'What was done' })).toContainText(
        'Took the authenticator app away',
      );
      await expect(page.getByRole('region', { name: 'What was done' })).toContainText('Signed in with a recovery code');
    },
  );

  test(
    `at ${width} px I add a passkey, sign in by it alone or after the password, and take it away`,
    walkAt(width),
    async ({ page, authenticate, allowConsole }) => {
      allowConsole(statusUnderTest);
      await page.setViewportSize({ width, height: 800 });
      const { cdp, authenticatorId } = await addAuthenticator(page);
      await page.goto('/admin/login');
      await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
      await authenticate();
      await page.goto('/admin/account');
      await section(page).getByRole('button', { name: 'Add a passkey' }).click();
      await page.getByRole('dialog').getByLabel('Its name').fill('My laptop');
      await confirm(page, 'Add');
      await page.getByRole('button', { name: 'I have kept them' }).click();
      await expect(section(page)).toContainText('My laptop');

      // A device has one passkey. That is no fault of the gateway's.
      await section(page).getByRole('button', { name: 'Add a passkey' }).click();
      await confirm(page, 'Add');
      await expect(page.getByText('That device has a passkey already.').first()).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

      await page.context().clearCookies();
      await page.goto('/admin/login');
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await page.waitForURL('**/admin/dashboard');

      await page.context().clearCookies();
      await page.goto('/admin/login');
      await typePassword(page);
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await expect(page.getByText('No passkey was used.').first()).toBeVisible();
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await page.waitForURL('**/admin/dashboard');

      await page.goto('/admin/account');
      await section(page).getByRole('button', { name: 'Take away the passkey My laptop' }).click();
      await confirm(page, 'Take it away');
      await expect(section(page)).not.toContainText('My laptop');
    },
  );
}
