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
