import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import * as styles from './tooltip.css.ts';

/** Milliseconds until the first tooltip opens, and within which the next one opens at once. */
const delays = { delayDuration: 700, skipDelayDuration: 300 };

/** Wraps everything that has tooltips, so that the tooltips share their delays. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Radix.Provider {...delays}>{children}</Radix.Provider>;
}

export interface TooltipProps {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** One element that takes a ref: the button or link that is explained. */
  children: ReactNode;
}

/** The bubble of a tooltip. */
export const TooltipBubble = ({ side = 'top', children }: { side?: TooltipProps['side']; children: ReactNode }) => (
  <Radix.Portal>
    <Radix.Content side={side} sideOffset={6} collisionPadding={12} className={styles.tooltip}>
      {children}
      <Radix.Arrow className={styles.arrow} />
    </Radix.Content>
  </Radix.Portal>
);

/** An explanation on hover and focus. It must never be the only place of an information. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <TooltipBubble side={side}>{text}</TooltipBubble>
    </Radix.Root>
  );
}
