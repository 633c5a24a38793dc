import { createStore } from 'platform';

/** What lies over every page of the agent, if anything: the command menu, or the list of keys. */
export const overlay = createStore<'find' | 'keys' | null>(null);

export const openFind = (): void => overlay.set('find');
export const closeOverlay = (): void => overlay.set(null);
