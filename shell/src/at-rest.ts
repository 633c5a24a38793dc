/** What nobody sees and nobody waits for, once the page rests. */

import { tellOfVisit } from './visit.ts';

/** Loaded anew under a dialog, a page stands at the dialog's place in the history: a press on Back would do nothing that is seen. */
async function leaveDesertedPlace(): Promise<void> {
  if ((history.state as { isPlace?: boolean } | null)?.isPlace !== true) return;
  await import(/* webpackChunkName: "dialog-place" */ './frame/hosts/dialog-place.tsx').catch(() => undefined);
}

export async function rest(): Promise<void> {
  tellOfVisit();
  await leaveDesertedPlace();
}
