// Releases that must not be published or promoted, each with the exact reason.
import { randomBytes } from 'node:crypto';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { type BuildOptions, makeBuild, page, versionOf, wrongQuery } from '../../testing/release-builds.ts';
import { releasesOn } from '../../testing/test-releases.ts';
import type { Releases } from './release.service.ts';
import type { Release } from './release.ts';

onEachDatabase('releases', (database) => {
  const { publish, live, ...at } = releasesOn(database);
  let releases: Releases;
  beforeEach(() => {
    releases = at.releases();
  });

  const slot = (server: string, module = './page') => ({ module, server, scripts: [], styles: [], borrows: [] });
  const atPublish: Array<[string, BuildOptions, RegExp]> = [
    [
      'an operation that the schema does not have',
      { name: 'mfe-one', number: 3, release: { operations: wrongQuery('{ property(id: "1") { hoaFee } }') } },
      /mfe-one .*: operation Wrong: Cannot query field "hoaFee"/,
    ],
    [
      'a style sheet that names another origin',
      { name: 'mfe-one', number: 3, files: { 'web/a.css': 'a{background:url(https://cdn.example/a.png)}' } },
      /web\/a\.css names another origin: https:\/\/cdn\.example/,
    ],
    ...(
      [
        ['* styles', '@layer remotes{*{color:red}}'],
        ['a:hover styles', '@layer remotes{a:hover{color:red}}'],
        ['[href] styles', '@layer remotes{.own{color:red}[href]{color:red}}'],
        [':root:has(.own) styles', '@layer remotes{:root:has(.own){color:red}}'],
        ['.own ~ footer styles', '@layer remotes{.own ~ footer{color:red}}'],
        ['.own + p a styles', '@layer remotes{.own + p a{color:red}}'],
        [':is(.own) a styles', '@layer remotes{:is(.own) a{color:red}}'],
        ['.own stands outside', '.own{color:red}'],
        ['@layer ui is not', '@layer ui{.own{color:red}}'],
        ['@import other.css is not', '@import other.css;'],
        ['@page  is not', '@page{margin:0}'],
        ['.own is nested deeper than 32', `@layer remotes{${'.own{'.repeat(20_000)}${'}'.repeat(20_000)}}`],
        ['is no CSS', '@layer remotes{.own{color:red'],
        // Browsers end a string with its line, and take what follows for rules.
        ['is no CSS', '@layer remotes{.own{a:"\n}body{color:red}.own{b:c/*"*/}}'],
        ['is no CSS', '@layer remotes{.own{a:url(x"y)}.own{b:"c"}}'],
        ['is no CSS', '@layer remotes{.own{a:(]}.own{b:c)}}'],
        // Browsers find a rule after it, where postcss reads on to the semicolon.
        ['--x stands in no rule', '--x:a{}body{color:red};'],
        ['--x stands in no rule', '@layer remotes{@media all{--x:a{}body{color:red};}}'],
        ['view-transition-name: var(--own) cannot', '@layer remotes{.own{--own:root;view-transition-name:var(--own)}}'],
        [
          'view-transition-name: attr(id type(*)) cannot',
          '@layer remotes{.own{view-transition-name:attr(id type(*))}}',
        ],
      ] as const
    ).map(([words, css]): [string, BuildOptions, RegExp] => [
      `a style sheet in which ${words}`,
      { name: 'mfe-one', number: 3, files: { 'web/a.css': css } },
      new RegExp(`mfe-one .*: web/a\\.css: ${words.replaceAll(/[.*+()[\]]/g, '\\$&')}`),
    ]),
    [
      'a style sheet that is called otherwise, so that nobody reads it',
      {
        name: 'mfe-one',
        number: 3,
        release: { pages: [{ ...page('/one'), styles: ['a.txt'] }] },
        files: { 'web/a.txt': 'body{display:none}' },
      },
      /mfe-one .*: a\.txt is no style sheet \(\.css\)/,
    ],
    [
      'a style sheet in capital letters',
      { name: 'mfe-one', number: 3, files: { 'web/a.CSS': 'body{display:none}' } },
      /web\/a\.CSS: body styles what is not its own/,
    ],
    [
      'a parameter twice in an address',
      { name: 'mfe-one', number: 3, release: { pages: [page('/one/:id/:id')] } },
      /mfe-one .*: the page \/one\/:id\/:id has two parameters of one name/,
    ],
    [
      'a second copy of React',
      { name: 'mfe-one', number: 3, files: { 'web/page.js': 'Symbol.for("react.transitional.element")' } },
      /brings a second copy of React/,
    ],
    [
      'a missing hash',
      { name: 'mfe-one', number: 3, release: { pages: [{ ...page('/one'), scripts: ['gone.js'] }] } },
      /gives no hash for web\/gone\.js/,
    ],
    [
      'an operation that is no GraphQL',
      { name: 'mfe-one', number: 3, release: { operations: wrongQuery('{ property(') } },
      /mfe-one .*: operation Wrong: Syntax Error/,
    ],
    [
      'an operation under the hash of another',
      {
        name: 'mfe-one',
        number: 3,
        release: { operations: [{ ...wrongQuery('{ viewer { username } }')[0], hash: 'a'.repeat(64) } as never] },
      },
      /operation Wrong: its hash is not the SHA-256 of its text/,
    ],
    [
      'a server module outside of its release',
      { name: 'mfe-one', number: 3, release: { pages: [{ ...page('/one'), server: '../../shell/render.mjs' }] } },
      /'\.\.\/\.\.\/shell\/render\.mjs' is no ES module \(\.mjs\) of its own server half/,
    ],
    [
      'a server module without a hash',
      { name: 'mfe-one', number: 3, release: { slots: { Slot: slot('gone.mjs') } } },
      /gives no hash for server\/gone\.mjs/,
    ],
    [
      'a server module that is none',
      {
        name: 'mfe-one',
        number: 3,
        release: { slots: { Slot: slot('slot.cjs') } },
        files: { 'server/slot.cjs': 'require("fs")' },
      },
      /server\/slot\.cjs is neither a file of web\/ nor an ES module/,
    ],
    [
      'a module outside of its folder',
      { name: 'mfe-one', number: 3, release: { slots: { Slot: slot('page.mjs', './../two/slot') } } },
      /\.\/\.\.\/two\/slot is no module of its own folder/,
    ],
    [
      'a slot with the name of nothing',
      { name: 'mfe-one', number: 3, release: { slots: { '../two/Slot': slot('page.mjs') } } },
      /the slot \.\.\/two\/Slot has to be a name/,
    ],
    [
      'another part’s short name',
      { name: 'mfe-one', number: 3, release: { short: 'leads' } },
      /its short name is 'one', not 'leads'/,
    ],
    [
      'a global of somebody else',
      { name: 'mfe-one', number: 3, release: { global: 'document' } },
      /its container stands under mfe_one, not under document/,
    ],
    ...['/*', '/one/:id?', '/api/leads', '/Deploy', '/robots.txt', '/one/(.*)'].map(
      (path): [string, BuildOptions, RegExp] => [
        `the address ${path}`,
        { name: 'mfe-one', number: 3, release: { pages: [page(path)] } },
        /is no address of words and parameters|belongs to the gateway/,
      ],
    ),
    ...[
      'url(\\68ttps://cdn.example/a.png)',
      'image-set("https://cdn.example/a.png" 1x)',
      "src('//cdn.example/a.png')",
      'url(https:cdn.example/a.png)',
    ].map((value): [string, BuildOptions, RegExp] => [
      `a style sheet with ${value}`,
      { name: 'mfe-one', number: 3, files: { 'web/a.css': `@layer remotes{.own{background:${value}}}` } },
      /web\/a\.css names another origin: (https:)?(\/\/)?cdn\.example/,
    ]),
    [
      'a style sheet that hides another origin behind what looks like data',
      {
        name: 'mfe-one',
        number: 3,
        files: { 'web/a.css': '@layer remotes{.own{content:"(data:"}.too{background:url(//cdn.example/a.png)}}' },
      },
      /web\/a\.css names another origin: \/\/cdn\.example/,
    ],
    // To read it took hours, in which the gateway answered nobody.
    ...['/*x', '(data:', '"', '\\'].map((piece): [string, BuildOptions, RegExp] => [
      `a style sheet of megabytes of ${piece}`,
      { name: 'mfe-one', number: 3, files: { 'web/a.css': piece.repeat(1_500_000) } },
      /web\/a\.css is \d+ B large, 262144 B at most/,
    ]),
    [
      'a file in the place of one that the gateway compresses',
      { name: 'mfe-one', number: 3, files: { 'web/page.js.br': 'x' } },
      /web\/page\.js\.br is the gateway’s own to make/,
    ],
    [
      'an application below an address that is not its own',
      {
        name: 'mfe-one',
        number: 3,
        release: { pages: [page('/one')], app: { scope: '/admin/', start: '/one', worker: 'worker.js' } },
        files: { 'web/worker.js': '' },
      },
      /its application at \/admin\/ has no page there to start at/,
    ],
    [
      'more pages than a part may have',
      {
        name: 'mfe-one',
        number: 3,
        release: { pages: Array.from({ length: 201 }, (_, index) => page(`/one/${index}`)) },
      },
      /release\.json is not valid: pages: .*200/,
    ],
    [
      'a text that would be in every document',
      {
        name: 'mfe-one',
        number: 3,
        release: { navigation: [{ id: 1, name: 'A'.repeat(201), state: 'NJ', slug: 'a', href: '/one' }] },
      },
      /release\.json is not valid: navigation\.0\.name: .*200/,
    ],
    ...(['\0', '\ud800'] as const).map((sign): [string, BuildOptions, RegExp] => [
      `text that the database does not store (${JSON.stringify(sign)})`,
      {
        name: 'mfe-one',
        number: 3,
        release: {
          navigation: [{ id: 1, name: `A${sign}`, state: 'NJ', slug: 'a', href: '/one' }],
          lentFiles: { [`a${sign}`]: { scripts: [], styles: [] } },
        },
      },
      /lentFiles has a sign that the database does not store\nmfe-one .*: navigation\.0\.name has a sign/,
    ]),
    ...['web', 'server/', '.'].map((file): [string, BuildOptions, RegExp] => [
      `the folder ${file} as a file`,
      { name: 'mfe-one', number: 3, release: { files: { [file]: { integrity: 'sha256-', bytes: 1 } } } },
      new RegExp(`mfe-one .*: ${file.replace('.', '\\.')} is no file`),
    ]),
    [
      'a file under a second name',
      {
        name: 'mfe-one',
        number: 3,
        files: { 'web//page.js': 'page' },
      },
      /web\/\/page\.js is neither a file of web\//,
    ],
    [
      'two files whose names differ in large and small letters only',
      { name: 'mfe-one', number: 3, files: { 'web/Note.js': 'one', 'web/note.js': 'other' } },
      /web\/note\.js and web\/Note\.js are one file on some disks/i,
    ],
    [
      'a file where another one has its folder',
      { name: 'mfe-one', number: 3, files: { 'web/a': 'one', 'web/A/b.js': 'other' } },
      /web\/A\/b\.js lies in web\/a, which is a file/,
    ],
    // `constructor` is a name that every object has.
    ...['constructor', 'server/page.mjs', 'web/gone.js'].map((entry): [string, BuildOptions, RegExp] => [
      `${entry} as the entry, which no browser would get`,
      { name: 'mfe-one', number: 3, release: { entry } },
      new RegExp(`mfe-one .*: (release\\.json gives no hash for ${entry}|its entry is a file of web/, not ${entry})`),
    ]),
    [
      'a version that is too long for the name of a folder',
      { name: 'mfe-one', number: 3, release: { version: `${'1'.repeat(300)}.0.0+000000000003` } },
      /release\.json is not valid: version/,
    ],
    [
      'files of more modules than a shell may lend',
      {
        name: 'mfe-one',
        number: 3,
        release: {
          lentFiles: Object.fromEntries(
            Array.from({ length: 201 }, (_, index) => [`a${index}`, { scripts: [], styles: [] }]),
          ),
        },
      },
      /release\.json is not valid: lentFiles: 200 at most/,
    ],
    ...['\u200b', '\u202eno', 'a\nb', '\u3164'].map((label): [string, BuildOptions, RegExp] => [
      `a link that is called ${JSON.stringify(label)}, which nobody can read`,
      { name: 'mfe-one', number: 3, release: { links: [{ label, to: '/one', places: ['header'], order: 1 }] } },
      /mfe-one .*: the link .* to \/one has no letter, or a sign that nobody sees/,
    ]),
    ...[' ', '\u200b', 'Red\u202eBank'].map((name): [string, BuildOptions, RegExp] => [
      `a town that is called ${JSON.stringify(name)}, which nobody can read`,
      {
        name: 'mfe-one',
        number: 3,
        release: { navigation: [{ id: 1, name, state: 'NJ', slug: 'a', href: '/one' }] },
      },
      /mfe-one .*: the town .* at \/one has no letter, or a sign that nobody sees/,
    ]),
    ['a path out of its folder', { name: 'mfe-one', number: 3, release: { entry: 'web/../../x.js' } }, /entry/],
  ];
  describe.each(atPublish)('refuses to publish %s', (_title, build, reason) => {
    it('with the exact reason, and nothing changes', async () => {
      const before = live();
      await expect(releases.publish(makeBuild(build), 'test')).rejects.toThrow(reason);
      expect(live()).toEqual(before);
      expect(releases.find('mfe-one', versionOf(3))).toBeUndefined();
    });
  });

  it('refuses to publish a size that is not the file’s, which budgets and compression would believe', async () => {
    const build = makeBuild({ name: 'mfe-one', number: 3 });
    const file = join(build, 'release.json');
    const described = JSON.parse(readFileSync(file, 'utf8')) as Release;
    writeFileSync(
      file,
      JSON.stringify({
        ...described,
        files: { ...described.files, 'web/page.js': { ...described.files['web/page.js'], bytes: 1 } },
      }),
    );
    await expect(releases.publish(build, 'test')).rejects.toThrow(/web\/page\.js has 4 bytes, not 1/);
  });

  it('refuses to publish a tampered and a missing file', async () => {
    const tampered = makeBuild({ name: 'mfe-one', number: 3 });
    appendFileSync(join(tampered, 'web/entry.js'), 'evil');
    await expect(releases.publish(tampered, 'test')).rejects.toThrow(/web\/entry\.js does not have the hash/);
    const incomplete = makeBuild({ name: 'mfe-one', number: 4 });
    rmSync(join(incomplete, 'web/page.js'));
    await expect(releases.publish(incomplete, 'test')).rejects.toThrow(/web\/page\.js is missing/);
  });

  const atPromote: Array<[string, BuildOptions, RegExp]> = [
    [
      'a slot that nobody has',
      { name: 'mfe-one', number: 5, release: { pages: [page('/one', ['two/Missing'])] } },
      /page \/one places the slot two\/Missing, which no release of the set has/,
    ],
    [
      'a path that another part answers',
      { name: 'mfe-two', number: 5, release: { pages: [page('/one')] } },
      /the page \/one belongs to mfe-one/,
    ],
    [
      'a pattern that another part answers under other names',
      { name: 'mfe-two', number: 5, release: { pages: [page('/One')] } },
      /the page \/One belongs to mfe-one/,
    ],
    [
      'a pattern that takes an address of another part',
      { name: 'mfe-two', number: 5, release: { pages: [page('/:anything')] } },
      /the page \/:anything belongs to mfe-one .* already, as \/one/,
    ],
    [
      'an application over another part’s page',
      {
        name: 'mfe-two',
        number: 5,
        release: { pages: [page('/one/two')], app: { scope: '/one/', start: '/one/two', worker: 'worker.js' } },
        files: { 'web/worker.js': '' },
      },
      /its application at \/one\/ would stand over the page \/one of mfe-one/,
    ],
    [
      'an unmet range of platform',
      { name: 'mfe-one', number: 5, release: { platform: '^2.0.0' } },
      /needs platform \^2\.0\.0, and shell .* provides 1\.0\.0/,
    ],
    [
      'a shell that provides too old a ui',
      { name: 'shell', number: 5, release: { ui: '0.9.0', platform: '1.0.0', pages: [page('/')] } },
      /needs ui \^1\.0\.0, and shell .* provides 0\.9\.0/,
    ],
    [
      'a link that no page answers',
      {
        name: 'mfe-one',
        number: 5,
        release: { sitemap: [{ path: '/nowhere/a' }] },
      },
      /links to \/nowhere\/a, which no page of the set answers/,
    ],
    ...['/', '/nowhere/a'].map((href): [string, BuildOptions, RegExp] => [
      `a town at ${href}, which is another part’s address or nobody’s`,
      {
        name: 'mfe-one',
        number: 5,
        release: { pages: [page('/one')], navigation: [{ id: 1, name: 'A', state: 'NJ', slug: 'a', href }] },
      },
      new RegExp(`mfe-one .*: has a town at ${href}, which no page of its own answers`),
    ]),
    [
      'two towns at one address',
      {
        name: 'mfe-one',
        number: 5,
        release: {
          pages: [page('/one')],
          navigation: [1, 2].map((id) => ({ id, name: `A${id}`, state: 'NJ', slug: `a${id}`, href: '/one' })),
        },
      },
      /mfe-one .*: has two towns at \/one/,
    ],
    [
      'bytes over the budget',
      {
        name: 'mfe-one',
        number: 5,
        release: { pages: [page('/one')] },
        files: { 'web/page.js': Array.from({ length: 9000 }, (_, i) => Math.sin(i)).join() },
      },
      /page \/one weighs \d+ B, the budget is 5000 B/,
    ],
    [
      'a style sheet with a picture in it, which each document would bring',
      {
        name: 'mfe-one',
        number: 6,
        release: { pages: [{ ...page('/one'), styles: ['page.css'] }] },
        files: {
          'web/page.css': `@layer remotes{.own{background:url(data:image/png;base64,${randomBytes(9000).toString('base64')})}}`,
        },
      },
      /the styles of page \/one weigh \d+ B, the budget is 5000 B/,
    ],
  ];
  describe.each(atPromote)('refuses to promote %s', (_title, build, reason) => {
    it('with the exact reason, and nothing changes', async () => {
      const before = live();
      const chosen = await publish(makeBuild(build));
      await expect(releases.promote(chosen, 'test')).rejects.toThrow(reason);
      expect(live()).toEqual(before);
    });
  });

  it('refuses styles that define what is another part’s, and takes those that keep to themselves', async () => {
    const sheet = (css: string) => ({ 'web/a.css': `@layer reset,tokens,ui;@layer remotes{${css}}` });
    const theirs =
      '.taken{--theirs:1;animation:fade 1s;view-transition-name:theirs;anchor-name:--menu}.row{view-transition-name:match-element}@keyframes fade{to{opacity:0}}' +
      '.list{container:wide card/inline-size;counter-reset:list-item step 2;timeline-scope:--walk}' +
      // Said by an element's own style alone.
      '.walk{width:calc(1px*var( /**/--legs,1));color:var(--lightningcss-light,red)}';
    const faces = '@font-face{font-family:"Their Face";src:url(a.woff2)}';
    const two = makeBuild({ name: 'mfe-two', release: { pages: [page('/two')] }, files: sheet(`${theirs}${faces}`) });
    await releases.promote(await publish(two), 'test');
    const one = (number: number, css: string, release = {}) =>
      publish(
        makeBuild({ name: 'mfe-one', number, release: { pages: [page('/one')], ...release }, files: sheet(css) }),
      );
    for (const [number, css, reason] of [
      [12, '.own .taken{color:red}', 'the class taken of mfe-two'],
      [13, '.own{--theirs:2}', 'the custom property --theirs of mfe-two'],
      [14, '@keyframes fade{to{opacity:1}}', 'the animation fade of mfe-two'],
      [15, "@font-face{font-family:'Their Face';src:url(b.woff2)}", 'the font family their face of mfe-two'],
      [17, '@font-face{font-family:THEIR FACE;src:url(b.woff2)}', 'the font family their face of mfe-two'],
      [23, '@font-face{font-family:Their/**/ Face;src:url(b.woff2)}', 'the font family their face of mfe-two'],
      [18, '@keyframes "fade"{to{opacity:1}}', 'the animation fade of mfe-two'],
      [19, '.own{--th\\65irs:2}', 'the custom property --theirs of mfe-two'],
      [20, '.own{view-transition-name:theirs}', 'the view transition theirs of mfe-two'],
      [21, '.own{View-Transition-Name:root}', 'view-transition-name: root is the document’s'],
      [24, '.own{anchor-name:--mine, --menu}', 'the anchor --menu of mfe-two'],
      [25, '.own{Container-Name:c\\61 rd}', 'the container card of mfe-two'],
      [26, '.own{container:var(--mine)}', 'container: var(--mine) cannot be read: write the name itself'],
      [27, '.own{counter-increment:mine var(--n) step}', 'the counter step of mfe-two'],
      [28, '.own{counter-reset:reversed(step)}', 'the counter step of mfe-two'],
      [29, '.own{scroll-timeline:--mine inline,--walk}', 'the timeline --walk of mfe-two'],
      [30, '.own{view-timeline-name:--walk}', 'the timeline --walk of mfe-two'],
      [31, '@property --th\\65irs{syntax:"*";inherits:false}', 'the custom property --theirs of mfe-two'],
      [32, '@property --l\\65gs{syntax:"*";inherits:false}', 'register the custom property --legs, which mfe-two'],
      [33, '@property --lightningcss-light{syntax:"*";inherits:false}', '--lightningcss-light, which mfe-two'],
      [22, '.own{background:url("https\\://elsewhere.example/a.png")}', 'names another origin'],
    ] as const)
      await expect(one(number, css).then((chosen) => releases.promote(chosen, 'test'))).rejects.toThrow(reason);
    const fine =
      '.own{--mine:1;view-transition-name:match-element}.own:hover>p+a{color:red}@media print{.own *{color:red}}' +
      '.own{@media print{color:red;font-family:Their Face}}' +
      '.own{container:none/size;counter-set:list-item 1 mine 2;scroll-timeline:none;counter-reset:none}' +
      '@container card (width>1px){.own{color:red}}';
    await releases.promote(await one(16, fine), 'test');
    expect(live()).toContain(`mfe-one ${versionOf(16)}`);
  });
});
