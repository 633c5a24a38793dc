import type { InquiryType, LeadKind } from 'schema';
import type { EntityManager } from '../../core/database.ts';

/** What a device shows, on a screen that anybody may see. */
export interface LeadNews {
  readonly title: string;
  readonly path: string;
}

const asked: Readonly<Record<InquiryType, string>> = { showing: 'A showing', info: 'A request', general: 'A question' };
const kinds: Readonly<Record<LeadKind, string>> = {
  contact: 'A message',
  inquiry: 'A question',
  valuation: 'A home valuation',
  capture: 'A market analysis',
};

/**
 * A home's town was written by the agent. The town of a valuation was typed by a visitor, so it is shown only if it
 * looks like a town's name.
 */
const TOWN = /^[\p{L}][\p{L} .'’-]{0,39}$/u;

const about = (condition: string) => `select i.inquiry_type as "inquiryType", p.city, i.status
  from property_inquiries i left join properties p on p.id = i.property_id where ${condition}`;

const queries: Readonly<Record<LeadKind, string>> = {
  // A showing that was requested in the contact form is a contact with an inquiry.
  contact: `select i.inquiry_type as "inquiryType", p.city, c.status from contacts c
    left join property_inquiries i on i.contact_id = c.id left join properties p on p.id = i.property_id where c.id = ?`,
  inquiry: about('i.id = ?'),
  valuation: 'select null as "inquiryType", city, status from home_valuations where id = ?',
  capture: 'select null as "inquiryType", null as city, status from lead_captures where id = ?',
};

type Row = { inquiryType: InquiryType | null; city: string | null; status: string };

/** The lead's kind and town, and nothing else that the visitor wrote. Undefined if the lead was erased or is spam. */
export async function findLeadNews(em: EntityManager, kind: LeadKind, id: string): Promise<LeadNews | undefined> {
  const [row] = await em.execute<Row[]>(queries[kind], [id]);
  if (row === undefined || row.status === 'spam') return undefined;
  const what = row.inquiryType === null ? kinds[kind] : asked[row.inquiryType];
  const town = row.city !== null && TOWN.test(row.city) ? `, ${row.city}` : '';
  return { title: `${what}${town}`, path: `/admin/leads/${kind}/${id}` };
}
