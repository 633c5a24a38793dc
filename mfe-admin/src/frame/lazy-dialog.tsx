import { type ComponentType, useEffect, useState } from 'react';
import { Button, LazyBoundary, lazyChunk, Text } from 'ui';
import { loadAhead } from './ahead.ts';
import { Sheet } from './sheet.tsx';

type Closing = { onClose: () => void };

/**
 * Gives the focus back to what opened the dialog. The dialog itself knows only what had it when its code had come: nothing,
 * as the one that said that it loads was gone by then.
 */
function useFocusBack(): void {
  const [cameFrom] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body && cameFrom instanceof HTMLElement) cameFrom.focus();
      });
    },
    [cameFrom],
  );
}

/** A dialog whose code is loaded later, so that no page waits for it. If it cannot be loaded, a Retry is shown. */
export function lazyDialog<Props extends Closing>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazyChunk(load);
  loadAhead(load);
  return function LazyDialog(props: Props) {
    const { onClose } = props;
    useFocusBack();
    const shell = (title: string, retry?: () => void) => (
      <Sheet onClose={onClose} title={title}>
        {retry ? (
          <Button tone="line" size="small" onClick={retry}>
            Retry
          </Button>
        ) : (
          <Text role="status">A moment, please.</Text>
        )}
      </Sheet>
    );
    return (
      <LazyBoundary loading={shell('Loading...')} failed={(retry) => shell('This could not be loaded', retry)}>
        <Part {...props} />
      </LazyBoundary>
    );
  };
}
