/**
 * Decides how long a release is kept: while it is live, among the newest twenty of its part, or was live within thirty
 * days.
 */

import type { Database, EntityManager } from '../../core/database.ts';
import { ReleaseVitalEntity } from '../vitals/vital.entity.ts';
import { keyOf } from './live-set.ts';
import { LiveReleaseEntity, ReleaseEntity, ReleaseHistoryEntity } from './release.entity.ts';
import type { ReleaseId } from './release.ts';
import { ReleaseFaultEntity } from './release-fault.entity.ts';
import { removeFiles } from './release-files.ts';
import { lockLive } from './switch.ts';

const KEPT_OF_EACH = 20;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

type Stored = ReleaseId & { publishedAt: Date };

/** The stored releases (newest first) that have expired. */
export function expired(
  stored: readonly Stored[],
  live: readonly ReleaseId[],
  recentlyLive: readonly ReleaseId[],
): ReleaseId[] {
  const kept = new Set([...live, ...recentlyLive].map(keyOf));
  const seen = new Map<string, number>();
  return stored.filter((release) => {
    const place = (seen.get(release.name) ?? 0) + 1;
    seen.set(release.name, place);
    return place > KEPT_OF_EACH && !kept.has(keyOf(release));
  });
}

/** The expired releases by what the database says now. `shown`: what this gateway shows, which is never among them. */
async function selectExpired(em: EntityManager, shown: readonly ReleaseId[]): Promise<ReleaseId[]> {
  const stored = await em.find(
    ReleaseEntity,
    {},
    { fields: ['name', 'version', 'publishedAt'], orderBy: { publishedAt: 'desc' } },
  );
  if (stored.length <= KEPT_OF_EACH) return [];
  const since = new Date(Date.now() - KEPT_MS);
  const changes = await em.find(ReleaseHistoryEntity, { at: { $gte: since } });
  const recentlyLive = changes.flatMap(({ name, version, previous }) => [
    { name, version },
    ...(previous ? [{ name, version: previous }] : []),
  ]);
  const live = await em.find(LiveReleaseEntity, {});
  return expired(stored, [...live, ...shown], recentlyLive);
}

/**
 * Removes expired releases, rows and files, and returns them. They are chosen again once nobody can switch: one that
 * another gateway has just made live must stay.
 */
export async function releasesToDrop(
  database: Database,
  shown: readonly ReleaseId[],
  folder: string,
): Promise<ReleaseId[]> {
  if ((await selectExpired(database.em(), shown)).length === 0) return [];
  const gone = await database.transaction(async (em) => {
    await lockLive(em);
    const chosen = await selectExpired(em, shown);
    for (const { name, version } of chosen) {
      await em.nativeDelete(ReleaseEntity, { name, version });
      await em.nativeDelete(ReleaseFaultEntity, { name, version });
      await em.nativeDelete(ReleaseVitalEntity, { name, version });
    }
    return chosen;
  });
  for (const release of gone) removeFiles(folder, release);
  return gone;
}
