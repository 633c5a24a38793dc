import { createStore, toasts } from 'platform';

/** What was done: "5 Ridge Road" "is pending now", and its undo function. */
export type Done = { id: number; subject: string; words: string; undo: () => Promise<unknown> };

/** A newer one replaces it; then the earlier step cannot be undone any more. */
export const done = createStore<Done | null>(null);

/** Says what was done and offers Undo for ten seconds. `undo` must report its own failures. */
export type OfferUndo = (subject: string, words: string, undo: () => Promise<unknown>) => void;

let begun = 0;

/**
 * A change begins: withdraws what is offered, because Undo would restore an older state over this one. Returns the
 * function that offers Undo of this change once it is done. It does nothing if a later change has begun by then.
 */
export function beginChange(): OfferUndo {
  begun += 1;
  const id = begun;
  done.set(null);
  return (subject, words, undo) => {
    if (id !== begun) return;
    toasts.set(null); // One message at a time.
    done.set({ id, subject, words, undo });
  };
}
