/** Scrolls to anchors such as `/#testimonials` from any page, also while the content above them still grows. */

import { useLocation } from 'platform';
import { useEffect } from 'react';

/** Milliseconds for which the anchor is kept in place while data arrive above it. */
const HELD_FOR = 4000;
/** Events by which the visitor takes over the scrolling. */
const takeovers = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** A URL can contain anything. A hash that cannot be decoded is taken as it is. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

const anchorNamed = (hash: string) => document.getElementById(idOf(hash));

/** The keyboard continues from the anchor, as after a native link. */
function takeFocus(anchor: HTMLElement): void {
  if (!anchor.hasAttribute('tabindex')) anchor.setAttribute('tabindex', '-1');
  anchor.focus({ preventScroll: true });
}

/** Scrolls to the anchor now and after every change of the page's height. Returns a function that stops this. */
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

  // `key` is a dependency, so that the same anchor can be chosen again.
  useEffect(() => {
    const isBrowsersOwn = key === 'default' && anchorNamed(hash) !== null;
    if (!hash || isBrowsersOwn) return;
    return holdAt(hash);
  }, [hash, key]);
}
