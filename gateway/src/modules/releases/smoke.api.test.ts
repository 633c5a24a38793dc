// Real renderer processes with small releases. Each part does what its name says.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../../core/logger.ts';
import { renderLimits } from '../../render/limits.ts';
import { answerWith } from '../../testing/query-answers.ts';
import { makeBuild, page } from '../../testing/release-builds.ts';
import { asSet } from './live-set.ts';
import type { Release } from './release.ts';
import { readBuild, storeFiles } from './release-files.ts';
import { createSmoke } from './smoke.ts';

/** The bodies of pages, by the end of their address. */
const BODIES = {
  sound: `<p><a class="x" href="/mfe-good/any?a=1&amp;b=2#c">1</a> <a href="#here">2</a> <a href="mailto:a@b.example">3</a>
    <a href="https://elsewhere.example/nowhere">4</a> <a href="/sitemap.xml">5</a> <a href="/attached_assets/a.jpg">6</a></p>`,
  dead: '<p><a href="/nowhere/at-all?a=1&amp;b=2">gone</a></p>',
  leading: '<p><a href="/mfe-good/any">there</a></p>',
  one: `<main><h1>A home</h1><svg/><svg><defs><path/></defs><foreignObject><div>1<br>2</div></foreignObject></svg><br>
    <object><param/></object><p>1<p>2</p><table><caption>1<colgroup><col><tbody><tr><td>1</table></main>`,
  open: '<main><div>1</main></div>',
  commented: '<main>1 <!-- 2</main>',
  doubling: '<main><h1 id="title">1</h1><svg><linearGradient id="light"/></svg></main><p id="title">2</p>',
  'second-main': '<main><h1>1</h1></main><section><main>2</main></section>',
  restyled:
    '<main><link rel="preload" as="image" href="/a.jpg"/><p>1</p><link rel="StyleSheet" href="/mfe-good/a.css"/></main>',
  referred: '<main><meta name="referrer" content="unsafe-url"/></main>',
  bodied: '<main><p>1</p><body hidden></body></main>',
  rooted: '<main><p>1</p><html lang="xx"></html></main>',
  plain: '<main><plaintext>1</plaintext></main>',
};

/** What pages do while they are rendered, by the end of their address. */
const DEEDS = {
  patching: 'Array.prototype.at = () => 1',
  rejecting: 'Promise.reject(new Error("nobody hears it"))',
  mute: 'failure = ""',
  ticking: 'setInterval(() => undefined, 60_000)',
  ticked: 'clearInterval(setInterval(() => undefined, 60_000))',
  chaining: 'const again = () => setTimeout(again, 60_000); again()',
  'chaining-late': 'const again = () => Promise.resolve().then(() => setTimeout(again, 60_000)); again()',
  spinning: 'const again = () => setImmediate(again); again()',
  exploding: 'setTimeout((what) => { throw new Error(what); }, 60_000, "a minute later")',
  'rejecting-late': 'setTimeout(() => Promise.reject(new Error("a minute later")), 60_000)',
  retrying: 'let tries = 0; const again = () => { tries += 1; if (tries < 4) setTimeout(again, 1000); }; again()',
  waiting:
    'clearTimeout(setTimeout(() => { throw new Error("too late"); }, 1000)); setTimeout(() => undefined, 60_000)',
};

/** The heads of pages, by the end of their address. */
const HEADS = {
  whole:
    '<title>A home</title><meta name="description" content="1"/><link rel="canonical" href="/a"/><meta name="robots" content="max-snippet:9, max-image-preview:none"/>',
  named: '<title>A home</title><title>And a slot</title>',
  doubled: '<meta name="description" content="1"/><meta name="description" content="2"/>',
  hidden: '<title>A home</title><meta name="robots" content="noindex nofollow"/>',
  unnamed: '<title>A home</title><meta name="googlebot" content="none"/>',
  shared: '<title>A home</title><meta property="og:title" content="1"/><meta property="og:title" content="2"/>',
  refreshed: '<meta http-equiv="refresh" content="0; url=/elsewhere"/>',
  badged: '<link rel="shortcut icon" href="/mfe-good/a.svg"/>',
  tinted: '<meta name="theme-color" content="#f00"/>',
  scaled: '<meta name="viewport" content="width=1280"/>',
};

