/**
 * Does for a navigation what a browser does for a new document: moves the focus to the top of the page, announces its
 * title, and sets its canonical address.
 */

import { useLocation } from 'platform';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from 'ui';
import { MAIN_ID } from '../main-id.ts';
import { useCanonical } from './use-canonical.ts';

/** Milliseconds until the page has set its title. */
const TITLE_AFTER = 400;

export function RouteAnnouncer() {
  const { pathname, hash, key } = useLocation();
  // The page of the document needs no announcement. If the visitor navigated before this code was loaded, the page
  // does.
  const left = useRef(key === 'default' ? pathname : undefined);
  const [said, setSaid] = useState('');
  useCanonical();

  useEffect(() => {
    if (left.current === pathname) return;
    left.current = pathname;
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
