/** What runs when the page is idle: nobody waits for it. */

import { whenIdle } from 'platform/shell';
import { offscreen } from 'ui';
import { isSkipping, skipNoMore } from './skips.ts';
import { tellOfVisit } from './visit.ts';

/**
 * After a reload under a dialog, or after Back or Forward, the history may be at the entry of a dialog that is gone. A
 * press on Back would then do nothing visible. The code that manages these entries leaves it.
 */
function leaveDesertedPlace(): void {
  if ((history.state as { places?: unknown[] } | null)?.places?.length)
    import(/* webpackChunkName: "dialog-place" */ './frame/hosts/dialog-place.tsx').catch(() => undefined);
}

/**
 * Lays out what the browser has skipped so far, one section after the other, so that none of it holds up a press: whoever
 * asks where something is has it laid out. From then on an anchor or an earlier position is where it should be.
 */
async function layOutTheRest(): Promise<void> {
  for (const section of document.getElementsByClassName(offscreen)) {
    if (!isSkipping()) return;
    section.firstElementChild?.getBoundingClientRect();
    await whenIdle();
  }
  skipNoMore();
}

export function rest(): void {
  void layOutTheRest();
  tellOfVisit();
  leaveDesertedPlace();
  addEventListener('popstate', leaveDesertedPlace);
}
