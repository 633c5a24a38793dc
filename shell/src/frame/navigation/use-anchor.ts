/** Anchors such as `/#testimonials` from any page, and though what stands above them is still growing. */

import { useLocation } from 'platform';
import { useEffect } from 'react';

/** Milliseconds for which the anchor is kept in place while data arrives above it. */
const HELD_FOR = 4000;
/** What a visitor does to take the scrolling over. */
const takeovers = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Anything can stand in an address: what is not encoded as it should be is taken as it stands. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

const anchorNamed = (hash: string) => document.getElementById(idOf(hash));

/** The keyboard goes on from the anchor, as after a link that the browser follows itself. */
function takeFocus(anchor: HTMLElement): void {
  if (!anchor.hasAttribute('tabindex')) anchor.setAttribute('tabindex', '-1');
  anchor.focus({ preventScroll: true });
}

/** Scrolls to the anchor now and after every change of the page's height. Returns what ends it. */
function holdAt(hash: string): () => void {
  let hasFocus = false;
  const scroll = () => {
    const anchor = anchorNamed(hash);
    anchor?.scrollIntoView();
    if (anchor && !hasFocus) takeFocus(anchor);
    hasFocus ||= anchor !== null;
  };
  const observer = new ResizeObserver(scroll);
  const leaving = new AbortController();
  const stop = () => {
    observer.disconnect();
    leaving.abort();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, HELD_FOR);
  for (const type of takeovers) window.addEventListener(type, stop, { passive: true, signal: leaving.signal });
  observer.observe(document.body);
  return stop;
}

export function useAnchor(): void {
  const { hash, key } = useLocation();

  // The key, so that choosing the same anchor again leads there again.
  useEffect(() => {
    const isBrowsersOwn = key === 'default' && anchorNamed(hash) !== null;
    if (!hash || isBrowsersOwn) return;
    return holdAt(hash);
  }, [hash, key]);
}
