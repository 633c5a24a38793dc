import { lazyDialog } from '../frame/lazy-dialog.tsx';
import type { Addressee } from './showing-words.ts';

export type Arrangement = {
  lead: Addressee;
  /** The requested time that is accepted. Without it, a time is proposed. */
  at?: string;
  /** The accepted showing that is moved. */
  replaces?: string;
};

export type ArrangeDialogProps = Arrangement & { onClose: () => void };

/**
 * Arranges a time, and writes the mail about it. It shares a chunk with the answers, because each further chunk makes
 * the entry larger.
 */
export const ArrangeDialog = lazyDialog<ArrangeDialogProps>(
  () => import(/* webpackChunkName: "answer" */ './arrange-sheet.tsx'),
);
