import { Button, StatusMark, Text, VisuallyHidden } from 'ui';
import type { AdminPropertyFragment } from '../generated/operations.ts';
import { Cover } from './cover.tsx';
import * as styles from './dashboard.css.ts';
import { HomesTable } from './homes-table.tsx';

type ListingsTableProps = {
  homes: readonly AdminPropertyFragment[];
  onMarkSold: (home: AdminPropertyFragment) => void;
};

const statusText = { active: 'Active', pending: 'Pending', sold: 'Sold' } as const;

const titles = ['Photo', 'Address', 'City', 'Price', 'Status', 'Action'];

/** Active and pending homes, each with a button that marks it as sold. */
export function ListingsTable({ homes, onMarkSold }: ListingsTableProps) {
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
          <td className={styles.priceCell}>{home.price}</td>
          <td className={styles.standingCell}>
            <StatusMark status={home.status}>{statusText[home.status]}</StatusMark>
          </td>
          <td className={styles.actionCell}>
            <Button tone="line" size="small" onClick={() => onMarkSold(home)}>
              <span>
                Mark <VisuallyHidden>{home.address}</VisuallyHidden> as sold
              </span>
            </Button>
          </td>
        </tr>
      ))}
    </HomesTable>
  );
}
