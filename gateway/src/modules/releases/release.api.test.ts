import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { type Catalogue, openCatalogue } from '../../core/catalogue.ts';
import type { EntityManager } from '../../core/database.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { makeBuild, page, sha256, versionOf, wrongQuery } from '../../testing/release-builds.ts';
import type { TestGateway } from '../../testing/test-gateway.ts';
import { releasesOn } from '../../testing/test-releases.ts';
import { ReleaseEntity, ReleaseHistoryEntity } from './release.entity.ts';
import type { Releases } from './release.service.ts';

onEachDatabase('releases', (database) => {
  const { open, publish, live, failSmoke, ...at } = releasesOn(database);
  let releases: Releases;
  let folder: string;
  let test: TestGateway;
  beforeEach(() => {
    [releases, folder, test] = [at.releases(), at.folder(), at.test()];
  });

  it('switches a set as one, remembers who did it, and goes back', async () => {
    const [next] = await publish(makeBuild({ name: 'mfe-one', number: 2, release: { pages: [page('/one')] } }));
    await releases.promote([next ?? { name: '', version: '' }], 'team one');
    expect(live()).toEqual([`shell ${versionOf(1)}`, `mfe-one ${versionOf(2)}`]);
    expect((await releases.history())[0]).toMatchObject({
      name: 'mfe-one',
      version: versionOf(2),
      previous: versionOf(1),
      by: 'team one',
    });
    expect(await releases.rollback('mfe-one', 'team one')).toEqual({ name: 'mfe-one', version: versionOf(1) });
    expect(live()).toEqual([`shell ${versionOf(1)}`, `mfe-one ${versionOf(1)}`]);
    expect((await releases.history())[0]).toMatchObject({ action: 'rollback' });
  });

  it('tells nobody that a switch failed which is done, though the database goes away at that moment', async () => {
    let isAway = false;
    const { catalogue, database: present } = test.gateway;
    const goingAway = {
      ...present,
      em: () => {
        if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
        return present.em();
      },
    };
    const change: Catalogue['change'] = async (...given) => {
      const done = await catalogue.change(...given);
      isAway = true;
      return done;
    };
    const other = await open({ ...catalogue, change }, goingAway);
    const [next] = await publish(makeBuild({ name: 'mfe-one', number: 2, release: { pages: [page('/one')] } }));
    await other.promote([next ?? { name: '', version: '' }], 'team one');
    isAway = false;
    await expect.poll(() => other.live()?.remotes.map(({ version }) => version)).toEqual([versionOf(2)]);
    await other.rollback('mfe-one', 'team one');
    isAway = false;
    await expect.poll(() => other.live()?.remotes.map(({ version }) => version)).toEqual([versionOf(1)]);
  });

  it('goes one further back with each rollback, never to what was left', async () => {
    for (const number of [2, 3]) {
      const build = makeBuild({ name: 'mfe-one', number, release: { pages: [page('/one')] } });
      await releases.promote(await publish(build), 'team one');
    }
    expect(await releases.rollback('mfe-one', 'team one')).toMatchObject({ version: versionOf(2) });
    expect(await releases.rollback('mfe-one', 'team one')).toMatchObject({ version: versionOf(1) });
    await expect(releases.rollback('mfe-one', 'team one')).rejects.toThrow(
      'mfe-one has no version to go back to\nWhat was never live, or was taken back, goes live by a promote, if it is stored',
    );
    expect(live()).toEqual([`shell ${versionOf(1)}`, `mfe-one ${versionOf(1)}`]);
  });

  it('withdraws a part that no other needs, and puts it back by a rollback', async () => {
    const needed = makeBuild({ name: 'mfe-two', release: { pages: [page('/two', ['one/Slot'])] } });
    const slot = { Slot: { module: './page', server: 'page.mjs', scripts: [], styles: [], borrows: [] } };
    const offering = makeBuild({ name: 'mfe-one', number: 2, release: { pages: [page('/one')], slots: slot } });
    await releases.promote(await publish(offering, needed), 'test');
    await expect(releases.withdraw('mfe-one', 'team one')).rejects.toThrow('places the slot one/Slot');
    await expect(releases.withdraw('shell', 'operator')).rejects.toThrow('shell stays: every page of the site is');

    expect(await releases.withdraw('mfe-two', 'team two')).toEqual({ name: 'mfe-two', version: versionOf(1) });
    expect(live()).toEqual([`shell ${versionOf(1)}`, `mfe-one ${versionOf(2)}`]);
    expect((await open()).live()?.remotes.map(({ name }) => name)).toEqual(['mfe-one']);
    await expect(releases.withdraw('mfe-two', 'team two')).rejects.toThrow('mfe-two is not live');
    expect(await releases.rollback('mfe-two', 'team two')).toEqual({ name: 'mfe-two', version: versionOf(1) });
    expect(live()).toContain(`mfe-two ${versionOf(1)}`);
  });

  it('finds the files of a release that another gateway has stored since', async () => {
    const other = await open();
    const [next] = await publish(makeBuild({ name: 'mfe-one', number: 2, release: { pages: [page('/one')] } }));
    expect(other.find('mfe-one', next?.version ?? '')).toBeUndefined();
    expect(await other.lookUp('mfe-one', next?.version ?? '')).toMatchObject({ name: 'mfe-one' });
    expect(await other.lookUp('mfe-one', versionOf(999))).toBeUndefined();
  });

  it('is whole again everywhere once published anew at a gateway that has not heard that its time was over', async () => {
    const other = await open();
    const build = (number: number) => makeBuild({ name: 'mfe-one', number, release: { pages: [page('/one')] } });
    const second = build(2);
    const [gone] = await publish(second);
    const id = { name: 'mfe-one', version: gone?.version ?? '' };
    expect(await other.lookUp(id.name, id.version)).toBeDefined();
    for (let number = 3; number <= 23; number += 1) await publish(build(number));
    expect((await releases.list()).some(({ version }) => version === id.version)).toBe(false);

    await expect(other.promote([id], 'team one')).rejects.toThrow('has not been published');
    await other.publish(second, 'team one');
    await other.promote([id], 'team one');
    expect((await open()).live()?.remotes.map(({ version }) => version)).toEqual([id.version]);
  });

  it('does not go live if its time was over while it was checked', async () => {
    let newest = 1;
    const publishMore = (count: number) => {
      const numbers = Array.from({ length: count }, (_, index) => newest + index + 1);
      newest += count;
      return publish(
        ...numbers.map((number) => makeBuild({ name: 'mfe-one', number, release: { pages: [page('/one')] } })),
      );
    };
    const { catalogue, database: same } = test.gateway;
    /** Another team publishes in the moment before the switch. */
    const change: Catalogue['change'] = async (...given) => {
      await publishMore(2);
      return catalogue.change(...given);
    };
    const other = await open({ ...catalogue, change }, same);
    const before = await releases.history();
    const [oldest] = await publishMore(20);
    if (!oldest) throw new Error('Nothing was published');
    const goneOf = (version: string | undefined) => `mfe-one ${version} has not been published`;
    await expect(other.promote([oldest], 'team one')).rejects.toThrow(goneOf(oldest.version));
    const [next] = await publishMore(19);
    const set = other.canaries.set(next ?? oldest, { share: 10, isByRule: false }, { by: 'team one' });
    await expect(set).rejects.toThrow(goneOf(next?.version));
    expect(await releases.history()).toEqual(before);
    expect(live()).toEqual([`shell ${versionOf(1)}`, `mfe-one ${versionOf(1)}`]);
  });

  it('keeps what another gateway makes live while it is looked for what is too old', async () => {
    const build = (number: number) => makeBuild({ name: 'mfe-one', number, release: { pages: [page('/one')] } });
    const [oldest] = await publish(...Array.from({ length: 20 }, (_, index) => build(index + 2)));
    if (!oldest) throw new Error('Nothing was published');
    const { catalogue, database: same } = test.gateway;
    let looks = 0;
    const slow = {
      ...same,
      em() {
        const em = same.em();
        const find = em.find.bind(em);
        em.find = (async (...asked: Parameters<typeof find>) => {
          const found = await find(...asked);
          if (asked[0] !== ReleaseHistoryEntity) return found;
          looks += 1;
          if (looks === 1) await releases.promote([oldest], 'team one');
          return found;
        }) as typeof em.find;
        return em;
      },
    };
    const other = await open({ ...catalogue, onChange: () => () => {} }, slow);
    await other.publish(build(22), 'team two');
    expect(looks).toBe(1);
    expect((await releases.list()).map(({ version }) => version)).toContain(oldest.version);
    expect((await open()).live()?.remotes.map(({ version }) => version)).toEqual([oldest.version]);
    expect(existsSync(join(folder, 'mfe-one', oldest.version, 'release.json'))).toBe(true);
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
    const other = await open(catalogue, shaky);
    await releases.promote(
      await publish(makeBuild({ name: 'mfe-one', number: 2, release: { pages: [page('/one')] } })),
      'test',
    );
    failures = 2;
    for (const listener of announce) listener(1);
    const seen = () => other.live()?.remotes.map((remote) => remote.version);
    await expect.poll(seen).toEqual([versionOf(2)]);
  });

  it('is published and live although what is too old could not be cleared away', async () => {
    const { database: opened, catalogue } = test.gateway;
    const refusing = {
      ...opened,
      em() {
        const em = opened.em();
        const find = em.find.bind(em);
        em.find = ((...asked: Parameters<typeof find>) => {
          const [entity, , options] = asked;
          const isSweep = entity === ReleaseEntity && options?.orderBy !== undefined;
          return isSweep ? Promise.reject(new Error('away')) : find(...asked);
        }) as typeof em.find;
        return em;
      },
    };
    const other = await open(catalogue, refusing);
    const next = await other.publish(
      makeBuild({ name: 'mfe-one', number: 2, release: { pages: [page('/one')] } }),
      'a',
    );
    await other.promote([next], 'team one');
    expect(other.live()?.remotes.map(({ version }) => version)).toEqual([versionOf(2)]);
  });

  it('is what another gateway finds when it opens', async () => {
    const other = await open();
    expect(other.live()?.remotes.map(({ name }) => name)).toEqual(['mfe-one']);
  });

  it('refuses a page that failed in the smoke render', async () => {
    const chosen = await publish(makeBuild({ name: 'mfe-one', number: 6, release: { pages: [page('/one')] } }));
    failSmoke('mfe-one: page /one failed in the smoke render: boom');
    await expect(releases.promote(chosen, 'test')).rejects.toThrow(/boom/);
  });

  it('lets one of two promotes at once through, and tells the other', async () => {
    const other = await open();
    const [a] = await publish(makeBuild({ name: 'mfe-one', number: 7, release: { pages: [page('/one')] } }));
    const [b] = await publish(makeBuild({ name: 'mfe-one', number: 8, release: { pages: [page('/one')] } }));
    const outcomes = await Promise.allSettled([releases.promote(a ? [a] : [], 'a'), other.promote(b ? [b] : [], 'b')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(String(refused?.reason)).toMatch(/Another promote, rollback or canary came first/);
  });

  it('is the same for two gateways that put the same live at once, as they do when both are started', async () => {
    const other = await openOther();
    for (let number = 12; number <= 16; number += 1) {
      const build = (name: string, path: string) => makeBuild({ name, number, release: { pages: [page(path)] } });
      const set = await publish(build('mfe-one', '/one'), build('mfe-two', '/two'));
      await Promise.all([releases.promote(set, 'npm start'), other.promote(set, 'npm start')]);
      expect(live().slice(1)).toEqual([`mfe-one ${versionOf(number)}`, `mfe-two ${versionOf(number)}`]);
    }
  });

  it('refuses to open over a live operation that the schema no longer has, naming it', async () => {
    const manifest = JSON.stringify({ ...releases.live()?.remotes[0], operations: wrongQuery('{ gone }') });
    const em = test.gateway.database.em();
    await em.execute(`update releases set manifest = ?::jsonb where name = 'mfe-one'`, [manifest]);
    await expect(open()).rejects.toThrow(/mfe-one .*: operation Wrong: Cannot query field "gone"/);
  });

  it('is what every other gateway serves within a second of a promote', async () => {
    const { env, logger, database: opened } = test.gateway;
    const catalogue = await openCatalogue({ database: opened, logger, url: env.DATABASE_URL, code: 'test' });
    const other = await open(database === 'postgresql' ? catalogue : undefined);
    const chosen = await publish(makeBuild({ name: 'mfe-one', number: 9, release: { pages: [page('/one')] } }));
    await releases.promote(chosen, 'test');
    const seen = () => other.live()?.remotes.map((remote) => remote.version);
    await expect.poll(seen, { timeout: 1000 }).toEqual([versionOf(9)]);
    await catalogue.close();
  });

  it('never overwrites what is stored, and refuses another content under its version', async () => {
    const again = makeBuild({ name: 'mfe-one', number: 1, release: { pages: [page('/one')] } });
    const mark = join(folder, 'mfe-one', versionOf(1), 'mark');
    writeFileSync(mark, 'kept');
    await releases.publish(again, 'test');
    expect(existsSync(mark)).toBe(true);
    const other = makeBuild({ name: 'mfe-one', number: 1, release: { pages: [page('/other')] } });
    await expect(releases.publish(other, 'test')).rejects.toThrow(/is stored already, with another content/);
  });

  it('puts back the files of a stored release that were lost, when it is published again', async () => {
    const stored = join(folder, 'mfe-one', versionOf(1));
    rmSync(stored, { recursive: true });
    await publish(makeBuild({ name: 'mfe-one', release: { pages: [page('/one')] } }));
    expect(existsSync(join(stored, 'web/page.js'))).toBe(true);
  });

  it('puts back the files of a stored release that were damaged, and puts none live that has such files', async () => {
    const build = makeBuild({ name: 'mfe-one', number: 6, release: { pages: [page('/one')] } });
    const [release] = await publish(build);
    if (!release) throw new Error('Nothing was published');
    const file = join(folder, 'mfe-one', release.version, 'web/page.js');
    // After a power cut, a file that was not flushed has its name and no content.
    writeFileSync(file, '');
    await expect(releases.promote([release], 'test')).rejects.toThrow("are not whole on this gateway's disk");
    await releases.publish(build, 'test');
    expect(readFileSync(file, 'utf8')).toBe('page');
    await releases.promote([release], 'test');
    expect(live()).toContain(`mfe-one ${release.version}`);
  });

  it('stores a version that is published twice at the same moment, once', async () => {
    // Long enough to be compressed, which takes a moment.
    const files = { 'web/page.js': '// page\n'.repeat(500) };
    const build = makeBuild({ name: 'mfe-one', number: 8, release: { pages: [page('/one')] }, files });
    const both = await Promise.all([releases.publish(build, 'team one'), releases.publish(build, 'team one')]);
    expect(both.map(({ version }) => version)).toEqual([versionOf(8), versionOf(8)]);
    expect(readdirSync(join(folder, 'mfe-one')).filter((name) => name.includes('.incoming'))).toEqual([]);
    expect(existsSync(join(folder, 'mfe-one', versionOf(8), 'release.json'))).toBe(true);
  });

  it('is published where another gateway has published it, and cleared the folder, since the look for it', async () => {
    const build = makeBuild({ name: 'mfe-one', number: 17, release: { pages: [page('/one')] } });
    const { catalogue, database: same } = test.gateway;
    let isMeanwhile = true;
    const slow = {
      ...same,
      em() {
        const em = same.em();
        const findOne = em.findOne.bind(em);
        em.findOne = (async (...asked: Parameters<typeof findOne>) => {
          const found = await findOne(...asked);
          if (asked[0] === ReleaseEntity && isMeanwhile) {
            isMeanwhile = false;
            await releases.publish(build, 'team one');
            rmSync(build, { recursive: true });
          }
          return found;
        }) as typeof em.findOne;
        return em;
      },
    };
    const other = await open(catalogue, slow);
    expect(await other.publish(build, 'team one')).toMatchObject({ version: versionOf(17) });
    await other.promote([{ name: 'mfe-one', version: versionOf(17) }], 'team one');
    expect(live()).toContain(`mfe-one ${versionOf(17)}`);
  });

  it('leaves no files behind where its row is not written, unless it is stored or nobody knows', async () => {
    const { catalogue, database: opened } = test.gateway;
    const build = makeBuild({ name: 'mfe-one', number: 18, release: { pages: [page('/one')] } });
    const stored = join(folder, 'mfe-one', versionOf(18));
    /** The row is not written; `more` happens at that moment. */
    const refusedBy = async (more: () => Promise<unknown> | undefined) => {
      let isRefused = false;
      const refusing = {
        ...opened,
        em() {
          const em = opened.em();
          const findOne = em.findOne.bind(em);
          em.findOne = (async (...asked: Parameters<typeof findOne>) => {
            if (isRefused) await more();
            return findOne(...asked);
          }) as typeof em.findOne;
          return em;
        },
        transaction: <T>(work: (em: EntityManager) => Promise<T>) =>
          opened.transaction((em) => {
            em.upsert = () => {
              isRefused = true;
              return Promise.reject(new Error('The row is refused'));
            };
            return work(em);
          }),
      };
      const other = await open(catalogue, refusing);
      return other.publish(build, 'team one');
    };
    await expect(refusedBy(async () => undefined)).rejects.toThrow('The row is refused');
    expect(existsSync(stored)).toBe(false);

    await expect(refusedBy(() => Promise.reject(new Error('away')))).rejects.toThrow('The row is refused');
    expect(existsSync(stored)).toBe(true);
    // Somebody may be publishing it now, or another database be in use for a while; after a month neither is.
    await open();
    expect(existsSync(stored)).toBe(true);
    const old = new Date(Date.now() - 31 * 86_400_000);
    utimesSync(stored, old, old);
    utimesSync(join(folder, 'mfe-one', versionOf(1)), old, old);
    await open();
    expect(readdirSync(join(folder, 'mfe-one'))).toEqual([versionOf(1)]);

    const twice = await refusedBy(() => releases.publish(build, 'team two'));
    expect(twice).toMatchObject({ version: versionOf(18) });
    expect(existsSync(stored)).toBe(true);
  });

  it('stores what has a hash, and nothing that was lying beside it', async () => {
    const build = makeBuild({ name: 'mfe-one', number: 10 });
    writeFileSync(join(build, 'server/beside.mjs'), 'evil');
    await publish(build);
    expect(existsSync(join(folder, 'mfe-one', versionOf(10), 'server/page.mjs'))).toBe(true);
    expect(existsSync(join(folder, 'mfe-one', versionOf(10), 'server/beside.mjs'))).toBe(false);
  });

  it('answers an operation while a kept release with it was live, on every gateway, and never before', async () => {
    const text = '{ testimonials { id } }';
    const operations = [{ name: 'Words', hash: sha256(text), text }];
    const other = await open();
    const [next] = await publish(makeBuild({ name: 'mfe-one', number: 11, release: { operations } }));
    expect(await releases.findOperation(sha256(text))).toBeUndefined();
    await releases.promote(next ? [next] : [], 'test');
    expect(await releases.findOperation(sha256(text))).toBe(text);
    // This gateway has not heard of the promote yet.
    expect(await other.findOperation(sha256(text))).toBe(text);
    // Open tabs keep the release that they were loaded with.
    await releases.rollback('mfe-one', 'test');
    expect(await releases.findOperation(sha256(text))).toBe(text);
    expect(await (await open()).findOperation(sha256(text))).toBe(text);
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
    await expect(releases.rollback('mfe-one', 'team one', versionOf(4))).rejects.toThrow(
      `mfe-one cannot go back to ${versionOf(4)}, only to ${versionOf(2)}, ${versionOf(1)}`,
    );
    const three = versionOf(3);
    await expect(releases.rollback('mfe-one', 'team one', three)).rejects.toThrow(`mfe-one ${three} is live`);
    expect(await releases.rollback('mfe-one', 'team one', versionOf(1))).toMatchObject({ version: versionOf(1) });
    await expect(releases.rollback('mfe-one', 'team one', versionOf(3))).rejects.toThrow('nor to any other version');
  });

  it.each([
    { words: 'heard of', hears: true },
    { words: 'not heard of', hears: false },
  ])('takes nothing back that was promoted, and $words, while it looked for where to go back to', async ({ hears }) => {
    const [, two, three] = await publish(
      ...[4, 5, 6].map((number) => makeBuild({ name: 'mfe-one', number, release: { pages: [page('/one')] } })),
    );
    await releases.promote(two ? [two] : [], 'team one');
    const { database: opened, catalogue } = test.gateway;
    let isMeanwhile = false;
    const slow = {
      ...opened,
      em() {
        const em = opened.em();
        const find = em.find.bind(em);
        em.find = (async (...asked: Parameters<typeof find>) => {
          if (asked[0] === ReleaseHistoryEntity && isMeanwhile) {
            isMeanwhile = false;
            await releases.promote(three ? [three] : [], 'team two');
            if (hears) await expect.poll(versionAtOther).toBe(three?.version);
          }
          return find(...asked);
        }) as typeof em.find;
        return em;
      },
    };
    const other = await open(hears ? catalogue : { ...catalogue, onChange: () => () => true }, slow);
    const versionAtOther = () => other.live()?.remotes[0]?.version;
    isMeanwhile = true;
    await expect(other.rollback('mfe-one', 'team one')).rejects.toThrow(
      'Another promote, rollback or canary came first',
    );
    expect((await open()).live()?.remotes.map(({ version }) => version)).toEqual([three?.version]);
  });

  /** A second gateway on the same database. */
  const openOther = async () => {
    const { database: same, catalogue } = test.gateway;
    // It has its own live set and hears no announcements.
    return open({ ...catalogue, onChange: () => () => {} }, same);
  };

  it('refuses a step that was asked for after another than the last, though that was done after the look at it', async () => {
    const other = await openOther();
    const [two, three] = (
      await publish(
        ...[2, 3].map((number) => makeBuild({ name: 'mfe-one', number, release: { pages: [page('/one')] } })),
      )
    ).map(({ name, version }) => ({ name, version }));
    if (!two || !three) throw new Error('Nothing was published');
    const after = (await releases.history())[0]?.at;
    await releases.promote([two], 'one device', { after });
    const before = await releases.history();
    const by = 'another device';
    const terms = { share: 10, isByRule: false };
    for (const [what, refused] of Object.entries({
      promote: () => other.promote([three], by, { after }),
      rollback: () => other.rollback('mfe-one', by, null, { after }),
      withdraw: () => other.withdraw('mfe-one', by, { after }),
      canary: () => other.canaries.set(three, terms, { by, after }),
    }))
      await expect(refused(), what).rejects.toThrow('Another promote, rollback or canary came first');
    expect(await releases.history()).toEqual(before);
    const { at: since } = before[0] ?? {};
    await releases.canaries.set(three, terms, { by: 'one device', after: since });
    await expect(other.canaries.set(three, { ...terms, share: 20 }, { by, after: since })).rejects.toThrow(
      'came first',
    );
    await expect(other.canaries.end('mfe-one', 'by hand', { by, after: since })).rejects.toThrow('came first');
    await other.rollback('mfe-one', by, null, { after: (await releases.history())[0]?.at });
    expect(await releases.history()).toHaveLength(before.length + 3);
  });

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
        { name: 'mfe-one', version: versionOf(round) },
        { name: 'mfe-two', version: versionOf(round) },
        { name: 'shell', version: versionOf(1) },
      ]);
    }
  });
});
