import { createStore, toasts } from 'platform';
import { explainFailure, isConflict, sayFailure } from '../property-form/errors.ts';

/** What was done: "5 Ridge Road" "is pending now", and its undo function. `problem`: why Undo has failed. */
export type Done = { id: number; subject: string; words: string; undo: () => Promise<unknown>; problem?: string };

/** A newer one replaces it; then the earlier step cannot be undone any more. */
export const done = createStore<Done | null>(null);

export type OfferUndo = {
  /** Says what was done and offers Undo for ten seconds. Where `undo` rejects, Undo is offered again. */
  (subject: string, words: string, undo: () => Promise<unknown>): void;
  /**
   * The change failed: offers again what it withdrew. For what takes one thing away: the way back of another does not
   * touch it, even if it was done and only its answer was lost.
   */
  failed: () => void;
};

let begun = 0;

/**
 * A change begins: withdraws what is offered, because Undo would restore an older state over this one. Returns the
 * function that offers Undo of this change once it is done. It does nothing if a later change has begun by then.
 */
export function beginChange(): OfferUndo {
  begun += 1;
  const id = begun;
  const withdrawn = done.get();
  done.set(null);
  const offer = (subject: string, words: string, undo: () => Promise<unknown>): void => {
    if (id !== begun) return;
    toasts.set(null); // One message at a time.
    done.set({ id, subject, words, undo });
  };
  const failed = () => id === begun && done.set(withdrawn);
  return Object.assign(offer, { failed });
}

/**
 * Undo. If it fails, as without a line, it is offered again and says why: what was deleted may be nowhere else. Not after
 * a conflict, which it would meet again.
 */
export async function takeBack(offered: Done): Promise<void> {
  const before = begun;
  done.set(null);
  try {
    await offered.undo();
  } catch (error) {
    if (isConflict(error) || before !== begun) return void sayFailure(error);
    begun += 1;
    done.set({ ...offered, id: begun, problem: explainFailure(error).description });
  }
}
