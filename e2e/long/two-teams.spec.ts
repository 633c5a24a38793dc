/**
 * Two teams deploy all day while visitors walk about: good releases are seen within a second, bad ones are refused with
 * their culprit named, and no visitor notices anything. `TWO_TEAMS_MINUTES`: how long the day is; thirty by default.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type Checkout, cloneCheckout } from '../support/checkout.ts';
import { teamToken } from '../support/deploy.ts';
import { expect, test } from '../support/test.ts';

const MINUTES = Number(process.env.TWO_TEAMS_MINUTES ?? 30);
const BETWEEN_MS = 60_000;
/** Of so many deploys of a team one is bad. */
const BAD_EVERY = 4;

// A visitor who left is no picture worth keeping.
test.use({ siteName: 'two-teams', screenshot: 'off' });
test.setTimeout((MINUTES + 10) * 60_000);

type Team = {
  part: string;
  /** A page of its own, and the source of that page. */
  path: string;
  file: string;
  /** What of the source gives way to what, so that the page shows the number of its release. */
  mark: (release: number) => readonly [string, string];
  shown: (release: number) => string;
};

const teams: readonly Team[] = [
  {
    part: 'mfe-areas',
    path: '/areas/rumson',
    file: 'mfe-areas/src/area/page.tsx',
    mark: (release) => ['<article>', `<article data-release="areas ${release}">`],
    shown: (release) => `data-release="areas ${release}"`,
  },
  {
    part: 'mfe-listings',
    path: '/properties',
    file: 'mfe-listings/src/properties/page.tsx',
    mark: (release) => ['content={`', `content={\`Listings, release ${release}: `],
    shown: (release) => `Listings, release ${release}: `,
  },
];

/** What cannot be exchanged any more would be waited for all day. */
function exchange(source: string, old: string | RegExp, by: string): string {
  const exchanged = source.replace(old, by);
  if (exchanged === source) throw new Error(`The source has no ${old} any more`);
  return exchanged;
}

