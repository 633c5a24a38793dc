/** The navigation around the agent's pages: a rail on wide screens, a bar at the bottom on phones. */

import type { Locator } from '@playwright/test';
import { expect, longIf, test } from '../support/test.ts';
import { hold, holdOperation } from './hold.ts';
import { hasNoSidewaysScroll } from './long-words.ts';
import { sendLead } from './send-lead.ts';
import { watchLine } from './settled.ts';
import { shiftOf } from './shift.ts';
import { expectSound } from './sound.ts';

const onPhone = { width: 360, height: 780 };

test('from any page the rail leads me everywhere, and the keyboard skips it', async ({ page, signIn }) => {
  await signIn();
  const rail = page.getByRole('navigation', { name: 'Admin' });
  await expect(rail.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await expect(rail).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'The site' })).toHaveAttribute('href', '/');

  await page.goto('about:blank'); // A reload would keep the focus where it was.
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('on my phone the bar is at the thumb, and More has the rest', async ({ page, signIn }) => {
  await page.setViewportSize(onPhone);
  await signIn();
  const bar = page.getByRole('navigation', { name: 'Admin' });
  const box = await bar.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(onPhone.height);
  await hasNoSidewaysScroll(page);
  await bar.getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'The site' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: 'More' })).toBeFocused();
  await bar.getByRole('link', { name: 'Homes' }).click();
  await page.waitForURL('**/admin/homes');
  await bar.getByRole('button', { name: 'More' }).click();
  await sheet.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/admin/login');
  // Back leads out of the desk: past the dashboard, which sends to the log-in, and not from there to another log-in.
  const refused = page.waitForResponse('**/api/admin/check');
  await page.goBack();
  await refused;
  await page.waitForURL('**/admin/login');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('nothing moves under my finger when what a page waits for has come', async ({ page, authenticate }) => {
  await authenticate();
  const hasCome = watchLine(page);
  for (const [path, width] of [
    ['/admin/homes', 1280],
    ['/admin/homes/new', 360],
    ['/admin/account', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hasCome();
    // Two sections of the account are as high as what they tell: a line more or less.
    expect(await shiftOf(page), path).toBeLessThanOrEqual(0.04);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`my desk can be read by everybody in ${colorScheme} colours, at 360 and 1280 px`, async ({ page, signIn }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signIn();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectSound(page, `at ${width} px`);
    }
    await page.getByRole('button', { name: 'Add property' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSound(page, 'with the dialog');
  });
}

test('what is pressed on my phone is wide and high enough for a thumb', async ({ page, authenticate }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await authenticate();
  for (const path of ['leads', 'testimonials']) {
    await page.goto(`/admin/${path}`);
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /^(All|Mend .*)$/ })
        .first(),
    ).toBeVisible();
    const small = await page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .map((element) => ({ words: element.textContent, box: element.getBoundingClientRect() }))
          .filter(({ box }) => Math.round(Math.min(box.width, box.height)) < 44)
          .map(({ words, box }) => `${words} ${box.width} × ${box.height}`),
      );
    expect(small).toEqual([]);
  }
});

const fields = 'input:not([type=file], [tabindex="-1"], [hidden]), select, textarea';

/** What something else covers when it gets the focus. */
const covered = (controls: Locator) =>
  controls.evaluateAll((all) =>
    (all as HTMLInputElement[]).flatMap((control) => {
      control.focus();
      const { left, width, top, height } = control.getBoundingClientRect();
      // A longer text is written at its beginning.
      const found = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 24));
      return control.contains(found) ? [] : [control.name || control.ariaLabel || control.textContent];
    }),
  );

for (const [width, height] of [
  [360, 320],
  [320, 256],
] as const)
  test(
    `no bar covers what has the focus in a window of ${width} × ${height} px`,
    longIf(height < 300),
    async ({ page, authenticate }) => {
      const main = page.getByRole('main');
      await page.setViewportSize({ width, height });
      await authenticate();
      const [home] = (await (await page.request.get('/api/properties?limit=1')).json()) as { id: string }[];
      for (const [path, name] of [
        [`homes/${home?.id}`, 'MLS number'],
        ['site', 'Tagline'],
        ['account', 'New password'],
      ] as const) {
        await page.goto(`/admin/${path}`);
        await expect(page.getByLabel(name, { exact: true })).toBeVisible();
        await expect.poll(() => covered(main.locator(fields)), path).toEqual([]);
      }
      // The list lies below the button that stays near the thumb.
      await page.goto('/admin/homes');
      await expect(page.getByRole('link', { name: '63 First Avenue' })).toBeVisible();
      await expect.poll(() => covered(main.locator('li :is(a, button), p a').filter({ visible: true }))).toEqual([]);
      await page.goto('/admin/leads');
      await expect(page.getByRole('link', { name: 'Export CSV' })).toBeVisible();
      await expect.poll(() => covered(main.locator('a').filter({ visible: true }))).toEqual([]);
    },
  );

test('on a tablet my day, a person and my account are two columns', async ({ page, authenticate, site }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await sendLead(site, { name: 'Tablet Reader', email: 'tablet@leads.example' });
  await authenticate();
  const leftEdges = async (...names: readonly string[]) =>
    Promise.all(
      names.map(async (name) => (await page.getByRole('region', { name, exact: true }).boundingBox())?.x ?? 0),
    );
  for (const [path, left, right] of [
    ['today', 'Waiting for an answer', 'Last seven days'],
    ['people', 'Everything they sent', 'What you know'],
    ['account', 'Signed in', 'What was done'],
  ] as const) {
    await page.goto(`/admin/${path}`);
    if (path === 'people') await page.getByRole('link', { name: 'Tablet Reader' }).click();
    await expect(page.getByRole('region', { name: right, exact: true })).toBeVisible();
    const [one = 0, other = 0] = await leftEdges(left, right);
    expect(other - one, path).toBeGreaterThan(300);
    await hasNoSidewaysScroll(page);
  }
});

test('on a slow line I see that my desk is coming, and after a while how to go on', async ({ page, authenticate }) => {
  await authenticate();
  const release = await hold(page, /\/main\.[0-9a-f]+\.js$/);
  await page.goto('/admin/today', { waitUntil: 'commit' });
  const moment = page.getByText('One moment…');
  await expect(moment).toBeVisible();
  const again = page.getByRole('link', { name: 'Load the page again' });
  await expect(again).toBeHidden();
  // Fifteen seconds later.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 15_001;
  });
  await expect(again).toBeVisible();
  // What stands beside those who wait is asked for with them, not after them.
  const showToday = await holdOperation(page, 'AdminToday');
  const week = page.waitForRequest((request) => request.postData()?.includes('"AdminWeek"') ?? false);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(moment).toHaveCount(0);
  await week;
  const figures = page.getByRole('heading', { name: 'Last seven days' });
  const loading = page.getByRole('status', { name: 'Loading today' });
  await expect(loading).toBeVisible();
  // In two columns, as what comes is.
  const edges = await loading.locator('> *').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(Math.max(...edges) - Math.min(...edges)).toBeGreaterThan(300);
  await expect(figures).toBeHidden();
  showToday();
  await expect(figures).toBeVisible();
});
