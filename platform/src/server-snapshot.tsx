/**
 * A copy of what the server rendered. If the code of a part throws while React hydrates the first page, its readable
 * HTML is shown instead of an error. It is copied as nodes, because Trusted Types refuse HTML as text.
 */

import { useLayoutEffect, useRef } from 'react';

let snapshot: Element | undefined;

/** The shell calls this once, before it hydrates. */
export const keepServerSnapshot = (main: Element | null): void => {
  snapshot = main ? (main.cloneNode(true) as Element) : undefined;
};

/** After the first navigation, the server's HTML belongs to another page. */
export const forgetServerSnapshot = (): void => {
  snapshot = undefined;
};

/** The selector of a slot's element in the page. */
const slotSelector = (name: string): string => `[data-slot="${name}"]`;

const find = (slot: string | undefined): Element | null | undefined =>
  slot ? snapshot?.querySelector(slotSelector(slot)) : snapshot;

export const hasServerSnapshot = (slot?: string): boolean => (find(slot)?.childNodes.length ?? 0) > 0;

/** The copied HTML of the page, or of one slot. Its links are plain links. */
export function ServerSnapshot({ slot }: { slot?: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const copy = find(slot)?.cloneNode(true);
    if (copy) place.current?.replaceChildren(...copy.childNodes);
  }, [slot]);
  return <div ref={place} data-hydration="failed" style={{ display: 'contents' }} />;
}
