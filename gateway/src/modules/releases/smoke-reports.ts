/** Reports of a deployer's own browser about a set, signed with the deploy token. */

import { createHash, timingSafeEqual } from 'node:crypto';
import { CLOCK_SLACK_MS } from '../../core/clock-slack.ts';
import type { Database } from '../../core/database.ts';
import { allOf } from './live-set.ts';
import { ReleaseRefused } from './refused.ts';
import { type ReleaseSet, titleOf } from './release.ts';
import { ReleaseSmokeEntity } from './release-smoke.entity.ts';

const MINUTE_MS = 60_000;
/**
 * A report may be at most this old when it arrives (COMES_MS), and is valid for this long after it was made
 * (COUNTS_MS).
 */
const COMES_MS = 10 * MINUTE_MS;
const COUNTS_MS = 60 * MINUTE_MS;

export type SmokeReport = { set: readonly string[]; at: string; signature: string };

/** The releases of a whole set, sorted. */
export const titlesOf = (set: ReleaseSet): string[] => allOf(set).map(titleOf).toSorted();

/** The text that is signed. */
export const signedText = ({ set, at }: Pick<SmokeReport, 'set' | 'at'>): string => JSON.stringify({ set, at });

const hashOf = (set: readonly string[]): string => createHash('sha256').update(set.join('\n')).digest('hex');

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

export function createSmokeReports(database: Database) {
  return {
    /**
     * Accepts a report about the set that would be live; it is valid for an hour. `sign` signs with the token of this
     * request. Throws `ReleaseRefused` if the signature differs, or the report is too old or of another set.
     */
    async accept(report: SmokeReport, set: ReleaseSet, by: string, sign: (text: string) => string): Promise<void> {
      const at = Date.parse(report.at);
      const now = new Date();
      const age = now.getTime() - at;
      const titles = titlesOf(set);
      const reasons = [
        ...(isSame(report.signature, sign(signedText(report)))
          ? []
          : ['This report is not signed with this deploy token']),
        ...(age <= COMES_MS && age >= -CLOCK_SLACK_MS
          ? []
          : [
              `This report is of ${report.at}, and here it is ${now.toISOString()}: it may be ten minutes old, by clocks that agree`,
            ]),
        ...(report.set.join() === titles.join()
          ? []
          : [`This report is of another set than would go live now, which is ${titles.join(', ')}`]),
      ];
      if (reasons.length > 0) throw new ReleaseRefused(reasons);
      const em = database.em();
      await em.nativeDelete(ReleaseSmokeEntity, { at: { $lt: new Date(Date.now() - COUNTS_MS) } });
      await em.upsert(ReleaseSmokeEntity, { setHash: hashOf(titles), at: new Date(at), by });
    },

    /** Whether a browser has checked exactly this set within the last hour. */
    async isReported(set: ReleaseSet): Promise<boolean> {
      const since = new Date(Date.now() - COUNTS_MS);
      const known = { setHash: hashOf(titlesOf(set)), at: { $gte: since } };
      return (await database.em().count(ReleaseSmokeEntity, known)) > 0;
    },
  };
}

export type SmokeReports = ReturnType<typeof createSmokeReports>;
