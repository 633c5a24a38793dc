import { toast } from 'platform';
import type { ComponentType } from 'react';
import { LazyBoundary, lazyChunk } from 'ui';

/** The page comes first. */
const AHEAD_AFTER_MS = 2000;

/** A dialog whose code comes when it is opened for the first time. Where it does not come, that is said, and the next press tries anew. */
export function lateDialog<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazyChunk(load);
  // Asked for ahead, so that a press is answered at once, and without a line, too. If it fails here, the press asks again.
  if (typeof window !== 'undefined') setTimeout(() => load().catch(() => undefined), AHEAD_AFTER_MS);
  return function LateDialog(props: Props) {
    function handleFailed(): void {
      toast({ title: 'It could not be opened', description: 'Check the line and try again.', variant: 'destructive' });
      props.onClose();
    }
    return (
      <LazyBoundary onFailed={handleFailed}>
        <Part {...props} />
      </LazyBoundary>
    );
  };
}
