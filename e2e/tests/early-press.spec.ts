/** A button that is pressed before its script is loaded works once, with what was typed. */

import type { Page } from '@playwright/test';
import { expect, long, longIf, test } from '../support/test.ts';
import { hold } from './hold.ts';
import { announcer, atRest, settled } from './settled.ts';

const SHELL = /\/main\.[0-9a-f]+\.js$/;

test('a press on the first picture’s button opens the form as soon as it can', async ({ page }) => {
  const release = await hold(page, SHELL);
  await page.goto('/about');
  const button = page.getByRole('main').getByRole('button', { name: 'Schedule a Consultation' }).first();
  await button.click();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).not.toHaveAttribute('aria-busy');
  await settled(page);
  await atRest(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test.describe('where nothing is found, whose code comes after its page’s', () => {
  const LATE = /\/releases\/mfe-listings\/.*\/find\.[0-9a-f]+\.js$/;
  const tell = (page: Page) => page.getByRole('button', { name: 'Tell me when one comes' });

  async function come(page: Page): Promise<void> {
    await page.goto('/properties?town=Rumson&beds=9');
    await expect(page.locator('main')).toHaveAttribute('data-hydration', 'done');
  }

  test('a press is kept until it is there', async ({ page }) => {
    const release = await hold(page, LATE);
    await come(page);
    await tell(page).click();
    await expect(tell(page)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('dialog', { name: 'Tell me when one comes' })).toBeVisible();
  });

  test('its ways on stay if it is lost, a press says whom to call, and the next one brings it', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|net::ERR/);
    await page.route(LATE, (route) => route.abort());
    await come(page);
    await tell(page).click();
    const instead = page.getByRole('dialog', { name: 'Call or write instead' });
    await expect(instead).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(instead).toHaveCount(0);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Remove / })
        .first(),
    ).toBeVisible();
    await page.unroute(LATE);
    await tell(page).click();
    await expect(page.getByRole('dialog', { name: 'Tell me when one comes' })).toBeVisible();
  });
});

/** Lets the code through that a press asked for, and sees that nothing opens any more. */
async function comesInVain(page: Page, code: RegExp, release: () => void): Promise<void> {
  const come = page.waitForResponse(code);
  release();
  await come;
  await atRest(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Open menu' })).toBeVisible();
  expect(await page.evaluate(() => history.state)).not.toHaveProperty('places');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [what, name, code] of [
    ['the menu', 'Open menu', /\/mobile-menu\.[0-9a-f]+\.js$/],
    ['a form', 'Schedule a Showing', /\/releases\/mfe-leads\/|\/dialog-place\./],
  ] as const)
    for (const way of ['Back', 'a link'] as const)
      test(
        `${what} whose code is late does not open on the page to which ${way} leads`,
        longIf((what === 'the menu') !== (way === 'Back')),
        async ({ page }) => {
          const release = await hold(page, code);
          await page.goto('/properties');
          await settled(page);
          await page.getByRole('article').first().getByRole('link').first().click();
          await expect(page).toHaveURL(/\/properties\/./);
          await page.getByRole('button', { name }).first().click();
          if (way === 'Back') await page.goBack();
          else await page.getByRole('banner').getByRole('link').first().click();
          await expect(page).toHaveURL(way === 'Back' ? /\/properties$/ : /\/$/);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Properties|^With You/);
          await comesInVain(page, code, release);
        },
      );

  test('the menu, a form and a large picture whose code is late do not open any more after Escape', async ({
    page,
  }) => {
    const code = /\/(?:mobile-menu|lightbox)\.[0-9a-f]+\.js$|\/releases\/mfe-leads\/|\/dialog-place\./;
    const release = await hold(page, code);
    const [home] = (await (await page.request.get('/api/properties')).json()) as { id: string }[];
    await page.goto(`/properties/${home?.id}`);
    await settled(page);
    for (const name of ['Open menu', 'Schedule a Showing', 'Show this photo large']) {
      await page.getByRole('button', { name }).first().click();
      await page.keyboard.press('Escape');
    }
    await comesInVain(page, /\/mobile-menu\./, release);
    await page.getByRole('button', { name: 'Schedule a Showing' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Schedule a Showing' })).toBeVisible();
  });

  test('an impatient second press does not undo the first', async ({ page }) => {
    const release = await hold(page, SHELL);
    await page.goto('/about');
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Open menu' });
    await toggle.click();
    await toggle.click();
    release();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
    // Everything that loads by itself is there, so the shell has repeated the presses that it kept.
    await expect(announcer(page)).toBeAttached();
    await atRest(page);
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  });
});

