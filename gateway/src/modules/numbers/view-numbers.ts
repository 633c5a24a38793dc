import type { EntityManager } from '../../core/database.ts';
import type { Period } from './lead-numbers.ts';
import type { ViewKind } from './page-view.entity.ts';

/** Pages that are listed one by one. */
const MOST_SEEN = 200;

export interface ViewNumbers {
  readonly homes: number;
  readonly towns: number;
}

/** The views of each period, in the order of the periods. */
export async function countViews(em: EntityManager, periods: readonly Period[]): Promise<ViewNumbers[]> {
  const sql = `select v.homes, v.towns from jsonb_to_recordset(?::jsonb) period (at integer, "from" date, until date)
    cross join lateral (
      select coalesce(sum(amount) filter (where kind = 'home'), 0)::integer as homes,
        coalesce(sum(amount) filter (where kind = 'town'), 0)::integer as towns
      from page_views where day >= period.from and day < period.until
    ) v order by period.at`;
  return em.execute<ViewNumbers[]>(sql, [JSON.stringify(periods.map((period, at) => ({ at, ...period })))]);
}

export interface Seen {
  readonly kind: ViewKind;
  readonly subject: string;
  readonly views: number;
  readonly lastSevenDays: number;
  readonly sevenDaysBefore: number;
}

interface SeenQuestion {
  readonly since: string;
  readonly recent: Period;
  readonly before: Period;
}

/** The pages with the most views since a day, of all kinds. */
export function mostSeen(em: EntityManager, { since, recent, before }: SeenQuestion): Promise<Seen[]> {
  const within = 'coalesce(sum(amount) filter (where day >= ? and day < ?), 0)::integer';
  const sql = `select kind, subject, coalesce(sum(amount) filter (where day >= ?), 0)::integer as views,
      ${within} as "lastSevenDays", ${within} as "sevenDaysBefore"
    from page_views where day >= least(?::date, ?::date)
    group by kind, subject order by views desc, kind, subject limit ${MOST_SEEN}`;
  const values = [since, recent.from, recent.until, before.from, before.until, since, before.from];
  return em.execute<Seen[]>(sql, values);
}
