export { Tooltip, type TooltipProps, TooltipProvider } from './tooltip.tsx';
export { TooltipOver, type TooltipOverProps } from './tooltip-over.tsx';
