import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { AlertIcon } from '../icons/controls.tsx';
import * as styles from './field.css.ts';

export interface FormGridProps extends HTMLAttributes<HTMLDivElement> {
  /** Keeps two columns on phones, the first one wider. */
  isUneven?: boolean | undefined;
}

/** Fields in two columns, one on phones. */
export function FormGrid({ isUneven = false, className, ...rest }: FormGridProps) {
  return <div className={cx(styles.grid, isUneven && styles.uneven, className)} {...rest} />;
}

/** Controls that together answer one question. */
export function Fieldset({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** What went wrong with the whole form. Screen readers announce it at once. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.alert}>
      <AlertIcon />
      {children}
    </p>
  );
}
