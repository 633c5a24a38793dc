import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as styles from './badge.css.ts';
import type { RibbonStatus } from './ribbon.tsx';

/** A small tinted label that says what kind of thing this is. */
export function Badge({ tone = 'dune', children }: { tone?: keyof typeof styles.badgeTone; children: ReactNode }) {
  return <span className={cx(styles.badge, styles.badgeTone[tone])}>{children}</span>;
}

/** A count beside a word of a navigation. */
export function Pip({ children }: { children: ReactNode }) {
  return <span className={styles.pip}>{children}</span>;
}

/** The status of a sale, for tables: a shape, a color and the word. */
export function StatusMark({ status, children }: { status: RibbonStatus; children: ReactNode }) {
  return <span className={cx(styles.stat, styles.statStatus[status])}>{children}</span>;
}
