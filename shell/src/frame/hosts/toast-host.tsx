import { toasts } from 'platform';
import { LazyBoundary, lazyChunk } from 'ui';
import { PlainToast } from '../../unavailable/plain-toast.tsx';
import { useInteractionLikely } from '../use-idle.ts';

const ToastView = lazyChunk(() => import(/* webpackChunkName: "toast-view" */ './toast-view.tsx'));

/** The corner for toasts. Its code is loaded when an interaction is likely, or with the first toast. */
export function ToastHost() {
  const message = toasts.use();
  const isInteractionLikely = useInteractionLikely();
  if (!isInteractionLikely && !message) return null;
  return (
    <LazyBoundary resetKeys={[message]} failed={<PlainToast />}>
      <ToastView />
    </LazyBoundary>
  );
}
