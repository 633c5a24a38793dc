import type { Logger } from '../../core/logger.ts';
import type { Release, ReleaseSet } from './release.ts';

/** Why a set must not go live, `changed` in place of what is. */
export type BrowserGate = (set: ReleaseSet, changed: readonly Release[]) => Promise<string[]>;

type Options = {
  /** auto: where this machine has a browser. require: nothing goes live that no browser has seen. */
  mode: 'auto' | 'require' | 'off';
  /** Smokes in this machine's browser; undefined where it has none. */
  smoke: BrowserGate | undefined;
  /** Whether a deployer's browser has seen this very set lately, and signed for it. */
  isReported: (set: ReleaseSet) => Promise<boolean>;
  logger: Logger;
};

const NO_BROWSER =
  'No browser has seen this set: this gateway has none, and no signed report of the last hour is of it. ' +
  'Send one: npm run release -- smoke <folder>…';

/** This machine's browser decides, where it has one; else a deployer's signed report, where one is required. */
export function createBrowserGate({ mode, smoke, isReported, logger }: Options): BrowserGate {
  if (mode === 'off') return async () => [];
  return async (set, changed) => {
    try {
      if (smoke) return await smoke(set, changed);
    } catch (error) {
      logger.error({ err: error }, 'releases: the browser could not be started');
      const words = error instanceof Error ? error.message.split('\n')[0] : String(error);
      return mode === 'require' ? [`This gateway’s browser could not be started: ${words}`] : [];
    }
    return mode === 'auto' || (await isReported(set)) ? [] : [NO_BROWSER];
  };
}
