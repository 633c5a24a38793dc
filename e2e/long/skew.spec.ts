/** {shell N, N−1} × {remotes N, N−1}: all four render on the server and hydrate without a word in the console. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Checkout, cloneCheckout } from '../support/checkout.ts';
import { deployCall, liveVersion, operatorToken } from '../support/deploy.ts';
import type { Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { isHydrated } from '../tests/answers.ts';

test.use({ siteName: 'skew' });

const remotes = ['mfe-listings', 'mfe-areas', 'mfe-leads', 'mfe-admin'];

/** The same sources with `platform` a minor version on, offering one thing more, and one page changed. */
function goOn({ folder }: Checkout): void {
  const change = (file: string, from: string | RegExp, to: string | ((...parts: string[]) => string)) => {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(from, to as string);
    if (after === before) throw new Error(`${file} has no ${from}`);
    writeFileSync(path, after);
  };
  change('platform/package.json', /"version": "(\d+)\.(\d+)\.\d+"/, (_, major, minor) => {
    return `"version": "${major}.${Number(minor) + 1}.0"`;
  });
  change('platform/src/index.ts', 'export { Deferred }', "export const generation = 'next';\nexport { Deferred }");
  change('mfe-leads/src/contact-page/page.tsx', 'Get in Touch', 'Get in Touch, next');
}

const buildAll = async (checkout: Checkout, parts: readonly string[]) => {
  for (const part of parts) {
    const built = await checkout.build(part);
    expect(built.code, built.text).toBe(0);
  }
};

type Versions = Map<string, string>;

/** One version of the shell with one of all remotes, as a set. */
const promoteAll = (site: Site, token: string, shell: Versions, remote: Versions) => {
  const versionOf = (from: Versions, name: string) => ({ name, version: from.get(name) ?? '' });
  const releases = [versionOf(shell, 'shell'), ...remotes.map((name) => versionOf(remote, name))];
  return deployCall(site, token, 'POST', '/promote', { releases });
};

test('a shell and remotes one version apart work together in every combination', async ({ page, site }) => {
  const token = operatorToken(site);
  const checkout = await cloneCheckout({ DEPLOY_URL: site.origin, DEPLOY_TOKEN: token });
  const old: Versions = new Map();
  for (const part of ['shell', ...remotes]) old.set(part, (await liveVersion(site, part)) ?? '');
  try {
    expect((await checkout.npm('codegen')).code).toBe(0);
    const range = join(checkout.folder, 'platform/package.json');
    const before = readFileSync(range, 'utf8');
    goOn(checkout);
    // The remotes keep the range they were built against, so that they also run on the shell before.
    await buildAll(checkout, ['shell']);
    writeFileSync(range, before);
    await buildAll(checkout, remotes);
    const published = await checkout.npm('release', 'publish', 'shell', ...remotes);
    expect(published.code, published.text).toBe(0);
    const next = new Map(
      [...published.text.matchAll(/published (\S+)@(\S+)/g)].map(([, name = '', version = '']) => [name, version]),
    );

    for (const shell of [old, next]) {
      for (const remote of [old, next]) {
        const promoted = await promoteAll(site, token, shell, remote);
        expect(promoted.status, JSON.stringify(promoted.body)).toBe(200);
        for (const path of ['/', '/properties', '/areas/rumson', '/contact']) {
          const answer = await page.goto(path);
          expect(answer?.status(), path).toBe(200);
          const which = `${path} with shell ${shell === old ? 'N−1' : 'N'}, remotes ${remote === old ? 'N−1' : 'N'}`;
          await expect.poll(() => page.locator('h1').first().evaluate(isHydrated), which).toBe(true);
        }
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          remote === old ? 'Get in Touch' : 'Get in Touch, next',
        );
      }
    }
  } finally {
    await promoteAll(site, token, old, old);
    checkout.remove();
  }
});
