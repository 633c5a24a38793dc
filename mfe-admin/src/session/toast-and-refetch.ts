import { toastFailure } from '../property-form/errors.ts';
import { refetchAllAfter } from './use-agent-query.ts';

/** After a change that failed outside a form: says why, and shows what the gateway has now. */
export function toastAndRefetch(error: unknown): void {
  toastFailure(error);
  refetchAllAfter(error);
}
