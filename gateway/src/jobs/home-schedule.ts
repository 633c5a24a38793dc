import type { Catalogue } from '../core/catalogue.ts';
import type { Database } from '../core/database.ts';
import type { Logger } from '../core/logger.ts';
import { createRounds } from '../core/rounds.ts';
import { createAuditTrail } from '../modules/audit/audit-trail.ts';
import { putDueLive } from '../modules/properties/property.editor.ts';

const PAUSE_MS = 5000;

interface HomeScheduleDeps {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly logger: Logger;
}

/**
 * Puts homes live within seconds of their time, each once, however many gateways look. Returns a function that stops
 * it; that waits for homes in progress.
 */
export function startHomeSchedule({ database, catalogue, logger }: HomeScheduleDeps): () => Promise<void> {
  const audit = createAuditTrail({ username: 'schedule' });
  const due = 'select 1 from properties where goes_live_at <= now() limit 1';
  const rounds = createRounds({
    name: 'homes that go live',
    pauseMs: PAUSE_MS,
    logger,
    async round() {
      const found = await database.em().execute<unknown[]>(due);
      if (found.length > 0) await catalogue.change((em) => putDueLive(em, audit));
      return false;
    },
  });
  return rounds.stop;
}
