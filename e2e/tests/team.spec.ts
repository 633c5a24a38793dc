/** A team adds a town: that is a release of mfe-areas alone, and so is removing it. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Checkout, cloneCheckout } from '../support/checkout.ts';
import { liveVersion, teamToken } from '../support/deploy.ts';
import { gotoFresh } from '../support/fresh.ts';
import { expect, long, type Site, test } from '../support/test.ts';
import { settled } from './settled.ts';

test.use({ siteName: 'team' });

/** Adds a town, its line in the list and its picture, as CONTRIBUTING says. */
async function addKeyport({ folder, node }: Checkout): Promise<void> {
  const areas = join(folder, 'mfe-areas');
  const rumson = readFileSync(join(areas, 'src/towns/rumson.ts'), 'utf8');
  writeFileSync(
    join(areas, 'src/towns/keyport.ts'),
    rumson.replaceAll('Rumson', 'Keyport').replaceAll("'rumson'", "'keyport'"),
  );
  const list = join(areas, 'src/towns.ts');
  const line = "  keyport: () => import('./towns/keyport.ts'),\n";
  writeFileSync(list, readFileSync(list, 'utf8').replace("  'new-york':", `${line}  'new-york':`));
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#3f8c93' } });
  await picture.jpeg().toFile(join(areas, 'service-area photos/keyport-1.jpg'));
  const derived = await node('mfe-areas/scripts/derive-pictures.ts');
  expect(derived.code, derived.text).toBe(0);
}

/** Requests pages all the time, and counts the failures. */
function constantLoad(origin: string) {
  const counts = { answered: 0, failed: 0 };
  let isOn = true;
  const paths = ['/', '/properties', '/areas/rumson', '/api/testimonials'];
  const visitor = async () => {
    for (let turn = 0; isOn; turn += 1) {
      const answer = await fetch(origin + paths[turn % paths.length]).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.ok) counts.answered += 1;
      else counts.failed += 1;
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  };
  const visitors = Promise.all([visitor(), visitor()]);
  return {
    counts,
    stop: async () => {
      isOn = false;
      await visitors;
    },
  };
}

async function untilStatus(url: string, status: number): Promise<number> {
  const started = performance.now();
  while ((await fetch(url)).status !== status) await new Promise((resolve) => setTimeout(resolve, 25));
  return Math.round(performance.now() - started);
}

/** The same source gives the same release in any folder. */
async function expectSameRelease(team: Checkout, site: Site, part: string): Promise<void> {
  const again = await team.build(part);
  expect(again.text).toContain(`${part} ${await liveVersion(site, part)} built`);
  expect(again.text).not.toContain('ExperimentalWarning');
}

test('the same source of every part is the same release in another folder', long, async ({ site }) => {
  const team = await cloneCheckout();
  try {
    expect((await team.npm('codegen')).code).toBe(0);
    for (const part of ['shell', 'mfe-areas', 'mfe-listings', 'mfe-admin']) await expectSameRelease(team, site, part);
  } finally {
    team.remove();
  }
});

