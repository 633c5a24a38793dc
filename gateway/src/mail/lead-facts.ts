// The facts of a lead for the mail to the agent, whichever form it came from.
import {
  consentWords,
  homePropertyTypeLabels,
  type InquiryType,
  type LeadKind,
  type Verification,
  wishInWords,
} from 'schema';
import type { EntityManager } from '../core/database.ts';
import { ContactEntity } from '../modules/leads/contact.entity.ts';
import { HomeValuationEntity } from '../modules/leads/home-valuation.entity.ts';
import { LeadCaptureEntity } from '../modules/leads/lead-capture.entity.ts';
import { type PropertyInquiry, PropertyInquiryEntity } from '../modules/leads/property-inquiry.entity.ts';
import type { Fact } from './letter.ts';

export interface LeadFacts {
  readonly name: string | null;
  readonly email: string;
  readonly phone: string | null;
  /** The kind of lead in a few words. */
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly propertyId: string | null;
  readonly verification: Verification;
  readonly createdAt: Date;
}

/** Null if the lead was erased. */
export async function findLeadFacts(em: EntityManager, kind: LeadKind, id: string): Promise<LeadFacts | null> {
  const found = await readers[kind](em, id);
  if (found === null) return null;
  const { lead, title, facts, propertyId = null } = found;
  const { name, email, phone, page, referrer, utm, mayPhone, verification, createdAt } = lead;
  const whence = factsOf({ Consent: consentWords(mayPhone) ?? null, Page: page, 'Came from': referrer, Campaign: utm });
  return { name, email, phone, title, facts: [...facts, ...whence], propertyId, verification, createdAt };
}

type Lead = Omit<LeadFacts, 'title' | 'facts' | 'propertyId'> &
  Record<'page' | 'referrer' | 'utm', string | null> & { name: string | null; mayPhone: boolean | null };

interface Found {
  readonly lead: Lead;
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly propertyId?: string | undefined;
}

const readers: Readonly<Record<LeadKind, (em: EntityManager, id: string) => Promise<Found | null>>> = {
  async contact(em, id) {
    const lead = await em.findOne(ContactEntity, { id });
    if (lead === null) return null;
    const inquiry = await em.findOne(PropertyInquiryEntity, { contactId: id });
    const facts = factsOf({
      Message: lead.message,
      'Looks for': lead.wish && wishInWords(lead.wish),
      'Interested in': lead.interest,
      Form: lead.source,
    });
    if (inquiry === null) return { lead, title: 'Message', facts };
    return { lead, ...about(inquiry), facts: [...inquiryFacts(inquiry), ...facts] };
  },
  async valuation(em, id) {
    const lead = await em.findOne(HomeValuationEntity, { id });
    if (lead === null) return null;
    const facts = factsOf({
      Address: `${lead.address}, ${lead.city} ${lead.zipCode}`,
      'Property type': homePropertyTypeLabels[lead.propertyType],
      Bedrooms: lead.bedrooms,
      Bathrooms: lead.bathrooms,
      'Square feet': lead.squareFeet,
      'Additional information': lead.additionalInfo,
    });
    return { lead, title: `Home valuation, ${lead.address}, ${lead.city}`, facts };
  },
  async inquiry(em, id) {
    const lead = await em.findOne(PropertyInquiryEntity, { id });
    return lead && { lead, ...about(lead), facts: [...inquiryFacts(lead), ...factsOf({ Message: lead.message })] };
  },
  async capture(em, id) {
    const lead = await em.findOne(LeadCaptureEntity, { id });
    return lead && { lead, title: 'Market analysis', facts: factsOf({ Address: lead.address, Form: lead.source }) };
  },
};

const asked: Readonly<Record<InquiryType, string>> = { showing: 'Showing', info: 'More info', general: 'Question' };

const about = ({ inquiryType, propertyTitle, propertyId }: PropertyInquiry) => ({
  title: `${asked[inquiryType]}, ${propertyTitle}`,
  propertyId,
});

/** New York time, where the agent is, whatever the time zone of the visitor's browser. */
const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'America/New_York',
});

export const formatMoment = (date: Date) => `${moment.format(date)} (New York)`;

function inquiryFacts({ propertyTitle, preferredTimes }: PropertyInquiry): Fact[] {
  const times = preferredTimes.map((time) => formatMoment(new Date(time))).join('\n');
  return factsOf({ Property: propertyTitle, 'Preferred times': times });
}

/** Fields without a value are left out. */
function factsOf(values: Readonly<Record<string, string | null>>): Fact[] {
  return Object.entries(values).flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
