import { type NumbersSearch, newYorkDay } from 'schema';
import type { Numbers, PeriodNumbers } from 'schema/generated/graphql';
import type { Database } from '../../core/database.ts';
import type { PropertyQuery } from '../properties/property.query.ts';
import { addDays, mondayOf, startOf } from './calendar.ts';
import { countLeads, type LeadNumbers, type Period } from './lead-numbers.ts';
import { countViews, mostSeen, type ViewNumbers } from './view-numbers.ts';

export interface NumbersDeps {
  readonly database: Database;
  /** Reads homes by their id, also archived ones. */
  readonly query: PropertyQuery;
  readonly replyWithinHours: number;
}

/** The agent's statistics of views and leads. Spam is not counted. */
export function createNumbers({ database, query, replyWithinHours }: NumbersDeps) {
  /** In the order of the periods, which may overlap. */
  async function countPeriods(periods: readonly Period[], now: Date): Promise<PeriodNumbers[]> {
    const em = database.em();
    const leads = await countLeads(em, periods, { now, replyWithinHours });
    const views = await countViews(em, periods);
    return periods.map((period, index) => toNumbers(period, leads[index], views[index]));
  }

  return {
    async count({ weeks: amount }: NumbersSearch, now = new Date()): Promise<Numbers> {
      const today = newYorkDay(now);
      const tomorrow = addDays(today, 1);
      const monday = mondayOf(today);
      const weeks = Array.from({ length: amount }, (_, index) => weekFrom(addDays(monday, 7 * (index - amount + 1))));
      const recent = { from: addDays(tomorrow, -7), until: tomorrow };
      const before = { from: addDays(tomorrow, -14), until: recent.from };
      const counted = await countPeriods([...weeks, recent, before], now);
      const seen = await mostSeen(database.em(), { since: weeks[0]?.from ?? monday, recent, before });
      const ids = seen.filter(({ kind }) => kind === 'home').map(({ subject }) => subject);
      const homes = ids.length === 0 ? [] : await query('properties p where p.id in (?)', [ids]);
      const byId = new Map(homes.map((home) => [home.id, home]));
      return {
        weeks: counted.slice(0, amount),
        lastSevenDays: counted[amount] as PeriodNumbers,
        sevenDaysBefore: counted[amount + 1] as PeriodNumbers,
        homes: seen.flatMap(({ kind, subject, ...views }) => {
          const home = kind === 'home' ? byId.get(subject) : undefined;
          return home === undefined ? [] : [{ id: home.id, address: home.address, city: home.city, ...views }];
        }),
        towns: seen.flatMap(({ kind, subject, ...views }) => (kind === 'town' ? [{ slug: subject, ...views }] : [])),
      };
    },
  };
}

export type NumbersService = ReturnType<typeof createNumbers>;

const weekFrom = (from: string): Period => ({ from, until: addDays(from, 7) });

const none = { total: 0, kinds: [], sources: [], answered: 0, medianAnswerMinutes: null, answeredInTime: null };

function toNumbers(
  { from }: Period,
  leads: LeadNumbers = none,
  views: ViewNumbers = { homes: 0, towns: 0 },
): PeriodNumbers {
  const { total, kinds, sources, answered, medianAnswerMinutes, answeredInTime } = leads;
  const { homes, towns } = views;
  return {
    from: startOf(from),
    homeViews: homes,
    townViews: towns,
    leads: total,
    leadsByKind: [...kinds],
    leadsBySource: [...sources],
    answered,
    medianAnswerMinutes,
    answeredInTime,
  };
}