test('an eighteenth town appears everywhere by a deploy of mfe-areas alone, and goes by a rollback', async ({
  browser,
  page,
  request,
  site,
}) => {
  test.setTimeout(240_000);
  const team = await cloneCheckout({ DEPLOY_URL: site.origin, DEPLOY_TOKEN: await teamToken(site, 'mfe-areas') });
  const others = ['shell', 'mfe-listings', 'mfe-leads', 'mfe-admin'];
  const before = await Promise.all(others.map((part) => liveVersion(site, part)));
  await page.goto('/');
  await settled(page);
  let load: ReturnType<typeof constantLoad> | undefined;
  try {
    const installed = await team.npm('codegen');
    expect(installed.code, installed.text).toBe(0);
    // The long run has the other parts.
    await expectSameRelease(team, site, 'mfe-leads');
    await addKeyport(team);
    const started = performance.now();
    const built = await team.build('mfe-areas');
    expect(built.code, built.text).toBe(0);
    const buildMs = Math.round(performance.now() - started);
    // Building does not affect the site, so its visitors come from the first upload on.
    load = constantLoad(site.origin);
    // Whoever has the link of the preview sees the town before any visitor does.
    const previewed = await team.npm('release', 'preview', 'mfe-areas');
    expect(previewed.code, previewed.text).toBe(0);
    const [link = ''] = /http\S+\/release-preview\/\S+/.exec(previewed.text) ?? [];
    const reviewer = await (await browser.newContext()).newPage();
    await reviewer.goto(link);
    await reviewer.goto(`${site.origin}/areas/keyport`);
    await expect(reviewer.getByRole('heading', { level: 1 })).toContainText('Keyport');
    await expect(reviewer.getByText(/^Preview of mfe-areas .*: this is not live/)).toBeVisible();
    // The town's walk has no drawings yet, so its stops are text.
    const walk = reviewer.getByRole('region', { name: 'Walk it with me' });
    await expect(walk.getByRole('listitem')).toHaveCount(5);
    await expect(walk.locator('img')).toHaveCount(0);
    expect((await request.get('/areas/keyport')).status()).toBe(404);
    // The notice does not cover the last line of the page, on a phone either.
    await reviewer.setViewportSize({ width: 360, height: 740 });
    await expect(reviewer.locator('head[data-skips]')).toHaveCount(0);
    await reviewer.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const [notice, footer] = [reviewer.locator('.preview-notice'), reviewer.getByRole('contentinfo')];
    const top = async () => (await notice.boundingBox())?.y ?? 0;
    const bottom = async () => ((await footer.boundingBox())?.y ?? 0) + ((await footer.boundingBox())?.height ?? 0);
    await expect.poll(async () => (await top()) - (await bottom())).toBeGreaterThanOrEqual(0);
    await reviewer.getByRole('link', { name: 'End the preview' }).click();
    expect((await reviewer.goto(`${site.origin}/areas/keyport`))?.status()).toBe(404);
    await reviewer.context().close();

    const deployed = await team.npm('release', 'promote', link);
    expect(deployed.code, deployed.text).toBe(0);
    const visibleMs = await untilStatus(`${site.origin}/areas/keyport`, 200);

    const visitor = await page.context().newPage();
    await gotoFresh(visitor, '/');
    // The header's plain menu is in the HTML, until the hover menu replaces it.
    const [, header] = /<header(.*?)<\/header>/s.exec(await (await request.get('/')).text()) ?? [];
    expect(header).toContain('href="/areas/keyport"');
    await expect(visitor.getByRole('contentinfo').locator('a[href="/areas/keyport"]').first()).toBeAttached();
    await expect(visitor.locator('#neighborhoods a[href="/areas/keyport"]')).toHaveCount(1);
    await gotoFresh(visitor, '/about');
    await expect(visitor.getByRole('main')).toContainText('Keyport');
    expect(await (await request.get('/sitemap.xml')).text()).toContain('/areas/keyport');

    // A tab that was open before the change goes on working with the earlier releases.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Rumson' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rumson');
    expect(await page.getByRole('contentinfo').locator('a[href="/areas/keyport"]').count()).toBe(0);

    const taken = await team.npm('release', 'rollback', 'mfe-areas');
    expect(taken.code, taken.text).toBe(0);
    const goneMs = await untilStatus(`${site.origin}/areas/keyport`, 404);
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/areas/keyport');
    expect(await Promise.all(others.map((part) => liveVersion(site, part)))).toEqual(before);
    await load.stop();
    console.log(
      `build ${buildMs} ms, promoted → visible ${visibleMs} ms, rolled back → gone ${goneMs} ms, ${load.counts.answered} answered, ${load.counts.failed} failed`,
    );
    expect(load.counts.failed).toBe(0);
    expect(load.counts.answered).toBeGreaterThan(50);
  } finally {
    await load?.stop();
    team.remove();
  }
});
