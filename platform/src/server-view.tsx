/**
 * What the server drew, kept aside: a part of the first page whose code throws while React takes it over leaves its
 * readable HTML in place instead of an error. Copied as nodes, for Trusted Types refuse HTML as text.
 */

import { useLayoutEffect, useRef } from 'react';

let kept: Element | undefined;

/** Called once, by the shell, before it hydrates. */
export const keepServerView = (main: Element | null): void => {
  kept = main ? (main.cloneNode(true) as Element) : undefined;
};

/** From the first navigation on, what the server drew is no longer what belongs here. */
export const forgetServerView = (): void => {
  kept = undefined;
};

/** The selector of a slot's place in the page. */
const slotSelector = (name: string): string => `[data-slot="${name}"]`;

const find = (slot: string | undefined): Element | null | undefined =>
  slot ? kept?.querySelector(slotSelector(slot)) : kept;

export const hasServerView = (slot?: string): boolean => (find(slot)?.childNodes.length ?? 0) > 0;

/** The kept HTML of the page, or of one slot. Links in it are what HTML says they are. */
export function ServerView({ slot }: { slot?: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const copy = find(slot)?.cloneNode(true);
    if (copy) place.current?.replaceChildren(...copy.childNodes);
  }, [slot]);
  return <div ref={place} data-hydration="failed" style={{ display: 'contents' }} />;
}
