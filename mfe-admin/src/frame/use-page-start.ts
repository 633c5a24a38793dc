import { type RefObject, useEffect } from 'react';
import { focusQuietly } from './focus-quietly.ts';

/**
 * The shell's skip link and each navigation move the focus to `main`. Here the rail comes first in it, so the focus
 * moves on to the page's heading.
 */
export function usePageStart(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = column.current?.closest('main');
    if (!main) return;
    const pass = () => column.current && focusQuietly(column.current.querySelector('h1') ?? column.current);
    const onFocus = ({ target }: FocusEvent) => target === main && pass();
    if (document.activeElement === main) pass();
    main.addEventListener('focus', onFocus);
    return () => main.removeEventListener('focus', onFocus);
  }, [column]);
}
