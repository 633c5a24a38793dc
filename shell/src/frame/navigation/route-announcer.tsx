/**
 * Does for a navigation what a browser does for a new document: moves the focus to the top of the page, announces its
 * title, and sets its canonical address.
 */

import { useLocation } from 'platform';
import type { RouteData } from 'platform/shell';
import { useEffect, useRef, useState } from 'react';
import { useMatches } from 'react-router';
import { VisuallyHidden } from 'ui';
import { allPages } from '../../all-pages.ts';
import { MAIN_ID } from '../main-id.ts';

/** Milliseconds until the page has set its title. */
const TITLE_AFTER = 400;

/** Writes the canonical address of the page on screen, as the server does. A browser that shares a page sends it. */
function useCanonical(): void {
  const { pathname, key } = useLocation();
  const match = useMatches().at(-1);
  const { id } = match ?? {};
  // Nothing if the page could not be loaded.
  const data = match?.loaderData as RouteData | null | undefined;
  const hasMoved = useRef(false);
  useEffect(() => {
    if (key !== 'default') hasMoved.current = true;
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    // The server has written it for the page of the document, and none for one that is nobody else's.
    if (!hasMoved.current || !link) return undefined;
    let isLast = true;
    const write = (path = pathname) => {
      // Its origin is the site's own, whatever name this document was opened by.
      if (isLast) link.href = new URL(path, link.href).href;
    };
    const page = data ? allPages().find((one) => one.id === id) : undefined;
    // A part of another team may count on data that are still on their way, and throw.
    Promise.resolve(page?.load())
      .then((module) => write(module?.canonical?.(data?.page)))
      .catch(() => write());
    return () => {
      isLast = false;
    };
  }, [id, data, pathname, key]);
}

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
