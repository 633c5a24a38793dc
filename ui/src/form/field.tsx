import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { AlertIcon } from '../icons/controls.tsx';
import * as styles from './field.css.ts';
import { FieldContext } from './field-context.ts';

export interface FieldProps {
  label: ReactNode;
  /** Shown after the label: “(required)”. */
  note?: ReactNode;
  hint?: ReactNode;
  /** What is wrong. The control is marked invalid and described by it. */
  error?: ReactNode;
  isRequired?: boolean | undefined;
  /** Takes the full width of a `FormGrid`. */
  isWhole?: boolean | undefined;
  /** One form control of this package. */
  children: ReactNode;
}

/** A control with its label, hint and error. */
export function Field({ label, note, hint, error, isRequired = false, isWhole = false, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = cx(errorId, hintId) || undefined;

  return (
    <div className={cx(styles.field, isWhole && styles.whole)}>
      <label htmlFor={id} className={styles.label}>
        {label} {note && <span className={styles.note}>{note}</span>}
      </label>
      <FieldContext value={{ id, describedBy, isInvalid: Boolean(error), isRequired }}>{children}</FieldContext>
      {error && (
        <span id={errorId} className={styles.error}>
          <AlertIcon />
          {error}
        </span>
      )}
      {hint && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
