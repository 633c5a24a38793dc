import type { LeadSort } from 'schema';
import type { HomeWish, Lead, OutgoingMessage } from 'schema/generated/graphql';
import type { EntityManager } from '../../core/database.ts';
import { notFound } from '../../core/errors.ts';
import { type ShowingRow, showingsColumn, toShowing } from '../showings/showing-column.ts';
import { namedLeads } from './inbox-kinds.ts';
import { orderOf } from './inbox-page.ts';
import { type AnswerRow, answersColumn, toAnswer } from './lead-answers.ts';

/** A lead as it is stored. Its home and its history are in other tables, and are read when somebody asks for them. */
export type StoredLead = Omit<Lead, 'property' | 'history'>;

type LeadRow = Omit<
  StoredLead,
  | 'createdAt'
  | 'updatedAt'
  | 'answeredAt'
  | 'preferredTimes'
  | 'dueAt'
  | 'overdue'
  | 'messages'
  | 'answers'
  | 'showings'
> & {
  createdAt: string;
  updatedAt: string;
  answeredAt: string | null;
  preferredTimes: string[];
  messages: MessageRow[];
  answers: AnswerRow[];
  showings: ShowingRow[];
};

type MessageRow = Omit<OutgoingMessage, 'nextAttemptAt' | 'sentAt'> & {
  nextAttemptAt: string | null;
  sentAt: string | null;
};

/** A lead's mails as one column. */
const messages = `(select coalesce(json_agg(json_build_object('id', m.id, 'kind', m.kind, 'recipient', m.recipient,
    'state', m.state, 'attempts', m.attempts, 'lastError', m.last_error, 'sentAt', m.sent_at,
    'nextAttemptAt', case when m.state = 'waiting' then m.next_attempt_at end) order by m.kind desc), '[]')
  from outgoing_messages m where m.lead_id = leads.id) as messages`;

/** Reads leads in the form that REST and GraphQL show. */
export interface LeadRows {
  /** The leads that a query names by kind and id, in the order of `sort`. */
  find(em: EntityManager, named: { sql: string; values: readonly unknown[] }, sort?: LeadSort): Promise<StoredLead[]>;
  /** Undefined if no lead of that kind has the id. */
  one(em: EntityManager, lead: Pick<Lead, 'id' | 'kind'>): Promise<StoredLead | undefined>;
  /** Throws NOT_FOUND if no lead of that kind has the id. */
  demand(em: EntityManager, lead: Pick<Lead, 'id' | 'kind'>): Promise<StoredLead>;
}

/** `patience`: the promised time to reply, in milliseconds. */
export function createLeadRows(patience: number): LeadRows {
  const find: LeadRows['find'] = async (em, named, sort = 'newest') => {
    const sql = `with named as materialized (${named.sql})
      select leads.*, ${messages}, ${answersColumn}, ${showingsColumn}
      from named cross join ${namedLeads} ${orderOf(sort, 'leads', '"createdAt"')}`;
    const rows = await em.execute<LeadRow[]>(sql, [...named.values]);
    return rows.map((row) => toLead(row, patience));
  };
  const one: LeadRows['one'] = async (em, { id, kind }) => {
    const [lead] = await find(em, { sql: 'select ?::uuid as id, ?::text as kind', values: [id, kind] });
    return lead;
  };
  return {
    find,
    one,
    async demand(em, name) {
      const lead = await one(em, name);
      if (lead === undefined) throw notFound('Lead');
      return lead;
    },
  };
}

/** Only the stated fields of a wish are stored; the others are null. */
const noWish: HomeWish = {
  listingType: null,
  city: null,
  minPrice: null,
  maxPrice: null,
  minBedrooms: null,
  minBathrooms: null,
  propertyType: null,
  hasOpenHouse: null,
  text: null,
};

function toLead(row: LeadRow, patience: number): StoredLead {
  const createdAt = new Date(row.createdAt);
  const dueAt = new Date(createdAt.getTime() + patience);
  const overdue = row.status === 'new' && dueAt.getTime() < Date.now();
  return {
    ...row,
    wish: row.wish && { ...noWish, ...row.wish },
    messages: row.messages.map(toMessage),
    answers: row.answers.map(toAnswer),
    showings: row.showings.map(toShowing),
    preferredTimes: row.preferredTimes.map((time) => new Date(time)),
    answeredAt: toDate(row.answeredAt),
    createdAt,
    updatedAt: new Date(row.updatedAt),
    dueAt,
    overdue,
  };
}

const toMessage = ({ nextAttemptAt, sentAt, ...row }: MessageRow): OutgoingMessage => ({
  ...row,
  nextAttemptAt: toDate(nextAttemptAt),
  sentAt: toDate(sentAt),
});

const toDate = (text: string | null) => (text === null ? null : new Date(text));
