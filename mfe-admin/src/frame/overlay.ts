import { createStore } from 'platform';
import type { ReactNode } from 'react';
import type { Reach } from './use-log-out.ts';

/**
 * What lies over an admin page, if anything: the command menu, the list of keys, the waiting changes, the question
 * before logging out.
 */
export const overlay = createStore<'find' | 'keys' | 'waiting' | { logOut: Reach } | null>(null);

export const openFind = (): void => overlay.set('find');
export const openWaiting = (): void => overlay.set('waiting');
export const openLogOut = (reach: Reach): void => overlay.set({ logOut: reach });
export const closeOverlay = (): void => overlay.set(null);

/** A dialog about an item of a list. It stays open when the item leaves the list. */
export const sheet = createStore<ReactNode>(null);

export const openSheet = (draw: (close: () => void) => ReactNode): void => sheet.set(draw(closeSheet));
export const closeSheet = (): void => sheet.set(null);
