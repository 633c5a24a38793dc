/** What the look at a set in the browser hears of a page's first minute, for which it does not wait. */

import { type BrowserContext, expect, test } from '@playwright/test';
import { WatchedPage } from 'smoke/watched-page';

const ADDRESS = 'http://site.test/';

async function watch(context: BrowserContext, code: string): Promise<WatchedPage> {
  const html = `<!doctype html><title>Home</title><link rel="icon" href="data:,">
    <main data-hydration="done"><h1>Home</h1></main><script>${code}</script>`;
  await context.route(`${ADDRESS}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: route.request().url() === ADDRESS ? html : '{}' }),
  );
  const page = await WatchedPage.open(context, await context.newPage());
  expect(await page.load(ADDRESS)).toEqual([]);
  return page;
}

for (const [what, code, words] of [
  [
    'throws ten seconds later',
    'setTimeout(() => { throw new Error("ten seconds later"); }, 10_000);',
    'within a minute it throws: ten seconds later',
  ],
  [
    'patches fetch half a minute later',
    'setTimeout(() => { window.fetch = () => undefined; }, 30_000);',
    "within a minute it changes what is the browser's own: window.fetch",
  ],
  [
    'complains once it was asked three times',
    'let asked = 0; setInterval(async () => { await fetch("/api"); asked += 1; if (asked === 3) console.warn("three times"); }, 15_000);',
    'within a minute the console says: three times',
  ],
  [
    'goes elsewhere after a while',
    'setTimeout(() => history.replaceState(null, "", "/elsewhere"), 20_000);',
    'within a minute it leads to /elsewhere by itself',
  ],
  [
    'speaks in a dialog of the browser after a while',
    'setTimeout(() => alert("Still there?"), 20_000);',
    'within a minute it calls window.alert by itself',
  ],
  [
    'keeps the visitor from going back after a while',
    'setTimeout(() => history.pushState(null, "", "/"), 20_000);',
    'within a minute it adds to the history by itself',
  ],
  [
    'is renamed after a while',
    'setTimeout(() => { document.title = "Mine"; }, 20_000);',
    'within a minute it changes what the page says of itself: <title>Mine, <title>Home',
  ],
] as const)
  test(`a page that ${what} is told at once`, async ({ context }) => {
    const page = await watch(context, code);
    expect(await page.passMinute()).toEqual([words]);
    // The next page has a clock that runs.
    expect(await page.load(ADDRESS)).toEqual([]);
  });

test('a page that loops after twenty seconds is told', async ({ context }) => {
  const page = await watch(context, 'setTimeout(() => { for (;;); }, 20_000);');
  await expect(page.passMinute()).rejects.toThrow('it keeps the main thread for more than 2 s');
});

test('a page that asks now and then, moves, and opens a dialog after a while is well', async ({ context }) => {
  const page = await watch(
    context,
    `setInterval(() => fetch('/api', { signal: AbortSignal.timeout(5000) }), 1000);
    document.querySelector('h1').animate([{ opacity: 0 }, { opacity: 1 }], { duration: 500, iterations: Infinity });
    setTimeout(() => { const dialog = document.createElement('dialog'); document.body.append(dialog); dialog.showModal(); }, 10_000);`,
  );
  expect(await page.passMinute()).toEqual([]);
});
