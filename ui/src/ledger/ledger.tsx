import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as styles from './ledger.css.ts';

export interface LedgerColumn {
  title: string;
  kind: keyof typeof styles.cellKind;
}

const headAlign = {
  name: undefined,
  place: undefined,
  date: undefined,
  price: styles.alignPrice,
  side: styles.alignRight,
};

export interface LedgerProps {
  /** The name of the table for screen readers. */
  label: string;
  columns: readonly LedgerColumn[];
  /** `LedgerYear`s, or one `LedgerRows` if the rows are not grouped by year. */
  children: ReactNode;
  foot?: ReactNode;
}

/** A table like a printed ledger: double rules above and below, years in italics, dotted lines. */
export function Ledger({ label, columns, children, foot }: LedgerProps) {
  return (
    <table aria-label={label} className={styles.ledger}>
      <thead className={styles.head}>
        <tr>
          {columns.map(({ title, kind }) => (
            <th key={title} scope="col" className={cx(styles.columnHead, headAlign[kind])}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {children}
      {foot && (
        <tfoot className={styles.body}>
          <tr className={styles.yearRow}>
            <td colSpan={columns.length} className={styles.foot}>
              {foot}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** The rows of one year, under its number. */
export function LedgerYear({ year, span, children }: { year: ReactNode; span: number; children: ReactNode }) {
  return (
    <tbody className={styles.body}>
      <tr className={styles.yearRow}>
        <th scope="rowgroup" colSpan={span} className={styles.year}>
          {year}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

/** Rows without a heading. */
export function LedgerRows({ children }: { children: ReactNode }) {
  return <tbody className={styles.body}>{children}</tbody>;
}

export function LedgerRow({ children }: { children: ReactNode }) {
  return <tr className={styles.row}>{children}</tr>;
}

export function LedgerCell({ kind, children }: { kind: LedgerColumn['kind']; children?: ReactNode }) {
  return <td className={cx(styles.cell, styles.cellKind[kind])}>{children}</td>;
}
