/** The homes that a visitor has saved. They are stored on this device only, and are the same in every tab. */

import { createStore, isOwnPage, toast } from 'platform';
import { homeIdsIn } from 'schema';

/** The most homes that one query may name. */
export const MOST = 60;

const KEY = 'savedHomes';
/** Under which the shell leaves, in this tab, the hearts of a page that was left too early (`shell/src/early-press.ts`). */
export const LEFT = 'leftHearts';

/** Ids, the latest first. */
export const savedHomes = createStore<readonly string[]>([]);

/** Whether this browser's storage was read. False in the server's HTML and while it is hydrated. */
export const isRead = createStore(false);

/** Whether a home was saved or removed since this page was opened. From then on a bar leads to the saved homes. */
export const hasChosen = createStore(false);

/**
 * Reads the stored ids; any other content counts as none. If storage is blocked, the list lives as long as the page.
 */
function read(): void {
  try {
    savedHomes.set(homeIdsIn(localStorage.getItem(KEY)).slice(0, MOST));
  } catch {
    // Storage is blocked.
  }
}

/** Milliseconds. Nobody presses in two tabs one after the other as fast. */
const SAME_MOMENT = 500;

/** The heart that was pressed last in this tab. */
let last = { id: '', isSaved: false, at: 0 };

/**
 * What another tab has written. Browsers have no lock on storage: a tab that was pressed at the same moment did not know
 * of this one's press and has written over it, so it is done again.
 */
function readTheirs(): void {
  read();
  const pressed = last;
  const isLost = savedHomes.get().includes(pressed.id) !== pressed.isSaved;
  if (!isLost || performance.now() - pressed.at >= SAME_MOMENT) return;
  toggleSaved(pressed.id);
  // The moment goes on, so that two tabs that disagree about one home do not write in turn for ever.
  last = pressed;
}

/** Saves the homes whose hearts were pressed on a page that was left before it could. */
function takeLeft(): void {
  try {
    const left = homeIdsIn(sessionStorage.getItem(LEFT));
    sessionStorage.removeItem(LEFT);
    for (const id of left) if (!savedHomes.get().includes(id)) toggleSaved(id);
  } catch {
    // Storage is blocked.
  }
}

if (isOwnPage && typeof document === 'object') {
  read();
  isRead.set(true);
  takeLeft();
  addEventListener('storage', ({ key }) => (key === KEY || key === null) && readTheirs());
  // A page from the back/forward cache has missed later changes.
  addEventListener('pageshow', ({ persisted }) => persisted && read());
}

function keep(ids: readonly string[]): void {
  savedHomes.set(ids);
  hasChosen.set(true);
  try {
    localStorage.setItem(KEY, `${ids}`);
  } catch {
    toast({ title: 'Kept until you leave', description: 'This browser keeps nothing for longer.' });
  }
}

export function toggleSaved(id: string): void {
  const saved = savedHomes.get();
  const isSaved = !saved.includes(id);
  if (isSaved && saved.length >= MOST) {
    toast({ title: 'Not saved', description: `${MOST} homes are kept. Take one out first.` });
    return;
  }
  last = { id, isSaved, at: performance.now() };
  keep(isSaved ? [id, ...saved] : saved.filter((one) => one !== id));
}

export const savedInWords = (count: number): string => (count === 1 ? '1 home saved' : `${count} homes saved`);
