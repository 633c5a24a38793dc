import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import * as styles from './round-button.css.ts';

export interface RoundButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What the icon means, for screen readers. */
  label: string;
  look?: keyof typeof styles.look | undefined;
}

/** A button with an icon only. The shell shows `data-tooltip` on hover and focus. */
export function RoundButton({ label, look = 'line', className, ...rest }: RoundButtonProps) {
  return (
    <button
      type="button"
      data-tooltip={label}
      {...rest}
      aria-label={label}
      className={cx(styles.round, styles.look[look], className)}
    />
  );
}
