/** How much all stored releases may weigh together. */

import type { EntityManager } from '../../core/database.ts';
import { type Release, titleOf } from './release.ts';

const MB = 1_000_000;
const inMegabytes = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`;

/** The bytes of all stored releases but this one, as they were built: what the gateway compresses is not counted. */
async function weighOthers(em: EntityManager, { name, version }: Release): Promise<number> {
  const sql = `select coalesce(sum((file.value->>'bytes')::bigint), 0)::float8 as bytes
    from releases, jsonb_each(manifest->'files') as file where not (name = ? and version = ?)`;
  const [row] = await em.execute<Array<{ bytes: number }>>(sql, [name, version]);
  return row?.bytes ?? 0;
}

/** Why a release does not fit beside those that are stored; empty if it does. */
export async function reasonsAgainstWeight(em: EntityManager, release: Release, most: number): Promise<string[]> {
  if (most === Number.POSITIVE_INFINITY) return [];
  const own = Object.values(release.files).reduce((sum, { bytes }) => sum + bytes, 0);
  const others = await weighOthers(em, release);
  if (own + others <= most) return [];
  const all = `all that is stored may have ${inMegabytes(most)} (RELEASES_MB), and has ${inMegabytes(others)}`;
  return [`${titleOf(release)}: its ${inMegabytes(own)} do not fit: ${all} already; who runs the site allows more`];
}
