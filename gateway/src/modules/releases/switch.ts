/** The one transaction in which a set goes live. */

import type { EntityManager } from '../../core/database.ts';
import { allOf, keyOf } from './live-set.ts';
import { ReleaseRefused } from './refused.ts';
import { LiveReleaseEntity, ReleaseHistoryEntity } from './release.entity.ts';
import type { Release, ReleaseSet } from './release.ts';

export type HistoryRow = {
  name: string;
  version: string;
  previous: string | null;
  at: Date;
  by: string;
  action: string;
};

export async function writeLive(
  em: EntityManager,
  release: Release,
  row: Omit<HistoryRow, 'name' | 'version' | 'at'>,
): Promise<void> {
  const at = new Date();
  const { name, version } = release;
  await em.upsert(LiveReleaseEntity, { name, version, since: at });
  await em.insert(ReleaseHistoryEntity, {
    name,
    version,
    at,
    ...row,
    action: row.action === 'rollback' ? 'rollback' : 'promote',
  });
}

/** Whoever switches second, on whichever gateway, finds out before anything is written. */
export async function demandUnchanged(em: EntityManager, expected: ReleaseSet | undefined): Promise<void> {
  await em.execute('select version from catalogue for update');
  const live = await em.find(LiveReleaseEntity, {});
  const known = new Set(allOf(expected).map(keyOf));
  if (live.length !== known.size || live.some((row) => !known.has(keyOf(row)))) {
    throw new ReleaseRefused(['Another promote came first; what is live has changed. Look at it and try again.']);
  }
}
