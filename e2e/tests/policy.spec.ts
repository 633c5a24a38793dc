/** The headers of every page: a strict content security policy, a hash for each script, and correct statuses. */

import { createHash } from 'node:crypto';
import { expect, statusUnderTest, test } from '../support/test.ts';
import { settled } from './settled.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('no page allows an inline script but the one that keeps early presses, an eval or a stranger’s file', async ({
  request,
}) => {
  const answer = await request.get('/');
  const policy = answer.headers()['content-security-policy'] ?? '';
  const inline = [...(await answer.text()).matchAll(/<script data-scripts="[^"]*">(.+?)<\/script>/gs)];
  const directives = new Map(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));
  expect(directives.get('script-src')).toEqual(["'self'", ...inline.map(([, text]) => hashOf(text ?? ''))]);
  expect(inline).toHaveLength(1);
  expect(directives.get('style-src')?.every((source) => source === "'self'" || source.startsWith("'sha256-"))).toBe(
    true,
  );
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval|http:/);
});

type Shares = Record<string, Record<string, { lib?: () => Record<string, unknown> }>>;

test('no part can put anything in React’s place for the others, or change what the site says of itself', async ({
  page,
}) => {
  await page.goto('/properties');
  await settled(page);
  const isFrozen = await page.evaluate(() => {
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: { shareScopeMap: { default: Shares } }[] };
    };
    const provided = (name: string) =>
      Object.values(federation.__INSTANCES__[0]?.shareScopeMap.default[name] ?? {})[0]?.lib?.();
    const getSite = provided('platform')?.getSite as (() => { agent: object }) | undefined;
    const { toasts, Link } = provided('platform') ?? {};
    return [
      provided('react'),
      provided('react')?.Children,
      provided('react/jsx-runtime'),
      provided('react-dom'),
      toasts,
      Link,
      provided('ui')?.tone,
      getSite?.().agent,
    ].map((one) => one && Object.isFrozen(one));
  });
  expect(isFrozen).toEqual(Array(8).fill(true));
  const onServer = new URL('../../shell/dist/server/provided/', import.meta.url).href;
  const shared = async (name: string) => (await import(`${onServer}${name}.mjs`)) as Record<string, unknown>;
  const { default: react, Children } = await shared('react');
  const { toasts, Link } = await shared('platform');
  const { default: jsxRuntime } = await shared('react-jsx-runtime');
  expect([react, Children, jsxRuntime, toasts, Link].map((one) => Object.isFrozen(one))).toEqual(Array(5).fill(true));
});

test('every script on a page carries its hash', async ({ page }) => {
  for (const path of ['/', '/properties', '/contact']) {
    await page.goto(path);
    await settled(page);
    const bare = await page.$$eval('script[src], link[rel="preload"][as="script"]', (elements) =>
      elements.filter((element) => !element.getAttribute('integrity')).map((element) => element.outerHTML),
    );
    expect(bare, path).toEqual([]);
  }
});

test('a tampered script is not run, and the page stays readable', async ({ page, allowConsole }) => {
  allowConsole(/integrity|Failed to load resource/);
  await page.route('**/releases/mfe-listings/**/entry.*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};window.wasTampered = true;` });
  });
  await page.goto('/properties');
  await expect(page.locator('main')).toHaveAttribute('data-hydration', 'failed');
  expect(await page.evaluate(() => 'wasTampered' in window)).toBe(false);
  await expect(page.getByRole('heading', { name: 'Active Listings' })).toBeVisible();
});

test('what does not exist answers 404 with its own view', async ({ page, allowConsole }) => {
  allowConsole(statusUnderTest);
  const home = await page.goto('/properties/00000000-0000-4000-8000-000000000000');
  expect(home?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Property Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Properties' }).click();
  await expect(page).toHaveURL(/\/properties$/);
  expect((await page.goto('/properties/nonsense'))?.status()).toBe(404);
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  const api = await page.request.get('/api/nothing');
  expect(api.status()).toBe(404);
  expect(api.headers()['content-type']).toContain('json');
});

test('an unchanged page is answered 304', async ({ request }) => {
  const first = await request.get('/properties');
  const again = await request.get('/properties', { headers: { 'if-none-match': first.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
});

test('no public page sets a cookie', async ({ request }) => {
  for (const path of ['/', '/properties', '/contact'])
    expect((await request.get(path)).headers()['set-cookie']).toBeUndefined();
});
