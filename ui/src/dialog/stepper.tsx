import { cx } from '../cx.ts';
import * as styles from './stepper.css.ts';

export interface StepperProps {
  /** Begins at 1. */
  step: number;
  count: number;
  /** The step as text: “Step 1 of 2”. */
  text: string;
}

/** Shows the current step as bars and as text. */
export function Stepper({ step, count, text }: StepperProps) {
  const bars = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <p className={styles.stepper}>
      {bars.map((bar) => (
        <span key={bar} aria-hidden="true" className={cx(styles.bar, bar <= step && styles.barDone)} />
      ))}
      <span>{text}</span>
    </p>
  );
}
