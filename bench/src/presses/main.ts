/**
 * `npm run bench -- presses [--rounds 5] [--slowed 4]`: how long each control of the list takes to react visibly
 * (Interaction to Next Paint), on a processor that is slowed down by this factor.
 */

import { parseArgs } from 'node:util';
import { chromium, type Locator, type Page } from '@playwright/test';
import { seed, seedFolder, startSite } from 'e2e/site';
import { quantile } from 'gateway/testing/quantile';

const { values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, slowed: { type: 'string', default: '4' } },
});
const rounds = Number(values.rounds);
const executablePath = process.env.CHROMIUM;
if (!executablePath) throw new Error('CHROMIUM names no browser; `npm run bench` finds one');

const views = {
  'a phone': { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
  'a desk': { viewport: { width: 1280, height: 900 } },
} as const;

type Press = (page: Page) => Promise<void>;

/** The browser's entries about presses since they were last cleared. */
type Watching = { presses: PerformanceEntry[] };

/** By touch if the device has it. */
const press =
  (find: (page: Page) => Locator): Press =>
  async (page) => {
    const control = find(page).first();
    if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await control.tap();
    else await control.click();
  };

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Find a home' });
const tab = (name: string) => press((page) => page.getByRole('button', { name, exact: true }));
const choose =
  (label: string): Press =>
  async (page) => {
    await page.getByLabel(label, { exact: true }).first().focus();
    await page.keyboard.press('ArrowDown');
  };

/** In the order of a visit. */
const steps: readonly (readonly [control: string, Press, only?: keyof typeof views])[] = [
  [
    'a letter of the words',
    async (page) => {
      await page.getByLabel('Find in words').focus();
      await page.keyboard.type('r');
    },
  ],
  [
    'Find',
    async (page) => {
      await page.getByLabel('Find in words').fill('2 beds');
      await press((of) => of.getByRole('button', { name: 'Find', exact: true }))(page);
    },
  ],
  ['a chip, taken away', press((page) => page.getByRole('link', { name: /^Remove / }))],
  ['Active Listings', tab('Active Listings')],
  ['Sold', tab('Sold')],
  ['All', tab('All')],
  ['Town, by key', choose('Town'), 'a desk'],
  ['Beds, by key', choose('Beds'), 'a desk'],
  ['the order, by key', choose('Order')],
  ['Clear all', press((page) => page.getByRole('link', { name: 'Clear all' })), 'a desk'],
  ['a heart', press((page) => page.getByRole('button', { name: /^Save / }))],
  ['More: the sheet opens', press((page) => page.getByRole('link', { name: 'More', exact: true }))],
  ['the sheet: 2+ beds', press((page) => sheet(page).getByRole('group', { name: 'Beds' }).getByLabel('2+'))],
  [
    'the sheet: a digit of a price',
    async (page) => {
      await sheet(page).getByLabel('Highest price').focus();
      await page.keyboard.type('9');
    },
  ],
  ['the sheet: Clear', press((page) => sheet(page).getByRole('button', { name: 'Clear' }))],
  ['the sheet: Show', press((page) => sheet(page).getByRole('button', { name: /^Show/ }))],
  ['Schedule a Showing', press((page) => page.getByRole('button', { name: /^Schedule a Showing of/ }))],
];

/** The browser reports a press when it is painted. The navigation after that, and its rendering, do not count. */
async function longest(page: Page, step: Press): Promise<number> {
  await page.evaluate(() => {
    (window as unknown as Watching).presses.length = 0;
  });
  await step(page);
  await page.waitForFunction(() => (window as unknown as Watching).presses.length > 0);
  await page.waitForTimeout(1500);
  return page.evaluate(() => Math.max(...(window as unknown as Watching).presses.map(({ duration }) => duration)));
}

await seed(seedFolder);
const site = await startSite();
const browser = await chromium.launch({ executablePath });
const rows: Record<string, string | number>[] = [];
try {
  for (const [view, options] of Object.entries(views)) {
    const times = new Map<string, number[]>();
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ ...options, baseURL: site.origin });
      const page = await context.newPage();
      await page.addInitScript(() => {
        const presses: PerformanceEntry[] = [];
        Object.assign(window, { presses });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
            if (entry.interactionId) presses.push(entry);
        }).observe({ type: 'event', durationThreshold: 0 } as PerformanceObserverInit);
      });
      const slow = await context.newCDPSession(page);
      await slow.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowed) });
      await page.goto('/properties');
      await page.locator('main[data-hydration="done"]').waitFor();
      for (const [control, step, only] of steps) {
        if (only && only !== view) continue;
        const time = await longest(page, step);
        times.set(control, [...(times.get(control) ?? []), time]);
      }
      await context.close();
    }
    for (const [control, of] of times)
      rows.push({ on: view, control, 'ms, the middle one': quantile(of, 0.5), 'the longest': Math.max(...of) });
  }
} finally {
  await browser.close();
  await site.stop();
}
console.table(rows);
