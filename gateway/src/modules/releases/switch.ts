/** The one transaction in which a set goes live. */

import type { EntityManager } from '../../core/database.ts';
import { allOf, keyOf } from './live-set.ts';
import { LiveChanged } from './refused.ts';
import { type HistoryAction, LiveReleaseEntity, ReleaseHistoryEntity } from './release.entity.ts';
import type { ReleaseId, ReleaseSet } from './release.ts';

export type HistoryRow = {
  name: string;
  version: string;
  previous: string | null;
  at: Date;
  by: string;
  action: HistoryAction;
};

type Change = Pick<HistoryRow, 'previous' | 'by' | 'action'>;

export async function writeLive(em: EntityManager, { name, version }: ReleaseId, change: Change): Promise<void> {
  const at = new Date();
  if (change.action === 'withdraw') await em.nativeDelete(LiveReleaseEntity, { name });
  else await em.upsert(LiveReleaseEntity, { name, version, since: at });
  await em.insert(ReleaseHistoryEntity, { name, version, at, ...change });
}

/** Whoever switches second, on whichever gateway, finds out before anything is written. */
export async function demandUnchanged(em: EntityManager, expected: ReleaseSet | undefined): Promise<void> {
  await em.execute('select version from catalogue for update');
  const live = await em.find(LiveReleaseEntity, {});
  const known = new Set(allOf(expected).map(keyOf));
  if (live.length !== known.size || live.some((row) => !known.has(keyOf(row)))) {
    throw new LiveChanged();
  }
}
