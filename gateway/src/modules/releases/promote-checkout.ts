/** `npm start`: puts what this checkout has built live, as one set, and says what it replaced. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GatewayError } from '../../core/errors.ts';
import type { Releases } from './release.service.ts';
import type { Release } from './release.ts';
import { readDescription } from './release-files.ts';

const BY = 'npm start';

const isAway = (error: unknown) => error instanceof GatewayError && error.code === 'UNAVAILABLE';

/** Built parts and where they lie. `commit`: what the checkout stands at, if it is known. */
export type Checkout = { folder: string; parts: readonly string[]; commit?: string | undefined };

/**
 * Publishes the builds of the checkout and promotes those that changed since it last did so: a part that was rolled back or
 * deployed by other means stays as it is until its source changes here. Answers a line for each part that it put live.
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
      // A store that is away has it since it was put live; what it may have lost meanwhile comes back with the next start.
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
