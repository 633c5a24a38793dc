import { createStore } from 'platform';

/** What lies over every page of the agent, if anything: the command menu, the list of keys, what waits for the line, the way out. */
export const overlay = createStore<'find' | 'keys' | 'waiting' | 'logOut' | null>(null);

export const openFind = (): void => overlay.set('find');
export const openWaiting = (): void => overlay.set('waiting');
export const openLogOut = (): void => overlay.set('logOut');
export const closeOverlay = (): void => overlay.set(null);
