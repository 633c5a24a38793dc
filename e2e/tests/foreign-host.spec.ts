/** A site of somebody else shows our featured homes, with nothing but our federation manifest. */

import { deployCall, operatorToken, publishAs } from '../support/deploy.ts';
import { type ForeignHost, startForeignHost } from '../support/foreign-host.ts';
import { expect, test } from '../support/test.ts';
import { carousel, inSight } from './carousel.ts';

test.use({ siteName: 'foreign-host' });
test.describe.configure({ mode: 'serial' });

let host: ForeignHost;
test.beforeAll(async ({ site }) => {
  host = await startForeignHost(site.origin);
});
test.afterAll(() => host.stop());

test('an ordinary Rspack host shows our homes with their pictures, in our look and without touching its own', async ({
  page,
  site,
}) => {
  await page.goto(host.origin);
  const region = carousel(page, 'Featured properties');
  await expect(inSight(region)).toHaveCount(3);
  const picture = inSight(region).first().locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`${site.origin}/`);
  const [ours, theirs] = await Promise.all(
    ['Featured Properties', 'Another company'].map((name) =>
      page.getByRole('heading', { name }).evaluate((heading) => {
        const { fontFamily, textTransform, textAlign } = getComputedStyle(heading);
        return { fontFamily, textTransform, textAlign };
      }),
    ),
  );
  expect(ours).toEqual({
    fontFamily: expect.stringContaining('Newsreader Variable'),
    textTransform: 'none',
    textAlign: 'start',
  });
  expect(theirs).toEqual({ fontFamily: 'monospace', textTransform: 'none', textAlign: 'center' });
  expect(await page.evaluate(() => document.fonts.check('16px "Newsreader Variable"'))).toBe(true);
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveCSS('color', 'rgb(255, 0, 0)');
});

test('a host that makes its rem ten pixels leaves our letters as large as they are', async ({ page }) => {
  await page.goto(host.origin);
  const heading = page.getByRole('heading', { name: 'Featured Properties' });
  const sizeOf = () => heading.evaluate((element) => getComputedStyle(element).fontSize);
  const before = await sizeOf();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '62.5%'));
  expect(await sizeOf()).toBe(before);
});

test('what its visitors keep in their browser is not read, and no heart is offered', async ({ page }) => {
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function read(key) {
      document.documentElement.dataset.read = `${document.documentElement.dataset.read ?? ''} ${key}`;
      return getItem.call(this, key);
    };
  });
  await page.goto(host.origin);
  await expect(inSight(carousel(page, 'Featured properties'))).toHaveCount(3);
  expect(await page.evaluate(() => document.documentElement.dataset.read ?? '')).not.toContain('savedHomes');
  await expect(page.locator('button[aria-pressed]')).toHaveCount(0);
});

test('its arrows answer, and every link of it leads to our site', async ({ page, site }) => {
  await page.goto(host.origin);
  const region = carousel(page, 'Featured properties');
  await region.getByRole('button', { name: 'Next properties' }).click();
  const links = page.getByRole('link').and(page.locator(':not([href="/"])'));
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) expect(address).toMatch(new RegExp(`^${site.origin}/properties`));
  const first = inSight(region).first();
  const address = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`^${site.origin}/properties/[\\w-]{36}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(address);
});

test('a promoted release is there on the next load, and the host was not built again', async ({ page, site }) => {
  const version = '1.0.0+aaaaaaaaaaaa';
  const seen = () => page.evaluate(() => document.documentElement.dataset.release);
  await publishAs(site, 'mfe-listings', version, "\ndocument.documentElement.dataset.release = 'second';");
  await page.goto(host.origin);
  await expect(inSight(carousel(page, 'Featured properties'))).toHaveCount(3);
  expect(await seen()).toBeUndefined();
  const releases = [{ name: 'mfe-listings', version }];
  expect((await deployCall(site, operatorToken(site), 'POST', '/promote', { releases })).status).toBe(200);
  await page.reload();
  await expect(inSight(carousel(page, 'Featured properties'))).toHaveCount(3);
  expect(await seen()).toBe('second');
});

test('where our site is away, the host shows what it has for that', async ({ page, site, allowConsole }) => {
  allowConsole(/ERR_FAILED|Failed to fetch|RUNTIME-003|Failed to get manifest|neighbour|listings/);
  await page.route(`${site.origin}/**`, (route) => route.abort());
  await page.goto(host.origin);
  await expect(page.getByText("Our neighbour's homes are away.")).toBeVisible();
});
