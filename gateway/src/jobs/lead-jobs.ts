import type { Database } from '../core/database.ts';
import { type Env, originOf } from '../core/env.ts';
import type { Logger } from '../core/logger.ts';
import type { SecretBox } from '../core/secret-box.ts';
import { createComposer } from '../mail/compose.ts';
import { createOutbox } from '../mail/outbox.ts';
import { chooseTransport } from '../mail/transport.ts';
import type { LeadService } from '../modules/leads/lead.service.ts';
import { createLeadSpool, spoolFolder } from '../modules/leads/lead-spool.ts';
import type { SiteNow } from '../modules/site-content/current-site.ts';
import { startDelivery } from './delivery.ts';
import { startDraining } from './drain-spool.ts';

export interface LeadJobsDeps {
  readonly env: Env;
  readonly logger: Logger;
  readonly site: SiteNow;
  readonly database: Database;
  readonly box: SecretBox;
}

/** The outbox and the spool of leads, and the work that empties them. */
export function createLeadJobs({ env, logger, site, database, box }: LeadJobsDeps) {
  const email = () => site().agent.email;
  const outbox = createOutbox({ agentAddress: () => env.MAIL_TO ?? email(), isLimited: env.LIMITS });
  const transport = chooseTransport(env);
  const spool = createLeadSpool(spoolFolder(env.DATA_DIR));
  const compose = createComposer({ site, origin: originOf(env), from: () => env.MAIL_FROM ?? email(), box });
  return {
    outbox,
    transport,
    spool,
    /**
     * Starts to send mail and to store spooled leads. Returns a function that stops both; it waits for what is in
     * progress.
     */
    async start(leads: LeadService): Promise<() => Promise<void>> {
      const stopDelivery = await startDelivery({ database, outbox, compose, transport, logger });
      const stopDraining = startDraining({ spool, leads, logger });
      return async () => {
        await Promise.all([stopDraining(), stopDelivery()]);
      };
    },
  };
}
