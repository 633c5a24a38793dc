import { formatShortDate } from 'platform';
import { Text } from 'ui';
import type { AdminPropertyFragment } from '../generated/operations.ts';
import { Cover } from './cover.tsx';
import * as styles from './dashboard.css.ts';
import { HomesTable } from './homes-table.tsx';

/** Shown for a missing value. */
const NOTHING = '—';

const titles = ['Photo', 'Address', 'City', 'Price', 'Sold date', 'Represented'];

export function SoldTable({ homes }: { homes: readonly AdminPropertyFragment[] }) {
  if (homes.length === 0) return <Text className={styles.message}>No properties found</Text>;
  return (
    <HomesTable titles={titles}>
      {homes.map((home) => (
        <tr key={home.id} className={styles.row}>
          <td className={styles.photoCell}>
            <Cover home={home} />
          </td>
          <td className={styles.nameCell}>
            <b>{home.address}</b>
          </td>
          <td className={styles.placeCell}>{home.city}</td>
          <td className={styles.priceCell}>{home.soldPrice ?? home.price}</td>
          <td className={styles.standingCell}>{home.soldDate ? formatShortDate(home.soldDate) : NOTHING}</td>
          <td className={styles.sideCell}>{home.represented ?? NOTHING}</td>
        </tr>
      ))}
    </HomesTable>
  );
}
