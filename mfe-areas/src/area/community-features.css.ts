import { media } from 'ui/contract';

/** The plate takes up a third of the column; on a phone the page. */
export const sizes = `${media.phone} 100vw, 34vw`;
