import { media } from 'ui/contract';

/** The width of the picture in the dialog. */
export const sizes = `${media.column} 100vw, 620px`;
