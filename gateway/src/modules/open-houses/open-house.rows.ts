import type { OpenHouse } from 'schema/generated/graphql';
import type { EntityManager } from '../../core/database.ts';

/** More than one agent has in years. */
const MOST = 500;

type Row = Omit<OpenHouse, 'startsAt' | 'endsAt'> & { startsAt: string; endsAt: string };

/** The open houses that match a condition on `o` and its property `p`, sorted by start. */
export async function selectOpenHouses(
  em: EntityManager,
  condition: string,
  values: readonly unknown[],
): Promise<OpenHouse[]> {
  const sql = `select o.id, o.property_id as "propertyId", p.address, p.city, o.starts_at as "startsAt", o.ends_at as "endsAt"
    from open_houses o join properties p on p.id = o.property_id
    where ${condition} order by o.starts_at, o.id limit ${MOST}`;
  const rows = await em.execute<Row[]>(sql, [...values]);
  return rows.map((row) => ({ ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) }));
}
