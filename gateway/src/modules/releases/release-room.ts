/** How much all stored releases may weigh together. */

import type { EntityManager } from '../../core/database.ts';
import { type Release, titleOf } from './release.ts';

const MB = 1_000_000;
const inMegabytes = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`;

/** The bytes of all stored releases but this one, as they were built: what the gateway compresses is not counted. */
async function weighOthers(em: EntityManager, { name, version }: Release): Promise<{ all: number; ofPart: number }> {
  const sql = `select coalesce(sum(bytes), 0)::float8 as "all",
      coalesce(sum(bytes) filter (where name = ?), 0)::float8 as "ofPart"
    from (
      select name, (file.value->>'bytes')::bigint as bytes from releases, jsonb_each(manifest->'files') as file
      where not (name = ? and version = ?)
    ) as stored`;
  const [row] = await em.execute<Array<{ all: number; ofPart: number }>>(sql, [name, name, version]);
  return row ?? { all: 0, ofPart: 0 };
}

/**
 * Why a release does not fit beside those that are stored; empty if it does. Those of one part may fill half, so that no
 * team shuts out the others.
 */
export async function reasonsAgainstWeight(em: EntityManager, release: Release, most: number): Promise<string[]> {
  if (most === Number.POSITIVE_INFINITY) return [];
  const own = Object.values(release.files).reduce((sum, { bytes }) => sum + bytes, 0);
  const others = await weighOthers(em, release);
  const limits = [
    { what: 'of one part ', limit: most / 2, named: 'half of RELEASES_MB', has: others.ofPart },
    { what: '', limit: most, named: 'RELEASES_MB', has: others.all },
  ];
  return limits
    .filter(({ limit, has }) => own + has > limit)
    .map(({ what, limit, named, has }) => {
      const all = `all that is stored ${what}may have ${inMegabytes(limit)} (${named}), and has ${inMegabytes(has)}`;
      return `${titleOf(release)}: its ${inMegabytes(own)} do not fit: ${all} already; who runs the site allows more`;
    });
}
