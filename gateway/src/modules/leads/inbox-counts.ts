// Counts leads without counting them one by one.
import type { LeadKind, LeadStatus } from 'schema';
import type { LeadStatusCounts } from 'schema/generated/graphql';
import type { EntityManager } from '../../core/database.ts';
import {
  condition,
  inSlot,
  isLookup,
  type LeadFilter,
  type Query,
  type Slot,
  slotsOf,
  slotTable,
} from './inbox-filter.ts';

/** The leads of one kind and status. */
interface Tally {
  readonly kind: LeadKind;
  readonly status: LeadStatus;
  readonly total: number;
  /** Those that are new and not overdue. */
  readonly inTime: number;
}

export interface Counts {
  /** Counts the leads that match the filter: of a search those have to be found, whatever page is shown. */
  total(): Promise<number>;
  /** In the whole inbox. */
  readonly overdue: number;
  /** In the whole inbox. */
  readonly statuses: LeadStatusCounts;
}

/**
 * Totals are sums of `lead_counts`, which the database keeps. Only new leads that are not overdue are counted, by an
 * index; all other new ones are overdue. Filters by words, persons, homes and types of inquiry need a real count.
 * `late`: see `slotTable`.
 */
export async function countLeads(em: EntityManager, filter: LeadFilter, late: Date): Promise<Counts> {
  const tallies = await readTallies(em, late);
  const isCounted = !isLookup(filter) && !filter.inquiryTypes?.length;
  const ofStatus = (status: LeadStatus) => sumOf(tallies, slotsOf({ statuses: [status] }));
  return {
    total: async () => (isCounted ? sumOf(tallies, slotsOf(filter)) : countFound(em, filter, late)),
    overdue: sumOf(tallies, slotsOf({ overdue: true })),
    statuses: {
      new: ofStatus('new'),
      contacted: ofStatus('contacted'),
      closed: ofStatus('closed'),
      spam: ofStatus('spam'),
    },
  };
}

function sumOf(tallies: readonly Tally[], slots: readonly Slot[]): number {
  const counted = slots.map(({ kind, status, clock }) => {
    const tally = tallies.find((one) => one.kind === kind && one.status === status);
    if (tally === undefined) return 0;
    if (clock === undefined) return tally.total;
    return clock === 'in time' ? tally.inTime : tally.total - tally.inTime;
  });
  return counted.reduce((sum, count) => sum + count, 0);
}

/** One statement, so that all numbers are of the same moment. */
function readTallies(em: EntityManager, late: Date): Promise<Tally[]> {
  const sql = `select c.kind, c.status, sum(c.amount)::integer as total,
    case when c.status = 'new' then (
      select count(*)::integer from leads l where l.kind = c.kind and l.status = 'new' and l.created_at >= ?
    ) else 0 end as "inTime"
    from lead_counts c group by c.kind, c.status`;
  return em.execute<Tally[]>(sql, [late]);
}

async function countFound(em: EntityManager, filter: LeadFilter, late: Date): Promise<number> {
  const slots = slotsOf(filter);
  if (slots.length === 0) return 0;
  const { sql: from, values } = isLookup(filter) ? conditionRows(filter, late) : slotRows(filter, slots, late);
  const [row] = await em.execute<{ total: number }[]>(`select count(*)::integer as total from ${from}`, values);
  return row?.total ?? 0;
}

function conditionRows(filter: LeadFilter, late: Date): Query {
  const { sql, values } = condition(filter, late);
  return { sql: `leads l where ${sql}`, values };
}

function slotRows(filter: LeadFilter, slots: readonly Slot[], late: Date): Query {
  const { sql, values } = slotTable(slots, late);
  return { sql: `${sql} join leads l on ${inSlot(filter)}`, values };
}
