/**
 * Hides history steps from the router that leave a dialog but not the page. The router would load the page again and
 * cancel a navigation that is under way. The code of these entries (`ui/src/history/places.ts`) is loaded later, so
 * this listener is added first and calls it. Imported before the router is made.
 */
addEventListener('popstate', (event) => {
  const key = Symbol.for('ui/history');
  (globalThis as { [key]?: { pop(event: PopStateEvent): void } })[key]?.pop(event);
});

/** The code of these entries has to know when the router has reached another page than the one that a dialog lay over. */
export function tellPage(keyNow: () => string): void {
  const shown = Symbol.for('ui/history/shown');
  (globalThis as { [shown]?: () => string })[shown] = keyNow;
}
