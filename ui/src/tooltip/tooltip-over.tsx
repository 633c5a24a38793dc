import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import { TooltipBubble } from './tooltip.tsx';

export interface TooltipOverProps {
  text: ReactNode;
  /** Where the thing explained stands in the window. */
  place: { top: number; left: number; width: number; height: number };
}

/**
 * A tooltip over something that is drawn elsewhere: whoever shows it decides when.
 * @deprecated Nobody decides that by hand any more: `Tooltip` takes a trigger that lends it the element. Goes with ui 2.
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
