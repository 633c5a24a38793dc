// Stores spooled leads when the database is back.

import { isDatabaseAway, isPassing } from '../core/database-away.ts';
import { codeOf } from '../core/error-code.ts';
import type { Logger } from '../core/logger.ts';
import { createRounds } from '../core/rounds.ts';
import type { LeadService } from '../modules/leads/lead.service.ts';
import type { LeadSpool } from '../modules/leads/lead-spool.ts';

const PAUSE_MS = 1000;
const AT_ONCE = 50;
/**
 * Milliseconds before a file that could not be stored is tried again; the log names it each time. The short one is for
 * a database that was too busy.
 */
const REST_MS = 600_000;
const SHORT_REST_MS = 60_000;

export interface DrainDeps {
  readonly spool: Pick<LeadSpool, 'list' | 'read' | 'remove'>;
  readonly leads: Pick<LeadService, 'storeSpooled'>;
  readonly logger: Logger;
}

/** Starts at once. Returns a function that stops it; that waits for the lead in progress. */
export function startDraining({ spool, leads, logger }: DrainDeps): () => Promise<void> {
  /** Files that could not be stored, each with the time of its next try, by a clock that nobody sets. */
  const passedOver = new Map<string, number>();
  const isDue = (name: string) => (passedOver.get(name) ?? 0) <= performance.now();

  /**
   * Stores a lead, then removes its file. If the gateway is killed in between, the lead is stored again and recognized
   * as the same.
   */
  async function drain(name: string): Promise<void> {
    try {
      await leads.storeSpooled(await spool.read(name));
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      if (isGone(error)) return void passedOver.delete(name);
      passedOver.set(name, performance.now() + (isPassing(error) ? SHORT_REST_MS : REST_MS));
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

/** Another gateway that shares the folder was faster. */
const isGone = (error: unknown) => codeOf(error) === 'ENOENT';
