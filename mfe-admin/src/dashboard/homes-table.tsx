import type { ReactNode } from 'react';
import * as styles from './dashboard.css.ts';

/** The agent's table of homes: the column heads, and a row for each home. On phones a row is a card. */
export function HomesTable({ titles, children }: { titles: readonly string[]; children: ReactNode }) {
  return (
    <table className={styles.table}>
      <thead className={styles.tableHead}>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col" className={styles.headCell}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>{children}</tbody>
    </table>
  );
}
