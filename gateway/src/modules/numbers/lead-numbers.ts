import type { LeadKind } from 'schema';
import type { EntityManager } from '../../core/database.ts';
import { startOf } from './calendar.ts';

/** Days as YYYY-MM-DD, `until` not included. */
export interface Period {
  readonly from: string;
  readonly until: string;
}

/** Sources that are listed one by one. A program may send any text as a source. */
const SOURCES = 12;
const MINUTE_S = 60;
const HOUR_MS = 3_600_000;

export interface LeadNumbers {
  readonly total: number;
  readonly kinds: readonly { kind: LeadKind; amount: number }[];
  readonly sources: readonly { source: string; amount: number }[];
  readonly answered: number;
  /** Null if no lead was answered. */
  readonly medianAnswerMinutes: number | null;
  /**
   * The share of leads that were answered in the promised time, among those answered or overdue. Null if there are
   * none.
   */
  readonly answeredInTime: number | null;
}

interface Clock {
  readonly now: Date;
  readonly replyWithinHours: number;
}

/**
 * The numbers of each period, in the order of the periods, by the time at which leads arrived. A lead without a source
 * counts under its kind.
 */
export async function countLeads(em: EntityManager, periods: readonly Period[], clock: Clock): Promise<LeadNumbers[]> {
  const patience = `${clock.replyWithinHours} hours`;
  const late = new Date(clock.now.getTime() - clock.replyWithinHours * HOUR_MS).toISOString();
  const answer = 'extract(epoch from answered_at - created_at)';
  const sql = `select n.* from jsonb_to_recordset(?::jsonb) period (at integer, since timestamptz, until timestamptz)
    cross join lateral (
      with came as materialized (
        select kind, coalesce(source, kind) as source, created_at, answered_at from leads
        where created_at >= period.since and created_at < period.until and status <> 'spam'
      )
      select count(*)::integer as total, count(answered_at)::integer as answered,
        (percentile_cont(0.5) within group (order by ${answer}) / ${MINUTE_S})::float as "medianAnswerMinutes",
        (count(*) filter (where answered_at <= created_at + ?::interval))::float
          / nullif(count(*) filter (where answered_at is not null or created_at < ?), 0) as "answeredInTime",
        (select coalesce(json_agg(k), '[]') from (
          select kind, count(*)::integer as amount from came group by kind order by amount desc, kind) k) as kinds,
        (select coalesce(json_agg(s), '[]') from (
          select source, count(*)::integer as amount from came group by source
          order by amount desc, source limit ${SOURCES}) s) as sources
      from came
    ) n order by period.at`;
  const asked = periods.map(({ from, until }, at) => ({ at, since: startOf(from), until: startOf(until) }));
  return em.execute<LeadNumbers[]>(sql, [JSON.stringify(asked), patience, late]);
}
