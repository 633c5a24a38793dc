/**
 * Until the returned function is called, the browser asks before this page is reloaded or its tab is closed. `isNeeded` is
 * asked at that moment.
 */
export function askBeforeUnload(isNeeded = () => true): () => void {
  const ask = (event: BeforeUnloadEvent): void => {
    if (isNeeded()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
