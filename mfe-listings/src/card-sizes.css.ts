import { media } from 'ui/contract';

/** The width of a card's picture: three cards in a row, two, or in a rail on a phone. */
export const third = `${media.phone} 92vw, ${media.column} 46vw, 30vw`;
export const half = `${media.phone} 92vw, 46vw`;
export const inRail = '62vw';
