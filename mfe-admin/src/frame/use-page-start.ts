import { type RefObject, useEffect } from 'react';

/** The heading in `column`, or the column itself. */
function startOf(column: HTMLElement): HTMLElement {
  const heading = column.querySelector('h1') ?? column;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  return heading;
}

/**
 * The shell's skip link and each navigation move the focus to `main`. Here the rail comes first in it, so the focus
 * moves on to the page's heading.
 */
export function usePageStart(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = column.current?.closest('main');
    if (!main) return;
    const pass = () => column.current && startOf(column.current).focus({ preventScroll: true });
    const onFocus = ({ target }: FocusEvent) => target === main && pass();
    if (document.activeElement === main) pass();
    main.addEventListener('focus', onFocus);
    return () => main.removeEventListener('focus', onFocus);
  }, [column]);
}
