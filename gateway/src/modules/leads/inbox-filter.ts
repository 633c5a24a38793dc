import { type LeadKind, type LeadSearch, type LeadStatus, leadKinds, leadStatuses } from 'schema';
import { containing } from '../../core/containing.ts';

export type LeadFilter = NonNullable<LeadSearch['filter']>;

/** Leads of one kind and status: what the spine's index `leads_order` holds in the inbox's order. */
export interface Slot {
  readonly kind: LeadKind;
  readonly status: LeadStatus;
  /** Which side of the promise's clock; absent: both. */
  readonly clock?: 'overdue' | 'in time' | undefined;
}

/** The slots that a filter lets through: at most four kinds by four statuses. Nothing is overdue but what is new. */
export function slotsOf({ statuses, kinds, overdue }: LeadFilter): Slot[] {
  const asked = statuses?.length ? leadStatuses.filter((one) => statuses.includes(one)) : unlessSpam;
  const shown = overdue === true ? asked.filter((status) => status === 'new') : asked;
  const clock = overdue == null ? undefined : overdue ? 'overdue' : 'in time';
  return leadKinds
    .filter((kind) => !kinds?.length || kinds.includes(kind))
    .flatMap((kind) => shown.map((status) => ({ kind, status, clock: status === 'new' ? clock : undefined })));
}

const unlessSpam = leadStatuses.filter((status) => status !== 'spam');

/** Before and after every moment that a lead can have. */
const ALWAYS = ['-infinity', 'infinity'] as const;

/**
 * Slots as a table expression `slot` (kind, status, since, until), with its values. `late` is when a lead that is due
 * now came in.
 */
export function slotTable(slots: readonly Slot[], late: Date): { sql: string; values: unknown[] } {
  const moment = late.toISOString();
  const rows = slots.map(({ kind, status, clock }) => {
    const [since, until] = ALWAYS;
    return [kind, status, clock === 'in time' ? moment : since, clock === 'overdue' ? moment : until];
  });
  const row = '(?, ?, ?::timestamptz, ?::timestamptz)';
  return { sql: `(values ${rows.map(() => row).join(', ')}) slot (kind, status, since, until)`, values: rows.flat() };
}

/** The same as a condition on `l`, a row of the spine, for a search by words. */
export function wordCondition(filter: LeadFilter & { text: string }, late: Date): { sql: string; values: unknown[] } {
  const slots = slotsOf(filter);
  const clauses: [condition: string, ...values: unknown[]][] = [
    ['l.words ilike ?', containing(filter.text)],
    ['l.kind in (?)', unique(slots.map(({ kind }) => kind))],
    ['l.status in (?)', unique(slots.map(({ status }) => status))],
  ];
  if (filter.overdue === true) clauses.push(['l.created_at < ?', late]);
  if (filter.overdue === false) clauses.push([`(l.status <> 'new' or l.created_at >= ?)`, late]);
  return {
    sql: clauses.map(([condition]) => condition).join(' and '),
    values: clauses.flatMap(([, ...values]) => values),
  };
}

const unique = <T>(values: readonly T[]) => [...new Set(values)];

/** Whether words have to be looked up. */
export const hasWords = (filter: LeadFilter): filter is LeadFilter & { text: string } => filter.text !== undefined;
