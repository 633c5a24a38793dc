// The live set in one gateway, with a store that answers slowly.
import { beforeEach, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { makeBuild, page, versionOf } from '../../testing/release-builds.ts';
import { releasesOn } from '../../testing/test-releases.ts';
import { LiveSet } from './live-set.ts';
import type { Releases } from './release.service.ts';

onEachDatabase('what is live', (database) => {
  const { publish, ...at } = releasesOn(database);
  let releases: Releases;
  beforeEach(() => {
    releases = at.releases();
  });

  it('stays what was read last, however long the files of an earlier look take', async () => {
    const store = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const other = new LiveSet(at.test().gateway.database, async ({ version }) => {
      if (version !== versionOf(2)) return;
      asked.resolve();
      await store.promise;
    });
    await other.reload();
    const next = await publish(makeBuild({ name: 'mfe-one', number: 2, release: { pages: [page('/one')] } }));
    await releases.promote(next, 'team one');
    const slow = other.reload();
    await asked.promise;
    await releases.rollback('mfe-one', 'team one');
    await other.reload();
    store.resolve();
    await slow;
    expect(other.current?.remotes.map(({ version }) => version)).toEqual([versionOf(1)]);
  });
});
