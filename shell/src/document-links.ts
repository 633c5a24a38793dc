/**
 * Until the first page's code has arrived, a link is what HTML says it is: a new document. A client-side navigation would
 * leave a boundary that React has not hydrated, and throw the server's HTML away.
 */

const keepNative = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation();
};

/** From now on links open documents: React never hears of the click. */
export const keepDocumentLinks = (): void => window.addEventListener('click', keepNative, { capture: true });

/** From now on the router follows links. */
export const followLinks = (): void => window.removeEventListener('click', keepNative, { capture: true });
