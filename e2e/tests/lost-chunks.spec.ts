/** Chunks that fail to load: tried again once, reported with phone and mail, and requested again by the next press. */

import type { Locator, Page } from '@playwright/test';
import { startProxy } from '../support/proxy.ts';
import type { Site } from '../support/site.ts';
import { expect, long, longIf, test } from '../support/test.ts';
import { hydrated } from './answers.ts';
import { hold } from './hold.ts';
import { atRest, settled } from './settled.ts';

/** Every script of the shell that the first page does not need: dialogs, toasts, menus, the large parts of `ui`. */
const LATE = /\/releases\/shell\/[^?]*\/web\/(?!main\.|start\.|[a-z]+-page\.)[^/]+\.js$/;
/** What the shell provides to remotes on first use: `ui/dialog`, `ui/form`, `platform/apollo`. */
const PROVIDED = /\/releases\/shell\/[^?]*\/web\/\d+\.[0-9a-f]+\.js$/;
const LEADS = /\/releases\/mfe-leads\/.*\.js$/;

type Loss = { counts: Map<string, number>; end: () => Promise<void> };

/** Makes requests fail in this way until it is ended. Counts how often each address is requested. */
async function lose(page: Page, address: RegExp, how: 'fails' | 'hangs' | 'fails once' = 'fails'): Promise<Loss> {
  const counts = new Map<string, number>();
  const ended = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    const url = route.request().url();
    const count = (counts.get(url) ?? 0) + 1;
    counts.set(url, count);
    if (how === 'fails once' && count > 1) return route.continue();
    if (how === 'hangs') await ended.promise;
    // The page may be closed already.
    await route.abort().catch(() => undefined);
  });
  return {
    counts,
    end: async () => {
      await page.unroute(address);
      ended.resolve();
    },
  };
}

const contactMe = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Contact me' });
const instead = (page: Page) => page.getByRole('dialog', { name: 'Call or write instead' });
const form = (page: Page) => page.getByRole('dialog', { name: 'Get in touch' });

async function expectPhoneAndMail(page: Page, what = 'The form'): Promise<void> {
  await expect(instead(page)).toBeVisible({ timeout: 6000 });
  await expect(instead(page)).toContainText(`${what} could not be loaded.`);
  await expect(instead(page).getByRole('link', { name: /555/ })).toBeVisible();
  await expect(instead(page).getByRole('link', { name: /@/ })).toBeVisible();
}

/** Whether the control has the document's focus, even if the window is not the active one. */
const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

async function openPrivacy(page: Page): Promise<void> {
  await page.goto('/privacy');
  await hydrated(page, /privacy/i);
}

/** The page knows that its own code failed to load. */
const lacksItsCode = (page: Page) => expect(page.locator('main')).toHaveAttribute('data-hydration', 'failed');

test.beforeEach(({ allowConsole }) => allowConsole(/Failed to load resource|net::ERR/));

const parts = [
  ['the shell’s late chunks', LATE],
  ['the deferred overlays', /\/overlays\.[0-9a-f]+\.js$/],
  ['the parts that the shell provides', PROVIDED],
  ['the leads remote', LEADS],
] as const;

for (const [what, address] of parts) {
  for (const how of ['fails', 'hangs'] as const) {
    // A request that hangs takes about ten seconds, so `npm test` tries it once; of what fails, what is ours and what is a remote's.
    const details = longIf(address !== LATE && (how === 'hangs' || address !== LEADS));
    test(
      `a dialog without ${what} (${how}): phone and mail, and the next press brings it`,
      details,
      async ({ page }) => {
        const loss = await lose(page, address, how);
        await openPrivacy(page);
        await contactMe(page).click();
        await expectPhoneAndMail(page);
        await page.keyboard.press('Escape');
        await expect(instead(page)).toHaveCount(0);
        await expect.poll(() => hasFocus(contactMe(page))).toBe(true);
        await loss.end();
        await contactMe(page).click();
        await expect(form(page)).toBeVisible();
        await expect(instead(page)).toHaveCount(0);
      },
    );
  }
}

test('what a press asks for shows that it is on its way, until it comes or is taken back', async ({ page }) => {
  const coming = page.locator('[data-coming]');
  const loss = await lose(page, LEADS, 'hangs');
  await openPrivacy(page);
  await settled(page);
  await expect(coming).toHaveCount(0);
  await contactMe(page).click();
  await expect(coming).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(coming).toHaveCount(0);
  await loss.end();
  await contactMe(page).click();
  await expect(form(page)).toBeVisible();
  await expect(coming).toHaveCount(0);
});

test('a chunk that fails once is fetched again, and the press is answered', async ({ page }) => {
  const { counts } = await lose(page, LATE, 'fails once');
  await openPrivacy(page);
  await contactMe(page).click();
  await expect(form(page)).toBeVisible();
  expect(Math.max(...counts.values())).toBe(2);
});

