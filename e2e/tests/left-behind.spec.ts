/** What the look at a set in the browser finds of pages that were left: what stays of them, and what they do that only another page shows. */

import { type BrowserContext, expect, test } from '@playwright/test';
import { WatchedPage } from 'smoke/watched-page';
import { longIf } from '../support/test.ts';

const ORIGIN = 'http://site.test';
const ADDRESS = `${ORIGIN}/`;
const SCRIPT = (part: string): string => `${ORIGIN}/releases/${part}/1.0.0/web/entry.js`;

/** A router of two pages: each runs what leads to it, and then what ends the one before. */
const router = `let end;
const enter = () => {
  end?.();
  document.title = location.pathname === '/' ? 'Home' : 'Next';
  document.querySelector('main').innerHTML = '<h1>' + document.title + '</h1>';
  end = window.mount?.(location.pathname);
};
addEventListener('popstate', enter);
window.mount && (end = window.mount('/'));`;

const html = (title: string, parts: readonly string[]): string =>
  `<!doctype html><title>${title}</title><link rel="icon" href="data:,"><div data-frame data-hydration="done"><main data-hydration="done"><h1>${title}</h1></main></div>
  ${parts.map((part) => `<script src="${SCRIPT(part)}"></script>`).join('')}<script src="${SCRIPT('shell')}"></script>`;

async function watch(context: BrowserContext, codes: Readonly<Record<string, string>>): Promise<WatchedPage> {
  await context.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const [, part] = /^\/releases\/([^/]+)\//.exec(pathname) ?? [];
    if (part)
      return route.fulfill({ contentType: 'text/javascript', body: part === 'shell' ? router : (codes[part] ?? '') });
    return route.fulfill({
      contentType: 'text/html',
      body: html(pathname === '/' ? 'Home' : 'Next', Object.keys(codes)),
    });
  });
  return WatchedPage.open(context, await context.newPage());
}

/** A part's code that does this while its page stands there. */
const mounts = (code: string): Record<string, string> => ({ 'mfe-one': `window.mount = (path) => { ${code} };` });

for (const [what, code, words] of [
  [
    'listens to the window anew at each visit',
    "addEventListener('scroll', () => {});",
    'what listens to scroll of window (mfe-one)',
  ],
  ['starts an interval anew at each visit', 'setInterval(() => {}, 1000);', 'an interval (mfe-one)'],
  [
    'puts an element beside the page at each visit',
    "document.body.append(document.createElement('i'));",
    '<i> in <body>',
  ],
] as const)
  test(
    `a page that ${what}, and never ends it, is told with whose it is`,
    longIf(!what.startsWith('listens')),
    async ({ context }) => {
      const page = await watch(context, mounts(code));
      expect(await page.load(ADDRESS)).toEqual([]);
      expect(await page.follow('/next')).toEqual([]);
      expect(await page.comeAgain('/', '/next')).toEqual([
        `it, or / before it, leaves behind one more each time: ${words}`,
      ]);
    },
  );

test('a page that ends what it began, and loads once what stays, is well', async ({ context }) => {
  const page = await watch(
    context,
    mounts(`const listen = () => {};
      addEventListener('resize', listen);
      const interval = setInterval(listen, 1000);
      if (path !== '/') { window.once ??= addEventListener('scroll', listen) ?? true; }
      return () => { removeEventListener('resize', listen); clearTimeout(interval); };`),
  );
  expect(await page.load(ADDRESS)).toEqual([]);
  expect(await page.follow('/next')).toEqual([]);
  expect(await page.comeAgain('/', '/next')).toEqual([]);
});

test('a page that gives the next one its title when it is left is told', async ({ context }) => {
  const page = await watch(
    context,
    mounts('const before = document.title; return () => setTimeout(() => { document.title = before; });'),
  );
  const other = await WatchedPage.open(context, await context.newPage());
  expect(await other.load(`${ORIGIN}/next`)).toEqual([]);
  expect(await page.load(ADDRESS)).toEqual([]);
  expect(await page.follow('/next', other.asSent)).toEqual([
    'it changes what the page says of itself: <title>Home, <title>Next',
  ]);
});

for (const [what, code, words] of [
  [
    'sets a cookie for other pages than its own',
    "document.cookie = 'mine=1; path=/properties';",
    'it sets cookies by its script: mine',
  ],
  [
    'ends a cookie of another part',
    "document.cookie = 'theirs=; path=/; max-age=0';",
    'it sets cookies by its script: theirs',
  ],
  [
    'asks without an end by beacons',
    "setInterval(() => navigator.sendBeacon('/api'), 15);",
    /^it asks \d+ times within \d+ ms$/,
  ],
  [
    'adds to its address by itself',
    "history.replaceState(null, '', '/?from=one');",
    'it leads to /?from=one by itself',
  ],
] as const)
  test(`a page that ${what} is told`, longIf(what.startsWith('ends')), async ({ context }) => {
    const page = await watch(context, { 'mfe-one': code });
    const found = await page.load(ADDRESS);
    expect([...found, ...(found.length > 0 ? [] : await page.lookAgain())]).toEqual([
      words instanceof RegExp ? expect.stringMatching(words) : words,
    ]);
  });

test('two parts that call alike what they keep are told, with both their names', async ({ context }) => {
  const keeps = "localStorage.setItem('draft', '1');";
  const page = await watch(context, {
    'mfe-one': keeps,
    'mfe-two': "sessionStorage.getItem('draft'); localStorage.getItem('draft');",
  });
  expect(await page.load(ADDRESS)).toEqual([
    'it calls what it keeps as another part does: “draft” in localStorage (mfe-one, mfe-two)',
  ]);
});
