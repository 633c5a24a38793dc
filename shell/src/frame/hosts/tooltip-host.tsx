import { LazyBoundary, lazyChunk } from 'ui';
import { useInteractionLikely } from '../use-idle.ts';

const Tooltips = lazyChunk(() => import(/* webpackChunkName: "tooltips" */ './tooltips.tsx'));

/** Explains every icon-only button of the page. Its code is loaded when an interaction is likely. */
export const TooltipHost = () =>
  useInteractionLikely() ? (
    <LazyBoundary>
      <Tooltips />
    </LazyBoundary>
  ) : null;
