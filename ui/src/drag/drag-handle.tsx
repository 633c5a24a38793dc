import { cx } from '../cx.ts';
import * as styles from './handle.css.ts';
import { type DragAwayOptions, useDragAway } from './use-drag-away.ts';

export interface DragHandleProps extends DragAwayOptions {
  className?: string | undefined;
}

/** The handle by which a finger drags a sheet. Screen readers and keyboards close it by other ways. */
export const DragHandle = ({ className, ...options }: DragHandleProps) => (
  <div aria-hidden="true" className={cx(styles.handle, className)} {...useDragAway(options)} />
);
