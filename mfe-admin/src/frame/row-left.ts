/** Loaded late: it is needed only on the way back to a list. */

/** The row of the page that was left. A page that is open beside its list is read from its own heading. */
function rowOf(root: HTMLElement, left: string): HTMLElement | undefined {
  if (root.querySelector('[data-row][aria-current]')) return undefined;
  return [...root.querySelectorAll<HTMLAnchorElement>('a[data-row]')].find(({ pathname }) => pathname === left);
}

/**
 * Moves the focus from `start` to the row of the page that was left, once the list has it, unless the agent has gone
 * elsewhere meanwhile.
 */
export function focusRow(root: HTMLElement, left: string, start: Element | null): void {
  const take = (): boolean => {
    if (!root.isConnected || document.activeElement !== start) return true;
    const row = rowOf(root, left);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
    return row !== undefined;
  };
  if (take()) return;
  const watcher = new MutationObserver(() => take() && watcher.disconnect());
  watcher.observe(root, { childList: true, subtree: true });
}
