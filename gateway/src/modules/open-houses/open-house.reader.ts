import type { OpenHouse } from 'schema/generated/graphql';
import type { Catalogue } from '../../core/catalogue.ts';
import { isRecordId } from '../../core/columns.ts';
import type { Database } from '../../core/database.ts';
import { selectOpenHouses } from './open-house.rows.ts';

const OVER = 'not is_closed and ends_at <= ?';

/** Open houses for visitors; also removes past ones from the site. */
export function createOpenHouseReader({ database, catalogue }: { database: Database; catalogue: Catalogue }) {
  return {
    /** The future and current open houses of a home; empty if the home is sold, archived or unknown. */
    async of(propertyId: string): Promise<OpenHouse[]> {
      if (!isRecordId(propertyId)) return [];
      const condition = `o.property_id = ? and o.ends_at > ? and p.archived_at is null and p.status <> 'sold'`;
      return selectOpenHouses(database.em(), condition, [propertyId, new Date()]);
    },

    /**
     * Closes open houses that are over. The catalogue's version rises, so that no page, answer or browser copy shows
     * them any longer. Only one gateway does this, also for those that ended while no gateway was running.
     */
    async closePast(): Promise<void> {
      const now = new Date();
      const over = await database.em().execute<object[]>(`select 1 from open_houses where ${OVER} limit 1`, [now]);
      if (over.length === 0) return;
      await catalogue.change((em) => em.execute(`update open_houses set is_closed = true where ${OVER}`, [now], 'run'));
    },
  };
}

export type OpenHouseReader = ReturnType<typeof createOpenHouseReader>;
