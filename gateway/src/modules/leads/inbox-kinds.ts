// What the inbox shows of each of the four kinds of lead.
import type { LeadKind } from 'schema';

interface KindColumns {
  readonly table: string;
  readonly summary: string;
  readonly source: string;
  readonly property: string;
  readonly where: string;
}

/** Each kind's table and what of it stands in the inbox's columns. */
const kinds: Readonly<Record<LeadKind, KindColumns>> = {
  contact: {
    table: 'contacts',
    summary: 'message',
    source: 'source',
    property: '(select i.property_id from property_inquiries i where i.contact_id = l.id limit 1)',
    where: 'true',
  },
  valuation: {
    table: 'home_valuations',
    summary: "address || ', ' || city || ' ' || zip_code",
    source: 'null',
    property: 'null::uuid',
    where: 'true',
  },
  inquiry: {
    table: 'property_inquiries',
    summary: "property_title || ': ' || message",
    source: 'inquiry_type',
    property: 'property_id',
    // One that came with a contact message is that message.
    where: 'contact_id is null',
  },
  capture: {
    table: 'lead_captures',
    summary: "coalesce(address, '')",
    source: 'source',
    property: 'null::uuid',
    where: 'true',
  },
};

export const tableOf = (kind: LeadKind) => kinds[kind].table;

export const leadTables = Object.values(kinds).map(({ table }) => table);

/** A join of `named` (kind, id) with what is shown of these leads, each read by its own key. */
export const namedLeads = `lateral (${(Object.keys(kinds) as LeadKind[]).map(selectKind).join(' union all ')}) leads`;

function selectKind(kind: LeadKind): string {
  const { table, summary, source, property, where } = kinds[kind];
  return `select l.id, '${kind}'::text as kind, status, name, email, phone, ${summary} as summary, ${source} as source,
    ${property} as "propertyId", notes, page, referrer, utm, verification, created_at as "createdAt", updated_at as "updatedAt"
    from ${table} l where l.id = named.id and named.kind = '${kind}' and ${where}`;
}
