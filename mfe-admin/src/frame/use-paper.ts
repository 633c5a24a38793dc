import { useSyncExternalStore } from 'react';

/** Firefox prints a copy of the page: only these events tell it of the printing. */
let isBetween = false;

function subscribe(onChange: () => void): () => void {
  const begin = () => {
    isBetween = true;
    onChange();
  };
  const end = () => {
    isBetween = false;
    onChange();
  };
  const list = matchMedia('print');
  list.addEventListener('change', onChange);
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    list.removeEventListener('change', onChange);
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
    isBetween = false;
  };
}

/** Whether the page is being printed, for what the screen shows a part of: a day of the week. */
export const usePaper = (): boolean => useSyncExternalStore(subscribe, () => isBetween || matchMedia('print').matches);
