import type { OpenHouse } from 'schema/generated/graphql';
import type { Catalogue } from '../../core/catalogue.ts';
import { isRecordId } from '../../core/columns.ts';
import type { Database } from '../../core/database.ts';
import { selectOpenHouses } from './open-house.rows.ts';

/**
 * By the database's clock, as lists ask for them: all gateways agree. One that is closed and still to come was closed
 * before that clock was set back. None lasts longer than a day, so an index finds the few that may be to come.
 */
const TURNED = `(not is_closed and ends_at <= now())
  or (is_closed and ends_at > now() and starts_at > now() - interval '25 hours')`;

/** Open houses for visitors; also removes past ones from the site. */
export function createOpenHouseReader({ database, catalogue }: { database: Database; catalogue: Catalogue }) {
  return {
    /** The future and current open houses of a home; empty if the home is sold, archived or unknown. */
    async of(propertyId: string): Promise<OpenHouse[]> {
      if (!isRecordId(propertyId)) return [];
      const condition = `o.property_id = ? and o.ends_at > now() and p.archived_at is null and p.status <> 'sold'`;
      return selectOpenHouses(database.em(), condition, [propertyId]);
    },

    /**
     * Closes open houses that are over, and opens those that are not. The catalogue's version rises, so that no page,
     * answer or browser copy shows what was. Only one gateway does this, also for those that ended while no gateway was running.
     */
    async closePast(): Promise<void> {
      const turned = await database.em().execute<object[]>(`select 1 from open_houses where ${TURNED} limit 1`);
      if (turned.length === 0) return;
      const sql = `update open_houses set is_closed = not is_closed where ${TURNED}`;
      await catalogue.change((em) => em.execute(sql, [], 'run'));
    },
  };
}

export type OpenHouseReader = ReturnType<typeof createOpenHouseReader>;
