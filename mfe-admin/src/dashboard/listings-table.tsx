import { Button, StatusMark, Text, VisuallyHidden } from 'ui';
import type { AdminPropertyFragment } from '../generated/operations.ts';
import { Cover } from './cover.tsx';
import * as styles from './dashboard.css.ts';

type ListingsTableProps = {
  homes: readonly AdminPropertyFragment[];
  onMarkSold: (home: AdminPropertyFragment) => void;
};

const statusText = { active: 'Active', pending: 'Pending', sold: 'Sold' } as const;

/** Active and pending homes, each with the way to mark it as sold. */
export function ListingsTable({ homes, onMarkSold }: ListingsTableProps) {
  if (homes.length === 0) return <Text className={styles.message}>No properties found</Text>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th className={styles.headCell}>Photo</th>
          <th className={styles.headCell}>Address</th>
          <th className={styles.wideCell}>City</th>
          <th className={styles.headCell}>Price</th>
          <th className={styles.wideCell}>Status</th>
          <th className={styles.headCell}>Action</th>
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
            <td className={styles.cell}>{home.price}</td>
            <td className={styles.wideCell}>
              <StatusMark status={home.status}>{statusText[home.status]}</StatusMark>
            </td>
            <td className={styles.cell}>
              <Button tone="line" size="small" onClick={() => onMarkSold(home)}>
                <span>
                  Mark <VisuallyHidden>{home.address}</VisuallyHidden> as sold
                </span>
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
