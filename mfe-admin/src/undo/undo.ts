import { createStore, toast, toasts } from 'platform';
import type { Refusal } from 'ui/form';
import { isUnreached } from '../connection/connection.ts';
import { inSentences } from '../connection/in-sentences.ts';
import { refetchActive } from '../connection/refetch.ts';
import { explainFailure, isConflict, isGone, toastFailure } from '../property-form/errors.ts';
import { refetchAll } from '../session/use-agent-query.ts';

/**
 * What was done: "5 Ridge Road" "is pending now", and its undo function. `problem`: why Undo has failed. `isInDoubt`: it may
 * have been done, and only its answer was lost.
 */
export type Done = {
  id: number;
  subject: string;
  words: string;
  undo: () => Promise<unknown>;
  isRemoval: boolean;
  problem?: string;
  isInDoubt?: boolean;
};

/** A newer one replaces it; then the earlier step cannot be undone any more. */
export const done = createStore<Done | null>(null);

/** Removals whose Undo has failed: what was taken away may be nowhere else. Each is offered until the agent closes it. */
export const lost = createStore<readonly Done[]>([]);

/**
 * Says what was done and offers Undo for ten seconds. Where `undo` rejects, Undo is offered again: it neither says a failure
 * itself nor begins a change.
 */
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

/** What is shown may be another by now. */
function refetchEverything(): void {
  refetchActive();
  refetchAll();
}

/**
 * Says why a press has changed nothing. What was changed elsewhere meanwhile is shown as it stands now, and the next press
 * is made upon that.
 */
export function toastRefusal(error: unknown): Refusal {
  const isDeleted = isGone(error);
  if (!isConflict(error) && !isDeleted) return toastFailure(error);
  refetchEverything();
  if (isDeleted) return toastFailure(error, 'It was deleted elsewhere.');
  const { description, fields } = explainFailure(error);
  if (Object.keys(fields).length === 0) return toastFailure(error);
  // Of all else, as an order, the gateway's value is nothing to read.
  const now = (fields.status ?? fields.state)?.replace('_', ' ') ?? description;
  const words = inSentences(now, 'It is shown here as it stands now. Press again if you still want it otherwise.');
  toast({ title: 'Not changed', description: words, variant: 'destructive' });
  return { words, errors: {} };
}

/** A change with its way back. If it fails, that is said, and nothing is offered. */
export async function changeWithUndo(
  [subject, words]: readonly [subject: string, words: string],
  work: () => Promise<unknown>,
  undo: () => Promise<unknown>,
): Promise<void> {
  const offer = beginChange();
  try {
    await work();
  } catch (error) {
    toastRefusal(error);
    return;
  }
  offer(subject, words, undo);
}

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

function toastConflict({ isInDoubt }: Done): void {
  const description = isInDoubt
    ? 'The press before this one may have taken it back, or it was changed again. Please look.'
    : 'It was changed again meanwhile.';
  toast({ title: 'Not taken back', description, variant: 'destructive' });
}

/**
 * Undo. If it fails, as without a line, it is offered again and says why; not after a conflict, which it would meet again,
 * nor a change over which a later one has begun. What is shown is asked for again where it may be another by now.
 */
export async function takeBack(offered: Done): Promise<void> {
  const { id } = newest;
  close(offered.id);
  try {
    await offered.undo();
  } catch (error) {
    const isInDoubt = offered.isInDoubt || isUnreached(error);
    const again = { ...offered, problem: explainFailure(error).description, isInDoubt };
    if (isInDoubt || isConflict(error)) refetchEverything();
    if (isConflict(error)) toastConflict(offered);
    else if (offered.isRemoval) lost.set([...lost.get(), again]);
    else if (id === newest.id) done.set(again);
    else toastFailure(error);
  }
}
