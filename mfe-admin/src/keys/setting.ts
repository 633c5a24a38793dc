/** Whether single letters do something, kept on this device: whoever dictates to the computer would press them unawares. */

import { createStore } from 'platform';

const KEY = 'admin.letters';

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    // Storage is refused: letters work, and a switch holds as long as the page.
    return true;
  }
}

/** Drawn in the browser alone, like all of the agent's pages. */
export const letters = createStore(typeof window === 'undefined' || read());

export function setLetters(areOn: boolean): void {
  letters.set(areOn);
  try {
    if (areOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // As above.
  }
}
