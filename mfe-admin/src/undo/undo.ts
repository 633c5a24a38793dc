import { createStore, toasts } from 'platform';

/** What was just done: "5 Ridge Road" "is pending now", and the way back. */
export type Done = { id: number; subject: string; words: string; undo: () => Promise<unknown> };

/** The newest takes the place of the one before, which then stays done. */
export const done = createStore<Done | null>(null);

let count = 0;

/** Takes the offer away: something else is under way, and Undo would take back what came before it. */
export const withdrawUndo = (): void => done.set(null);

/** Says what was done and offers the way back for ten seconds. `undo` says what fails itself. */
export function offerUndo(subject: string, words: string, undo: () => Promise<unknown>): void {
  count += 1;
  toasts.set(null); // one thing is said at a time
  done.set({ id: count, subject, words, undo });
}
