// A canary from start to end, as each gateway knows it.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLogger } from '../../../core/logger.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { makeBuild, page, sha256, shellBuild } from '../../../testing/release-builds.ts';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway.ts';
import { openReleases, type Releases } from '../release.service.ts';
import type { Release } from '../release.ts';

const by = { by: 'team one' };
const terms = { share: 10, isByRule: true };
const operation = { name: 'Testimonials', text: '{ testimonials { id } }' };

onEachDatabase('a canary', (database) => {
  let test: TestGateway;
  let folder: string;
  let releases: Releases;
  let reasons: string[];
  let seenByBrowser: string[];

  const open = () =>
    openReleases({
      database: test.gateway.database,
      catalogue: test.gateway.catalogue,
      schema: test.gateway.graphql.schema,
      folder,
      logger: createLogger('silent'),
      smoke: async () => reasons,
      browserGate: async (_, changed) => {
        seenByBrowser.push(...changed.map(({ version }) => version));
        return [];
      },
    });
  const publish = (name: string, number: number, release: Partial<Release> = {}) =>
    releases.publish(makeBuild({ name, number, release: { pages: [page(`/${name}`)], ...release } }), 'test');
  const lastStep = async () => (await releases.history(1))[0];

  beforeAll(async () => {
    test = await openTestGateway(database);
  });
  afterAll(() => test.close());

  let first: Release;
  let next: Release;
  beforeEach(async () => {
    [reasons, seenByBrowser] = [[], []];
    const em = test.gateway.database.em();
    for (const table of ['releases', 'live_releases', 'release_history', 'canaries'])
      await em.execute(`delete from ${table}`);
    folder = mkdtempSync(join(tmpdir(), 'releases-'));
    releases = await open();
    first = await publish('mfe-one', 1);
    await releases.promote([await releases.publish(shellBuild(), 'test'), first, await publish('mfe-two', 1)], 'test');
    next = await publish('mfe-one', 2);
    seenByBrowser = [];
  });

  it('passes the gates of a promote, leaves what is live as it is, and is promoted without a second look', async () => {
    reasons = ['a page failed'];
    await expect(releases.canaries.set(next, terms, by)).rejects.toThrow('a page failed');
    expect(releases.canary()).toBeUndefined();
    reasons = [];
    await releases.canaries.set(next, terms, by);
    expect(seenByBrowser).toEqual([next.version]);
    expect(releases.canary()).toMatchObject({ version: next.version, previous: first.version, ...terms });
    expect(releases.canary()?.set?.remotes.map(({ version }) => version)).toContain(next.version);
    expect(releases.live()?.remotes[0]).toEqual(first);
    expect(await lastStep()).toMatchObject({ action: 'canary', detail: '10 %', by: 'team one' });

    await releases.promote([next], 'team one');
    expect(seenByBrowser).toEqual([next.version]);
    expect(releases.canary()).toBeUndefined();
    expect(releases.live()?.remotes[0]).toEqual(next);
    expect(await releases.rollback('mfe-one', 'team one')).toMatchObject({ version: first.version });
  });

  it('is one at a time, of a part that visitors have, and changes its share without another check', async () => {
    const other = await publish('mfe-two', 2);
    await releases.canaries.set(next, terms, by);
    await expect(releases.canaries.set(other, terms, by)).rejects.toThrow('is the canary: promote it or take it back');
    reasons = ['the machine has no room'];
    await releases.canaries.set(next, { share: 50, isByRule: false }, by);
    expect(releases.canary()).toMatchObject({ share: 50, isByRule: false });
    expect(await lastStep()).toMatchObject({ action: 'canary', detail: '50 %, by hand' });
    reasons = [];
    await releases.canaries.end('mfe-one', 'taken back by hand', by);
    await expect(releases.canaries.end('mfe-one', 'twice', by)).rejects.toThrow('mfe-one has no canary');
    await expect(releases.canaries.set(first, terms, by)).rejects.toThrow('is live');
    const fresh = await publish('mfe-new', 1);
    await expect(releases.canaries.set(fresh, terms, by)).rejects.toThrow('mfe-new is not live');
    const secret = await publish('mfe-two', 3, { isPrivate: true });
    await expect(releases.canaries.set(secret, terms, by)).rejects.toThrow('mfe-two is private');
  });

  it('ends when anything else of its part is switched, and stays when another part is', async () => {
    await releases.canaries.set(next, terms, by);
    await releases.promote([await publish('mfe-two', 2)], 'team two');
    expect(releases.canary()?.set?.remotes.map(({ version }) => version)).toEqual([next.version, '1.0.0+000000000002']);
    await releases.promote([await publish('mfe-one', 3)], 'team one');
    expect(releases.canary()).toBeUndefined();
    expect((await releases.history(2)).map(({ action }) => action)).toEqual(['promote', 'canary-end']);
    // The canary was never live, so no rollback leads to it.
    expect(await releases.rollback('mfe-one', 'team one')).toMatchObject({ version: first.version });
  });

  it('is shown to nobody where it does not fit what has gone live meanwhile', async () => {
    await releases.canaries.set(next, terms, by);
    const rival = await publish('mfe-two', 2, { pages: [page('/mfe-two'), page('/rival')] });
    const claims = await publish('mfe-one', 3, { pages: [page('/mfe-one'), page('/rival')] });
    await releases.canaries.end('mfe-one', 'another try', by);
    await releases.canaries.set(claims, terms, by);
    await releases.promote([rival], 'team two');
    expect(releases.canary()).toMatchObject({ version: claims.version, set: undefined });
  });

  it('is known to another gateway, before and after a restart', async () => {
    const other = await open();
    await releases.canaries.set(next, terms, by);
    await expect.poll(() => other.canary()?.version).toBe(next.version);
    expect((await open()).canary()).toMatchObject({ version: next.version, share: 10 });
    await other.canaries.end('mfe-one', 'taken back by hand', by);
    await expect.poll(() => releases.canary()).toBeUndefined();
  });

  it('begins once, however many gateways are told to at a time', async () => {
    const other = await open();
    const rival = await publish('mfe-two', 2);
    const begun = await Promise.allSettled([
      releases.canaries.set(next, terms, by),
      other.canaries.set(rival, terms, by),
    ]);
    expect(begun.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const rows = await test.gateway.database.em().execute('select id from canaries where ended_at is null');
    expect(rows).toHaveLength(1);
  });

  it('answers the operations of its own from then on, and after it has ended', async () => {
    const hash = sha256(operation.text);
    const asking = await publish('mfe-one', 4, { operations: [{ ...operation, hash }] });
    expect(await releases.findOperation(hash)).toBeUndefined();
    await releases.canaries.set(asking, terms, by);
    expect(await releases.findOperation(hash)).toBe(operation.text);
    await releases.canaries.end('mfe-one', 'taken back by hand', by);
    expect(await releases.findOperation(hash)).toBe(operation.text);
  });
});
