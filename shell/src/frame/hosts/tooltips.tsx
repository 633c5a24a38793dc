import { TooltipOver } from 'ui/tooltip';
import { useExplained } from './use-explained.ts';

export default function Tooltips() {
  const explained = useExplained();
  if (!explained) return null;
  const { top, left, width, height } = explained.getBoundingClientRect();
  return (
    <TooltipOver
      key={explained.dataset.tooltip}
      text={explained.dataset.tooltip}
      place={{ top, left, width, height }}
    />
  );
}
