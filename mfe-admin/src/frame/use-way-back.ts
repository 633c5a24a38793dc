import { useNavigate } from 'platform';
import type { MouseEvent } from 'react';

/** Not every browser has it. */
type Entries = { currentEntry: { index: number } | null; entries(): ReadonlyArray<{ url: string | null }> };

/** Whether the browser's own Back leads where the link does. A link without a search leads to any search of its page. */
function isBefore({ pathname, search }: HTMLAnchorElement): boolean {
  const { navigation } = window as { navigation?: Entries };
  const index = navigation?.currentEntry?.index ?? 0;
  const url = navigation?.entries()[index - 1]?.url;
  if (!url) return false;
  const before = new URL(url);
  return before.pathname === pathname && (search === '' || before.search === search);
}

/** Where the link back leads that was pressed at last. */
let pressed = '';

/** Whether this page is there because the link back to it was pressed. Told once. */
export function hasPressedBack(pathname: string): boolean {
  const isThere = pressed === pathname;
  pressed = '';
  return isThere;
}

/**
 * For a link to the list from which a page was opened: where the browser's Back leads there, too, it goes back, so that
 * the list is found as it was left, with its filters and at the same row.
 */
export function useWayBack() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const { metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    pressed = currentTarget.pathname;
    if (!isBefore(currentTarget)) return;
    event.preventDefault();
    void navigate(-1);
  };
}
