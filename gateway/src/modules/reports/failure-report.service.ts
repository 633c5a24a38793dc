import { addressBlock } from '../../core/address-block.ts';
import type { Database } from '../../core/database.ts';
import type { Logger } from '../../core/logger.ts';
import type { RateLimits } from '../../core/rate-limits.ts';
import { countFault } from '../releases/release-faults.ts';
import type { FailureReport } from './failure-report.ts';

/** A page reports each failure once, and hardly has more than a dozen. */
const PER_ADDRESS = { hits: 60, seconds: 600 };

/** For one release: one network cannot outweigh the others. */
const PER_RELEASE = { hits: 10, seconds: 3600 };

interface FailureReportDeps {
  readonly database: Database;
  readonly limits: RateLimits;
  readonly logger: Logger;
}

/**
 * Reports of browsers about what they could not load, for the log and the release desk. No report has any other effect.
 */
export function createFailureReports({ database, limits, logger }: FailureReportDeps) {
  return {
    /** Throws RATE_LIMITED for more than 60 reports from an address in ten minutes. */
    async note(report: FailureReport, address: string): Promise<void> {
      await limits.demand(`rum ${addressBlock(address)}`, PER_ADDRESS);
      // Only the path of the address: its query may hold what a visitor typed.
      const path = report.path.split(/[?#]/)[0] ?? '';
      logger.warn({ report: { ...report, path } }, 'browser: a part could not be loaded');
      const { remote: name, version, module, message } = report;
      if (version === undefined) return;
      const isCounted = await limits.allows(`rum ${addressBlock(address)} ${name} ${version}`, PER_RELEASE);
      if (isCounted) await countFault(database, { name, version, path, message: `${module}: ${message}` });
    },
  };
}

export type FailureReports = ReturnType<typeof createFailureReports>;
