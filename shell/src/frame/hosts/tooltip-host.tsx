import { lazy, Suspense } from 'react';
import { useIdle } from '../when-idle.ts';

const Tooltips = lazy(() => import(/* webpackChunkName: "tooltips" */ './tooltips.tsx'));

/** Explains every icon-only button of the page, whoever drew it. Its code comes when the page rests. */
export const TooltipHost = () =>
  useIdle() ? (
    <Suspense fallback={null}>
      <Tooltips />
    </Suspense>
  ) : null;
