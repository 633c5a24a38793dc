/** Every fault of a remote × {first load, later navigation}: never an empty page, and the header and footer always work. */

import type { Page } from '@playwright/test';
import { type Fault, faults, type Remote, remotesOf, spoil } from '../support/spoil.ts';
import { expect, longIf, test } from '../support/test.ts';
import { isHydrated } from './answers.ts';

type Subject = { name: string; path: string; link: string; heading: string | RegExp; from: string };

const subjects: Subject[] = [
  { name: 'mfe-listings', path: '/properties', link: 'Properties', heading: 'Properties', from: '/contact' },
  { name: 'mfe-areas', path: '/areas/rumson', link: 'Rumson', heading: /Rumson/, from: '/contact' },
  { name: 'mfe-leads', path: '/contact', link: 'Contact', heading: 'Get in Touch', from: '/properties' },
];

const table: string[] = [];

type Parts = { remote: Remote; chunks: string[] };

/** Read once, because nobody deploys during these tests. */
const known = new Map<string, Parts>();

async function subjectOf(page: Page, { name, path }: Subject): Promise<Parts> {
  const before = known.get(name);
  if (before) return before;
  await page.goto(path);
  const remote = (await remotesOf(page)).find((candidate) => candidate.name === name);
  if (!remote) throw new Error(`${path} knows no remote ${name}`);
  const named = await page.$eval('script[data-scripts]', (start: HTMLElement) =>
    (JSON.parse(start.dataset.scripts ?? '[]') as Array<{ src: string }>).map(({ src }) => src),
  );
  const chunks = named.filter((src) => src.includes(`/${name}/`) && src !== remote.entry);
  if (chunks.length === 0) throw new Error(`${path} names no script of ${name}`);
  const parts = { remote, chunks };
  known.set(name, parts);
  return parts;
}

async function expectLiveFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/\w{3}[\s\S]{20}/);
}

async function followLink(page: Page, { link, from }: Subject): Promise<void> {
  await page.goto(from);
  await expect.poll(() => page.locator('h1').first().evaluate(isHydrated)).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
}

type Report = { remote: string; module: string };

/** An error while rendering belongs to one page. All other faults belong to the whole remote. */
const isReported = (reports: readonly Report[], { name, path }: Subject, fault: Fault): boolean =>
  reports.some(({ remote, module }) =>
    fault === 'throws on render' ? remote === 'page' && module === path : remote === name,
  );

/** Nothing comes, something else comes, what comes throws, and half of it comes. */
const ofEachKind: readonly Fault[] = ['hangs', 'wrong hash', 'throws on render', 'CSS missing'];

for (const [index, subject] of subjects.entries()) {
  for (const fault of faults) {
    const title = `${subject.name} ${fault}: the first load stays readable, a later navigation says whom to call`;
    test(title, longIf(index > 0 || !ofEachKind.includes(fault)), async ({ page, allowConsole }) => {
      allowConsole(/.*/);
      const { remote, chunks } = await subjectOf(page, subject);
      const reports: Report[] = [];
      page.on('request', (request) => request.url().endsWith('/api/rum') && reports.push(request.postDataJSON()));
      await spoil(page, remote, fault, chunks);

      await page.goto(subject.path, { waitUntil: 'commit' });
      await page.waitForTimeout(1500);
      await expectLiveFrame(page);
      await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(subject.heading);

      await followLink(page, subject);
      await expect(page.getByRole('main').getByRole('alert').first()).toContainText('could not be loaded', {
        timeout: 5000,
      });
      await expectLiveFrame(page);
      await expect(page.getByRole('main').getByRole('link', { name: /555/ }).first()).toBeVisible();
      await expect.poll(() => isReported(reports, subject, fault)).toBe(true);
      table.push(`${subject.name.padEnd(14)}${(fault satisfies Fault).padEnd(18)}readable      phone and mail`);
    });
  }
}

test.afterAll(() => {
  if (table.length > 0)
    console.log(`remote        fault             first load    later navigation\n${table.join('\n')}`);
});
