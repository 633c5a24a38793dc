/** What nobody sees and nobody waits for, once the page rests. */

import { tellOfVisit } from './visit.ts';

/**
 * A page that is loaded anew under a dialog, and one that Back or Forward lead to, may stand at the place of a dialog that is gone:
 * a press on Back would do nothing that is seen. What keeps the places leaves it.
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
