import type { Database } from '../../core/database.ts';
import type { RateLimits } from '../../core/rate-limits.ts';
import type { PropertyReader } from '../properties/property.reader.ts';
import type { BotCheck } from './bot-check.ts';
import { createContactService } from './contact.service.ts';
import { createHomeValuationService } from './home-valuation.service.ts';
import { createLeadCaptureService } from './lead-capture.service.ts';
import { createLeadIntake } from './lead-intake.ts';
import { createPropertyInquiryService } from './property-inquiry.service.ts';
import { createPropertyTitles } from './property-title.ts';

export interface LeadServiceDeps {
  readonly database: Database;
  readonly limits: RateLimits;
  readonly botCheck: BotCheck;
  readonly properties: Pick<PropertyReader, 'find'>;
}

/** The four ways in which a visitor becomes a lead; each has one verb, `submit`. */
export function createLeadService({ properties, ...deps }: LeadServiceDeps) {
  const intake = createLeadIntake(deps);
  const titles = createPropertyTitles(properties);
  return {
    contacts: createContactService({ intake, titles }),
    valuations: createHomeValuationService({ intake }),
    inquiries: createPropertyInquiryService({ intake, titles }),
    captures: createLeadCaptureService({ intake }),
  };
}

export type LeadService = ReturnType<typeof createLeadService>;
