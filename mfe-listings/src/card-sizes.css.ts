import { media } from 'ui/contract';

/** How wide a card's picture stands: three cards beside each other, two, or in a rail on a phone. */
export const third = `${media.phone} 92vw, ${media.column} 46vw, 30vw`;
export const half = `${media.phone} 92vw, 46vw`;
export const inRail = '62vw';
