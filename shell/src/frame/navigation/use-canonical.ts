/**
 * Writes the canonical address of the page on screen, as the server does for a document: none for a page that search
 * engines must not keep. A browser that shares a page sends it; without one, it sends the address in its bar.
 */

import { useLocation } from 'platform';
import type { RouteData } from 'platform/shell';
import { useEffect, useRef } from 'react';
import { useMatches } from 'react-router';
import { allPages } from '../../all-pages.ts';

const CANONICAL = 'link[rel="canonical"]';
const NOINDEX = 'meta[name="robots"][content*="noindex"]';

/** The site's own origin, whatever name this document was opened by. A document without the link does not tell it. */
let origin: string | undefined;

function write(path: string): void {
  const link = document.querySelector<HTMLLinkElement>(CANONICAL);
  if (link) origin ??= new URL(link.href).origin;
  if (document.querySelector(NOINDEX)) {
    link?.remove();
    return;
  }
  const { href } = new URL(path, origin ?? location.origin);
  if (link?.href === href) return;
  const written = link ?? Object.assign(document.createElement('link'), { rel: 'canonical' });
  written.href = href;
  if (!link) document.head.append(written);
}

export function useCanonical(): void {
  const { pathname, key } = useLocation();
  const match = useMatches().at(-1);
  const { id } = match ?? {};
  // Nothing if the page could not be loaded.
  const data = match?.loaderData as RouteData | null | undefined;
  const hasMoved = useRef(false);
  useEffect(() => {
    if (key !== 'default') hasMoved.current = true;
    // The server has written it for the page of the document.
    if (!hasMoved.current) return undefined;
    let path: string | undefined;
    const tell = () => path && write(path);
    // A page says that it must not be kept as late as its data tell, such as those of a home that is gone.
    const said = new MutationObserver(tell);
    said.observe(document.head, { childList: true });
    const page = data ? allPages().find((one) => one.id === id) : undefined;
    let isLast = true;
    // A part of another team may count on data that are still on their way, and throw.
    Promise.resolve(page?.load())
      .then((module) => module?.canonical?.(data?.page))
      .catch(() => undefined)
      .then((own = pathname) => {
        if (!isLast) return;
        path = own;
        tell();
      });
    return () => {
      isLast = false;
      said.disconnect();
    };
  }, [id, data, pathname, key]);
}
