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
      <thead>
        <tr>
          <th className={styles.headCell}>Photo</th>
          <th className={styles.headCell}>Address</th>
          <th className={styles.wideCell}>City</th>
          <th className={styles.headCell}>Price</th>
          <th className={styles.headCell}>Sold date</th>
          <th className={styles.wideCell}>Represented</th>
        </tr>
      </thead>
      <tbody>
        {homes.map((home) => (
          <tr key={home.id}>
            <td className={styles.cell}>
              <Cover home={home} />
            </td>
            <td className={styles.cell}>
              <b>{home.address}</b>
            </td>
            <td className={styles.wideCell}>{home.city}</td>
            <td className={styles.cell}>{home.soldPrice ?? home.price}</td>
            <td className={styles.cell}>{home.soldDate ? formatShortDate(home.soldDate) : NOTHING}</td>
            <td className={styles.wideCell}>{home.represented ?? NOTHING}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
