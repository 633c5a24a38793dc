/**
 * Until the first page's code has arrived, a link is what HTML says it is: a new document. A client-side navigation would
 * leave a boundary that React has not hydrated, and throw the server's HTML away.
 */
export function documentLinksUntil(arrival: Promise<unknown> | undefined): void {
  if (!arrival) return;
  const keepNative = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation();
  };
  window.addEventListener('click', keepNative, { capture: true });
  const stop = () => window.removeEventListener('click', keepNative, { capture: true });
  arrival.then(stop, () => undefined);
}
