/**
 * A step in the history that leaves a dialog and no page is none of the router's: it would begin to load the page anew, and drop a
 * navigation that is under way. What keeps the dialogs' places comes later (`ui/src/history/places.ts`), so this listens in its stead.
 * Imported before the router is made.
 */
addEventListener('popstate', (event) => {
  const key = Symbol.for('ui/history');
  (globalThis as { [key]?: { pop(event: PopStateEvent): void } })[key]?.pop(event);
});
