import { toasts } from 'platform';
import { lazy } from 'react';
import { Late } from '../late.tsx';
import { useWanted } from '../use-idle.ts';

const ToastView = lazy(() => import(/* webpackChunkName: "toast-view" */ './toast-view.tsx'));

/** The one corner for toasts. Its code comes when the page rests, or with the first toast. */
export function ToastHost() {
  const isWanted = toasts.use() !== null;
  const isReady = useWanted();
  if (!isReady && !isWanted) return null;
  return (
    <Late>
      <ToastView />
    </Late>
  );
}
