import type { Refusal } from 'ui/form';
import { isConflict, toastFailure } from './errors.ts';

/**
 * For what is added by an id made here. On CONFLICT, the gateway has what was sent first, but its answer was lost, and
 * the input was changed since: `renew` gives it another id, and `advice` says what the next press will do.
 */
export function sayNotAdded(error: unknown, renew: () => void, advice: string): Refusal {
  if (!isConflict(error)) return toastFailure(error);
  renew();
  return toastFailure(error, advice);
}
