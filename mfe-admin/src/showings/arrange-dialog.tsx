import { lazyDialog } from '../frame/lazy-dialog.tsx';
import type { Addressee } from './showing-words.ts';

export type Arrangement = {
  lead: Addressee;
  /** The time that was asked for and is accepted; without it one is proposed. */
  at?: string;
  /** The accepted showing that is moved. */
  replaces?: string;
};

export type ArrangeDialogProps = Arrangement & { onClose: () => void };

/** A time, and the mail that tells of it. One chunk holds it and the answers: the entry names every chunk there is. */
export const ArrangeDialog = lazyDialog<ArrangeDialogProps>(
  () => import(/* webpackChunkName: "answer" */ './arrange-sheet.tsx'),
);
