import type { DialogSlots } from './slots.ts';
import { createStore } from './store.ts';

export type OpenDialog = { [Name in keyof DialogSlots]: { name: Name; props: DialogSlots[Name] } }[keyof DialogSlots];

/** The dialog that is open. The shell's dialog host renders it from the slot of that name. */
export const dialogs = createStore<OpenDialog | null>(null);

/** Opens a dialog that a remote provides, without importing it. */
export function openDialog<Name extends keyof DialogSlots>(name: Name, props: DialogSlots[Name]): void {
  dialogs.set({ name, props } as OpenDialog);
}

/** Closes the open dialog, if there is one. */
export const closeDialog = (): void => dialogs.set(null);
