import { createStore, toasts } from 'platform';

/** What was done: "5 Ridge Road" "is pending now", and its undo function. */
export type Done = { id: number; subject: string; words: string; undo: () => Promise<unknown> };

/** A newer one replaces it; then the earlier step cannot be undone any more. */
export const done = createStore<Done | null>(null);

let count = 0;

/** Removes the offer when another change begins, because Undo would restore an older state. */
export const withdrawUndo = (): void => done.set(null);

/** Says what was done and offers Undo for ten seconds. `undo` must report its own failures. */
export function offerUndo(subject: string, words: string, undo: () => Promise<unknown>): void {
  count += 1;
  toasts.set(null); // One message at a time.
  done.set({ id: count, subject, words, undo });
}
