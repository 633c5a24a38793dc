/**
 * A value outside React that components read with useSyncExternalStore, so that no context above the outlet ever
 * changes.
 */

import { useSyncExternalStore } from 'react';

export type Store<T> = { get(): T; set(value: T): void; use(): T };

/**
 * Makes a store. `get` and `set` work everywhere; `use` is a hook. On the server and while hydrating, it
 * returns `initial`.
 */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const get = () => value;
  return {
    get,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  };
}
