import type { Catalogue } from './core/catalogue.ts';
import type { Database } from './core/database.ts';
import type { Env } from './core/env.ts';
import type { Logger } from './core/logger.ts';
import { createRateLimits } from './core/rate-limits.ts';
import { type AccountService, createAccountService, type Viewer } from './modules/account/account.service.ts';
import { createLoginThrottle } from './modules/account/login-throttle.ts';
import { createSessionStore } from './modules/account/session.store.ts';
import type { BotCheck } from './modules/leads/bot-check.ts';
import { createInbox, type Inbox } from './modules/leads/inbox.service.ts';
import { createLeadService, type LeadService } from './modules/leads/lead.service.ts';
import { createMediaService, type MediaService } from './modules/media/media.service.ts';
import type { PictureStore } from './modules/media/picture-store.ts';
import { createPropertyEditor, type PropertyEditor } from './modules/properties/property.editor.ts';
import { createPropertyQuery } from './modules/properties/property.query.ts';
import { createPropertyReader, type PropertyReader } from './modules/properties/property.reader.ts';
import type { ValueEstimates } from './modules/properties/value-estimates.ts';
import { createFailureReports, type FailureReports } from './modules/reports/failure-report.service.ts';
import { createTestimonialService, type TestimonialService } from './modules/testimonials/testimonial.service.ts';

/** What only the agent may do. */
export interface AdminServices {
  readonly viewer: Viewer;
  readonly properties: PropertyEditor;
  readonly media: MediaService;
  readonly inbox: Inbox;
}

/** What a request may do. `admin` does not exist unless the viewer is the agent, so the type forces the check. */
export interface Services {
  readonly properties: PropertyReader;
  readonly testimonials: TestimonialService;
  readonly leads: LeadService;
  readonly account: AccountService;
  readonly reports: FailureReports;
  readonly admin: AdminServices | undefined;
}

export interface ServiceDeps {
  readonly env: Pick<Env, 'LIMITS' | 'LISTING_HOSTS'>;
  readonly database: Database;
  readonly logger: Logger;
  readonly catalogue: Catalogue;
  readonly store: PictureStore;
  readonly botCheck: BotCheck;
  readonly estimates: ValueEstimates;
}

/** Wires every service once; `of` hands out what a viewer may use. */
export function createServices({ env, logger, database, catalogue, store, botCheck, estimates }: ServiceDeps) {
  const limits = createRateLimits({ database, isOn: env.LIMITS });
  const throttle = createLoginThrottle({ database, isOn: env.LIMITS });
  const listingHosts = env.LISTING_HOSTS;
  const query = createPropertyQuery({ database, listingHosts, estimates });
  const properties = createPropertyReader({ database, query });
  const open = {
    properties,
    testimonials: createTestimonialService({ database }),
    leads: createLeadService({ database, limits, botCheck, properties }),
    account: createAccountService({ database, throttle }),
    reports: createFailureReports({ limits, logger }),
  };
  const closed = {
    properties: createPropertyEditor({ catalogue, query, listingHosts }),
    media: createMediaService({ database, store }),
    inbox: createInbox({ database }),
  };
  return {
    sessions: createSessionStore({ database }),
    limits,
    media: closed.media,
    of: (viewer: Viewer | undefined): Services => ({ ...open, admin: viewer && { ...closed, viewer } }),
  };
}

export type ServiceTable = ReturnType<typeof createServices>;
