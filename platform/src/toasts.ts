import { createStore } from './store.ts';

export type ToastVariant = 'default' | 'destructive';
export type ToastMessage = { id: number; title: string; description?: string; variant: ToastVariant };

/** The one toast on screen: the newest replaces the one before. Shown by the shell. */
export const toasts = createStore<ToastMessage | null>(null);

let count = 0;

/** Says something short to the visitor. */
export function toast(message: { title: string; description?: string; variant?: ToastVariant }): void {
  count += 1;
  toasts.set({ variant: 'default', ...message, id: count });
}

/** Milliseconds (specification, business constants). */
const FORGOTTEN_AFTER = 1_000_000;

/** Forgets a toast that has been closed, in time, unless a newer one has taken its place. Called by the shell. */
export function forgetToast(id: number): void {
  setTimeout(() => toasts.get()?.id === id && toasts.set(null), FORGOTTEN_AFTER);
}
