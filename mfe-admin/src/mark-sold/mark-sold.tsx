import { lazyDialog } from '../frame/lazy-dialog.tsx';
import type { MarkSoldProps } from './mark-sold-dialog.tsx';

/** Asks for the date and the side of a sale. */
export const MarkSold = lazyDialog<MarkSoldProps>(
  () => import(/* webpackChunkName: "mark-sold" */ './mark-sold-dialog.tsx'),
);
