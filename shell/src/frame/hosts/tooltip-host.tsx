import { lazy } from 'react';
import { Late } from '../late.tsx';
import { useWanted } from '../use-idle.ts';

const Tooltips = lazy(() => import(/* webpackChunkName: "tooltips" */ './tooltips.tsx'));

/** Explains every icon-only button of the page, whoever drew it. Its code comes when it is wanted. */
export const TooltipHost = () =>
  useWanted() ? (
    <Late>
      <Tooltips />
    </Late>
  ) : null;
