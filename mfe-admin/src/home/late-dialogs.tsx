/** Dialogs that few edits ever need, in chunks of their own. One that does not come says so and counts as put off. */

import { toast } from 'platform';
import type { ComponentProps } from 'react';
import { LazyBoundary, lazyChunk } from 'ui';
import type { ConflictDialog as Conflict } from './conflict-dialog.tsx';
import type { DeleteDialog as Delete } from './delete-dialog.tsx';

const LateConflict = lazyChunk<ComponentProps<typeof Conflict>>(async () => {
  const { ConflictDialog: Late } = await import(/* webpackChunkName: "conflict" */ './conflict-dialog.tsx');
  return { default: Late };
});
const LateDelete = lazyChunk<ComponentProps<typeof Delete>>(async () => {
  const { DeleteDialog: Late } = await import(/* webpackChunkName: "delete-home" */ './delete-dialog.tsx');
  return { default: Late };
});

const failed = (putOff: () => void) => () => {
  toast({ title: 'Error', description: 'That could not be loaded. Please try again.', variant: 'destructive' });
  putOff();
};

export const ConflictDialog = (props: ComponentProps<typeof Conflict>) => (
  <LazyBoundary onFailed={failed(props.onLater)}>
    <LateConflict {...props} />
  </LazyBoundary>
);

export const DeleteDialog = (props: ComponentProps<typeof Delete>) => (
  <LazyBoundary onFailed={failed(props.onClose)}>
    <LateDelete {...props} />
  </LazyBoundary>
);
