/** Promotes a canary or takes it back by its visits. Only one gateway acts. */

import type { Database, EntityManager } from '../../../core/database.ts';
import type { Logger } from '../../../core/logger.ts';
import { createRounds } from '../../../core/rounds.ts';
import { LiveChanged, Overtaken, ReleaseRefused } from '../refused.ts';
import type { Releases } from '../release.service.ts';
import { selectCanary } from './canary-rows.ts';
import { toldOf } from './told.ts';
import { verdictOn } from './verdict.ts';

const PAUSE_MS = 10_000;
const RULE = { by: 'the rule' } as const;

interface Options {
  readonly database: Database;
  readonly releases: Pick<Releases, 'canary' | 'canaries' | 'promote'>;
  readonly logger: Logger;
  /** Awaited after a switch, so that the pages are rendered before visitors ask for them. */
  readonly onSwitched: () => Promise<void>;
}

type Running = NonNullable<ReturnType<Releases['canary']>>;

/** Somebody else has decided meanwhile: the checks take long, and news of another gateway may be late. */
const isDecided = (error: unknown): boolean => error instanceof Overtaken || error instanceof LiveChanged;

/** The rule, as long as this canary runs and is left to it. */
const ruleFor = ({ id }: Running) => ({
  ...RULE,
  async demandStill(em: EntityManager): Promise<void> {
    const now = await selectCanary(em);
    if (now?.id !== id || !now.isByRule) throw new Overtaken();
  },
});

export function createCanaryRule({ database, releases, logger, onSwitched }: Options) {
  /** A check may refuse a release that visitors already had as the canary: the live set may have changed since. */
  async function promote(running: Running, because: string): Promise<void> {
    const { by, demandStill } = ruleFor(running);
    try {
      await releases.promote([running], by, { detail: because, demandStill });
    } catch (error) {
      if (!(error instanceof ReleaseRefused) || isDecided(error)) throw error;
      await releases.canaries.end(running.name, `could not go live: ${error.reasons[0]}`, ruleFor(running));
    }
  }

  /** Looks at the verdict once and acts on it. */
  async function judge(): Promise<void> {
    const running = releases.canary();
    if (!running?.isByRule) return;
    const { step, because } = verdictOn(await toldOf(database.em(), running));
    if (step === 'wait' || !(await releases.canaries.claim(running))) return;
    logger.warn({ name: running.name, version: running.version, step, because }, 'releases: the canary’s rule');
    try {
      if (step === 'promote') await promote(running, because);
      else await releases.canaries.end(running.name, because, ruleFor(running));
    } catch (error) {
      if (!isDecided(error)) throw error;
      logger.warn({ name: running.name, version: running.version }, 'releases: somebody else decided about the canary');
    }
    await onSwitched();
  }

  return { judge };
}

/** Looks every ten seconds. Returns a function that stops this; it waits for a look in progress. */
export function startCanaryRule(options: Options): () => Promise<void> {
  const { judge } = createCanaryRule(options);
  const { logger } = options;
  const rounds = createRounds({
    name: 'canary',
    pauseMs: PAUSE_MS,
    logger,
    async round() {
      await judge();
      return false;
    },
  });
  return rounds.stop;
}
