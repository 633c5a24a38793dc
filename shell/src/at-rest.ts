/** What runs when the page is idle: nobody sees it or waits for it. */

import { tellOfVisit } from './visit.ts';

/**
 * After a reload under a dialog, or after Back or Forward, the history may be at the entry of a dialog that is gone. A
 * press on Back would then do nothing visible. The code that manages these entries leaves it.
 */
function leaveDesertedPlace(): void {
  if ((history.state as { places?: unknown[] } | null)?.places?.length)
    import(/* webpackChunkName: "dialog-place" */ './frame/hosts/dialog-place.tsx').catch(() => undefined);
}

export function rest(): void {
  tellOfVisit();
  leaveDesertedPlace();
  addEventListener('popstate', leaveDesertedPlace);
}