/** Opens a home with three pictures, whose script is held. Returns the pictures, and a function that lets the script through. */
async function openPictures(page: Page) {
  const homes = (await (await page.request.get('/api/properties')).json()) as { id: string; images: string[] }[];
  const home = homes.find(({ images }) => images.length === 3);
  const release = await hold(page, SHELL);
  await page.goto(`/properties/${home?.id}`);
  return { pictures: page.getByRole('region', { name: /^Photos of/ }), release };
}

test('a row of pictures that was swiped before its script came counts where it stands', async ({ page }) => {
  const { pictures, release } = await openPictures(page);
  await expect(pictures.getByText('1 / 3')).toBeVisible();
  await pictures
    .locator('div:has(> ul)')
    .first()
    .evaluate((row) => row.scrollTo({ left: row.clientWidth, behavior: 'instant' }));
  release();
  await settled(page);
  await expect(pictures.getByText('2 / 3')).toBeVisible();
});

test('the small pictures stay where they were swiped to before their script came', long, async ({ page }) => {
  // So narrow that there is no room for three.
  await page.setViewportSize({ width: 240, height: 700 });
  const { pictures, release } = await openPictures(page);
  const row = pictures.getByRole('list').filter({ has: page.getByRole('button', { name: 'Show photo 2' }) });
  await row.evaluate((list) => list.scrollTo({ left: 1000, behavior: 'instant' }));
  const left = await row.evaluate((list) => list.scrollLeft);
  expect(left).toBeGreaterThan(20);
  release();
  await settled(page);
  expect(await row.evaluate((list) => list.scrollLeft)).toBe(left);
  await page.getByRole('button', { name: 'Show photo 3' }).click();
  await page.getByRole('button', { name: 'Show photo 1' }).click();
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(0);
});