const SHELL = `
const heads = ${JSON.stringify(HEADS)};
const bodies = ${JSON.stringify(BODIES)};
let modules;
let failure;
const deeds = { ${Object.entries(DEEDS)
  .map(([name, deed]) => `'${name}': () => { ${deed}; }`)
  .join(', ')} };
export const prepare = async (given) => { modules = given.modules; };
export async function render(url) {
  const { pathname } = new URL(url);
  failure = undefined;
  deeds[pathname.split('/').at(-1)]?.();
  if (pathname.endsWith('/broken')) throw new Error('no such record on purpose');
  const head = heads[pathname.split('/').at(-1)] ?? '';
  const letters = pathname.endsWith('/vast') ? 3_000_000 : pathname.includes('/wide-') ? 1_900_000 : 0;
  if (pathname.endsWith('/many-links')) return answer('', Array.from({ length: 50_000 }, (_, n) => '<a href="/mfe-good/' + n + '"></a>').join(''));
  if (pathname.endsWith('/endless-a')) return answer('', '<a '.repeat(600_000));
  if (pathname.endsWith('/endless-names')) return answer('', '<a ' + Array.from({ length: 250_000 }, (_, n) => 'a' + n).join(' ') + '></a>');
  if (pathname.endsWith('/drawn')) return answer('<title>A home</title>', '<svg><title/><style/></svg><p><a href="/nowhere/drawn">1</a></p><xmp><a href="/nowhere/text"></xmp>');
  if (pathname.endsWith('/endless-meta')) return answer('<meta '.repeat(200_000), '');
  const body = letters > 0 ? '<a href="' + pathname + '/gone">' + 'x'.repeat(letters) + '</a>' : bodies[pathname.split('/').at(-1)] ?? '';
  return answer(head, body);
}
const answer = (head, body) => ({
  status: 200, head, body, jsonLd: null, slots: [], failures: failure === undefined ? [] : [failure],
  rendered: { routeId: '', status: 200, data: null, modules: { page: null, slots: [] }, answers: [] },
});
`;

let folder: string;
const stored: Record<string, Release> = {};

async function store(name: string, release: Partial<Release>, files: Record<string, string>): Promise<void> {
  const build = makeBuild({ name, release, files });
  stored[name] = readBuild(build);
  await storeFiles(folder, build, stored[name]);
  rmSync(build, { recursive: true });
}

const storeRemote = (name: string, module: string, release: Partial<Release> = {}) =>
  store(name, { pages: [page(`/${name}/:key`)], ...release }, { 'server/page.mjs': module });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'smoke-'));
  await store('shell', { pages: [page('/')] }, { 'server/render.mjs': SHELL });
  await storeRemote('mfe-good', 'export {}');
  await storeRemote('mfe-other', 'export {}');
  await storeRemote('mfe-loops', 'for (;;);');
  await storeRemote(
    'mfe-greedy',
    'export const held = Array.from({ length: 9 }, () => Buffer.alloc(100 * 1024 * 1024, 1));',
  );
  await storeRemote(
    'mfe-hoards',
    'const held = []; for (;;) held.push({ more: held.length, of: String(held.length) });',
  );
  await storeRemote('mfe-throws', 'throw new Error("thrown while loading");');
  await storeRemote('mfe-patches', 'Array.prototype.at = () => undefined; export {}');
  await storeRemote('mfe-ticks', 'setInterval(() => { throw new Error("later"); }, 5000); export {}');
  await storeRemote('mfe-exits', 'process.exit(0); export {}');
  await storeRemote('mfe-reads', "import 'node:fs'; export {}");
  await storeRemote('mfe-prices', 'Intl.NumberFormat.prototype.formatToParts = () => "$1"; export {}');
  await storeRemote('mfe-freezes', 'Object.freeze(Error.prototype); export {}');
  await storeRemote('mfe-derives', 'Object.setPrototypeOf(Array.prototype, { evil: 1 }); export {}');
  await storeRemote('mfe-encodes', 'globalThis.encodeURIComponent = () => ""; export {}');
  await storeRemote('mfe-reads-bytes', 'Object.getPrototypeOf(Uint8Array.prototype).set = () => {}; export {}');
  await storeRemote('mfe-browses', "Object.defineProperty(globalThis, 'document', { value: {} }); export {}");
  await storeRemote('mfe-channels', 'const { port1 } = new MessageChannel(); export {}');
  await storeRemote('mfe-rejects', 'Promise.reject(new Error("nobody hears it")); export {}');
  await storeRemote('mfe-listed', 'export {}', {
    sitemap: [{ path: '/mfe-listed/fine' }, { path: '/mfe-listed/broken' }],
  });
  await storeRemote('mfe-swells', 'export {}', { sitemap: [{ path: '/mfe-swells/vast' }] });
  await storeRemote('mfe-endless', 'export {}', {
    sitemap: ['a', 'meta', 'names'].map((what) => ({ path: `/mfe-endless/endless-${what}` })),
  });
  await storeRemote('mfe-drawn', 'export {}', { sitemap: [{ path: '/mfe-drawn/drawn' }] });
  await storeRemote('mfe-linked', 'export {}', { sitemap: [{ path: '/mfe-linked/many-links' }] });
  await storeRemote('mfe-wide', 'export {}', {
    sitemap: Array.from({ length: 250 }, (_, index) => ({ path: `/mfe-wide/wide-${index}` })),
  });
  for (const what of [BODIES, HEADS, DEEDS].flatMap(Object.keys))
    await storeRemote(`mfe-${what}`, 'export {}', { sitemap: [{ path: `/mfe-${what}/${what}` }] });
  await storeRemote('mfe-kept', 'export {}', { pages: [{ ...page('/mfe-kept/hidden'), isUnlisted: true }] });
});
afterAll(() => rmSync(folder, { recursive: true }));

