import {
  type BotCheckAction,
  contactAction,
  contactInput,
  homeValuationInput,
  type LeadKind,
  leadCaptureInput,
  propertyInquiryInput,
} from 'schema';
import type { Client } from '../../core/client.ts';
import type { Database } from '../../core/database.ts';
import { isPassing } from '../../core/database-away.ts';
import type { MemoryLimits } from '../../core/memory-limits.ts';
import type { RateLimits } from '../../core/rate-limits.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { type Arrival, arriveNow } from './arrival.ts';
import type { BotCheck } from './bot-check.ts';
import { createContactService } from './contact.service.ts';
import { SenderErased } from './erasures.ts';
import { createHomeValuationService } from './home-valuation.service.ts';
import { createLeadCaptureService } from './lead-capture.service.ts';
import type { LeadFeed } from './lead-feed.ts';
import { createLeadIntake, type LeadInput } from './lead-intake.ts';
import type { LeadSpool, SpooledLead } from './lead-spool.ts';
import { createPropertyInquiryService } from './property-inquiry.service.ts';
import { reading, type Store, spoolLead, storeSpooled } from './spooled-leads.ts';

export interface LeadServiceDeps {
  readonly database: Database;
  readonly limits: RateLimits;
  readonly memoryLimits: MemoryLimits;
  readonly botCheck: BotCheck;
  readonly outbox: Outbox;
  readonly feed: LeadFeed;
  readonly spool: LeadSpool;
}

/** The four kinds of lead that a visitor can send; each has one method, `submit`. */
export function createLeadService({ botCheck, spool, memoryLimits, ...deps }: LeadServiceDeps) {
  const intake = createLeadIntake(deps);
  const contacts = createContactService({ intake });
  const valuations = createHomeValuationService({ intake });
  const inquiries = createPropertyInquiryService({ intake });
  const captures = createLeadCaptureService({ intake });

  /**
   * Stores a lead. While the database is away or too slow, spools it and throws KEPT. `actionOf`: absent if no token is
   * needed.
   */
  function receiver<Input extends LeadInput, Answer>(
    kind: LeadKind,
    store: (input: Input, arrival: Arrival) => Promise<Answer>,
    actionOf?: (input: Input) => BotCheckAction,
  ) {
    return {
      async submit(input: Input, client: Client): Promise<Answer> {
        const arrival = arriveNow(client, { botCheck, token: input.recaptchaToken, action: actionOf?.(input) });
        try {
          return await store(input, arrival);
        } catch (error) {
          if (!isPassing(error)) throw error;
          return spoolLead({ spool, memoryLimits }, { kind, input, arrival });
        }
      },
    };
  }

  const stores: Readonly<Record<LeadKind, Store>> = {
    contact: reading(contactInput, contacts.submit),
    valuation: reading(homeValuationInput, valuations.submit),
    inquiry: reading(propertyInquiryInput, inquiries.submit),
    capture: reading(leadCaptureInput, captures.submit),
  };

  return {
    contacts: receiver('contact', contacts.submit, ({ source }) => contactAction(source)),
    valuations: receiver('valuation', valuations.submit, () => 'HOME_VALUATION_SUBMIT'),
    inquiries: receiver('inquiry', inquiries.submit, () => 'CONTACT_FORM_SUBMIT'),
    captures: receiver('capture', captures.submit),
    /** Stores a spooled lead once, with the time at which it arrived; not if its sender was erased since. */
    async storeSpooled(lead: SpooledLead): Promise<void> {
      await storeSpooled(stores, lead).catch((error: unknown) => {
        if (!(error instanceof SenderErased)) throw error;
      });
    },
  };
}

export type LeadService = ReturnType<typeof createLeadService>;
