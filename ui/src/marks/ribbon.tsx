import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as styles from './ribbon.css.ts';

export type RibbonStatus = keyof typeof styles.status;

export interface RibbonProps {
  status: RibbonStatus;
  children: ReactNode;
  /** In the line of text, instead of hung over a picture's edge. */
  inline?: boolean | undefined;
}

/** The swallow-tailed ribbon that says where a sale stands. */
export function Ribbon({ status, children, inline = false }: RibbonProps) {
  return <span className={cx(styles.ribbon, styles.status[status], !inline && styles.hung)}>{children}</span>;
}