const COMPONENT = /^(export function Component\(.*\) \{)$/m;

/** Ways to break a page, each with what the refusal must say besides the part's name. */
const badWays: ReadonlyArray<[breakIt: (source: string) => string, reason: RegExp]> = [
  [
    (source) => exchange(source, COMPONENT, "$1\n  throw new Error('bad on purpose');"),
    /failed in the smoke render: .*bad on purpose/,
  ],
  [
    (source) => exchange(source, COMPONENT, '$1\n  throw new Promise(() => undefined);'),
    /failed in the smoke render: .*(did not|in its time)/,
  ],
  [(source) => `${source}\nif (typeof document === 'undefined') for (;;);\n`, /10 s|did not load|did not render/],
];

type Day = { isOver: boolean; answered: number; walks: number; failed: string[]; said: string[]; seenMs: number[] };

/** Plain requests, one after the other. */
async function askAround(origin: string, day: Day): Promise<void> {
  const paths = ['/', '/properties', '/areas/rumson', '/contact', '/api/properties?limit=5', '/sitemap.xml'];
  for (let turn = 0; !day.isOver; turn += 1) {
    const path = paths[turn % paths.length] ?? '/';
    const answer = await fetch(origin + path).catch((error: unknown) => String(error));
    if (typeof answer === 'string' || !answer.ok)
      day.failed.push(`${path}: ${typeof answer === 'string' ? answer : answer.status}`);
    else {
      await answer.arrayBuffer();
      day.answered += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** From the home page to the list, a town and the contact form. */
async function walk(page: Page): Promise<void> {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Properties', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
  // The list pushes the footer down when it comes: whoever presses there in that moment presses something else.
  await expect(page.locator('main a[href^="/properties/"]').first()).toBeVisible();
  await footer.getByRole('link', { name: 'Rumson', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rumson');
  await footer.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Get in Touch' })).toBeVisible();
}

/** One visitor after the other. */
async function walkAround(browser: Browser, origin: string, day: Day): Promise<void> {
  while (!day.isOver) {
    const context = await browser.newContext({ baseURL: origin });
    const page = await context.newPage();
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(request.url()));
    page.on('requestfinished', (request) => asked.delete(request.url()));
    page.on('requestfailed', (request) => asked.delete(request.url()));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) day.said.push(message.text());
    });
    page.on('pageerror', (error) => day.said.push(error.message));
    page.on('response', (answer) => {
      if (answer.status() >= 400) day.failed.push(`${answer.url()}: ${answer.status()}`);
    });
    await walk(page).catch((error: unknown) => {
      throw new Error(
        `At ${new Date().toISOString()} at ${page.url()}, waiting for ${[...asked].join(' ') || 'nothing'}`,
        {
          cause: error,
        },
      );
    });
    await context.close();
    day.walks += 1;
  }
}

async function untilShown(url: string, words: string): Promise<number> {
  const started = performance.now();
  while (!(await (await fetch(url)).text()).includes(words)) await new Promise((resolve) => setTimeout(resolve, 20));
  return performance.now() - started;
}

/** Builds and deploys until the day is over; answers how many releases went live, and how many were refused. */
async function deployAllDay(team: Team, checkout: Checkout, origin: string, day: Day): Promise<[number, number]> {
  const file = join(checkout.folder, team.file);
  const source = readFileSync(file, 'utf8');
  const counts: [number, number] = [0, 0];
  for (let release = 1; !day.isOver; release += 1) {
    const started = performance.now();
    const [breakIt, reason] = (release % BAD_EVERY === 0 && badWays[(release / BAD_EVERY) % badWays.length]) || [];
    const marked = exchange(source, ...team.mark(release));
    writeFileSync(file, breakIt ? breakIt(marked) : marked);
    const built = await checkout.build(team.part);
    expect(built.code, built.text).toBe(0);
    const deployed = await checkout.npm('release', 'deploy', team.part);
    if (reason) {
      expect(deployed.code, deployed.text).toBe(1);
      expect(deployed.text).toContain(team.part);
      expect(deployed.text).toMatch(reason);
      counts[1] += 1;
    } else {
      expect(deployed.code, deployed.text).toBe(0);
      day.seenMs.push(await untilShown(origin + team.path, team.shown(release)));
      counts[0] += 1;
    }
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(
      `${new Date().toISOString()} ${team.part} ${release}: ${reason ? 'refused' : 'live'} after ${seconds} s`,
    );
    const rest = BETWEEN_MS - (performance.now() - started);
    for (let left = rest; left > 0 && !day.isOver; left -= 500)
      await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return counts;
}

test('two teams deploy each minute, and no visitor notices', async ({ browser, site }) => {
  const day: Day = { isOver: false, answered: 0, walks: 0, failed: [], said: [], seenMs: [] };
  const checkouts = await Promise.all(
    teams.map(async ({ part }) =>
      cloneCheckout({ DEPLOY_URL: site.origin, DEPLOY_TOKEN: await teamToken(site, part) }),
    ),
  );
  try {
    for (const checkout of checkouts) expect((await checkout.npm('codegen')).code).toBe(0);
    const evening = setTimeout(() => {
      day.isOver = true;
    }, MINUTES * 60_000);
    const visitors = [
      askAround(site.origin, day),
      askAround(site.origin, day),
      walkAround(browser, site.origin, day),
      walkAround(browser, site.origin, day),
    ];
    const work = teams.map((team, index) => {
      const checkout = checkouts[index];
      if (!checkout) throw new Error(`${team.part} has no checkout`);
      return deployAllDay(team, checkout, site.origin, day);
    });
    // Whoever fails ends the day for everybody; the others finish what they are at.
    const ending = <T>(doing: Promise<T>) =>
      doing.finally(() => {
        day.isOver = true;
      });
    const ends = Promise.allSettled(visitors.map(ending));
    const deploys = await Promise.allSettled(work.map(ending));
    clearTimeout(evening);
    const failures = [...deploys, ...(await ends)].flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    if (failures.length > 0) throw new AggregateError(failures, failures.join('\n'));
    const counts = deploys.flatMap((deploy) => (deploy.status === 'fulfilled' ? [deploy.value] : []));
    const seen = day.seenMs.toSorted((a, b) => a - b);
    console.log(
      `${MINUTES} min: ${counts.map(([live, refused], index) => `${teams[index]?.part} ${live} live, ${refused} refused`).join('; ')}; ` +
        `seen after ${Math.round(seen[seen.length >> 1] ?? 0)} ms, at most ${Math.round(seen.at(-1) ?? 0)}; ` +
        `${day.answered} requests and ${day.walks} walks, ${day.failed.length} failed, ${day.said.length} console lines`,
    );
    expect(day.failed).toEqual([]);
    expect(day.said).toEqual([]);
    expect(seen.at(-1)).toBeLessThan(1000);
  } finally {
    for (const checkout of checkouts) checkout.remove();
  }
});
