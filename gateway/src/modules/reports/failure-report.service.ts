import { addressBlock } from '../../core/address-block.ts';
import type { Logger } from '../../core/logger.ts';
import type { RateLimits } from '../../core/rate-limits.ts';
import type { FailureReport } from './failure-report.ts';

/** A page says a thing once; a page full of failures has a dozen to say. */
const PER_ADDRESS = { hits: 60, seconds: 600 };

/** What browsers could not load, for the log alone: nothing is ever done about a report by itself. */
export function createFailureReports({ limits, logger }: { limits: RateLimits; logger: Logger }) {
  return {
    /** Throws RATE_LIMITED past 60 reports an address in ten minutes. */
    async note(report: FailureReport, address: string): Promise<void> {
      await limits.demand(`rum ${addressBlock(address)}`, PER_ADDRESS);
      // Of the address only the path: a query may hold what a visitor typed.
      const path = report.path.split(/[?#]/)[0];
      logger.warn({ report: { ...report, path } }, 'browser: a part could not be loaded');
    },
  };
}

export type FailureReports = ReturnType<typeof createFailureReports>;
