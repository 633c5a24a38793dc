import type { ComponentType } from 'react';
import { Button, LazyBoundary, lazyChunk, Text } from 'ui';
import { Dialog } from 'ui/dialog';

/** The page comes first. */
const AHEAD_AFTER_MS = 2000;

type Closing = { onClose: () => void };

/** A dialog whose code comes when it is first opened, so that no page waits for it; a Retry stands where it does not come. */
export function lateDialog<Props extends Closing>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazyChunk(load);
  // Asked for ahead, so that a press is answered at once, and without a line, too. If it fails here, the press asks again.
  if (typeof window !== 'undefined') setTimeout(() => load().catch(() => undefined), AHEAD_AFTER_MS);
  return function LateDialog(props: Props) {
    const { onClose } = props;
    const shell = (title: string, retry?: () => void) => (
      <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title} closeLabel="Close">
        {retry ? (
          <Button tone="line" size="small" onClick={retry}>
            Retry
          </Button>
        ) : (
          <Text role="status">A moment, please.</Text>
        )}
      </Dialog>
    );
    return (
      <LazyBoundary loading={shell('Loading...')} failed={(retry) => shell('This could not be loaded', retry)}>
        <Part {...props} />
      </LazyBoundary>
    );
  };
}
