import { createStore, toasts } from 'platform';
import { explainFailure, isConflict, sayFailure } from '../property-form/errors.ts';

/** What was done: "5 Ridge Road" "is pending now", and its undo function. `problem`: why Undo has failed. */
export type Done = {
  id: number;
  subject: string;
  words: string;
  undo: () => Promise<unknown>;
  isRemoval: boolean;
  problem?: string;
};

/** A newer one replaces it; then the earlier step cannot be undone any more. */
export const done = createStore<Done | null>(null);

/** Removals whose Undo has failed: what was taken away may be nowhere else. Each is offered until the agent closes it. */
export const lost = createStore<readonly Done[]>([]);

/** Says what was done and offers Undo for ten seconds. Where `undo` rejects, Undo is offered again. */
export type OfferUndo = (subject: string, words: string, undo: () => Promise<unknown>) => void;

export interface Removal {
  readonly offer: OfferUndo;
  /** The removal failed: offers again what it withdrew. */
  failed(): void;
}

/** What began last. `withdrawn`: what it has withdrawn, if it is a removal. */
let newest: { id: number; isRemoval: boolean; withdrawn: Done | null } = { id: 0, isRemoval: false, withdrawn: null };

function begin(isRemoval: boolean): Removal {
  const id = newest.id + 1;
  newest = { id, isRemoval, withdrawn: isRemoval ? (done.get() ?? newest.withdrawn) : null };
  done.set(null);
  return {
    offer(subject, words, undo) {
      const mine = { id, subject, words, undo, isRemoval };
      // A later removal leaves alone what this one did, so that it comes back if that one fails.
      if (id !== newest.id) newest.withdrawn = newest.isRemoval ? mine : null;
      else {
        newest.withdrawn = null;
        toasts.set(null); // One message at a time.
        done.set(mine);
      }
    },
    failed() {
      if (id !== newest.id) return;
      done.set(newest.withdrawn);
      newest.withdrawn = null;
    },
  };
}

/**
 * A change begins: withdraws what is offered, because Undo would restore an older state over this one. Returns the
 * function that offers Undo of this change once it is done. It does nothing if a later change has begun by then.
 */
export const beginChange = (): OfferUndo => begin(false).offer;

/**
 * The same for what takes one thing away and leaves all others as they are: what is offered is withdrawn only if that
 * is done.
 */
export const beginRemoval = (): Removal => begin(true);

const isOther =
  (id: number) =>
  (one: Done): boolean =>
    one.id !== id;

/** Offers it no more. */
export function close(id: number): void {
  if (done.get()?.id === id) done.set(null);
  lost.set(lost.get().filter(isOther(id)));
}

/**
 * Undo. If it fails, as without a line, it is offered again and says why; not after a conflict, which it would meet again,
 * nor a change over which a later one has begun.
 */
export async function takeBack(offered: Done): Promise<void> {
  const { id } = newest;
  close(offered.id);
  try {
    await offered.undo();
  } catch (error) {
    const again = { ...offered, problem: explainFailure(error).description };
    if (isConflict(error)) sayFailure(error);
    else if (offered.isRemoval) lost.set([...lost.get(), again]);
    else if (id === newest.id) done.set(again);
    else sayFailure(error);
  }
}
