/**
 * What of a release is heavier than the budgets of the `platform` it is built with. The gateway measures by those of the
 * shell that is live then, and refuses (`gateway/src/modules/releases/build.gates.ts`, the same rules).
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Release } from '../src/release.ts';

type Place = { what: string; files: readonly string[]; limit: number | undefined };

/** Shells of before there was a limit for styles have none. */
type Budgets = Release['budgets'] & { styles?: number };

function placesOf({ name, isPrivate, entry, pages, slots, ...release }: Release): Place[] {
  const budgets: Budgets = release.budgets;
  const ofEntry = (isPrivate && budgets.privateEntry) || budgets.entry;
  const within = [
    ...pages.map((page) => ({ ...page, what: `page ${page.path}`, limit: budgets.page })),
    ...Object.entries(slots).map(([slot, files]) => ({ ...files, what: `slot ${slot}`, limit: budgets.slot })),
  ];
  return [
    { what: 'the entry', files: [entry], limit: name === 'shell' ? budgets.shell : ofEntry },
    ...within.map(({ what, scripts, limit }) => ({ what, files: scripts.map((file) => `web/${file}`), limit })),
    ...within.map(({ what, styles }) => ({
      what: `the styles of ${what}`,
      files: styles.map((file) => `web/${file}`),
      limit: budgets.styles,
    })),
  ];
}

/** Bytes of these files, compressed one by one, as visitors download them. */
const weightAt = (folder: string, files: readonly string[], quality: number): number =>
  files.reduce((all, file) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    return all + brotliCompressSync(readFileSync(join(folder, file)), { params }).length;
  }, 0);

/** `folder`: of the release. Limits: `platform/budgets.json`. */
export const overBudget = (folder: string, release: Release): string[] =>
  placesOf(release).flatMap(({ what, files, limit = Number.POSITIVE_INFINITY }) => {
    // At the gateway's quality it takes twenty times as long, and is hardly ever needed.
    if (weightAt(folder, files, 5) <= limit) return [];
    const bytes = weightAt(folder, files, constants.BROTLI_MAX_QUALITY);
    return bytes > limit
      ? [`${what}: ${bytes} B, the budget is ${limit} B; a gateway with this budget will not put it live`]
      : [];
  });