const releasesOf = (names: readonly string[]) => names.flatMap((name) => stored[name] ?? []);

function smoke(
  changed: readonly string[],
  live: readonly string[] = ['shell', 'mfe-good'],
  rest: readonly string[] = live,
  startMs = 3000,
  longestMs?: number,
): Promise<string[]> {
  const set = asSet(releasesOf([...new Set([...rest, ...changed])]));
  if (!set) throw new Error('There is no shell');
  const run = createSmoke({
    releasesFolder: folder,
    site: () => ({}),
    query: async () => answerWith(null),
    logger: createLogger('silent'),
    limits: { ...renderLimits, startMs, memoryBytes: 600 * 1024 * 1024 },
    ...(longestMs && { longestMs }),
  });
  return run(set, releasesOf(changed), asSet(releasesOf(live)));
}

test('a set whose modules load and whose pages render goes live', async () => {
  expect(await smoke(['mfe-good', 'mfe-other'])).toEqual([]);
});

test('a part that loops while it loads is refused, and named', async () => {
  expect(await smoke(['mfe-loops'])).toEqual([
    expect.stringMatching(/^mfe-loops .* cannot be loaded on the server: The server modules did not load within 3 s$/),
  ]);
});

test('of several that change at once, the one that loops is found', async () => {
  expect(await smoke(['mfe-good', 'mfe-other', 'mfe-loops', 'mfe-listed'])).toEqual([
    expect.stringMatching(/^mfe-loops /),
  ]);
});

test('a part that takes the machine’s memory is refused, within the heap and beside it', async () => {
  // A busy machine needs seconds to provide so much memory.
  expect(await smoke(['mfe-greedy'], undefined, undefined, 30_000)).toEqual([
    expect.stringMatching(/^mfe-greedy .*It holds \d+ MB of memory/),
  ]);
  expect(await smoke(['mfe-hoards'])).toEqual([
    expect.stringMatching(/^mfe-hoards .*(took all its memory|did not load within)/),
  ]);
});

test('a module that cannot be imported is told with its part', async () => {
  expect(await smoke(['mfe-throws'])).toEqual([
    expect.stringMatching(/mfe-throws \.\/page: Error: thrown while loading/),
  ]);
});

