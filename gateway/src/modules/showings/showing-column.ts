// Showings as a query over `leads` reads them: who comes is the lead's.
import type { Showing } from 'schema/generated/graphql';

/** A lead's showings as one column, `showings`. */
export const showingsColumn = `(select coalesce(json_agg(json_build_object('id', s.id, 'state', s.state,
    'startsAt', s.starts_at, 'endsAt', s.ends_at, 'leadKind', s.lead_kind, 'leadId', s.lead_id,
    'name', leads.name, 'email', leads.email, 'phone', leads.phone, 'propertyId', leads."propertyId",
    'propertyTitle', leads."propertyTitle", 'createdAt', s.created_at, 'updatedAt', s.updated_at)
    order by s.starts_at, s.id), '[]')
  from showings s where s.lead_id = leads.id) as showings`;

const moments = ['startsAt', 'endsAt', 'createdAt', 'updatedAt'] as const;

export type ShowingRow = Omit<Showing, (typeof moments)[number]> & Record<(typeof moments)[number], string>;

export const toShowing = (row: ShowingRow): Showing => ({
  ...row,
  startsAt: new Date(row.startsAt),
  endsAt: new Date(row.endsAt),
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
});
