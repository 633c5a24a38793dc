/**
 * Decides how long a release is kept: while it is live, among the newest twenty of its part, or was live within thirty
 * days.
 */

import { rmSync } from 'node:fs';
import type { Database } from '../../core/database.ts';
import { ReleaseVitalEntity } from '../vitals/vital.entity.ts';
import { keyOf } from './live-set.ts';
import { ReleaseEntity, ReleaseHistoryEntity } from './release.entity.ts';
import type { ReleaseId } from './release.ts';
import { ReleaseFaultEntity } from './release-fault.entity.ts';
import { releaseFolder } from './release-files.ts';

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

/** Removes expired releases, rows and files, and returns them. */
export async function releasesToDrop(
  database: Database,
  live: readonly ReleaseId[],
  folder: string,
): Promise<ReleaseId[]> {
  const em = database.em();
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
  const gone = expired(stored, live, recentlyLive);
  for (const { name, version } of gone) {
    await em.nativeDelete(ReleaseEntity, { name, version });
    await em.nativeDelete(ReleaseFaultEntity, { name, version });
    await em.nativeDelete(ReleaseVitalEntity, { name, version });
    rmSync(releaseFolder(folder, { name, version }), { recursive: true, force: true });
  }
  return gone;
}
