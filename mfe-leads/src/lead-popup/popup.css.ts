import { media } from 'ui/contract';

/** How wide the picture stands in the dialog. */
export const sizes = `${media.column} 100vw, 620px`;
