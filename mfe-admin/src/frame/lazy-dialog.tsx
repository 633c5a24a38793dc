import type { ComponentType } from 'react';
import { Button, LazyBoundary, lazyChunk, Text } from 'ui';
import { Dialog } from 'ui/dialog';
import { loadAhead } from './ahead.ts';

type Closing = { onClose: () => void };

/** A dialog whose code comes when it is first opened, so that no page waits for it; a Retry stands where it does not come. */
export function lazyDialog<Props extends Closing>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazyChunk(load);
  loadAhead(load);
  return function LazyDialog(props: Props) {
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