for (const what of ['a press elsewhere', 'Escape'] as const)
  test(`${what} takes the first one back`, longIf(what === 'Escape'), async ({ page }) => {
    const release = await hold(page, SHELL);
    await page.goto('/about');
    const button = page.getByRole('button', { name: 'Contact me' });
    await button.click();
    if (what === 'Escape') await page.keyboard.press('Escape');
    else await page.getByRole('heading', { level: 1 }).click();
    await expect(button).not.toHaveAttribute('aria-busy');
    release();
    await settled(page);
    await atRest(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test('a press in a page whose own code is late is answered by that page', async ({ page, site }) => {
  const [home] = (await (await fetch(`${site.origin}/api/properties`)).json()) as Array<{ id: string }>;
  const release = await hold(page, /\/mfe-listings\/[^/]+\/web\/property-page\.[0-9a-f]+\.js$/);
  await page.goto(`/properties/${home?.id}`);
  // The frame around the page has been hydrated long before.
  await expect(announcer(page)).toBeAttached();
  const button = page.getByRole('button', { name: 'Schedule a Showing' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await atRest(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Schedule a Showing' })).toBeVisible();
});

test('a form with an address of its own is HTML’s until its script has come', async ({ page }) => {
  await hold(page, SHELL);
  await page.goto('/properties');
  await page.getByRole('button', { name: 'Sold' }).click();
  await expect(page).toHaveURL(/status=sold/);
});

test('a message sent too early goes out once, as it was typed', async ({ page }) => {
  const release = await hold(page, SHELL);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/contacts')) sent += 1;
  });
  await page.goto('/contact');
  const form = page.getByRole('main');
  await form.getByLabel('Name').fill('Jordan Ellis');
  await form.getByLabel('Email').fill('jordan@early.example');
  await form.getByLabel('Message').fill('Which house has the best view of the river?');
  const send = form.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await atRest(page);
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page.getByText('Message Sent!').first()).toBeVisible();
  expect(sent).toBe(1);
});

test('a kept press is seen and heard to be kept, until it is answered', async ({ page }) => {
  const release = await hold(page, SHELL);
  await page.goto('/about');
  const button = page.getByRole('button', { name: 'Contact me' }).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog', { name: 'Get in touch' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('a press shows no longer as kept when another takes its place', long, async ({ page }) => {
  const release = await hold(page, SHELL);
  await page.goto('/about');
  const first = page.getByRole('banner').getByRole('button', { name: 'Contact me' });
  const second = page.getByRole('main').getByRole('button', { name: 'Schedule a Consultation' }).first();
  await first.click();
  await second.click();
  await expect(first).not.toHaveAttribute('aria-busy');
  await expect(second).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

for (const key of ['Enter', 'Space']) {
  test(`a press by ${key} is kept like any other`, longIf(key === 'Space'), async ({ page }) => {
    const release = await hold(page, SHELL);
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: 'Contact me' }).focus();
    await page.keyboard.press(key);
    release();
    await expect(page.getByRole('dialog', { name: 'Get in touch' })).toBeVisible();
  });
}

test('a choice made before its script came is followed, not undone', async ({ page }) => {
  const release = await hold(page, SHELL);
  await page.goto('/properties');
  const order = page.getByLabel('Order');
  await order.selectOption('price-low');
  release();
  await expect(page).toHaveURL(/sort=price-low/);
  await expect(order).toHaveValue('price-low');
});

test('two choices made before their script came are both followed', long, async ({ page }) => {
  const release = await hold(page, SHELL);
  await page.goto('/properties');
  await page.getByLabel('Order').selectOption('price-low');
  await page.getByLabel('Beds').selectOption('2');
  release();
  await expect(page).toHaveURL(/sort=price-low/);
  await expect(page).toHaveURL(/beds=2/);
  await expect(page.getByLabel('Beds')).toHaveValue('2');
});

test('a choice whose code is lost is the gateway’s to answer', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|net::ERR/);
  await page.route('**/releases/mfe-listings/**/*.js', (route) => route.abort());
  await page.goto('/properties');
  await page.getByLabel('Order').selectOption('price-low');
  await expect(page).toHaveURL(/sort=price-low/);
});

test('a press is let through when the shell itself is lost, and asks for it again', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|net::ERR/);
  await page.route(SHELL, (route) => route.abort());
  await page.goto('/about');
  const button = page.getByRole('banner').getByRole('button', { name: 'Contact me' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).not.toHaveAttribute('aria-busy');
  await page.unroute(SHELL);
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Get in touch' })).toBeVisible();
});

test('what is written is never put into the address, though the shell is lost', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|net::ERR/);
  await page.route(SHELL, (route) => route.abort());
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send Message' });
  await page.getByLabel('Message').fill('A secret');
  const sent = page.waitForRequest((request) => request.isNavigationRequest());
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  // The form is sent as plain HTML, so the answer is a document.
  expect((await sent).method()).toBe('POST');
  await expect(page).toHaveURL(/\/api\/contacts$/);
  await expect(page.getByLabel('Message')).toHaveValue('A secret');
});

test('a native control is never kept waiting', async ({ page }) => {
  await hold(page, SHELL);
  await page.goto('/');
  const areas = page.getByRole('banner').locator('summary, details button').first();
  await areas.click();
  await expect(page.getByRole('banner').getByRole('link', { name: /Rumson/ })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Rumson/ })
    .click();
  await expect(page).toHaveURL(/areas\/rumson/);
});

