/** What a new document does by itself: the focus starts at the top of the page, its name is said, its address is its own. */

import { useLocation } from 'platform';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from 'ui';
import { MAIN_ID } from '../main-id.ts';

/** Milliseconds for the page to have set its title. */
const TITLE_AFTER = 400;

export function RouteAnnouncer() {
  const { pathname, hash, key } = useLocation();
  // The document's own page begins by itself; who was gone before this code came has arrived somewhere.
  const left = useRef(key === 'default' ? pathname : undefined);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (left.current === pathname) return;
    left.current = pathname;
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', `${location.origin}${pathname}`);
    if (!hash) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    const timer = setTimeout(() => setSaid(document.title), TITLE_AFTER);
    return () => clearTimeout(timer);
  }, [pathname, hash]);

  return (
    <VisuallyHidden as="div" aria-live="polite" aria-atomic="true">
      {said}
    </VisuallyHidden>
  );
}
