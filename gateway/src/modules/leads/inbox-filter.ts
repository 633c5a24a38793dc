import { type InquiryType, type LeadKind, type LeadSearch, type LeadStatus, leadKinds, leadStatuses } from 'schema';
import { holdingAllWords, numberIn } from '../../core/text-search.ts';

export type LeadFilter = NonNullable<LeadSearch['filter']>;

/**
 * Leads of one kind and status, and of one type of inquiry if the filter names types. An index of the table `leads` has
 * them in the inbox's order.
 */
export interface Slot {
  readonly kind: LeadKind;
  readonly status: LeadStatus;
  /** Absent: of any type or none. */
  readonly inquiryType?: InquiryType | undefined;
  /** Whether their reply is overdue; absent: both. */
  readonly clock?: 'overdue' | 'in time' | undefined;
}

/** A piece of SQL with its values. */
export interface Query {
  readonly sql: string;
  readonly values: unknown[];
}

/** The slots that match a filter. Only new leads can be overdue. */
export function slotsOf({ statuses, kinds, inquiryTypes, overdue }: LeadFilter): Slot[] {
  const asked = statuses?.length ? leadStatuses.filter((one) => statuses.includes(one)) : unlessSpam;
  const shown = overdue === true ? asked.filter((status) => status === 'new') : asked;
  const clock: Slot['clock'] = overdue == null ? undefined : overdue ? 'overdue' : 'in time';
  const types = inquiryTypes?.length ? [...new Set(inquiryTypes)] : [undefined];
  return leadKinds
    .filter((kind) => !kinds?.length || kinds.includes(kind))
    .filter((kind) => !inquiryTypes?.length || kind === 'contact' || kind === 'inquiry')
    .flatMap((kind) => shown.map((status) => ({ kind, status, clock: status === 'new' ? clock : undefined })))
    .flatMap((slot) => types.map((inquiryType) => ({ ...slot, inquiryType })));
}

const unlessSpam = leadStatuses.filter((status) => status !== 'spam');

/** Bounds for a slot without a time limit. */
const ALWAYS = ['-infinity', 'infinity'] as const;

/**
 * Slots as the table expression `slot` (kind, status, inquiry_type, since, until), with its values. `late`: the arrival
 * time of a lead whose reply is due now.
 */
export function slotTable(slots: readonly Slot[], late: Date): Query {
  const moment = late.toISOString();
  const rows = slots.map(({ kind, status, inquiryType = null, clock }) => {
    const [since, until] = ALWAYS;
    return [kind, status, inquiryType, clock === 'in time' ? moment : since, clock === 'overdue' ? moment : until];
  });
  const row = '(?, ?, ?::text, ?::timestamptz, ?::timestamptz)';
  const columns = 'kind, status, inquiry_type, since, until';
  return { sql: `(values ${rows.map(() => row).join(', ')}) slot (${columns})`, values: rows.flat() };
}

/** The condition that a row `l` of `leads` is in a slot. */
export function inSlot({ inquiryTypes }: LeadFilter): string {
  const typed = inquiryTypes?.length ? 'l.inquiry_type = slot.inquiry_type and' : '';
  return `${typed} l.kind = slot.kind and l.status = slot.status
    and l.created_at >= slot.since and l.created_at < slot.until`;
}

type Clause = [condition: string, ...values: unknown[]];

/** A filter as a condition on a row `l` of `leads`, for filters that need more than slots. */
export function condition(filter: LeadFilter, late: Date): Query {
  const slots = slotsOf(filter);
  const clauses: Clause[] = [
    ...lookups(filter),
    ['l.kind in (?)', unique(slots.map(({ kind }) => kind))],
    ['l.status in (?)', unique(slots.map(({ status }) => status))],
  ];
  if (filter.inquiryTypes?.length) clauses.push(['l.inquiry_type in (?)', filter.inquiryTypes]);
  if (filter.overdue === true) clauses.push(['l.created_at < ?', late]);
  if (filter.overdue === false) clauses.push([`(l.status <> 'new' or l.created_at >= ?)`, late]);
  return {
    sql: clauses.map(([sql]) => sql).join(' and '),
    values: clauses.flatMap(([, ...values]) => values),
  };
}

/** Conditions that have an index of their own. */
function lookups({ text, propertyId, sameAs }: LeadFilter): Clause[] {
  const clauses: Clause[] = [];
  if (text !== undefined) clauses.push(holding(text));
  if (propertyId != null) clauses.push(['l.property_id = ?::uuid', propertyId]);
  if (sameAs != null) {
    const of = (column: string) => `l.${column} = (select ${column} from leads where id = ?::uuid limit 1)`;
    clauses.push([`(${of('email')} or ${of('phone')})`, sameAs, sameAs]);
  }
  return clauses;
}

/** Leads that hold each word of the text, or came from the telephone number that it is. */
function holding(text: string): Clause {
  const [words, ...values] = holdingAllWords('l.words', text);
  const number = numberIn(text);
  return number === undefined ? [words, ...values] : [`((${words}) or l.phone like ?)`, ...values, `%${number}`];
}

const unique = <T>(values: readonly T[]) => [...new Set(values)];

/** Whether the filter needs more than slots. */
export const isLookup = (filter: LeadFilter): boolean => lookups(filter).length > 0;
