import { media } from 'ui/contract';

/** The picture takes a third of the column; on a phone the width of the page. */
export const sizes = `${media.phone} 100vw, 34vw`;
