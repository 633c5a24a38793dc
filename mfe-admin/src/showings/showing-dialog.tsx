import { lazyDialog } from '../frame/lazy-dialog.tsx';
import type { ShowingRowFragment } from '../generated/operations.ts';

export type ShowingDialogProps = {
  showing: ShowingRowFragment;
  onMove: () => void;
  onClose: () => void;
};

/** One showing and its actions. */
export const ShowingDialog = lazyDialog<ShowingDialogProps>(
  () => import(/* webpackChunkName: "answer" */ './showing-sheet.tsx'),
);
