// `If-Match` on a write: it names the record's `updatedAt`, as GraphQL's `expectedUpdatedAt` does.
import { badInput, GatewayError } from '../core/errors.ts';

/** The moment that `If-Match: "<updatedAt>"` names; absent or `*`: any. */
export function readIfMatch(header: string): Date | undefined {
  if (header === '' || header === '*') return undefined;
  const moment = new Date(header.replaceAll('"', ''));
  if (Number.isNaN(moment.getTime())) throw badInput([{ path: ['If-Match'], message: 'Invalid input' }]);
  return moment;
}

/** A conflict on PUT is about If-Match, for which HTTP has a status of its own. */
export function asFailedPrecondition(error: unknown): never {
  if (error instanceof GatewayError && error.code === 'CONFLICT') {
    throw new GatewayError('PRECONDITION_FAILED', error.message);
  }
  throw error;
}
