import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Catalogue, openCatalogue } from '../../core/catalogue.ts';
import { createLogger } from '../../core/logger.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { type BuildOptions, makeBuild, page, shellBuild } from '../../testing/release-builds.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { openReleases, type Releases } from './release.service.ts';
import type { Release } from './release.ts';

const version = (number: number) => `1.0.0+${String(number).padStart(12, '0')}`;

onEachDatabase('releases', (database) => {
  let test: TestGateway;
  let folder: string;
  let releases: Releases;
  let smokeReasons: string[] = [];

  const open = (into: string, catalogue = test.gateway.catalogue, database = test.gateway.database) =>
    openReleases({
      database,
      catalogue,
      schema: test.gateway.graphql.schema,
      folder: into,
      logger: createLogger('silent'),
      smoke: async () => smokeReasons,
    });
  const live = () =>
    [releases.live()?.shell, ...(releases.live()?.remotes ?? [])].map(
      (release) => `${release?.name} ${release?.version}`,
    );
  const publish = async (...builds: string[]) => {
    const published = [];
    for (const build of builds) published.push(await releases.publish(build, 'test'));
    return published;
  };

  beforeAll(async () => {
    test = await openTestGateway(database);
  });
  afterAll(() => test.close());

  beforeEach(async () => {
    smokeReasons = [];
    const em = test.gateway.database.em();
    for (const table of ['releases', 'live_releases', 'release_history']) await em.execute(`delete from ${table}`);
    folder = mkdtempSync(join(tmpdir(), 'releases-'));
    releases = await open(folder);
    await releases.promote(
      await publish(shellBuild(), makeBuild({ name: 'mfe-one', release: { pages: [page('/one')] } })),
      'test',
    );
  });

  it('switches a set as one, remembers who did it, and goes back', async () => {
    const [next] = await publish(makeBuild({ name: 'mfe-one', number: 2, release: { pages: [page('/one')] } }));
    await releases.promote([next ?? { name: '', version: '' }], 'team one');
    expect(live()).toEqual([`shell ${version(1)}`, `mfe-one ${version(2)}`]);
    expect((await releases.history())[0]).toMatchObject({
      name: 'mfe-one',
      version: version(2),
      previous: version(1),
      by: 'team one',
    });
    expect(await releases.rollback('mfe-one', 'team one')).toEqual({ name: 'mfe-one', version: version(1) });
    expect(live()).toEqual([`shell ${version(1)}`, `mfe-one ${version(1)}`]);
    expect((await releases.history())[0]).toMatchObject({ action: 'rollback' });
  });

  it('goes one further back with each rollback, never to what was left', async () => {
    for (const number of [2, 3]) {
      const build = makeBuild({ name: 'mfe-one', number, release: { pages: [page('/one')] } });
      await releases.promote(await publish(build), 'team one');
    }
    expect(await releases.rollback('mfe-one', 'team one')).toMatchObject({ version: version(2) });
    expect(await releases.rollback('mfe-one', 'team one')).toMatchObject({ version: version(1) });
    await expect(releases.rollback('mfe-one', 'team one')).rejects.toThrow('mfe-one has no version to go back to');
    expect(live()).toEqual([`shell ${version(1)}`, `mfe-one ${version(1)}`]);
  });

  it('withdraws a part that no other needs, and puts it back by a rollback', async () => {
    const needed = makeBuild({ name: 'mfe-two', release: { pages: [page('/two', ['one/Slot'])] } });
    const slot = { Slot: { module: './page', server: 'page.mjs', scripts: [], styles: [], borrows: [] } };
    const offering = makeBuild({ name: 'mfe-one', number: 2, release: { pages: [page('/one')], slots: slot } });
    await releases.promote(await publish(offering, needed), 'test');
    await expect(releases.withdraw('mfe-one', 'team one')).rejects.toThrow('places the slot one/Slot');
    await expect(releases.withdraw('shell', 'operator')).rejects.toThrow('There is no shell in the set');

    expect(await releases.withdraw('mfe-two', 'team two')).toEqual({ name: 'mfe-two', version: version(1) });
    expect(live()).toEqual([`shell ${version(1)}`, `mfe-one ${version(2)}`]);
    expect((await open(folder)).live()?.remotes.map(({ name }) => name)).toEqual(['mfe-one']);
    await expect(releases.withdraw('mfe-two', 'team two')).rejects.toThrow('mfe-two is not live');
    expect(await releases.rollback('mfe-two', 'team two')).toEqual({ name: 'mfe-two', version: version(1) });
    expect(live()).toContain(`mfe-two ${version(1)}`);
  });

  it('finds the files of a release that another gateway has stored since', async () => {
    const other = await open(folder);
    const [next] = await publish(makeBuild({ name: 'mfe-one', number: 2, release: { pages: [page('/one')] } }));
    expect(other.find('mfe-one', next?.version ?? '')).toBeUndefined();
    expect(await other.lookUp('mfe-one', next?.version ?? '')).toMatchObject({ name: 'mfe-one' });
    expect(await other.lookUp('mfe-one', version(999))).toBeUndefined();
  });

  it('loads a new set at a later try where the first one failed', async () => {
    const { database: opened, catalogue: heard } = test.gateway;
    let failures = 0;
    const shaky = {
      ...opened,
      em() {
        failures -= 1;
        if (failures >= 0) throw new Error('away');
        return opened.em();
      },
    };
    const announce = new Set<(version: number) => void>();
    const onChange: Catalogue['onChange'] = (listener) => {
      announce.add(listener);
      return () => announce.delete(listener);
    };
    const catalogue: Catalogue = { ...heard, onChange };
    const other = await open(folder, catalogue, shaky);
    await releases.promote(
      await publish(makeBuild({ name: 'mfe-one', number: 2, release: { pages: [page('/one')] } })),
      'test',
    );
    failures = 2;
    for (const listener of announce) listener(1);
    const seen = () => other.live()?.remotes.map((remote) => remote.version);
    await expect.poll(seen, { timeout: 5000 }).toEqual([version(2)]);
  });

  it('is what another gateway finds when it opens', async () => {
    const other = await open(folder);
    expect(other.live()?.remotes.map(({ name }) => name)).toEqual(['mfe-one']);
  });

  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const query = (text: string) => [{ name: 'Wrong', hash: sha256(text), text }];
  const slot = (server: string, module = './page') => ({ module, server, scripts: [], styles: [], borrows: [] });
  const atPublish: Array<[string, BuildOptions, RegExp]> = [
    [
      'an operation that the schema does not have',
      { name: 'mfe-one', number: 3, release: { operations: query('{ property(id: "1") { hoaFee } }') } },
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
        ['is no CSS', '@layer remotes{.own{color:red'],
      ] as const
    ).map(([words, css]): [string, BuildOptions, RegExp] => [
      `a style sheet in which ${words}`,
      { name: 'mfe-one', number: 3, files: { 'web/a.css': css } },
      new RegExp(`mfe-one .*: web/a\\.css: ${words.replaceAll(/[.*+()[\]]/g, '\\$&')}`),
    ]),
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
      { name: 'mfe-one', number: 3, release: { operations: query('{ property(') } },
      /mfe-one .*: operation Wrong: Syntax Error/,
    ],
    [
      'an operation under the hash of another',
      {
        name: 'mfe-one',
        number: 3,
        release: { operations: [{ ...query('{ viewer { username } }')[0], hash: 'a'.repeat(64) } as never] },
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
    ...['/*', '/one/:id?', '/api/leads', '/robots.txt', '/one/(.*)'].map((path): [string, BuildOptions, RegExp] => [
      `the address ${path}`,
      { name: 'mfe-one', number: 3, release: { pages: [page(path)] } },
      /is no address of words and parameters|belongs to the gateway/,
    ]),
    ...[
      'url(\\68ttps://cdn.example/a.png)',
      'image-set("https://cdn.example/a.png" 1x)',
      "src('//cdn.example/a.png')",
    ].map((value): [string, BuildOptions, RegExp] => [
      `a style sheet with ${value}`,
      { name: 'mfe-one', number: 3, files: { 'web/a.css': `@layer remotes{.own{background:${value}}}` } },
      /web\/a\.css names another origin: (https:)?\/\/cdn\.example/,
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
    ['a path out of its folder', { name: 'mfe-one', number: 3, release: { entry: 'web/../../x.js' } }, /entry/],
  ];
  describe.each(atPublish)('refuses to publish %s', (_title, build, reason) => {
    it('with the exact reason, and nothing changes', async () => {
      const before = live();
      await expect(releases.publish(makeBuild(build), 'test')).rejects.toThrow(reason);
      expect(live()).toEqual(before);
      expect(releases.find('mfe-one', version(3))).toBeUndefined();
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
        release: { navigation: [{ id: 1, name: 'A', state: 'NJ', slug: 'a', href: '/nowhere/a' }] },
      },
      /links to \/nowhere\/a, which no page of the set answers/,
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
    const theirs = '.taken{--theirs:1;animation:fade 1s}@keyframes fade{to{opacity:0}}';
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
      [15, "@font-face{font-family:'Their Face';src:url(b.woff2)}", 'the font family Their Face of mfe-two'],
    ] as const)
      await expect(releases.promote(await one(number, css), 'test')).rejects.toThrow(reason);
    const fine = '.own{--mine:1}.own:hover>p+a{color:red}@media print{.own *{color:red}}';
    await releases.promote(await one(16, fine), 'test');
    expect(live()).toContain(`mfe-one ${version(16)}`);
  });

  it('refuses a page that failed in the smoke render', async () => {
    const chosen = await publish(makeBuild({ name: 'mfe-one', number: 6, release: { pages: [page('/one')] } }));
    smokeReasons = ['mfe-one: page /one failed in the smoke render: boom'];
    await expect(releases.promote(chosen, 'test')).rejects.toThrow(/boom/);
  });

  it('lets one of two promotes at once through, and tells the other', async () => {
    const other = await open(folder);
    const [a] = await publish(makeBuild({ name: 'mfe-one', number: 7, release: { pages: [page('/one')] } }));
    const [b] = await publish(makeBuild({ name: 'mfe-one', number: 8, release: { pages: [page('/one')] } }));
    const outcomes = await Promise.allSettled([releases.promote(a ? [a] : [], 'a'), other.promote(b ? [b] : [], 'b')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(String(refused?.reason)).toMatch(/Another promote came first/);
  });

  it('refuses to open over a live operation that the schema no longer has, naming it', async () => {
    const manifest = JSON.stringify({ ...releases.live()?.remotes[0], operations: query('{ gone }') });
    const em = test.gateway.database.em();
    await em.execute(`update releases set manifest = ?::jsonb where name = 'mfe-one'`, [manifest]);
    await expect(open(folder)).rejects.toThrow(/mfe-one .*: operation Wrong: Cannot query field "gone"/);
  });

  it('is what every other gateway serves within a second of a promote', async () => {
    const { env, logger, database: opened } = test.gateway;
    const catalogue = await openCatalogue({ database: opened, logger, url: env.DATABASE_URL, code: 'test' });
    const other = await open(folder, database === 'postgresql' ? catalogue : undefined);
    const chosen = await publish(makeBuild({ name: 'mfe-one', number: 9, release: { pages: [page('/one')] } }));
    await releases.promote(chosen, 'test');
    const seen = () => other.live()?.remotes.map((remote) => remote.version);
    await expect.poll(seen, { timeout: 1000 }).toEqual([version(9)]);
    await catalogue.close();
  });

  it('never overwrites what is stored, and refuses another content under its version', async () => {
    const again = makeBuild({ name: 'mfe-one', number: 1, release: { pages: [page('/one')] } });
    const mark = join(folder, 'mfe-one', version(1), 'mark');
    writeFileSync(mark, 'kept');
    await releases.publish(again, 'test');
    expect(existsSync(mark)).toBe(true);
    const other = makeBuild({ name: 'mfe-one', number: 1, release: { pages: [page('/other')] } });
    await expect(releases.publish(other, 'test')).rejects.toThrow(/is stored already, with another content/);
  });

  it('puts back the files of a stored release that were lost, when it is published again', async () => {
    const stored = join(folder, 'mfe-one', version(1));
    rmSync(stored, { recursive: true });
    await publish(makeBuild({ name: 'mfe-one', release: { pages: [page('/one')] } }));
    expect(existsSync(join(stored, 'web/page.js'))).toBe(true);
  });

  it('stores what has a hash, and nothing that was lying beside it', async () => {
    const build = makeBuild({ name: 'mfe-one', number: 10 });
    writeFileSync(join(build, 'server/beside.mjs'), 'evil');
    await publish(build);
    expect(existsSync(join(folder, 'mfe-one', version(10), 'server/page.mjs'))).toBe(true);
    expect(existsSync(join(folder, 'mfe-one', version(10), 'server/beside.mjs'))).toBe(false);
  });

  it('answers an operation while a kept release with it was live, on every gateway, and never before', async () => {
    const text = '{ testimonials { id } }';
    const operations = [{ name: 'Words', hash: sha256(text), text }];
    const other = await open(folder);
    const [next] = await publish(makeBuild({ name: 'mfe-one', number: 11, release: { operations } }));
    expect(await releases.findOperation(sha256(text))).toBeUndefined();
    await releases.promote(next ? [next] : [], 'test');
    expect(await releases.findOperation(sha256(text))).toBe(text);
    // Asked of a gateway that has not heard of the promote yet.
    expect(await other.findOperation(sha256(text))).toBe(text);
    // Tabs that were opened before keep what they were loaded with.
    await releases.rollback('mfe-one', 'test');
    expect(await releases.findOperation(sha256(text))).toBe(text);
    expect(await (await open(folder)).findOperation(sha256(text))).toBe(text);
  });

  it('writes nothing where what is promoted is live already', async () => {
    const before = await releases.history();
    await releases.promote(releases.live()?.remotes ?? [], 'test');
    expect(await releases.history()).toEqual(before);
  });

  it('goes back to the version that is named, and to none that was taken back or never stood', async () => {
    for (const number of [2, 3]) {
      const build = makeBuild({ name: 'mfe-one', number, release: { pages: [page('/one')] } });
      await releases.promote(await publish(build), 'team one');
    }
    await publish(makeBuild({ name: 'mfe-one', number: 4 }));
    await expect(releases.rollback('mfe-one', 'team one', version(4))).rejects.toThrow(
      `mfe-one cannot go back to ${version(4)}, only to ${version(2)}, ${version(1)}`,
    );
    expect(await releases.rollback('mfe-one', 'team one', version(1))).toMatchObject({ version: version(1) });
    await expect(releases.rollback('mfe-one', 'team one', version(3))).rejects.toThrow('only to none');
  });

  /** A second gateway on the same database. */
  const openOther = async () => {
    const { database: same, catalogue } = test.gateway;
    // Its own memory of what is live, and no word from the other.
    return open(folder, { ...catalogue, onChange: () => () => {} }, same);
  };

  it('lets promotes of different parts through that come at once, on one gateway and on two', async () => {
    const other = await openOther();
    for (let round = 2; round <= 11; round += 1) {
      const [one, two] = await publish(
        makeBuild({ name: 'mfe-one', number: round, release: { pages: [page('/one')] } }),
        makeBuild({ name: 'mfe-two', number: round, release: { pages: [page('/two')] } }),
      );
      await Promise.all([
        releases.promote(one ? [one] : [], 'team one'),
        (round % 2 ? other : releases).promote(two ? [two] : [], 'team two'),
      ]);
      const rows = await test.gateway.database.em().execute('select name, version from live_releases order by name');
      expect(rows).toEqual([
        { name: 'mfe-one', version: version(round) },
        { name: 'mfe-two', version: version(round) },
        { name: 'shell', version: version(1) },
      ]);
    }
  });
});
