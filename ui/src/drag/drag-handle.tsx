import { cx } from '../cx.ts';
import * as styles from './handle.css.ts';
import { type DragAwayOptions, useDragAway } from './use-drag-away.ts';

export interface DragHandleProps extends DragAwayOptions {
  className?: string | undefined;
}

/** What a finger takes a sheet by. Readers and keys have other ways to close it. */
export const DragHandle = ({ className, ...options }: DragHandleProps) => (
  <div aria-hidden="true" className={cx(styles.handle, className)} {...useDragAway(options)} />
);
