import { createStore } from './store.ts';

export type ToastVariant = 'default' | 'destructive';
export type ToastMessage = { id: number; title: string; description?: string; variant: ToastVariant };

/** The one toast on screen, which the shell shows. A newer one replaces it. */
export const toasts = createStore<ToastMessage | null>(null);

let count = 0;

/** Shows a short message to the visitor. */
export function toast(message: { title: string; description?: string; variant?: ToastVariant }): void {
  count += 1;
  toasts.set({ variant: 'default', ...message, id: count });
}

/** Milliseconds (specification, business constants). */
const FORGOTTEN_AFTER = 1_000_000;

/** Removes a closed toast after a while, unless a newer one has replaced it. The shell calls this. */
export function forgetToast(id: number): void {
  setTimeout(() => toasts.get()?.id === id && toasts.set(null), FORGOTTEN_AFTER);
}
