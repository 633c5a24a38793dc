import { createStore } from 'platform';
import type { ReactNode } from 'react';

/** What lies over every page of the agent, if anything: the command menu, the list of keys, what waits for the line, the way out. */
export const overlay = createStore<'find' | 'keys' | 'waiting' | 'logOut' | null>(null);

export const openFind = (): void => overlay.set('find');
export const openWaiting = (): void => overlay.set('waiting');
export const openLogOut = (): void => overlay.set('logOut');
export const closeOverlay = (): void => overlay.set(null);

/** A dialog of something in a list, which stays open when that is listed no more. */
export const sheet = createStore<ReactNode>(null);

export const openSheet = (draw: (close: () => void) => ReactNode): void => sheet.set(draw(closeSheet));
export const closeSheet = (): void => sheet.set(null);
