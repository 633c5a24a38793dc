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
  logger: Logger;
};

const NO_BROWSER =
  'No browser has seen this set: this gateway has none, and no signed report of the last hour is of it. ' +
  'Send one: npm run release -- smoke <folder>…';

/** This machine's browser decides, if it has one; otherwise a deployer's signed report, if one is required. */
export function createBrowserGate({ mode, smoke, isReported, logger }: Options): BrowserGate {
  if (mode === 'off') return async () => [];
  return async (set, changed, live) => {
    try {
      if (smoke) return await smoke(set, changed, live);
    } catch (error) {
      logger.error({ err: error }, 'releases: the browser could not be started');
      const words = error instanceof Error ? error.message.split('\n')[0] : String(error);
      return mode === 'require' ? [`This gateway’s browser could not be started: ${words}`] : [];
    }
    return mode === 'auto' || (await isReported(set)) ? [] : [NO_BROWSER];
  };
}
