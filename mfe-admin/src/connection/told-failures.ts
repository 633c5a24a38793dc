/** A toast about what failed goes once the same goes through: it would stand there as if that had failed, too. */

import { toasts } from 'platform';

/** What failed with an error, as "ChangeLead 7". */
const failedWith = new WeakMap<object, string>();

let told: { what: string; toast: number } | undefined;

export function noteFailed(what: string, error: unknown): void {
  if (what !== '' && error instanceof Error) failedWith.set(error, what);
}

/** The toast that is shown now is about this error. */
export function noteTold(error: unknown): void {
  const what = error instanceof Error ? failedWith.get(error) : undefined;
  const shown = toasts.get();
  told = what !== undefined && shown ? { what, toast: shown.id } : undefined;
}

export function noteDone(what: string): void {
  if (told?.what === what && toasts.get()?.id === told.toast) toasts.set(null);
}
