import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import { TooltipBubble } from './tooltip.tsx';

export interface TooltipOverProps {
  text: ReactNode;
  /** The rectangle of the explained element in the window. */
  place: { top: number; left: number; width: number; height: number };
}

/**
 * A tooltip over something that is rendered elsewhere. The caller decides when it is shown.
 * @deprecated `Tooltip` takes a trigger that lends it the element, so this is not needed any more. Will be removed in
 *   ui 2.
 */
export function TooltipOver({ text, place }: TooltipOverProps) {
  return (
    <Radix.Provider>
      <Radix.Root open>
        <Radix.Trigger asChild>
          <span aria-hidden="true" style={{ position: 'fixed', pointerEvents: 'none', ...place }} />
        </Radix.Trigger>
        <TooltipBubble>{text}</TooltipBubble>
      </Radix.Root>
    </Radix.Provider>
  );
}
