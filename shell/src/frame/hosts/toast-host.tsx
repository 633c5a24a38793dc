import { toasts } from 'platform';
import { lazy } from 'react';
import { Late } from '../late.tsx';
import { useWanted } from '../use-idle.ts';

const ToastView = lazy(() => import(/* webpackChunkName: "toast-view" */ './toast-view.tsx'));

/** The one corner for toasts. Its code comes when it is wanted, or with the first toast. */
export function ToastHost() {
  const isAsked = toasts.use() !== null;
  const isWanted = useWanted();
  if (!isWanted && !isAsked) return null;
  return (
    <Late>
      <ToastView />
    </Late>
  );
}