test.describe('hearts, which are kept one by one', () => {
  const heart = (page: Page, index: number) => page.getByRole('button', { name: /^Save / }).nth(index);
  const saved = (page: Page) => page.evaluate(() => localStorage.getItem('savedHomes')?.split(',').length ?? 0);

  test('all are pressed in the end, whatever is written and pressed after them; a second press takes one out', async ({
    page,
  }) => {
    const release = await hold(page, SHELL);
    await page.goto('/properties');
    await heart(page, 0).click();
    await heart(page, 1).click();
    await heart(page, 2).focus();
    await page.keyboard.press('Space');
    await heart(page, 1).click();
    await expect(heart(page, 1)).not.toHaveAttribute('aria-busy');
    const words = page.getByLabel('Find in words');
    await words.click();
    await page.keyboard.type('rumson');
    await page.getByRole('banner').getByRole('button', { name: 'Contact me' }).click();
    for (const index of [0, 2]) await expect(heart(page, index)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('dialog', { name: 'Get in touch' })).toBeVisible();
    await page.keyboard.press('Escape');
    for (const index of [0, 1, 2]) {
      await expect(heart(page, index)).toHaveAttribute('aria-pressed', `${index !== 1}`);
      await expect(heart(page, index)).not.toHaveAttribute('aria-busy');
    }
    expect(await saved(page)).toBe(2);
    await expect(words).toHaveValue('rumson');
  });

  test('one that this device has saved before, which the document cannot know, stays saved', long, async ({ page }) => {
    await page.goto('/properties');
    await settled(page);
    await heart(page, 0).click();
    await expect.poll(() => saved(page)).toBe(1);
    const release = await hold(page, SHELL);
    await page.reload();
    await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'false');
    await heart(page, 0).click();
    release();
    await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
    await expect(heart(page, 0)).not.toHaveAttribute('aria-busy');
    await atRest(page);
    await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
    expect(await saved(page)).toBe(1);
  });

  test('where the page is left before its script came, the next one saves them', async ({ page }) => {
    const release = await hold(page, SHELL);
    await page.goto('/properties');
    await heart(page, 0).click();
    await heart(page, 1).click();
    await heart(page, 2).click();
    await heart(page, 1).click();
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/properties\/./);
    release();
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /^Save / })
        .first(),
    ).toHaveAttribute('aria-pressed', 'true');
    expect(await saved(page)).toBe(2);
    await page.reload();
    await settled(page);
    expect(await saved(page)).toBe(2);
  });

  test('where their code is lost, Retry presses all of them again', async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource|net::ERR/);
    const instead = page.getByRole('dialog', { name: 'Call or write instead' });
    const LOST = '**/releases/mfe-listings/**/*.js';
    await page.route(LOST, (route) => route.abort());
    const release = await hold(page, SHELL);
    await page.goto('/properties');
    for (const index of [0, 1]) await heart(page, index).click();
    release();
    await expect(instead).toBeVisible();
    await page.keyboard.press('Escape');
    await heart(page, 2).click();
    await expect(instead).toBeVisible();
    await page.unroute(LOST);
    await instead.getByRole('button', { name: 'Retry' }).click();
    for (const index of [0, 1, 2]) await expect(heart(page, index)).toHaveAttribute('aria-pressed', 'true');
    expect(await saved(page)).toBe(3);
  });
});

/** `answer` waits for a dialog, a menu, or another address. */
type Press = {
  what: string;
  path: string;
  press: (page: Page) => Promise<void>;
  answer: (page: Page) => Promise<void>;
};

const dialog = async (page: Page) => {
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 25_000 });
  await expect(page.getByRole('dialog', { name: 'Call or write instead' })).toHaveCount(0);
};
const button = (name: string) => async (page: Page) => page.getByRole('button', { name }).first().click();

const presses: Press[] = [
  { what: 'Contact me', path: '/about', press: button('Contact me'), answer: dialog },
  { what: 'a consultation', path: '/about', press: button('Schedule a Consultation'), answer: dialog },
  { what: 'a home valuation', path: '/', press: button('Home Valuation'), answer: dialog },
  {
    what: 'a filter',
    path: '/properties',
    press: async (page) => void (await page.getByLabel('Order').selectOption('price-low')),
    answer: (page) => expect(page).toHaveURL(/sort=price-low/, { timeout: 20_000 }),
  },
  {
    what: 'a tab',
    path: '/properties',
    press: button('Sold'),
    answer: (page) => expect(page).toHaveURL(/status=sold/, { timeout: 20_000 }),
  },
  { what: 'a call', path: '/contact', press: button('Schedule a Call'), answer: dialog },
];

test.describe('on a slow line (400 kbit/s, 400 ms)', () => {
  test.beforeEach(async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
  });

  // Each loads a page with 50 kB per second. `npm test` tries one.
  for (const [index, { what, path, press, answer }] of presses.entries()) {
    test(`a press on ${what} in the first second is answered`, longIf(index > 0), async ({ page }) => {
      await page.goto(path, { waitUntil: 'commit' });
      await press(page);
      await answer(page);
    });
  }

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('a press on the menu in the first second opens it', long, async ({ page }) => {
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await expect(page.getByRole('banner').getByRole('navigation', { name: 'Main' })).toBeVisible({ timeout: 25_000 });
    });
  });
});
