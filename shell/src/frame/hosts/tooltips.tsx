/** Tooltips for every icon-only button of the page. Radix decides when they open and close. */

import { useEffect } from 'react';
import { Tooltip, TooltipProvider } from 'ui/tooltip';
import { watchFocus } from './moved-by-keyboard.ts';
import { TooltipTrigger } from './tooltip-trigger.tsx';
import { useExplained } from './use-explained.ts';

/** Read when the tooltip opens: the label of a button that plays and pauses changes. */
const Words = ({ element }: { element: HTMLElement }) => element.dataset.tooltip;

export default function Tooltips() {
  const explained = useExplained();
  useEffect(watchFocus, []);
  return (
    <TooltipProvider>
      {explained && (
        <Tooltip key={explained.id} text={<Words element={explained.element} />}>
          <TooltipTrigger {...explained} />
        </Tooltip>
      )}
    </TooltipProvider>
  );
}
