// Showings as a query over `leads` reads them: who comes is the lead's.
import type { Showing } from 'schema/generated/graphql';

/**
 * Whether `f` is the showing of a row of the table with that name, or was arranged before it for the same visit. Each visit that
 * took place ends there; the next one is another.
 */
export const isOfVisit = (table: string): string => `f.lead_id = ${table}.lead_id
    and f.created_at <= ${table}.created_at and f.created_at > coalesce((
      select max(d.created_at) from showings d
      where d.lead_id = ${table}.lead_id and d.created_at < ${table}.created_at and d.state in ('done', 'no_show')
    ), '-infinity')`;

/** When a showing's visit was to begin as it was first arranged. */
export const firstStartOf = (table: string): string =>
  `(select f.starts_at from showings f where ${isOfVisit(table)} order by f.created_at limit 1)`;

/** A lead's showings as one column, `showings`. */
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
