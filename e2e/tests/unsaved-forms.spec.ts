/** What was typed into a dialog is not lost by accident. */

import type { Locator, Page } from '@playwright/test';
import { expect, long, test, walkAt } from '../support/test.ts';
import { atRest } from './settled.ts';

test('on a phone the way back leads out of a dialog, not off the page, and asks before what I typed is gone', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn();
  await page.goto('/admin/testimonials');
  const open = page.getByRole('button', { name: 'Add a testimonial' }).first();
  const form = page.getByRole('dialog', { name: 'Add a testimonial' });
  const asked = page.getByRole('dialog', { name: 'Leave what you typed?' });
  await open.click();
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(form).toHaveCount(0);

  await open.click();
  const words = form.getByLabel('Their words');
  await words.fill('Found us a home within a week');
  await page.goBack();
  await expect(asked).toBeVisible();
  await page.goBack();
  await expect(asked).toHaveCount(0);
  await expect(words).toHaveValue('Found us a home within a week');
  const question = page.waitForEvent('dialog', { timeout: 5000 });
  await page.close({ runBeforeUnload: true });
  const beforeUnload = await question;
  expect(beforeUnload.type()).toBe('beforeunload');
  await beforeUnload.dismiss();
  await page.goBack();
  await asked.getByRole('button', { name: 'Leave it' }).click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/testimonials$/);

  // However the dialog is closed, its history entry is removed: Back leads to the earlier page.
  await open.click();
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(form).toHaveCount(0);
  await page.waitForFunction(() => !history.state?.places?.length);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test(
  'presses on Back in quick succession ask, and neither the words nor the page under them are gone',
  long,
  async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await signIn();
    const bar = page.getByRole('navigation', { name: 'Admin' });
    await bar.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Testimonials' }).click();
    await page.getByRole('button', { name: 'Add a testimonial' }).first().click();
    const form = page.getByRole('dialog', { name: 'Add a testimonial' });
    const asked = page.getByRole('dialog', { name: 'Leave what you typed?' });
    const words = form.getByLabel('Their words');
    const places = () => page.evaluate(() => (history.state as { places?: string[] } | null)?.places?.length);
    await words.fill('Found us a home within a week');
    for (const pauses of [[], [0], [2], [10], [40], [100], [2, 2], [20, 20]]) {
      await page.evaluate(async (waits) => {
        if (waits.length === 0) history.go(-2);
        else history.back();
        for (const wait of waits) {
          await new Promise((done) => setTimeout(done, wait));
          history.back();
        }
      }, pauses);
      // A late press closes the question, no more.
      await expect.poll(async () => (await places()) === (await asked.count()) + 1).toBe(true);
      if ((await asked.count()) > 0) await asked.getByRole('button', { name: 'Go on writing' }).click();
      await expect(asked).toHaveCount(0);
      await expect.poll(places).toBe(1);
      await expect(words).toHaveValue('Found us a home within a week');
      await expect(page).toHaveURL(/\/admin\/testimonials$/);
    }
    // From the question, too: as far back as the page before.
    await page.goBack();
    await expect(asked).toBeVisible();
    await expect.poll(places).toBe(2);
    await page.evaluate(() => history.go(-3));
    await expect(asked).toHaveCount(0);
    await expect.poll(places).toBe(1);
    await expect(words).toHaveValue('Found us a home within a week');

    await page.goBack();
    await asked.getByRole('button', { name: 'Leave it' }).click();
    await expect(form).toHaveCount(0);
    await page.waitForFunction(() => !history.state?.places?.length);
    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
  },
);

/** Opens the form for a testimonial, and fills it. */
async function fillTestimonial(page: Page): Promise<Locator> {
  await page.goto('/admin/testimonials');
  await page.getByRole('button', { name: 'Add a testimonial' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add a testimonial' });
  await form.getByLabel('Their words').fill('Found us a home within a week');
  await form.getByLabel('Name').fill('Jo Expired');
  await form.getByLabel('What for').fill('Bought in Red Bank');
  await form.getByLabel('Date').fill('2026-10-01');
  return form;
}

test('on a phone the way back closes the log-in that stands on a form, and leaves the form', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/the server responded with a status of 401/);
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn();
  const form = await fillTestimonial(page);
  await page.context().clearCookies();
  // A query of the page may already have opened the log-in.
  await form.locator('button[type=submit]').dispatchEvent('click');
  const logIn = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(logIn).toBeVisible();
  await page.goBack();
  await expect(logIn).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/testimonials$/);
  await expect(form.getByLabel('Their words')).toHaveValue('Found us a home within a week');
});

