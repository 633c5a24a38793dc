import { closeDialog, dialogs, toasts, useLocation } from 'platform';
import { LazyBoundary, lazyChunk } from 'ui';
import { PlainToast } from '../unavailable/plain-toast.tsx';
import { ReachAgent } from '../unavailable/reach-agent.tsx';
import { useInteractionLikely } from './use-idle.ts';
import { useLeftPage } from './use-left-page.ts';

const Overlays = lazyChunk(() => import(/* webpackChunkName: "overlays" */ './overlays.tsx'));

/** Shown while the code of the overlays cannot be loaded: a dialog or a toast that cannot wait. */
const WithoutOverlays = ({ onRetry }: { onRetry: () => void }) =>
  dialogs.use() ? <ReachAgent what="The form" onClose={closeDialog} onRetry={onRetry} /> : <PlainToast />;

/** Loads the overlays when an interaction is likely, or with the first dialog or toast. */
export function DeferredOverlays() {
  const isInteractionLikely = useInteractionLikely();
  const [dialog, message] = [dialogs.use(), toasts.use()];
  const { key } = useLocation();
  useLeftPage(dialog, closeDialog);
  if (!isInteractionLikely && !dialog && !message) return null;
  return (
    <LazyBoundary
      resetKeys={[dialog, message, key]}
      onEscape={dialog ? closeDialog : undefined}
      failed={(retry) => <WithoutOverlays onRetry={retry} />}
    >
      <Overlays />
    </LazyBoundary>
  );
}
