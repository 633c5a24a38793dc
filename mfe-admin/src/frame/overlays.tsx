import { useEffect } from 'react';
import { LazyBoundary, lazyChunk } from 'ui';
import { lazyDialog } from './lazy-dialog.tsx';
import { closeOverlay, closeSheet, overlay, sheet } from './overlay.ts';

const CommandMenu = lazyDialog(() => import(/* webpackChunkName: "command" */ '../command/command-menu.tsx'));
const KeysDialog = lazyDialog(() => import(/* webpackChunkName: "keys" */ '../keys/keys-dialog.tsx'));
const WaitingDialog = lazyDialog(() => import(/* webpackChunkName: "waiting" */ '../queue/waiting-dialog.tsx'));
const LogOutDialog = lazyDialog(() => import(/* webpackChunkName: "log-out" */ './log-out-dialog.tsx'));

/** Loaded after the page: nobody presses a key before something is visible. */
const KeyPresses = lazyChunk(() => import(/* webpackChunkName: "key-presses" */ '../keys/key-presses.ts'));

/** What can be opened over any page, and the keys that open it. */
export function Overlays() {
  const open = overlay.use();
  // Closes them when the agent goes to another page.
  useEffect(
    () => () => {
      closeOverlay();
      closeSheet();
    },
    [],
  );
  return (
    <>
      <LazyBoundary loading={null} failed={() => null}>
        <KeyPresses />
      </LazyBoundary>
      {sheet.use()}
      {open === 'find' && <CommandMenu onClose={closeOverlay} />}
      {open === 'keys' && <KeysDialog onClose={closeOverlay} />}
      {open === 'waiting' && <WaitingDialog onClose={closeOverlay} />}
      {typeof open === 'object' && open && <LogOutDialog reach={open.logOut} onClose={closeOverlay} />}
    </>
  );
}
