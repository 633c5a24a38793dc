import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as styles from './facts.css.ts';

/** Names and values, joined by dotted lines. */
export function Facts({ columns = 1, children }: { columns?: 1 | 2; children: ReactNode }) {
  return <dl className={cx(styles.facts, styles.columns[columns])}>{children}</dl>;
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
