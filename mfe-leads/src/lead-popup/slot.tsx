import { useState } from 'react';
import { lazyChunk } from 'ui';
import { dismissed } from './dismissed.ts';
import { useExitIntent } from './use-exit-intent.ts';

const PopupDialog = lazyChunk(() => import(/* webpackChunkName: "popup-dialog" */ './popup-dialog.tsx'));

/** Waits for a visitor who is about to leave. Only then is the popup loaded. */
export function Component() {
  const hasLeft = useExitIntent();
  const [isOpen, setOpen] = useState(true);
  if (!hasLeft) return null;

  function handleClose(): void {
    dismissed.keep();
    setOpen(false);
  }

  return <PopupDialog isOpen={isOpen} onClose={handleClose} />;
}
