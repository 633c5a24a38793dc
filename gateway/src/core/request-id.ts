import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/**
 * Runs `work` under a request's id. Log lines, errors and audit entries of everything that `work` starts carry that id.
 */
export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** The id of the request that this code runs for; undefined outside of one. */
export function requestId(): string | undefined {
  return current.getStore();
}
