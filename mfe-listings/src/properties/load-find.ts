import { loadChunk } from 'ui';

/**
 * Loads the code that fetches another page of the list and reads words. It comes late, because the first page has its
 * homes.
 */
export const loadFind = () => loadChunk(() => import(/* webpackChunkName: "find" */ './load.ts'));

/** Loads the code when the visitor begins to write. If it does not come, the submit reports it. */
export const prepareFind = (): void =>
  void loadFind().then(
    ({ prepare }) => prepare(),
    () => undefined,
  );
