import { useLocation } from 'platform';
import { type RefObject, useEffect, useRef } from 'react';
import { loadAhead } from './ahead.ts';
import { focusQuietly } from './focus-quietly.ts';
import { hasPressedBack } from './use-way-back.ts';

const loadRow = () => import(/* webpackChunkName: "row-left" */ './row-left.ts');
loadAhead(loadRow);

/** The entries of the history that were shown, and the path of the page before. */
const shown = new Set<string>();
let left = '';

/**
 * The shell's skip link and each navigation move the focus to `main`. Here the rail comes first in it, so the focus
 * moves on: to the page's heading, and on the way back to a list to the row of the page from which one comes.
 */
export function usePageStart(column: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const isReturn = useRef(false);
  useEffect(() => {
    isReturn.current = hasPressedBack(pathname) || shown.has(key);
    shown.add(key);
    return () => {
      left = pathname;
    };
  }, [key, pathname]);
  useEffect(() => {
    const root = column.current;
    const main = root?.closest('main');
    if (!root || !main) return;
    const pass = () => {
      focusQuietly(root.querySelector('h1') ?? root);
      if (!isReturn.current) return;
      // The skip link leads to the heading again.
      isReturn.current = false;
      const from = left;
      const heading = document.activeElement;
      loadRow().then(
        ({ focusRow }) => focusRow(root, from, heading),
        () => undefined, // Without this code the heading has it.
      );
    };
    const onFocus = ({ target }: FocusEvent) => target === main && pass();
    if (document.activeElement === main) pass();
    main.addEventListener('focus', onFocus);
    return () => main.removeEventListener('focus', onFocus);
  }, [column]);
}
