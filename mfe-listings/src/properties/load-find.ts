import { loadChunk } from 'ui';

/** What asks for another page of the list, and reads words: code for later, since the first page came with its homes. */
export const loadFind = () => loadChunk(() => import(/* webpackChunkName: "find" */ './load.ts'));

/** Whoever is about to write finds it there. If it does not come, sending says so. */
export const prepareFind = (): void =>
  void loadFind().then(
    ({ prepare }) => prepare(),
    () => undefined,
  );
