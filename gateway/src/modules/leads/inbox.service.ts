import type { LeadChange, LeadKind, LeadStatus } from 'schema';
import type { Lead } from 'schema/generated/graphql';
import { isRecordId } from '../../core/columns.ts';
import type { Database } from '../../core/database.ts';
import { notFound } from '../../core/errors.ts';

const LARGEST = 200;

/** Each kind's table and what of it stands in the inbox's columns. */
const kinds: Readonly<
  Record<LeadKind, { table: string; summary: string; source: string; property: string; where: string }>
> = {
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

const selectKind = (kind: LeadKind) => {
  const { table, summary, source, property, where } = kinds[kind];
  return `select id, '${kind}' as kind, status, name, email, phone, ${summary} as summary, ${source} as source,
    ${property} as "propertyId", notes, page, referrer, utm, created_at as "createdAt", updated_at as "updatedAt"
    from ${table} l where ${where}`;
};

type LeadRow = Omit<Lead, 'createdAt' | 'updatedAt'> & { createdAt: string; updatedAt: string };

/** All four kinds of lead as one list, for the agent. */
export function createInbox({ database }: { database: Database }) {
  const everything = (Object.keys(kinds) as LeadKind[]).map(selectKind).join(' union all ');
  const select = async (rest: string, values: unknown[]) => {
    const rows = await database.em().execute<LeadRow[]>(`select * from (${everything}) leads ${rest}`, values);
    return rows.map(toLead);
  };

  return {
    /** Newest first, at most 200; without a status everything but spam. */
    list(status: LeadStatus | undefined, first: number): Promise<Lead[]> {
      const where = status === undefined ? `status <> ?` : 'status = ?';
      const limit = Math.min(Math.max(first, 0), LARGEST);
      return select(`where ${where} order by "createdAt" desc, id limit ?`, [status ?? 'spam', limit]);
    },

    /** Absent keeps; NOT_FOUND for an unknown or malformed id. */
    async update(id: string, { kind, status, notes }: LeadChange): Promise<Lead> {
      if (!isRecordId(id)) throw notFound('Lead');
      const changes: [string, unknown][] = [['updated_at', new Date()]];
      if (status != null) changes.push(['status', status]);
      if (notes !== undefined) changes.push(['notes', notes]);
      const assignments = changes.map(([column]) => `${column} = ?`).join(', ');
      const values = [...changes.map(([, value]) => value), id];
      await database.em().execute(`update ${kinds[kind].table} set ${assignments} where id = ?`, values, 'run');
      const [lead] = await select('where id = ? and kind = ?', [id, kind]);
      if (lead === undefined) throw notFound('Lead');
      return lead;
    },
  };
}

export type Inbox = ReturnType<typeof createInbox>;

function toLead({ createdAt, updatedAt, ...lead }: LeadRow): Lead {
  return { ...lead, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
}
