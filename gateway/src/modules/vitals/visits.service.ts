import { addressBlock } from '../../core/address-block.ts';
import type { Database } from '../../core/database.ts';
import { deleteInParts } from '../../core/delete-in-parts.ts';
import { badInput } from '../../core/errors.ts';
import type { RateLimits } from '../../core/rate-limits.ts';
import { bucketOf, metrics } from './histogram.ts';
import type { VisitReport } from './visit-report.ts';
import { VISIT_MS, type Visit, type VisitTokens } from './visit-tokens.ts';
import { writeVotes } from './vitals.rows.ts';

/** A page reports once, and a visitor hardly opens more documents in ten minutes. */
const PER_ADDRESS = { hits: 60, seconds: 600 };
/** How many reports of one network count: the rule needs several networks (`releases/canary/verdict.ts`). */
const COUNTED = { hits: 6, seconds: 3600 };

interface VisitsDeps {
  readonly database: Database;
  readonly limits: RateLimits;
  readonly tokens: VisitTokens;
}

/** What a visit adds to each release of its page. */
const marksOf = (report: VisitReport) => [
  { metric: 'visits', bucket: 0 },
  ...(report.hasFailed ? [{ metric: 'failed', bucket: 0 }] : []),
  ...metrics.flatMap((metric) => {
    const value = report[metric];
    return value === undefined ? [] : [{ metric, bucket: bucketOf(metric, value) }];
  }),
];

/** Counts reports of visits, each visit once. */
export function createVisits({ database, limits, tokens }: VisitsDeps) {
  return {
    /**
     * Throws BAD_INPUT at `token` if it is not one of this site's or is older than an hour, RATE_LIMITED for more than
     * 60 from an address in ten minutes.
     */
    async note(report: VisitReport, address: string): Promise<void> {
      const network = addressBlock(address);
      await limits.demand(`visits ${network}`, PER_ADDRESS);
      const visit: Visit | undefined = tokens.read(report.token);
      if (!visit) throw badInput([{ path: ['token'], message: 'Invalid input' }]);
      const isCounted = await limits.allows(`visits ${network} ${visit.canary}`, COUNTED);
      if (isCounted) await writeVotes(database.em(), visit, marksOf(report));
    },

    /** Removes visits whose tokens have expired. */
    async sweep(): Promise<void> {
      const over = new Date(Date.now() - VISIT_MS - 60_000);
      await deleteInParts(database, { from: 'release_visits', where: 'at < ?', values: [over] });
    },
  };
}

export type Visits = ReturnType<typeof createVisits>;
