/** Shows the open dialog, which a remote provides. If it cannot be loaded, shows how to reach the agent. */

import { closeDialog, dialogs } from 'platform';
import { slotComponent } from 'platform/shell';
import { LazyBoundary, lazyChunk } from 'ui';
import { ReachAgent } from '../../unavailable/reach-agent.tsx';

const DialogPlace = lazyChunk(() => import(/* webpackChunkName: "dialog-place" */ './dialog-place.tsx'));

function SlotDialog({ name, props, onClose }: { name: string; props: object; onClose: () => void }) {
  const Dialog = slotComponent(name);
  return <Dialog {...props} onClose={onClose} />;
}

export function DialogHost() {
  const open = dialogs.use();
  if (!open) return null;
  /** A late answer closes its own dialog, never one that was opened since. */
  const close = () => {
    if (dialogs.get() === open) closeDialog();
  };
  return (
    <>
      <LazyBoundary
        key={open.name}
        resetKeys={[open]}
        onEscape={close}
        failed={(retry) => <ReachAgent what="The form" onClose={close} onRetry={retry} />}
      >
        <SlotDialog {...open} onClose={close} />
      </LazyBoundary>
      <LazyBoundary>
        <DialogPlace onClose={close} />
      </LazyBoundary>
    </>
  );
}
