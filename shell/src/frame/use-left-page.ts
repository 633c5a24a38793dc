import { useLocation, useNavigation } from 'platform';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `drop` when the visitor leaves the page on which `asked` was set: on a slow line its code may come only after
 * the next page. What is asked for while the next page is on its way belongs to that page.
 */
export function useLeftPage(asked: unknown, drop: () => void): void {
  const { pathname } = useLocation();
  const coming = useNavigation().location?.pathname ?? pathname;
  const askedOn = useRef(coming);
  const note = useEffectEvent(() => {
    askedOn.current = coming;
  });
  const leave = useEffectEvent((page: string) => {
    if (asked && askedOn.current !== page) drop();
  });
  useEffect(() => {
    if (asked) note();
  }, [asked]);
  useEffect(() => leave(pathname), [pathname]);
}