for (const [name, does, reason] of [
  ['mfe-patches', 'patches what all parts share', /mfe-patches .*changes Array\.prototype\.at, which all parts share/],
  ['mfe-ticks', 'starts a timer while it loads', /mfe-ticks .*setInterval is called while the module loads/],
  ['mfe-exits', 'ends the process', /mfe-exits/],
  ['mfe-reads', 'reads files', /mfe-reads .*node:fs is neither provided by the shell nor a file of this release/],
  [
    'mfe-prices',
    'formats numbers for all',
    /mfe-prices .*changes Intl\.NumberFormat\.prototype\.formatToParts, which all parts/,
  ],
  ['mfe-derives', 'derives all lists from its own', /mfe-derives .*changes Array\.prototype\.\[\[Prototype\]\], which/],
  ['mfe-encodes', 'replaces a function', /mfe-encodes .*changes globalThis\.encodeURIComponent, which/],
  [
    'mfe-reads-bytes',
    'changes what has no name',
    /mfe-reads-bytes .*changes Uint8Array\.prototype\.\[\[Prototype\]\]\.set, which/,
  ],
  ['mfe-browses', 'makes the server look like a browser', /mfe-browses .*changes globalThis\.document, which/],
  ['mfe-freezes', 'freezes what all parts write on', /mfe-freezes .*changes Error\.prototype/],
  ['mfe-channels', 'could call itself back for ever', /mfe-channels .*MessageChannel is not defined/],
  ['mfe-rejects', 'rejects where nobody hears it', /mfe-rejects/],
] as const)
  test(`a module that ${does} is refused with its part, and no other`, async () => {
    const reasons = await smoke([name, 'mfe-other']);
    expect(reasons).not.toEqual([]);
    for (const words of reasons) expect(words.split('\n')[0]).toMatch(reason);
  });

for (const [name, reason] of [
  ['patching', /changes Array\.prototype\.at, which all parts share/],
  ['rejecting', /rejects or throws where nobody hears it: Error: nobody hears it/],
  ['mute', /failed in the smoke render: an error without words$/],
  ['ticking', /starts an interval and does not end it$/],
  ['chaining', /starts a timer that starts another, and so on without an end$/],
  ['chaining-late', /starts a timer that starts another, and so on without an end$/],
  ['spinning', /starts a timer that starts another, and so on without an end$/],
  ['exploding', /leaves a timer that throws: Error: a minute later$/],
  ['rejecting-late', /rejects or throws where nobody hears it: Error: a minute later$/],
  ['open', /closes <main> within <div>/],
  ['commented', /does not close <main>/],
  ['doubling', /has id="title" twice, so that labels and links would miss one of the two$/],
  ['second-main', /has <main> twice$/],
  ['restyled', /has <link rel="stylesheet">, which is the document’s own to say$/],
  ['referred', /has <meta name="referrer">, which is the document’s own to say$/],
  ['bodied', /has <body>, which is the document’s own to say$/],
  ['rooted', /has <html>, which is the document’s own to say$/],
  ['plain', /does not close <plaintext>, so that it takes in what is not its own$/],
  ['badged', /has <link rel="icon">, which is the document’s own to say$/],
  ['tinted', /has <meta name="theme-color">, which is the document’s own to say$/],
] as const)
  test(`a page that is ${name} is refused`, async () => {
    expect(await smoke([`mfe-${name}`])).toEqual([expect.stringMatching(reason)]);
  });

test('a page that ends its interval before it is drawn goes live', async () => {
  expect(await smoke(['mfe-ticked'])).toEqual([]);
});

test('a page whose timers come to an end goes live', async () => {
  expect(await smoke(['mfe-retrying', 'mfe-waiting'])).toEqual([]);
});

test('a page that ends each element as HTML allows it goes live', async () => {
  expect(await smoke(['mfe-one'])).toEqual([]);
});

test('a page of megabytes is refused', async () => {
  expect(await smoke(['mfe-swells'])).toEqual([
    expect.stringMatching(/mfe-swells .* \(\/mfe-swells\/vast\) weighs 300\d{4} B as it is drawn, 2097152 B at most/),
  ]);
});

test('pages that are many and heavy cost the gateway no more memory than one of them', async () => {
  // All of them together are three times what it has.
  const worker = new Worker(new URL('../../testing/smoke-in-little-memory.ts', import.meta.url), {
    workerData: { folder, releases: releasesOf(['shell', 'mfe-wide']) },
    resourceLimits: { maxOldGenerationSizeMb: 160 },
  });
  const [reasons] = (await once(worker, 'message')) as [string[]];
  expect(reasons).toHaveLength(20);
  expect(reasons[0]).toMatch(
    /\(\/mfe-wide\/wide-0\) links to \/mfe-wide\/wide-0\/gone, which no page of the set answers$/,
  );
  await worker.terminate();
});

test('links are found behind a drawing, and none in what is text', async () => {
  expect(await smoke(['mfe-drawn'])).toEqual([expect.stringMatching(/links to \/nowhere\/drawn, /)]);
});

test('pages of nothing but beginnings of tags are read as soon as others', async () => {
  // To read one took minutes, in which the gateway answered nobody.
  expect(await smoke(['mfe-endless'])).toEqual([]);
});

