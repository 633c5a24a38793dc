import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Everything that `work` starts belongs to the request of that id: log lines, errors, entries in the audit log. */
export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** The id of the request that this code runs for; undefined outside of one. */
export function requestId(): string | undefined {
  return current.getStore();
}
