import type { ComponentProps, MouseEvent } from 'react';
import { cx } from '../cx.ts';
import * as styles from './button.css.ts';

export interface ButtonLook {
  tone?: keyof typeof styles.tone | undefined;
  size?: keyof typeof styles.size | undefined;
  width?: keyof typeof styles.width | undefined;
}

/** The class of a link that looks like a button. */
export const buttonClass = ({ tone = 'solid', size = 'regular', width = 'own' }: ButtonLook = {}) =>
  cx(styles.base, styles.tone[tone], styles.size[size], styles.width[width]);

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /** Busy: the button keeps the focus but does nothing. The label says what is going on. */
  pending?: boolean | undefined;
  disabled?: boolean | undefined;
}

export function Button({
  tone,
  size,
  width,
  pending = false,
  disabled = false,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const isOff = pending || disabled;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isOff) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass({ tone, size, width }), className)}
      aria-disabled={isOff || undefined}
      aria-busy={pending || undefined}
      onClick={handleClick}
    />
  );
}
