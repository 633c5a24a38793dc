/** Tooltips for every icon-only button of the page, whoever drew it; when they open and close is Radix's own concern. */

import { Tooltip, TooltipProvider } from 'ui/tooltip';
import { TooltipTrigger } from './tooltip-trigger.tsx';
import { useExplained } from './use-explained.ts';

/** Read as it opens: a button that plays and pauses says each time what it does now. */
const Words = ({ element }: { element: HTMLElement }) => element.dataset.tooltip;

export default function Tooltips() {
  const explained = useExplained();
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
