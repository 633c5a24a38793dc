import { useEffect } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { lateDialog } from './late-dialog.tsx';
import { closeOverlay, overlay } from './overlay.ts';

const CommandMenu = lateDialog(() => import(/* webpackChunkName: "command" */ '../command/command-menu.tsx'));
const KeysDialog = lateDialog(() => import(/* webpackChunkName: "keys" */ '../keys/keys-dialog.tsx'));

/** What can be opened over any page, and the keys that open it. */
export function Overlays() {
  useKeys();
  const open = overlay.use();
  // Whoever goes to another page leaves it behind.
  useEffect(() => closeOverlay, []);
  if (open === 'find') return <CommandMenu onClose={closeOverlay} />;
  if (open === 'keys') return <KeysDialog onClose={closeOverlay} />;
  return null;
}
