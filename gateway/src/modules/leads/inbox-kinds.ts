// The inbox's columns for each of the four kinds of lead.
import type { LeadKind } from 'schema';

/** The SQL expression for each column of the inbox that differs between the four tables. */
interface KindColumns {
  readonly table: string;
  readonly summary: string;
  readonly where: string;
  readonly message?: string;
  readonly source?: string;
  readonly interest?: string;
  readonly wish?: string;
  readonly valuation?: string;
  /** The alias of the row with the inquiry about a home. */
  readonly inquiry?: string;
  readonly join?: string;
}

const VALUATION = `json_build_object('address', address, 'city', city, 'zipCode', zip_code, 'propertyType', property_type,
  'bedrooms', bedrooms, 'bathrooms', bathrooms, 'squareFeet', square_feet, 'additionalInfo', additional_info)`;

const kinds: Readonly<Record<LeadKind, KindColumns>> = {
  contact: {
    table: 'contacts',
    summary: 'l.message',
    message: 'l.message',
    source: 'l.source',
    interest: 'l.interest',
    wish: 'l.wish',
    inquiry: 'i',
    join: 'left join lateral (select * from property_inquiries where contact_id = l.id limit 1) i on true',
    where: 'true',
  },
  valuation: {
    table: 'home_valuations',
    summary: "l.address || ', ' || l.city || ' ' || l.zip_code",
    valuation: VALUATION,
    where: 'true',
  },
  inquiry: {
    table: 'property_inquiries',
    summary: "l.property_title || ': ' || l.message",
    message: 'l.message',
    source: 'l.inquiry_type',
    inquiry: 'l',
    // An inquiry that came with a contact message is shown with that message.
    where: 'l.contact_id is null',
  },
  capture: {
    table: 'lead_captures',
    summary: "coalesce(l.address, '')",
    source: 'l.source',
    where: 'true',
  },
};

export const tableOf = (kind: LeadKind) => kinds[kind].table;

export const leadTables = Object.values(kinds).map(({ table }) => table);

/** A lateral join of `named` (kind, id) with the columns of these leads. Each lead is read by its primary key. */
export const namedLeads = `lateral (${(Object.keys(kinds) as LeadKind[]).map(selectKind).join(' union all ')}) leads`;

function selectKind(kind: LeadKind): string {
  const { table, summary, where, message, source, interest, wish, valuation, inquiry, join = '' } = kinds[kind];
  const about = inquiry
    ? `${inquiry}.property_id as "propertyId", ${inquiry}.property_title as "propertyTitle",
      ${inquiry}.inquiry_type as "inquiryType", coalesce(${inquiry}.preferred_times, '[]') as "preferredTimes"`
    : `null::uuid as "propertyId", null as "propertyTitle", null as "inquiryType", '[]'::jsonb as "preferredTimes"`;
  return `select l.id, '${kind}'::text as kind, l.status, l.name, l.email, l.phone, ${summary} as summary,
    ${message ?? 'null'} as message, ${source ?? 'null'} as source, ${interest ?? 'null'} as interest,
    ${wish ?? 'null::jsonb'} as wish,
    ${valuation ?? 'null::json'} as valuation, ${about}, l.notes, l.page, l.referrer, l.utm, l.may_phone as "mayPhone",
    l.verification,
    l.answered_at as "answeredAt", l.created_at as "createdAt", l.updated_at as "updatedAt"
    from ${table} l ${join} where l.id = named.id and named.kind = '${kind}' and ${where}`;
}
