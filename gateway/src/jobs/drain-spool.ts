// Stores what was kept while the database was away, once it is back.
import { isDatabaseAway, isPassing } from '../core/database-away.ts';
import type { Logger } from '../core/logger.ts';
import { createRounds } from '../core/rounds.ts';
import type { LeadService } from '../modules/leads/lead.service.ts';
import type { LeadSpool } from '../modules/leads/lead-spool.ts';

const PAUSE_MS = 1000;
const AT_ONCE = 50;
/** How long a file that cannot be stored is passed over; the log names it at each try. One that is held up is tried sooner. */
const REST_MS = 600_000;
const SHORT_REST_MS = 60_000;

export interface DrainDeps {
  readonly spool: Pick<LeadSpool, 'list' | 'read' | 'remove'>;
  readonly leads: Pick<LeadService, 'storeSpooled'>;
  readonly logger: Logger;
}

/** Starts at once; answers with how to stop, which waits for the lead in hand. */
export function startDraining({ spool, leads, logger }: DrainDeps): () => Promise<void> {
  /** Files that cannot be stored, each with the moment from which it is tried again. */
  const passedOver = new Map<string, number>();
  const isDue = (name: string) => (passedOver.get(name) ?? 0) <= Date.now();

  /** Removed when stored; a gateway killed in between stores it again, which is the same lead. */
  async function drain(name: string): Promise<void> {
    try {
      await leads.storeSpooled(await spool.read(name));
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      if (isGone(error)) return void passedOver.delete(name);
      passedOver.set(name, Date.now() + (isPassing(error) ? SHORT_REST_MS : REST_MS));
      logger.error({ err: error, file: name }, 'a kept lead cannot be stored');
      return;
    }
    await spool.remove(name);
    passedOver.delete(name);
  }

  const rounds = createRounds({
    name: 'spool',
    pauseMs: PAUSE_MS,
    logger,
    async round(isStopped) {
      const names = (await spool.list()).filter(isDue).slice(0, AT_ONCE);
      for (const name of names) {
        if (isStopped()) break;
        await drain(name);
      }
      return names.length > 0;
    },
  });
  return rounds.stop;
}

/** Another gateway that shares the folder was first. */
const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