test('one press asks for a lost chunk twice at most', async ({ page }) => {
  const { counts } = await lose(page, /\/overlays\.[0-9a-f]+\.js$/);
  await page.clock.install();
  await openPrivacy(page);
  const asked = (): number => Math.max(0, ...counts.values());
  // The first request is made when the page is idle, and it is repeated once.
  await expect.poll(asked).toBe(2);
  await contactMe(page).click();
  await expectPhoneAndMail(page);
  await page.clock.runFor(10_000);
  await atRest(page);
  expect(asked()).toBe(4);
});

test('a chunk that its hash refuses is fetched anew once for each press at most', async ({ page, allowConsole }) => {
  allowConsole(/integrity/);
  const asked = { script: 0, fetch: 0 };
  await page.route(/\/overlays\.[0-9a-f]+\.js$/, async (route) => {
    asked[route.request().resourceType() === 'fetch' ? 'fetch' : 'script'] += 1;
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};` });
  });
  await openPrivacy(page);
  await expect.poll(() => asked.fetch).toBe(1);
  await atRest(page);
  await contactMe(page).click();
  await expectPhoneAndMail(page);
  expect(asked.fetch).toBeLessThanOrEqual(2);
  expect(asked.script).toBeLessThanOrEqual(4);
});

test('offline the press says so; online again, the form comes by itself', async ({ page, context }) => {
  const loss = await lose(page, LATE);
  await openPrivacy(page);
  await context.setOffline(true);
  await contactMe(page).click();
  await expectPhoneAndMail(page);
  await loss.end();
  await context.setOffline(false);
  await expect(form(page)).toBeVisible();
  await expect(instead(page)).toHaveCount(0);
});

test('Retry in its place brings the form', async ({ page }) => {
  const loss = await lose(page, LATE);
  await openPrivacy(page);
  await contactMe(page).dblclick();
  await expectPhoneAndMail(page);
  await loss.end();
  await instead(page).getByRole('button', { name: 'Retry' }).click();
  await expect(form(page)).toBeVisible();
});

test('what is typed elsewhere stays, whatever becomes of a dialog', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page, 'Get in Touch');
  await page.getByLabel('Message').fill('Half a sentence');
  await lose(page, LEADS);
  await contactMe(page).click();
  await expectPhoneAndMail(page);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Message')).toHaveValue('Half a sentence');
});

test('a page whose code comes late comes by itself, though its Retry stands there by then', async ({ page }) => {
  await openPrivacy(page);
  const release = await hold(page, '**/releases/mfe-areas/**/*.js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rumson' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded', { timeout: 6000 });
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rumson');
});

test('the agent is told to try again, and not to call herself, where a page of hers is lost', async ({
  page,
  authenticate,
}) => {
  await authenticate();
  const loss = await lose(page, /\/releases\/mfe-admin\/.*\.js$/);
  await page.goto('/admin/people');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('could not be loaded', { timeout: 6000 });
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(0);
  await loss.end();
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
});

test('a page that cannot be had for a provided part comes with its Retry', async ({ page }) => {
  const loss = await lose(page, PROVIDED);
  await page.goto('/admin/login');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('could not be loaded');
  await loss.end();
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a mobile menu that is lost says whom to call, and opens at the next press', async ({ page }) => {
    const loss = await lose(page, /\/mobile-menu\.[0-9a-f]+\.js$/);
    await openPrivacy(page);
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Open menu' }).click();
    await expect(banner.getByRole('alert')).toContainText('could not be loaded');
    await expect(banner.getByRole('link', { name: /555/ })).toBeVisible();
    await banner.getByRole('button', { name: 'Close menu' }).click();
    await expect(banner.getByRole('alert')).toHaveCount(0);
    await loss.end();
    await banner.getByRole('button', { name: 'Open menu' }).click();
    await expect(banner.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

test('a listing outlives its lightbox', async ({ page, site }) => {
  const homes = (await (await fetch(`${site.origin}/api/properties`)).json()) as Array<{
    id: string;
    images: string[];
  }>;
  const loss = await lose(page, /\/lightbox\.[0-9a-f]+\.js$/);
  await page.goto(`/properties/${homes.find(({ images }) => images.length > 1)?.id}`);
  await hydrated(page, /./);
  const enlarge = page.getByRole('button', { name: 'Show this photo large' });
  await enlarge.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('large');
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^2 of/)).toBeVisible();
  await loss.end();
  await enlarge.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

/** The scripts that the contact page can do without. */
const TOASTS = /\/(toast-view|overlays)\.[0-9a-f]+\.js$/;

async function writeMessage(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Jordan Ellis');
  await page.getByLabel('Email').fill('jordan@lost.example');
  await page.getByLabel('Message').fill('Is the dock deep enough?');
  await page.getByRole('button', { name: 'Send Message' }).click();
}

test('a message that was stored says so without the toasts’ code, in the form’s own place too', async ({ page }) => {
  await lose(page, TOASTS);
  await page.goto('/contact');
  await hydrated(page, 'Get in Touch');
  await writeMessage(page);
  await expect(page.getByRole('main').getByText(/^Sent\. I answer by/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent!' })).toBeVisible();
});

test('a message that failed says so without the toasts’ code, with phone and mail, and keeps its words', async ({
  page,
}) => {
  await lose(page, TOASTS);
  await page.route('**/api/contacts', (route) => route.abort());
  await page.goto('/contact');
  await hydrated(page, 'Get in Touch');
  await writeMessage(page);
  const main = page.getByRole('main');
  await expect(main.getByText('There was a problem submitting your message. Please try again.')).toBeVisible();
  await expect(main.getByRole('link', { name: /@/ }).first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'There was a problem' })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Is the dock deep enough?');
});

test('a form whose code is lost sends by itself, as HTML', async ({ page }) => {
  await lose(page, /\/web\/contact-page[-.0-9a-z]*\.js$/);
  await page.goto('/contact');
  await lacksItsCode(page);
  await writeMessage(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Message Sent!' })).toBeVisible();
});

test('a page whose own code is lost answers a press with phone and mail, and comes alive at the next', async ({
  page,
}) => {
  const loss = await lose(page, /\/web\/contact-page[-.0-9a-z]*\.js$/);
  await page.goto('/contact');
  await lacksItsCode(page);
  await page.getByLabel('Message').fill('Half a sentence');
  const call = page.getByRole('main').getByRole('button', { name: 'Schedule a Call' });
  await call.click();
  await expectPhoneAndMail(page, 'What you pressed');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Message')).toHaveValue('Half a sentence');
  await loss.end();
  await call.click();
  await expect(form(page)).toBeVisible();
});

test('the same for a page of the shell’s own', long, async ({ page }) => {
  const loss = await lose(page, /\/about-page\.[0-9a-f]+\.js$/);
  await page.goto('/about');
  await lacksItsCode(page);
  const button = page.getByRole('main').getByRole('button', { name: 'Schedule a Consultation' }).first();
  await button.click();
  await expectPhoneAndMail(page, 'What you pressed');
  await page.keyboard.press('Escape');
  await loss.end();
  await button.click();
  await expect(form(page)).toBeVisible();
});

test('the filters that are closed again leave the list on screen, though what asks for homes is lost', async ({
  page,
}) => {
  await page.goto('/properties');
  await hydrated(page, 'Properties');
  const homes = page.getByRole('main').getByRole('article');
  const count = await homes.count();
  const loss = await lose(page, /\/apollo\.[0-9a-f]+\.js$/);
  await page.getByRole('link', { name: 'More', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Find a home' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  expect(loss.counts.size).toBe(1);
  await expect(homes).toHaveCount(count);
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
});

test('filters that were lost come when the same one is pressed again', long, async ({ page }) => {
  const loss = await lose(page, /\/releases\/mfe-listings\/.*\/find\.[0-9a-f]+\.js$/);
  await page.goto('/properties');
  await hydrated(page, 'Properties');
  const more = page.getByRole('link', { name: 'More', exact: true });
  const said = page.getByRole('main').getByRole('alert').filter({ hasText: 'The filters could not be loaded.' });
  await more.click();
  await expect(said).toBeVisible();
  await loss.end();
  await more.click();
  await expect(page.getByRole('dialog', { name: 'Find a home' })).toBeVisible();
  await expect(said).toHaveCount(0);
});

/** A proxy that cuts off each such file when it is first asked for, as if it came whole. `counts`: how often each was. */
async function cutOnce(site: Site, address: RegExp) {
  const counts = new Map<string, number>();
  const proxy = await startProxy(site.origin, (path) => {
    if (!address.test(path)) return undefined;
    counts.set(path, (counts.get(path) ?? 0) + 1);
    return counts.get(path) === 1 ? 'cut' : undefined;
  });
  return { proxy, counts };
}

for (const [what, address] of [
  ['every script', /\.js$/],
  ['the shell’s script', /\/shell\/.*\/main\.[0-9a-f]+\.js$/],
  ['the container of a remote', /\/mfe-leads\/.*\/entry\.[0-9a-f]+\.js$/],
] as const)
  test(
    `${what} that came cut off, once and as if it were whole, is fetched anew past the browser's cache`,
    longIf(address.source !== '\\.js$'),
    async ({ page, site, allowConsole }) => {
      allowConsole(/Failed to find a valid digest|was preloaded using link preload but not used/);
      const { proxy, counts } = await cutOnce(site, address);
      try {
        await page.goto(`${proxy.origin}/about`);
        await hydrated(page, /about/i);
        await contactMe(page).click();
        await expect(form(page)).toBeVisible();
        expect(Math.min(...counts.values())).toBeGreaterThan(1);
      } finally {
        await page.goto('about:blank');
        proxy.close();
      }
    },
  );

test('a script that came cut off is fetched anew, too, late in a visit with hundreds of files', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/Failed to find a valid digest/);
  const { proxy, counts } = await cutOnce(site, /\/mfe-listings\/.*\.js$/);
  try {
    await page.goto(`${proxy.origin}/privacy`);
    await hydrated(page, /privacy/i);
    // A browser notes the first 250, unless it is told otherwise.
    await page.evaluate(async () => {
      for (let file = 0; file < 300; file += 1) await (await fetch(`/robots.txt?${file}`)).text();
    });
    await page.getByRole('link', { name: 'Properties' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
    expect(counts.size).toBeGreaterThan(0);
  } finally {
    await page.goto('about:blank');
    proxy.close();
  }
});
