import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as styles from './ribbon.css.ts';

export type RibbonStatus = keyof typeof styles.status;

export interface RibbonProps {
  status: RibbonStatus;
  children: ReactNode;
  /** In the line of text instead of over the edge of a picture. */
  inline?: boolean | undefined;
}

/** The ribbon with the status of a sale. */
export function Ribbon({ status, children, inline = false }: RibbonProps) {
  return <span className={cx(styles.ribbon, styles.status[status], !inline && styles.hung)}>{children}</span>;
}
