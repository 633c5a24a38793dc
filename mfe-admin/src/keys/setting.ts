/** Whether single letters are shortcuts, stored on this device. Agents who dictate would trigger them by accident. */

import { createStore } from 'platform';

const KEY = 'admin.letters';

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    // Storage is blocked: letters work, and a switch lasts as long as the page.
    return true;
  }
}

/** Only browsers render this, as all admin pages. */
export const letters = createStore(typeof window === 'undefined' || read());

export function setLetters(areOn: boolean): void {
  letters.set(areOn);
  try {
    if (areOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Storage is blocked or full.
  }
}
