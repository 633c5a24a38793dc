import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as styles from './control.css.ts';
import { useFieldAttributes } from './field-context.ts';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} {...useFieldAttributes()} className={cx(styles.control, className)} />;
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} {...useFieldAttributes()} className={cx(styles.control, styles.area, className)} />;
}

/** The browser's own select. `children`: its options. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} {...useFieldAttributes()} className={cx(styles.control, styles.select, className)} />;
}

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
}

/** A checkbox with its text. It is its own label and needs no `Field`. */
export function Checkbox({ children, ...rest }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...rest} type="checkbox" className={styles.tick} />
      <span>{children}</span>
    </label>
  );
}

/** One choice of a `Fieldset`. Only one of those with the same `name` can be chosen. */
export function Radio({ children, ...rest }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...rest} type="radio" className={styles.tick} />
      <span>{children}</span>
    </label>
  );
}
