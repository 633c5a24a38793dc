import type { PriceChange } from 'schema/generated/graphql';
import { isRecordId } from '../../core/columns.ts';
import type { Database } from '../../core/database.ts';
import { type HomeEdit, priceChanges, seenEdits } from './price-changes.ts';

/** The newest changes that are read: more than a home has in years. */
const MOST = 100;

type Row = Omit<HomeEdit, 'at'> & { at: string };

/** What visitors may know about a home's prices: only those it had while it was on the site. */
export function createPriceHistory({ read }: Pick<Database, 'read'>) {
  return {
    /** Empty if the home is sold, archived or unknown. Prices from before it was put on the site are left out. */
    async of(propertyId: string): Promise<PriceChange[]> {
      if (!isRecordId(propertyId)) return [];
      const [home] = await read<{ price: string; at: string }>(
        `select price, created_at as at from properties where id = ? and archived_at is null and status <> 'sold'`,
        [propertyId],
      );
      if (home === undefined) return [];
      const rows = await read<Row>(
        `select a.at, change ->> 'field' as field, change ->> 'before' as before, change ->> 'after' as after
        from audit_log a, jsonb_array_elements(a.changes) change
        where a.subject_id = ? and a.subject = 'Property' and a.action <> 'createProperty' and a.at >= ?::timestamptz
          and change ->> 'field' in ('price', 'archivedAt')
        order by a.at desc, a.id desc, change ->> 'field' desc limit ${MOST}`,
        [propertyId, new Date(home.at).toISOString()],
      );
      const edits = rows.map((row) => ({ ...row, at: new Date(row.at) })).toReversed();
      return priceChanges(new Date(home.at), home.price, seenEdits(edits));
    },
  };
}

export type PriceHistory = ReturnType<typeof createPriceHistory>;