test(
  'a press on Back in the moment in which the log-in appears closes the log-in, not the page',
  long,
  async ({ page, signIn, allowConsole }) => {
    allowConsole(/the server responded with a status of 401/);
    await signIn();
    const form = await fillTestimonial(page);
    await page.evaluate(() => {
      const whenThere = new MutationObserver(() => {
        if (!document.body.textContent.includes('Please sign in again')) return;
        whenThere.disconnect();
        history.back();
        document.documentElement.dataset.pressed = 'Back';
      });
      whenThere.observe(document.body, { subtree: true, childList: true });
    });
    await page.context().clearCookies();
    await form.locator('button[type=submit]').dispatchEvent('click');
    await expect(page.locator('html[data-pressed=Back]')).toBeAttached();
    await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toHaveCount(0);
    await expect(form.getByLabel('Their words')).toHaveValue('Found us a home within a week');
    await expect(page).toHaveURL(/\/admin\/testimonials$/);
  },
);

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, walkAt(width), () => {
    test.use({ viewport: { width, height: width === 360 ? 780 : 860 } });

    test('Escape and a press outside ask before a filled form is gone, and close an empty one', async ({
      page,
      signIn,
    }) => {
      await signIn();
      await page.getByRole('button', { name: 'Add property' }).click();
      const form = page.getByRole('dialog', { name: 'Add property' });
      const asked = page.getByRole('dialog', { name: 'Leave what you typed?' });
      await form.getByLabel('Address').fill('1 Nowhere');
      await page.keyboard.press('Escape');
      await expect(asked).toBeVisible();
      // The question handles Escape once it has the focus.
      await expect(asked.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(asked).toHaveCount(0);
      await expect(form.getByLabel('Address')).toHaveValue('1 Nowhere');
      // The form handles clicks outside once it is the topmost dialog again.
      await atRest(page);
      // On phones the dialog fills the screen, so its close button is used.
      if (width === 360) await form.getByRole('button', { name: 'Close' }).click();
      else await page.mouse.click(20, 20);
      await asked.getByRole('button', { name: 'Go on writing' }).click();
      await expect(form.getByLabel('Address')).toHaveValue('1 Nowhere');
      await form.getByLabel('Address').fill('');
      // The Escape that gives up a composition, as in Japanese, is the keyboard's. Safari says so by the key code alone.
      for (const composing of [{ isComposing: true }, { keyCode: 229 }])
        await form.getByLabel('Address').dispatchEvent('keydown', { key: 'Escape', bubbles: true, ...composing });
      await atRest(page);
      await expect(form.getByLabel('Address')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(form).toHaveCount(0);

      await page.goto('/admin/testimonials');
      await page.getByRole('button', { name: 'Add a testimonial' }).first().click();
      const words = page.getByRole('dialog', { name: 'Add a testimonial' });
      await words.getByLabel('Their words').fill('Calm to the end');
      await page.keyboard.press('Escape');
      await asked.getByRole('button', { name: 'Leave it' }).click();
      await expect(words).toHaveCount(0);

      await page.getByRole('button', { name: 'Ask a client' }).first().click();
      const client = page.getByRole('dialog', { name: 'Ask a client' });
      await client.getByLabel('Name').fill('Calm Seller');
      await page.keyboard.press('Escape');
      await asked.getByRole('button', { name: 'Go on writing' }).click();
      await expect(client.getByLabel('Name')).toHaveValue('Calm Seller');
      // The error is shown at its field, and the input stays.
      await client.getByRole('button', { name: 'Make the link' }).click();
      await expect(client.getByLabel('What for')).toBeFocused();
      await expect(client.getByText('Required')).toBeVisible();
    });
  });
}

test('a dialog that is sending stays, however I try to close it, and has my words when the request fails', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource: net::ERR/);
  await signIn();
  await page.goto('/admin/testimonials');
  await page.getByRole('button', { name: 'Add a testimonial' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add a testimonial' });
  const words = form.getByLabel('Their words');
  await words.fill('Found us a home within a week');
  await form.getByLabel('Name').fill('Jo Held');
  await form.getByLabel('What for').fill('Bought in Red Bank');
  await form.getByLabel('Date').fill('2026-10-01');

  const { promise: isTried, resolve: fail } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName !== 'CreateTestimonial') return route.fallback();
    await isTried;
    await route.abort();
  });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Close' }).click();
  await page.mouse.click(20, 20);
  await page.goBack();
  await page.waitForFunction(() => history.state?.places?.length === 1);
  await page.goBack();
  await page.waitForFunction(() => history.state?.places?.length === 1);
  fail();
  await expect(form.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(page.getByText('The gateway did not answer.', { exact: false }).first()).toBeVisible();
  await expect(words).toHaveValue('Found us a home within a week');
  await expect(page).toHaveURL(/\/admin\/testimonials$/);

  await form.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(form).toHaveCount(0);
  await page.waitForFunction(() => !history.state?.places?.length);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});
