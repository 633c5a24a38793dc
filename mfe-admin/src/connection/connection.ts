/** Whether the gateway can be reached, as the pages' own queries find out. */

import { createStore, RestError } from 'platform';

/** True from the first query that reached no gateway until one is answered. */
export const offline = createStore(false);

/** When the gateway last answered any query; in milliseconds. */
let lastHeard = Date.now();

export const lastAnswerAt = (): number => lastHeard;

export function markOnline(): void {
  lastHeard = Date.now();
  if (offline.get()) offline.set(false);
}

export function markOffline(): void {
  if (!offline.get()) offline.set(true);
}

/** For each query that cannot be repeated now: when its shown answer was read. */
export const staleSince = createStore<ReadonlyMap<string, number>>(new Map());

const DOWN = [502, 503, 504];

/** The status of a refusal. Undefined if there was no answer. */
export function statusOf(error: unknown): number | undefined {
  if (error instanceof RestError) return error.status;
  // Apollo's own error about an answer that is not a GraphQL result.
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined;
}

/** Whether something else than the gateway answered: a page instead of JSON. */
export const isForeign = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof Error && error.name === 'ServerParseError');

/**
 * Whether a call reached no gateway: no connection, no gateway that runs, or no answer in time. After a timeout, the
 * gateway may have handled the call.
 */
export const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError ||
  isForeign(error) ||
  (error instanceof DOMException && error.name === 'TimeoutError') ||
  DOWN.includes(statusOf(error) ?? 0);
