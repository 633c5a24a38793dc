import { lateDialog } from '../frame/late-dialog.tsx';
import type { MarkSoldProps } from './mark-sold-dialog.tsx';

/** Asks for the date and the side of a sale. */
export const MarkSold = lateDialog<MarkSoldProps>(
  () => import(/* webpackChunkName: "mark-sold" */ './mark-sold-dialog.tsx'),
);
