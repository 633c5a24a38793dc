/** The homes that a visitor has saved. They are stored on this device only, and are the same in every tab. */

import { createStore, isOwnPage, toast } from 'platform';

/** The most homes that one query may name. */
export const MOST = 60;

const KEY = 'savedHomes';
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

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
    savedHomes.set([...new Set(localStorage.getItem(KEY)?.match(ID))].slice(0, MOST));
  } catch {
    // Storage is blocked.
  }
}

if (isOwnPage && typeof document === 'object') {
  read();
  isRead.set(true);
  addEventListener('storage', ({ key }) => (key === KEY || key === null) && read());
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
  if (saved.includes(id)) keep(saved.filter((one) => one !== id));
  else if (saved.length < MOST) keep([id, ...saved]);
  else toast({ title: 'Not saved', description: `${MOST} homes are kept. Take one out first.` });
}

export const savedInWords = (count: number): string => (count === 1 ? '1 home saved' : `${count} homes saved`);
