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
 * What was jumped over gets its height, and what is in sight stays there. WebKit anchors no scrolling, and Firefox none when
 * this changes.
 */
function inPlace(run: () => void): void {
  // Nothing is above, and to ask where things are would lay out the page once more.
  if (scrollY === 0) {
    run();
    return;
  }
  const middle = innerHeight / 2;
  // A section that holds cards which are skipped, too, moves less than they do.
  const pieces = [...document.getElementsByClassName(offscreen)].filter((one) => !one.querySelector(`.${offscreen}`));
  const seen = pieces.find((one) => one.getBoundingClientRect().bottom > middle);
  const before = seen?.getBoundingClientRect().top;
  run();
  if (!seen || before === undefined) return;
  const moved = seen.getBoundingClientRect().top - before;
  if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
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
  inPlace(skipNoMore);
}

export function rest(): void {
  void layOutTheRest();
  tellOfVisit();
  leaveDesertedPlace();
  addEventListener('popstate', leaveDesertedPlace);
}
