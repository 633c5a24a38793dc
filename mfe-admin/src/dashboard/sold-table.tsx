import { formatShortDate } from 'platform';
import { Text } from 'ui';
import type { AdminPropertyFragment } from '../generated/operations.ts';
import { Cover } from './cover.tsx';
import * as styles from './dashboard.css.ts';

/** What is not recorded. */
const NOTHING = '—';

export function SoldTable({ homes }: { homes: readonly AdminPropertyFragment[] }) {
  if (homes.length === 0) return <Text className={styles.message}>No properties found</Text>;
  return (
    <table className={styles.table}>
      <thead className={styles.tableHead}>
        <tr>
          <th scope="col" className={styles.headCell}>
            Photo
          </th>
          <th scope="col" className={styles.headCell}>
            Address
          </th>
          <th scope="col" className={styles.headCell}>
            City
          </th>
          <th scope="col" className={styles.headCell}>
            Price
          </th>
          <th scope="col" className={styles.headCell}>
            Sold date
          </th>
          <th scope="col" className={styles.headCell}>
            Represented
          </th>
        </tr>
      </thead>
      <tbody className={styles.body}>
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
      </tbody>
    </table>
  );
}
