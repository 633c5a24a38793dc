/** On a phone, Back closes what lies over the page, and each tap is visibly answered. */

import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { admin, expect, long, statusUnderTest, test } from '../support/test.ts';
import { hydrated } from './answers.ts';
import { atRest } from './settled.ts';

test.use({ viewport: { width: 360, height: 780 } });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Admin' });
const places = (page: Page) =>
  page.evaluate(() => (history.state as { places?: string[] } | null)?.places?.length ?? 0);
const hasPlace = async (page: Page) => (await places(page)) > 0;

/** Opens the homes, with Today before them in the history. */
async function openHomes(page: Page): Promise<void> {
  await page.goto('/admin/today');
  await bar(page).getByRole('link', { name: 'Homes' }).click();
  await expect(page.getByRole('button', { name: /^More for / }).first()).toBeVisible();
}

/** Opens the More sheet, and on it the question before logging out. */
async function openQuestion(page: Page) {
  await bar(page).getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('form-draft:x', '{}'));
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  const question = page.getByRole('dialog', { name: 'Log out and lose it?' });
  await expect(question.getByRole('button', { name: 'Stay signed in' })).toBeVisible();
  await expect.poll(() => places(page)).toBe(2);
  return question;
}

test('Back closes the sheet of a home and More, and what stands on them first', async ({ page, authenticate }) => {
  await authenticate();
  await openHomes(page);
  const sheet = page.getByRole('dialog');
  for (const opener of [
    page.getByRole('button', { name: /^More for / }).first(),
    bar(page).getByRole('button', { name: 'More' }),
  ]) {
    await opener.click();
    await expect(sheet.getByRole('link').first()).toBeVisible();
    await expect.poll(() => hasPlace(page)).toBe(true);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/homes/);
  }

  const question = await openQuestion(page);
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(sheet.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/today/);
});

/** Sent at once: Playwright would wait for the page between the two, longer than a hand does. */
async function doublePress(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const place = { x: x + width / 2, y: y + height / 2, button: 'left' } as const;
  await Promise.all(
    [1, 2].flatMap((clickCount) =>
      (['mousePressed', 'mouseReleased'] as const).map((type) =>
        session.send('Input.dispatchMouseEvent', { ...place, type, clickCount }),
      ),
    ),
  );
  await session.detach();
}

test('a double press opens what a single one opens, and neither closes it nor presses what it brings', async ({
  page,
  authenticate,
}) => {
  await authenticate();
  const leaving: string[] = [];
  page.on('request', (request) => request.url().endsWith('/logout') && leaving.push(request.url()));
  await page.goto('/admin/today');
  const dialog = page.getByRole('dialog');
  // Log out comes into the place of More.
  await doublePress(page, bar(page).getByRole('button', { name: 'More' }));
  await expect(dialog.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await atRest(page);
  expect(leaving).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/admin/testimonials');
  const sheet = dialog.filter({ has: page.getByLabel('Their words') });
  const add = page.getByRole('button', { name: 'Add a testimonial' });
  // Its code is there then, so that the second press meets what lies around it.
  await add.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await doublePress(page, add);
  await atRest(page);
  await expect(sheet).toBeVisible();
});

test('a link in a sheet leads on from the page under it', async ({ page, authenticate }) => {
  await authenticate();
  await openHomes(page);
  const sheet = page.getByRole('dialog');
  await bar(page).getByRole('button', { name: 'More' }).click();
  await sheet.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/homes/);
  await expect(page.getByRole('button', { name: /^More for / }).first()).toBeVisible();
  await bar(page).getByRole('button', { name: 'More' }).click();
  await sheet.getByRole('button', { name: 'Find' }).click();
  await sheet.getByRole('combobox').fill('People');
  await sheet
    .getByRole('option', { name: /People/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/people/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/homes/);
});

test(
  'a sheet that is opened, closed and opened at once is closed by one press, and the next leaves the page',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    await openHomes(page);
    const more = bar(page).getByRole('button', { name: 'More' });
    await more.evaluate(async (button: HTMLElement) => {
      const turn = () => new Promise((done) => setTimeout(done));
      button.click();
      await turn();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await turn();
      button.click();
    });
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => hasPlace(page)).toBe(true);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/today/);
  },
);

test('Forward to a sheet that was closed, and a page loaded anew under one, leave no press on Back without effect', async ({
  page,
  authenticate,
}) => {
  await authenticate();
  await openHomes(page);
  const more = bar(page).getByRole('button', { name: 'More' });
  await more.click();
  await expect.poll(() => hasPlace(page)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => history.forward());
  await expect.poll(() => hasPlace(page)).toBe(false);
  await more.click();
  await expect.poll(() => hasPlace(page)).toBe(true);
  await page.reload();
  await expect(page.getByRole('button', { name: /^More for / }).first()).toBeVisible();
  await expect.poll(() => hasPlace(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/today/);
});

test('a visitor who loads a page anew under its dialog leaves it with one press on Back', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page, /\w/);
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.getByRole('button', { name: 'Schedule a Call' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => hasPlace(page)).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => hasPlace(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test(
  'two steps back at once close both sheets, and leave the page under them',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    await openHomes(page);
    await openQuestion(page);
    await page.evaluate(() => history.go(-2));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/homes/);
    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/today/);
  },
);

