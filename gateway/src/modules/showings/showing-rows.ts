import type { Showing } from 'schema/generated/graphql';
import type { EntityManager } from '../../core/database.ts';
import { notFound } from '../../core/errors.ts';
import { namedLeads } from '../leads/inbox-kinds.ts';
import { firstStartOf, isOfVisit, type ShowingRow, TO_COME, toShowing } from './showing-column.ts';

/** More than a person does in three months. */
const MOST = 500;

async function find(em: EntityManager, condition: string, values: readonly unknown[]): Promise<Showing[]> {
  const sql = `with named as materialized (
      select lead_kind as kind, lead_id as id, id as showing, state, starts_at, ends_at,
        ${firstStartOf('showings')} as first_starts_at, created_at, updated_at
      from showings where ${condition} order by starts_at, id limit ${MOST}
    ) select named.showing as id, named.state, named.starts_at as "startsAt", named.ends_at as "endsAt",
      named.first_starts_at as "firstStartsAt",
      named.kind as "leadKind", named.id as "leadId", leads.name, leads.email, leads.phone, leads."propertyId",
      leads."propertyTitle", named.created_at as "createdAt", named.updated_at as "updatedAt"
    from named cross join ${namedLeads} order by named.starts_at, named.showing`;
  return (await em.execute<ShowingRow[]>(sql, [...values])).map(toShowing);
}

/** The longest showing. One that is still going on when a range begins cannot have begun earlier than this. */
const LONGEST_MS = 12 * 3_600_000;

/** Showings that overlap the range, sorted by start, without cancelled ones. */
export const findBetween = (em: EntityManager, from: Date, to: Date): Promise<Showing[]> =>
  find(em, `state <> 'cancelled' and starts_at >= ? and starts_at < ? and ends_at > ?`, [
    new Date(from.getTime() - LONGEST_MS),
    to,
    from,
  ]);

/** Undefined if there is none. */
export async function findShowing(em: EntityManager, id: string): Promise<Showing | undefined> {
  return (await find(em, 'id = ?', [id]))[0];
}

/** The lead's future showing, proposed or accepted. There is at most one. */
export async function findToCome(em: EntityManager, leadId: string): Promise<Showing | undefined> {
  return (await find(em, `lead_id = ? and ${TO_COME}`, [leadId]))[0];
}

/**
 * The identity of a showing in the visitor's calendar: the id of the first showing of the visit, and how often it was
 * moved.
 */
export async function findEntry(em: EntityManager, { id }: Showing): Promise<{ id: string; revision: number }> {
  const sql = `select f.id from showings s join showings f on ${isOfVisit('s')} where s.id = ? order by f.created_at`;
  const entries = await em.execute<{ id: string }[]>(sql, [id]);
  return { id: entries[0]?.id ?? id, revision: Math.max(entries.length - 1, 0) };
}

/** Throws NOT_FOUND if there is none. */
export async function demandShowing(em: EntityManager, id: string): Promise<Showing> {
  const showing = await findShowing(em, id);
  if (showing === undefined) throw notFound('Showing');
  return showing;
}
