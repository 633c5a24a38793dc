export { DragHandle, type DragHandleProps } from './drag-handle.tsx';
export type { DragAwayOptions } from './use-drag-away.ts';
