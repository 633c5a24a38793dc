import { LazyBoundary, lazyChunk } from 'ui';
import { useWanted } from '../use-idle.ts';

const Tooltips = lazyChunk(() => import(/* webpackChunkName: "tooltips" */ './tooltips.tsx'));

/** Explains every icon-only button of the page, whoever drew it. Its code comes when it is wanted. */
export const TooltipHost = () =>
  useWanted() ? (
    <LazyBoundary>
      <Tooltips />
    </LazyBoundary>
  ) : null;
