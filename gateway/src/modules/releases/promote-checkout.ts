/** `npm start`: makes live, as one set, what this checkout has built, and says what it replaced. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GatewayError } from '../../core/errors.ts';
import type { Releases } from './release.service.ts';
import type { Release } from './release.ts';
import { readDescription } from './release-files.ts';

const BY = 'npm start';

const isAway = (error: unknown) => error instanceof GatewayError && error.code === 'UNAVAILABLE';

/** Built parts and their folder. `commit`: of the checkout, if it is known. */
export type Checkout = { folder: string; parts: readonly string[]; commit?: string | undefined };

/**
 * Publishes the builds of the checkout, and promotes those that changed since the last time. A part that was rolled
 * back or deployed in another way stays as it is until its source changes here. Returns a line for each part that it
 * made live.
 */
export async function promoteCheckout(releases: Releases, { folder: checkout, parts, commit }: Checkout) {
  const before = await releases.lastPromotedBy(BY);
  const changed: Release[] = [];
  for (const part of parts) {
    const folder = join(checkout, part, 'dist');
    if (!existsSync(join(folder, 'release.json'))) continue;
    const { name, version } = readDescription(folder);
    const isChanged = before.get(name) !== version;
    try {
      const release = await releases.publish(folder, BY, commit);
      if (isChanged) changed.push(release);
    } catch (error) {
      // The store is away, but it has had this release since that was live. If its files get lost, the next start
      // brings them back.
      if (isChanged || !isAway(error)) throw error;
    }
  }
  if (changed.length === 0) return [];
  const live = releases.live();
  const versions = new Map(
    [live?.shell, ...(live?.remotes ?? [])].flatMap((release) => (release ? [[release.name, release.version]] : [])),
  );
  await releases.promote(changed, BY);
  return changed.map(
    ({ name, version }) => `${name} ${version}${versions.has(name) ? ` replaces ${versions.get(name)}` : ''}`,
  );
}
