import { lazyDialog } from '../frame/lazy-dialog.tsx';
import type { LeadRowFragment } from '../generated/operations.ts';

export type Channel = 'mail' | 'text';

export type AnswerDialogProps = {
  lead: LeadRowFragment;
  channel: Channel;
  onClose: () => void;
};

/** A mail or a text to the sender of a lead. */
export const AnswerDialog = lazyDialog<AnswerDialogProps>(
  () => import(/* webpackChunkName: "answer" */ './answer-sheet.tsx'),
);
