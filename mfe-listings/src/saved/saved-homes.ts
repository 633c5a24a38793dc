/** The homes that a visitor has saved: kept on this device alone, and the same in every tab. */

import { createStore, isOwnPage, toast } from 'platform';

/** As many as one question to the gateway may name. */
export const MOST = 60;

const KEY = 'savedHomes';
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Ids, the last saved first. */
export const savedHomes = createStore<readonly string[]>([]);

/** Whether this browser was asked. It is false in the server's HTML and while that is hydrated. */
export const isRead = createStore(false);

/** Whether one was saved or taken out since this page was opened: from then on a bar leads on to them. */
export const hasChosen = createStore(false);

/** What is kept; whatever else somebody wrote there is none. Where storage is refused the page's own memory stands. */
function read(): void {
  try {
    savedHomes.set([...new Set(localStorage.getItem(KEY)?.match(ID))].slice(0, MOST));
  } catch {
    // Refused.
  }
}

if (isOwnPage && typeof document === 'object') {
  read();
  isRead.set(true);
  addEventListener('storage', ({ key }) => (key === KEY || key === null) && read());
  // A page that comes back as it was left has not heard of what was done meanwhile.
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
