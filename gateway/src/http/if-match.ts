// `If-Match` on a write names the record's `updatedAt`, as `expectedUpdatedAt` does in GraphQL.
import { badInput, GatewayError } from '../core/errors.ts';

/** The time in `If-Match: "<updatedAt>"`. Undefined, which means any, if it is absent or `*`. */
export function readIfMatch(header: string): Date | undefined {
  if (header === '' || header === '*') return undefined;
  const moment = new Date(header.replaceAll('"', ''));
  if (Number.isNaN(moment.getTime())) throw badInput([{ path: ['If-Match'], message: 'Invalid input' }]);
  return moment;
}

/**
 * On PUT, a conflict over the whole record means that If-Match failed, and HTTP has its own status for that. One over
 * what the body expects, such as `expectedStatus`, names its fields, and is the same with If-Match as without.
 */
export function asFailedPrecondition(error: unknown): never {
  if (error instanceof GatewayError && error.code === 'CONFLICT' && error.issues === undefined) {
    throw new GatewayError('PRECONDITION_FAILED', error.message);
  }
  throw error;
}
