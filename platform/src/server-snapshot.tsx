/**
 * What the server drew, kept aside: a part of the first page whose code throws while React takes it over leaves its
 * readable HTML in place instead of an error. Copied as nodes, for Trusted Types refuse HTML as text.
 */

import { useLayoutEffect, useRef } from 'react';

let snapshot: Element | undefined;

/** Called once, by the shell, before it hydrates. */
export const keepServerSnapshot = (main: Element | null): void => {
  snapshot = main ? (main.cloneNode(true) as Element) : undefined;
};

/** From the first navigation on, what the server drew is no longer what belongs here. */
export const forgetServerSnapshot = (): void => {
  snapshot = undefined;
};

/** The selector of a slot's place in the page. */
const slotSelector = (name: string): string => `[data-slot="${name}"]`;

const find = (slot: string | undefined): Element | null | undefined =>
  slot ? snapshot?.querySelector(slotSelector(slot)) : snapshot;

export const hasServerSnapshot = (slot?: string): boolean => (find(slot)?.childNodes.length ?? 0) > 0;

/** The kept HTML of the page, or of one slot. Links in it are what HTML says they are. */
export function ServerSnapshot({ slot }: { slot?: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const copy = find(slot)?.cloneNode(true);
    if (copy) place.current?.replaceChildren(...copy.childNodes);
  }, [slot]);
  return <div ref={place} data-hydration="failed" style={{ display: 'contents' }} />;
}