test('a page with more links than anybody follows is refused', async () => {
  expect(await smoke(['mfe-linked'])).toEqual([
    expect.stringMatching(/\(\/mfe-linked\/many-links\) links to 50000 pages, 2000 at most$/),
  ]);
});

test('a part whose pages take too long altogether is refused', async () => {
  const reasons = await smoke(['mfe-wide'], undefined, undefined, 3000, 50);
  expect(reasons[0]).toMatch(/^mfe-wide .* comes too late: the \d+ pages before it took longer than 0\.05 s$/);
  expect(reasons[1]).toBe('More pages were not tried');
});

test('what the content makes too heavy or breaks in the live set, too, holds up no release', async () => {
  expect(await smoke(['mfe-other', 'mfe-good'], ['shell', 'mfe-swells', 'mfe-listed'])).toEqual([]);
  expect(await smoke(['shell'], ['shell', 'mfe-swells', 'mfe-listed'])).toEqual([]);
  expect(await smoke(['shell', 'mfe-listed'], ['shell', 'mfe-swells'])).toEqual([
    expect.stringMatching(/\(\/mfe-listed\/broken\) failed in the smoke render/),
  ]);
});

test('what a live module did while it loaded before there was a rule against it holds up no other part', async () => {
  const live = ['shell', 'mfe-patches', 'mfe-browses', 'mfe-throws'];
  expect(await smoke(['mfe-good'], live)).toEqual([]);
  expect(await smoke(['mfe-good', 'mfe-prices'], live)).toEqual([expect.stringMatching(/mfe-prices .*changes Intl/)]);
  // Its own next release may not do so any more.
  expect(await smoke(['mfe-patches'], live)).toEqual([expect.stringMatching(/mfe-patches .*changes Array/)]);
});

test('every address that a changed part lists is rendered, not one', async () => {
  expect(await smoke(['mfe-listed'])).toEqual([
    expect.stringMatching(
      /page \/mfe-listed\/:key \(\/mfe-listed\/broken\) failed in the smoke render: Error: no such record on purpose/,
    ),
  ]);
  expect(await smoke(['mfe-other'], ['shell', 'mfe-listed'])).toEqual([]);
});

test('links within pages lead to pages of the set, to what the gateway answers itself, or elsewhere', async () => {
  expect(await smoke(['mfe-sound'])).toEqual([]);
});

test('a link within a page that nobody answers is refused, with page and link', async () => {
  expect(await smoke(['mfe-dead'])).toEqual([
    expect.stringMatching(
      /^mfe-dead \S+: page \/mfe-dead\/:key \(\/mfe-dead\/dead\) links to \/nowhere\/at-all, which no page of the set answers$/,
    ),
  ]);
});

test('a part that others link to is not taken out, and their own dead links keep nobody else from going live', async () => {
  expect(await smoke([], ['shell', 'mfe-good', 'mfe-leading'], ['shell', 'mfe-leading'])).toEqual([
    expect.stringMatching(/^mfe-leading .* links to \/mfe-good\/any, which no page of the set answers$/),
  ]);
  expect(await smoke(['mfe-other'], ['shell', 'mfe-dead'])).toEqual([]);
});

test('a page has one title and one description, whatever its slots say, and stays where search engines find it', async () => {
  expect(await smoke(['mfe-whole', 'mfe-kept'])).toEqual([]);
  const reasons = await smoke([
    'mfe-named',
    'mfe-doubled',
    'mfe-hidden',
    'mfe-unnamed',
    'mfe-refreshed',
    'mfe-scaled',
    'mfe-shared',
  ]);
  expect(reasons).toEqual([
    expect.stringMatching(/\(\/mfe-doubled\/doubled\) has 2 × <meta name="description">: a slot in it says none$/),
    expect.stringMatching(/\(\/mfe-hidden\/hidden\) is listed for search engines, and says <meta name="robots"/),
    expect.stringMatching(/\(\/mfe-named\/named\) has 2 × <title>: a slot in it says none$/),
    expect.stringMatching(/ has <meta http-equiv>, which is the document’s own to say$/),
    expect.stringMatching(/ has <meta name="viewport">, which is the document’s own to say$/),
    expect.stringMatching(/\(\/mfe-shared\/shared\) has 2 × <meta property="og:title">: a slot in it says none$/),
    expect.stringMatching(/\(\/mfe-unnamed\/unnamed\) is listed for search engines, and says <meta name="googlebot"/),
  ]);
});
