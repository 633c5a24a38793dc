/** A release for a share of visitors: what they get, and what the agent can do with it. */

import type { Page } from '@playwright/test';
import { deployCall, liveVersion, operatorToken, publishAs } from '../support/deploy.ts';
import type { Site } from '../support/site.ts';
import { expect, long, test, walkAt } from '../support/test.ts';
import { hydrated, isHydrated } from './answers.ts';
import { atRest, listensTo } from './settled.ts';
import { expectSound } from './sound.ts';

/** Not "HeadlessChrome": bots never get a canary, and their visits are not counted. */
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
test.use({ siteName: 'canary', userAgent: CHROME });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const name = 'mfe-areas';

async function begin(site: Site, version: string): Promise<number> {
  const terms = { name, version, share: 50, isByRule: false };
  const { status, body } = await deployCall(site, operatorToken(site), 'POST', '/canary', terms);
  expect([status, body]).toEqual([200, expect.anything()]);
  return (body.canary as { id: number }).id;
}

const end = (site: Site) => deployCall(site, operatorToken(site), 'POST', '/canary/end', { name });

/** The version of mfe-areas that this document was rendered with. */
const versionOf = (page: Page) =>
  page.evaluate((part) => {
    const { registry } = JSON.parse(document.getElementById('page-state')?.textContent ?? '{}');
    return registry.remotes.find((remote: { name: string }) => remote.name === part)?.version as string;
  }, name);

test('a visitor in the canary stays in it from page to page, and is not left alone when it ends', async ({
  page,
  context,
  site,
}) => {
  const before = await liveVersion(site, name);
  const next = '1.0.0+00000000000c';
  await publishAs(site, name, next);
  const id = await begin(site, next);
  await context.addCookies([{ name: 'canary', value: `${id}.0`, url: site.origin }]);
  // Only the federation container contains the version. The other files are the same in both releases.
  const loaded: string[] = [];
  page.on('response', (response) => {
    const [, version] = /\/releases\/mfe-areas\/([^/]+)\/web\/entry/.exec(response.url()) ?? [];
    if (version) loaded.push(`${response.status()} ${decodeURIComponent(version)}`);
  });
  const answer = await page.goto('/');
  expect(answer?.headers()['cache-control']).toBe('private, no-cache');
  expect(await versionOf(page)).toBe(next);
  await hydrated(page, 'With You Every Step of the Way');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  const towns = page.locator('#neighborhoods');
  const rumson = towns.getByRole('link', { name: /Rumson/ });
  // The towns are a slot, which is hydrated after the page.
  await expect.poll(() => rumson.evaluate(isHydrated)).toBe(true);
  await rumson.click();
  await expect(page).toHaveURL(/\/areas\/rumson$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rumson');

  await end(site);
  await page.goBack();
  await towns.getByRole('link', { name: /Red Bank/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Red Bank');
  expect(documents).toEqual([]);
  expect(new Set(loaded)).toEqual(new Set([`200 ${next}`]));

  await page.reload();
  expect(await versionOf(page)).toBe(before);
  expect(await liveVersion(site, name)).toBe(before);
});

test('a page that is left tells once how it was; one whose collector is lost works as before', async ({
  page,
  context,
  site,
  allowConsole,
}) => {
  const reports: Array<Record<string, unknown>> = [];
  await context.route('**/api/visits', async (route) => {
    reports.push(route.request().postDataJSON());
    const response = await route.fetch();
    expect(response.status()).toBe(204);
    await route.fulfill({ response });
  });
  await page.goto('/areas/rumson');
  await listensTo(page, 'visibilitychange');
  await page.getByRole('heading', { level: 1 }).click();
  await atRest(page);
  for (let count = 0; count < 2; count += 1)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  await expect.poll(() => reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({ lcp: expect.any(Number), ttfb: expect.any(Number), hasFailed: false });
  expect(reports[0]?.cls).toBeLessThan(0.1);

  allowConsole(/net::ERR_FAILED/);
  const other = await context.newPage();
  await other.route(/\/visit\.[0-9a-f]+\.js$/, (route) => route.abort());
  const lost = other.waitForEvent('requestfailed', (request) => /\/visit\./.test(request.url()));
  await other.goto(`${site.origin}/areas/red-bank`);
  await lost;
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Red Bank');
  await other.close();
});

for (const [width, next] of [
  [360, '1.0.0+00000000000d'],
  [1280, '1.0.0+00000000000e'],
] as const) {
  test.describe(`at ${width} px`, walkAt(width), () => {
    test.use({ viewport: { width, height: 860 } });

    test(
      'I give a release to a tenth, see how it does, take it back, and undo each',
      long,
      async ({ page, authenticate, site }) => {
        const before = await liveVersion(site, name);
        await publishAs(site, name, next);
        await authenticate();
        await page.goto('/admin/releases');
        const parts = page.getByRole('region', { name: 'Parts of the site' });
        const areas = parts.getByRole('group').filter({ hasText: 'Areas' }).first();
        await areas.locator('summary').click();
        await areas.getByRole('button', { name: `To a tenth of visitors: Areas ${next}` }).click();
        const canary = page.getByRole('region', { name: 'Canary' });
        const undo = page.getByRole('group', { name: 'What was just done' });
        await expect(canary).toContainText(`Areas ${next}`, { timeout: 60_000 });
        await expect(undo).toContainText(`Areas is the canary for 10 % of visitors, ${next}`);
        await undo.getByRole('button', { name: 'Undo' }).click();
        await expect(canary).toBeHidden();
        await areas.getByRole('button', { name: `To a tenth of visitors: Areas ${next}` }).click();
        await expect(canary).toContainText('What the rule finds: 0 visits against 0', { timeout: 60_000 });
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme });
          await expectSound(page, `the canary in ${colorScheme} colours`);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

        await canary.getByLabel('Share of visitors').selectOption('25');
        await expect(canary).toContainText('25 % of visitors');
        await canary.getByRole('button', { name: `Take back: the canary, Areas ${next}` }).click();
        await expect(canary).toBeHidden();
        await undo.getByRole('button', { name: 'Undo' }).click();
        await expect(canary).toContainText('25 % of visitors', { timeout: 60_000 });

        await canary.getByRole('button', { name: `Put live: the canary, Areas ${next}` }).click();
        await expect(undo).toContainText(`Areas went live, ${next} in place of ${before}`, { timeout: 60_000 });
        await expect(canary).toBeHidden();
        await undo.getByRole('button', { name: 'Undo' }).click();
        await expect.poll(() => liveVersion(site, name), { timeout: 60_000 }).toBe(before);
        await expect(page.getByRole('region', { name: 'What happened' })).toContainText('is the canary no more');
      },
    );
  });
}
