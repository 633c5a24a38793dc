// Showings in a query over `leads`. The visitor's name and home come from the lead.
import { arrangedStates } from 'schema';
import type { Showing } from 'schema/generated/graphql';

/** `isToCome` in SQL, in the words of the index `showings_to_come`. */
export const TO_COME = `state in (${arrangedStates.map((state) => `'${state}'`).join(', ')})`;

/**
 * Whether `f` is the same showing as the table's current row, or an earlier one of the same visit. A visit that took
 * place ends a series; the next showing begins another.
 */
export const isOfVisit = (table: string): string => `f.lead_id = ${table}.lead_id
    and f.created_at <= ${table}.created_at and f.created_at > coalesce((
      select max(d.created_at) from showings d
      where d.lead_id = ${table}.lead_id and d.created_at < ${table}.created_at and d.state in ('done', 'no_show')
    ), '-infinity')`;

/** When the visit of a showing was first meant to begin. */
export const firstStartOf = (table: string): string =>
  `(select f.starts_at from showings f where ${isOfVisit(table)} order by f.created_at limit 1)`;

/** A lead's showings as the column `showings`. */
export const showingsColumn = `(select coalesce(json_agg(json_build_object('id', s.id, 'state', s.state,
    'startsAt', s.starts_at, 'endsAt', s.ends_at, 'firstStartsAt', ${firstStartOf('s')}, 'leadKind', s.lead_kind, 'leadId', s.lead_id,
    'name', leads.name, 'email', leads.email, 'phone', leads.phone, 'propertyId', leads."propertyId",
    'propertyTitle', leads."propertyTitle", 'createdAt', s.created_at, 'updatedAt', s.updated_at)
    order by s.starts_at, s.id), '[]')
  from showings s where s.lead_id = leads.id) as showings`;

const moments = ['startsAt', 'endsAt', 'firstStartsAt', 'createdAt', 'updatedAt'] as const;

export type ShowingRow = Omit<Showing, (typeof moments)[number]> & Record<(typeof moments)[number], string>;

export const toShowing = (row: ShowingRow): Showing => ({
  ...row,
  startsAt: new Date(row.startsAt),
  endsAt: new Date(row.endsAt),
  firstStartsAt: new Date(row.firstStartsAt),
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
});