test(
  'Forward to a sheet that is gone, from another that is open, leaves no press on Back without effect',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    await openHomes(page);
    const question = await openQuestion(page);
    await page.goBack();
    await expect(question).toHaveCount(0);
    await page.evaluate(() => history.forward());
    await expect.poll(() => places(page)).toBe(1);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/homes/);
  },
);

test(
  'two presses on a link in a sheet follow it once, from the page under it',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    await openHomes(page);
    await bar(page).getByRole('button', { name: 'More' }).click();
    const link = page.getByRole('dialog').getByRole('link', { name: 'Dashboard' });
    await expect(link).toBeVisible();
    await expect.poll(() => places(page)).toBe(1);
    await link.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await expect(page).toHaveURL(/\/admin\/dashboard/);
    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/homes/);
    await expect(page.getByRole('button', { name: /^More for / }).first()).toBeVisible();
  },
);

test('where I go while a sheet is closing is where I arrive', async ({ page, authenticate }) => {
  await authenticate();
  await openHomes(page);
  for (const pause of [0, 1, 2, 4, 8]) {
    await bar(page).getByRole('button', { name: 'More' }).click();
    await expect.poll(() => places(page)).toBe(1);
    await page.evaluate(async (ms) => {
      const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      press('Escape');
      await new Promise((done) => setTimeout(done, ms));
      press('n');
    }, pause);
    await expect(page).toHaveURL(/\/admin\/homes\/new$/);
    await expect(page.getByRole('heading', { name: 'A new home' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/homes$/);
    await expect(page.getByRole('button', { name: /^More for / }).first()).toBeVisible();
  }
});

test('a page that is reached while a sheet leaves the history stays, with its address', async ({
  page,
  authenticate,
}) => {
  await authenticate();
  await openHomes(page);
  await bar(page).getByRole('button', { name: 'More' }).click();
  await expect.poll(() => places(page)).toBe(1);
  await page.evaluate(() => {
    const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    // The browser takes its time to go back: it has only begun when the page is pushed.
    const [go, push] = [history.go.bind(history), history.pushState.bind(history)];
    history.go = (steps) => {
      history.pushState = (...entry) => {
        history.pushState = push;
        go(steps);
        push(...entry);
      };
      history.go = go;
      press('n');
    };
    press('Escape');
  });
  await expect(page.getByRole('heading', { name: 'A new home' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/homes\/new$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/homes$/);
  await expect(page.getByRole('button', { name: /^More for / }).first()).toBeVisible();
  await expect.poll(() => places(page)).toBe(0);
});

test(
  'a press on Back right after the cross shows the page that the address names',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    await openHomes(page);
    await bar(page).getByRole('button', { name: 'More' }).click();
    await expect.poll(() => places(page)).toBe(1);
    await page.evaluate(async () => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await Promise.resolve();
      history.back();
    });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => places(page)).toBe(0);
    const shown = new URL(page.url()).pathname === '/admin/today' ? 'Today' : 'Homes';
    await expect(page.getByRole('heading', { name: shown, level: 1 })).toBeVisible();
  },
);

test(
  'Back at the recovery codes asks whether they are kept, and closes the steps before them',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    await openHomes(page);
    await page.goto('/admin/account');
    const begin = page.getByRole('button', { name: 'Set up the authenticator app' });
    await begin.click();
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    await expect(dialog).toBeVisible();
    await expect.poll(() => hasPlace(page)).toBe(true);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/account/);

    await begin.click();
    await dialog.getByLabel('Your password').fill(admin.password);
    await dialog.getByRole('button', { name: 'Show the QR code' }).click();
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await dialog.getByLabel('Code of the app').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
    const question = page.getByRole('dialog', { name: 'Have you kept the codes?' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await page.goBack();
    await expect(question).toBeVisible();
    await expect.poll(() => hasPlace(page)).toBe(true);
    await page.goBack();
    await expect(question).toHaveCount(0);
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await expect.poll(() => hasPlace(page)).toBe(true);
    await page.goBack();
    await question.getByRole('button', { name: 'Show them' }).click();
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await expect.poll(() => hasPlace(page)).toBe(true);
    await page.goBack();
    await question.getByRole('button', { name: 'I have kept them' }).click();
    await expect(codes).toHaveCount(0);
    await expect.poll(() => hasPlace(page)).toBe(false);

    // So that the tests after this can sign in with the password alone.
    await page.getByRole('button', { name: 'Take away the authenticator app' }).click();
    await page.getByRole('dialog').getByLabel('Your password').fill(admin.password);
    await page.getByRole('dialog').getByRole('button', { name: 'Take it away' }).click();
    await expect(begin).toBeVisible();
  },
);

test(
  'Back closes the log-in that no form asked for, and then what it stood on',
  long,
  async ({ page, authenticate, allowConsole }) => {
    allowConsole(statusUnderTest);
    await authenticate();
    await openHomes(page);
    await page.goto('/admin/account');
    await page.getByRole('button', { name: 'Set up the authenticator app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    await dialog.getByLabel('Your password').fill(admin.password);
    await page.context().clearCookies();
    await dialog.getByRole('button', { name: 'Show the QR code' }).click();
    const logIn = page.getByRole('dialog', { name: 'Please sign in again' });
    await expect(logIn).toBeVisible();
    await expect.poll(() => places(page)).toBe(2);
    await page.goBack();
    await expect(logIn).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/account/);
  },
);
