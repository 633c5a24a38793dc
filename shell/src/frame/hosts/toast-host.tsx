import { toasts } from 'platform';
import { LazyBoundary, lazyChunk } from 'ui';
import { PlainToast } from '../../unavailable/plain-toast.tsx';
import { useWanted } from '../use-idle.ts';

const ToastView = lazyChunk(() => import(/* webpackChunkName: "toast-view" */ './toast-view.tsx'));

/** The one corner for toasts. Its code comes when it is wanted, or with the first toast. */
export function ToastHost() {
  const message = toasts.use();
  const isWanted = useWanted();
  if (!isWanted && !message) return null;
  return (
    <LazyBoundary resetKeys={[message]} failed={<PlainToast />}>
      <ToastView />
    </LazyBoundary>
  );
}
