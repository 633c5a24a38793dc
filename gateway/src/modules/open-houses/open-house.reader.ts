import type { OpenHouse } from 'schema/generated/graphql';
import type { Catalogue } from '../../core/catalogue.ts';
import { isRecordId } from '../../core/columns.ts';
import type { Database } from '../../core/database.ts';
import { selectOpenHouses } from './open-house.rows.ts';

const OVER = 'not is_closed and ends_at <= ?';

/** What visitors see of open houses, and what makes the past ones vanish. */
export function createOpenHouseReader({ database, catalogue }: { database: Database; catalogue: Catalogue }) {
  return {
    /** A home's, to come or going on; none of a home that is sold, archived or unknown. */
    async of(propertyId: string): Promise<OpenHouse[]> {
      if (!isRecordId(propertyId)) return [];
      const condition = `o.property_id = ? and o.ends_at > ? and p.archived_at is null and p.status <> 'sold'`;
      return selectOpenHouses(database.em(), condition, [propertyId, new Date()]);
    },

    /**
     * Closes those that are over. The catalogue rises with it, so that no page, answer or browser's copy shows one
     * for longer; by one gateway only, and for what ended while none was running, too.
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
