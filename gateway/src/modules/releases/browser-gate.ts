import { GatewayError } from '../../core/errors.ts';
import type { Logger } from '../../core/logger.ts';
import type { Release, ReleaseSet } from './release.ts';

/** Returns why a set must not go live, with `changed` in place of what is live. */
export type BrowserGate = (
  set: ReleaseSet,
  changed: readonly Release[],
  live: ReleaseSet | undefined,
) => Promise<string[]>;

type Options = {
  /** auto: checks if this machine has a browser. require: nothing goes live that no browser has checked. */
  mode: 'auto' | 'require' | 'off';
  /** Checks a set in this machine's browser; undefined if it has none. */
  smoke: BrowserGate | undefined;
  /** Whether a deployer's browser has checked exactly this set within the last hour, in a signed report. */
  isReported: (set: ReleaseSet) => Promise<boolean>;
  /** Whether this gateway is about to end, and so answers its own browser no more. */
  isStopping: () => boolean;
  logger: Logger;
};

const NO_BROWSER =
  'No browser has seen this set: this gateway has none, and no signed report of the last hour is of it. ' +
  'Send one: npm run release -- smoke <folder>…';

const STOPPING = 'This gateway is being stopped, and could not look at the set to its end; nothing was changed';

/** This machine's browser decides, if it has one; otherwise a deployer's signed report, if one is required. */
export function createBrowserGate({ mode, smoke, isReported, isStopping, logger }: Options): BrowserGate {
  if (mode === 'off') return async () => [];
  // What the browser did not see then is no fault of the release.
  const demandRunning = () => {
    if (isStopping()) throw new GatewayError('UNAVAILABLE', STOPPING);
  };
  return async (set, changed, live) => {
    try {
      const reasons = await smoke?.(set, changed, live);
      if (reasons && reasons.length > 0) demandRunning();
      if (reasons) return reasons;
    } catch (error) {
      demandRunning();
      logger.error({ err: error }, 'releases: the browser could not be started');
      const words = error instanceof Error ? error.message.split('\n')[0] : String(error);
      return mode === 'require' ? [`This gateway’s browser could not be started: ${words}`] : [];
    }
    return mode === 'auto' || (await isReported(set)) ? [] : [NO_BROWSER];
  };
}
