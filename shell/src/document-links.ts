/**
 * Until the code of the first page is loaded, links open documents. A client-side navigation would leave a boundary
 * that React has not hydrated, and throw the server's HTML away.
 */

const keepNative = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation();
};

/** From now on links open documents: React does not get the click. */
export const keepDocumentLinks = (): void => window.addEventListener('click', keepNative, { capture: true });

/** From now on the router handles links. */
export const followLinks = (): void => window.removeEventListener('click', keepNative, { capture: true });
