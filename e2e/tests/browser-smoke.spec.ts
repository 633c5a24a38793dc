/** Each release is opened in Chromium before it goes live, and refused if its pages do not work. */

import { breaksByContent, deployCall, liveVersion, operatorToken, publishAs, writeTooMuch } from '../support/deploy.ts';
import { startSite } from '../support/site.ts';
import { expect, long, longIf, type Site, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let site: Site;
let before: string | undefined;
test.beforeAll(async () => {
  site = await startSite({ BROWSER_SMOKE: 'require', CHROMIUM: process.env.CHROMIUM ?? '' });
  before = await liveVersion(site, 'mfe-leads');
});
test.afterAll(() => site.stop());

const promote = async (version: string, name = 'mfe-leads') => {
  const releases = [{ name, version }];
  const { status, body } = await deployCall(site, operatorToken(site), 'POST', '/promote', { releases });
  return { status, reasons: ((body.reasons ?? []) as string[]).join('\n') };
};

/** Code that puts an element over the whole window. */
const layOver = (look: string): string =>
  `const over = document.createElement('div'); over.style.cssText = 'position:fixed;inset:0;z-index:99;${look}'; document.body.append(over);`;

/** A rule that covers the whole window on narrow screens, without an element of its own. */
const phoneRule =
  '@media (max-width:600px){main::before{content:"";position:fixed;inset:0;z-index:99;background:#fff;pointer-events:none}}';

/** Each fault is found on any page. One release has them all, and is refused with the reason for each. */
const told: ReadonlyArray<[what: string, code: string, reason: RegExp]> = [
  [
    'a fetch that was patched',
    ';{ const own = window.fetch; window.fetch = (...given) => own(...given); }',
    /it changes what is the browser's own: .*window\.fetch/,
  ],
  [
    'a prototype that was added to',
    ';Array.prototype.last = function () { return this.at(-1); };',
    /it changes what is the browser's own: .*Array\.prototype\.last/,
  ],
  [
    'a history that was patched, though its prototype was not',
    ';{ const own = history.pushState; history.pushState = (...given) => own.apply(history, given); }',
    /it changes what is the browser's own: .*history\.pushState/,
  ],
  [
    'a console on which nobody can complain',
    ';console.warn = () => {};',
    /it changes what is the browser's own: .*console\.warn/,
  ],
  [
    'a method that nobody can change any more',
    ";Object.defineProperty(Math, 'hypot', { writable: false, configurable: false });",
    /it changes what is the browser's own: .*Math\.hypot/,
  ],
  [
    'an observer that was replaced',
    ';window.IntersectionObserver = class extends IntersectionObserver {};',
    /it changes what is the browser's own: .*window\.IntersectionObserver/,
  ],
  ['what complains on the console', ';console.error("something is amiss");', /the console says: something is amiss/],
  ['what is left on the console', ';console.debug("left behind");', /the console says: left behind/],
  [
    'what keeps every press from the others',
    ";addEventListener('click', (event) => event.preventDefault(), true);",
    /it keeps from other parts what they listen to: click/,
  ],
  [
    'what keeps a key from the others, with which they close',
    ";addEventListener('keydown', (event) => event.key === 'Escape' && event.stopPropagation(), true);",
    /it keeps from other parts what they listen to: .*keydown/,
  ],
  [
    'what keeps every form from the others',
    ";addEventListener('submit', (event) => event.stopPropagation(), true);",
    /it keeps from other parts what they listen to: .*submit$/,
  ],
  [
    'what keeps from the others what tells them of the focus and of leaving',
    ";for (const type of ['focusin', 'visibilitychange']) addEventListener(type, (event) => event.target === window || event.stopImmediatePropagation(), true);",
    /it keeps from other parts what they listen to: .*focusin, .*visibilitychange/,
  ],
  [
    'what lets nobody write, drag or select',
    ";for (const type of ['beforeinput', 'dragstart', 'selectstart']) addEventListener(type, (event) => event.preventDefault());",
    /it keeps from other parts what they listen to: .*beforeinput, .*selectstart, dragstart/,
  ],
  [
    'what empties the storage of all parts',
    ';localStorage.clear(); caches.keys().then((names) => names.forEach((name) => caches.delete(name)));',
    /it empties what other parts keep: localStorage, caches$/,
  ],
  [
    'what fills the storage of all parts',
    ";sessionStorage.setItem('mine', 'x'.repeat(1_000_000));",
    /it keeps 10000\d\d letters in sessionStorage, 500000 at most/,
  ],
  [
    'what leaves the page without its scroll bar',
    ";document.body.style.overflow = 'hidden';",
    /it changes the document's own elements: <body style="overflow: hidden;">$/,
  ],
  [
    'what asks before each leaving',
    ";addEventListener('beforeunload', (event) => event.preventDefault());",
    /it asks before it is left/,
  ],
  ['what sets a cookie, be it small', ";document.cookie = 'mine=1; path=/';", /it sets cookies by its script: mine$/],
  [
    'what calls itself back without a rest',
    ';setInterval(() => {}, 1);',
    /an interval of it calls back each 1 ms, each 8 at most/,
  ],
  [
    'what leads the header’s links elsewhere',
    ";document.querySelector('header a[href]').href = '/elsewhere';",
    /it takes away, changes or hides what is not its own: <a href="\/">/,
  ],
  [
    'what takes the footer out of sight',
    ";document.querySelector('footer').style.opacity = '0';",
    /it takes away, changes or hides what is not its own: .*the footer$/,
  ],
  [
    'what writes into the footer',
    ";document.querySelector('footer').append('Half the commission');",
    /it writes into header or footer: Half the commission/,
  ],
  [
    'what adds a block below all pages',
    ";document.body.append(Object.assign(document.createElement('aside'), { textContent: 'Half the commission' }));",
    /it adds to the page what takes room beside header, page and footer: <aside>/,
  ],
  [
    'what pushes down what is read already',
    ";setTimeout(() => { document.querySelector('main').style.paddingTop = '600px'; }, 100);",
    /it moves what is there by itself: a layout shift of 0\.\d\d/,
  ],
  [
    'what renames the page in browsers alone',
    ";document.title = 'Mine';",
    /it changes what the page says of itself: <title>Mine/,
  ],
  [
    'what hides the page from search engines in browsers alone',
    ";document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }));",
    /it changes what the page says of itself: .*noindex/,
  ],
  [
    'what styles every part from its script',
    ";{ const sheet = new CSSStyleSheet(); sheet.replaceSync('h1 { color: red }'); document.adoptedStyleSheets.push(sheet); }",
    /it styles the document from its script/,
  ],
  [
    'what hears every part’s errors alone',
    ';window.onerror = () => true;',
    /it changes what is the browser's own: .*window\.onerror/,
  ],
  ['what speaks in a dialog of the browser', ";alert('Welcome');", /it calls window\.alert by itself/],
  ['what opens a window', ";open('/contact');", /it calls window\.open by itself/],
  ['what ends the loading of all that is still on its way', ';stop();', /it calls window\.stop by itself/],
  [
    'what sets a service worker over the site, beside an application’s own',
    ";navigator.serviceWorker.register('/sw.js');",
    /it calls navigator\.serviceWorker\.register by itself/,
  ],
  ['what prints', ';print();', /it calls window\.print by itself/],
  [
    'what asks for a permission that nobody wanted to give',
    ';Notification.requestPermission();',
    /it calls Notification\.requestPermission by itself/,
  ],
  [
    'what keeps the visitor from going back',
    ";history.pushState(null, '', location.href);",
    /it adds to the history by itself/,
  ],
];

type Fault = readonly [what: string, path: string, code: string, words: RegExp];

/** Most of these faults stop the check of their page. So a release has them on two pages. `npm test` looks at one of these releases. */
const apart: ReadonlyArray<readonly [version: string, faults: readonly Fault[]]> = [
  [
    '1.0.0+0000000000a4',
    [
      ['what throws in browsers alone', '/', 'throw new Error("only in browsers");', /^it throws: only in browsers/],
      [
        'what lies over a page, though it cannot be seen,',
        '/contact',
        layOver(''),
        /^a <div> of the document lies over “.+” of the header, 1280 px wide/,
      ],
    ],
  ],
  [
    '1.0.0+0000000000a8',
    [
      [
        'what hides a page, though it takes no press,',
        '/',
        layOver('background:#fff;pointer-events:none'),
        /^a <div> of the document lies over “.+” of the header, 1280 px wide/,
      ],
      [
        'what lies over a page a second after it has come',
        '/contact',
        `setTimeout(() => { ${layOver('')} }, 1000);`,
        /^a <div> of the document lies over “.+” of the header/,
      ],
    ],
  ],
  [
    '1.0.0+0000000000aa',
    [
      [
        'a modal dialog that opens by itself',
        '/',
        "const dialog = document.createElement('dialog'); document.body.append(dialog); dialog.showModal();",
        /^“.+” of the header takes no press/,
      ],
      [
        'what hides the footer on phones alone',
        '/contact',
        `matchMedia('(max-width: 600px)').onchange = () => { const sheet = new CSSStyleSheet(); sheet.replaceSync('${phoneRule}'); document.adoptedStyleSheets.push(sheet); };`,
        /^a <main> of the page lies over “.+” of the footer, 360 px wide/,
      ],
    ],
  ],
  [
    '1.0.0+0000000000ad',
    [
      [
        'what leads elsewhere by itself',
        '/',
        "setTimeout(() => location.assign('/about'), 1000);",
        /^it leads to \/about by itself/,
      ],
      [
        'what asks the gateway without an end',
        '/contact',
        "setInterval(() => fetch('/api/site'), 15);",
        /^it asks \d+ times within \d+ ms/,
      ],
    ],
  ],
  [
    '1.0.0+0000000000ae',
    [
      [
        'what takes the focus',
        '/',
        "setInterval(() => document.querySelector('main a').focus({ preventScroll: true }), 500);",
        /^it takes the focus from where the visitor has set it: to <a>/,
      ],
      [
        'what scrolls',
        '/contact',
        'setInterval(() => scrollTo({ top: 0 }), 500);',
        /^it scrolls by itself, from \d+ px to 0 px/,
      ],
    ],
  ],
  [
    '1.0.0+0000000000bd',
    [
      [
        'what throws at each press',
        '/',
        "addEventListener('click', ({ target }) => target.closest('a').href);",
        /^it throws: Cannot read properties of null/,
      ],
      [
        'what adds to the history by the hash of the address',
        '/',
        "setTimeout(() => { location.hash = 'here'; }, 200);",
        /^it adds to the history by itself/,
      ],
      [
        'what loads itself anew, whenever that falls,',
        '/contact',
        'setInterval(() => performance.now() > 300 && location.reload(), 20);',
        /^(it loads itself anew|React does not take it over)/,
      ],
    ],
  ],
];

/** Each of these faults stops the whole check, so each has a release of its own. */
const alone: ReadonlyArray<[what: string, version: string, code: string, reason: RegExp]> = [
  [
    'a loop in browsers',
    '1.0.0+0000000000a1',
    ';setTimeout(() => { for (;;); }, 200);',
    /mfe-leads 1\.0\.0\+0000000000a1: page \/\S* in the browser, as a first load: it keeps the main thread for more than 2 s/,
  ],
  [
    'a loop that only a link leads to',
    '1.0.0+0000000000a6',
    ";addEventListener('popstate', () => { for (;;); });",
    /page \/\S* in the browser, by a link: it keeps the main thread for more than 2 s/,
  ],
  [
    'what keeps every navigation from the router',
    '1.0.0+0000000000a9',
    ";globalThis.navigation?.addEventListener('navigate', (event) => event.cancelable && event.preventDefault());",
    /page \/\S* in the browser, by a link: /,
  ],
  [
    'what listens once more whenever a page is left',
    '1.0.0+0000000000ab',
    ";addEventListener('popstate', () => addEventListener('scroll', () => {}));",
    /by a link: it, or \/\S* before it, leaves behind one more each time: what listens to scroll of window \(mfe-leads\)/,
  ],
  [
    'what throws ten seconds later',
    '1.0.0+0000000000a7',
    ";setTimeout(() => { throw new Error('ten seconds later'); }, 10_000);",
    /page \/\S* in the browser, by a link: within a minute it throws: ten seconds later/,
  ],
];

const onItsPage = ([what, path, code, words]: Fault): Fault => [
  what,
  path,
  `;if (location.pathname === '${path}') { ${code} }`,
  words,
];
const looks: typeof apart = [
  ['1.0.0+0000000000c1', told.map(([what, code, words]): Fault => [what, '/', code, words])],
  ...apart.map(([version, faults]) => [version, faults.map(onItsPage)] as const),
];

for (const [index, [version, faults]] of looks.entries())
  test(
    `one look at ${version} refuses it, names each of its faults, and changes nothing`,
    longIf(index > 0),
    async () => {
      await publishAs(site, 'mfe-leads', version, faults.map(([, , code]) => code).join(''));
      const refused = await promote(version);
      for (const [what, path, , reason] of faults)
        await test.step(`${what} is refused with the part, the page and the reason`, () => {
          const words = `mfe-leads ${version}: page ${path} in the browser, as a first load: `;
          const reasons = refused.reasons.split('\n').filter((line) => line.startsWith(words));
          expect.soft(reasons.map((line) => line.slice(words.length))).toContainEqual(expect.stringMatching(reason));
        });
      await test.step('nothing changes', async () => {
        expect(refused.status).toBe(409);
        expect(await liveVersion(site, 'mfe-leads')).toBe(before);
      });
    },
  );

for (const [index, [what, version, code, reason]] of alone.entries())
  test(
    `${what} is refused with the part, the page and the reason, and nothing changes`,
    longIf(index > 0),
    async () => {
      await publishAs(site, 'mfe-leads', version, code);
      const { status, reasons } = await promote(version);
      expect(reasons).toMatch(reason);
      expect(status).toBe(409);
      expect(await liveVersion(site, 'mfe-leads')).toBe(before);
    },
  );

/** Hears what a visitor touches, types and pastes, and reads it as a browser's own events let it. */
const listens = `;addEventListener('touchstart', ({ touches: [first] }) => first.clientX, { passive: true });
addEventListener('touchend', ({ changedTouches: [last] }) => last.clientX);
addEventListener('input', ({ inputType }) => inputType.length);
addEventListener('paste', ({ clipboardData }) => clipboardData.getData('text/plain'));`;

/** Leads the agent's pages on when they have stood for a while, as a slow machine leads to the log-in. */
const leadsOnLate = `;if (location.pathname.startsWith('/admin')) setTimeout(() => {
  history.replaceState(history.state, '', '/admin/login/late');
  document.querySelector('main').focus();
}, 1300);`;

test(
  'good releases of all parts, one of which listens to what is touched, typed and pasted, go live',
  long,
  async () => {
    const version = '1.0.0+0000000000b2';
    const names = ['mfe-leads', 'mfe-listings', 'mfe-areas', 'mfe-admin', 'shell'];
    const codes: Readonly<Record<string, string>> = { 'mfe-leads': listens, 'mfe-admin': leadsOnLate };
    for (const name of names) await publishAs(site, name, version, codes[name]);
    const releases = names.map((name) => ({ name, version }));
    const { status, body } = await deployCall(site, operatorToken(site), 'POST', '/promote', { releases });
    expect(body.reasons ?? []).toEqual([]);
    expect(status).toBe(200);
    for (const name of names) expect(await liveVersion(site, name)).toBe(version);
  },
);

test('what the content breaks in the live set, too, holds up no release, and excuses nothing else', long, async () => {
  // What will break it is not written yet.
  await publishAs(site, 'mfe-listings', '1.0.0+0000000000d1', breaksByContent);
  expect(await promote('1.0.0+0000000000d1', 'mfe-listings')).toEqual({ status: 200, reasons: '' });
  await writeTooMuch(site);

  await publishAs(
    site,
    'mfe-leads',
    '1.0.0+0000000000d2',
    ";if (location.pathname === '/contact') console.error('mine');",
  );
  const { status, reasons } = await promote('1.0.0+0000000000d2');
  expect(reasons).toMatch(
    /^mfe-leads \S+: page \/contact in the browser, as a first load: the console says: mine(\n|$)/,
  );
  expect(status).toBe(409);

  await publishAs(site, 'mfe-leads', '1.0.0+0000000000d3');
  expect(await promote('1.0.0+0000000000d3')).toEqual({ status: 200, reasons: '' });
});
