import { useSyncExternalStore } from 'react';
import { breakpoint } from '../tokens.ts';

const query = `(max-width: ${breakpoint.column}px)`;

function subscribe(onChange: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** How many slots are in sight: the wide number, or one up to 820 px. The style sheet arranges the same by itself. */
export function useVisible(wide: number) {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
  return isNarrow ? 1 : wide;
}
